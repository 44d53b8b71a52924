import CoreGraphics
import UIKit
import ViewRendering

/// Draws the window of a preview: the device, its screen, the keyboard, and what is laid over them.
@MainActor struct StagePainter {
    /// What lies over the picture.
    struct Overlays: Equatable {
        var showsOutlines = false
        var showsInspector = false
        var showsHelp = false
    }

    let stage: PreviewStage
    let layout: StageLayout
    let overlays: Overlays

    func paint(on board: DrawingBoard, size: CGSize) {
        board.clear(.systemGray5)
        paintDevice(board)
        let screen = CGRect(origin: layout.screen.origin, size: stage.window.bounds.size)
        board.within(screen, zoom: layout.zoom, radius: screenRadius) {
            if let frame = stage.window.keyboardFrame { KeyboardPicture(frame: frame).paint(on: board) }
            if overlays.showsInspector, let view = stage.inspected { mark(view, board) }
            if let notice = stage.notice { paint(notice, board) }
        }
        paintFooter(board, size)
        if let panel = layout.panel {
            InspectorPanel(view: stage.inspected, root: stage.window, keeper: stage.constraintTexts).paint(in: panel, on: board)
        }
        if overlays.showsHelp { HelpPanel.paint(in: CGRect(origin: .zero, size: size), on: board) }
    }

    /// The corners of screens without a home button are round.
    private var screenRadius: Double { stage.conditions.device.held(.portrait).safeAreaInsets.bottom > 0 ? 44 : 2 }

    private func paintDevice(_ board: DrawingBoard) {
        board.fill(layout.device, radius: (screenRadius + StageLayout.bezel) * layout.zoom, UIColor(white: 0.09, alpha: 1))
        board.stroke(layout.device, radius: (screenRadius + StageLayout.bezel) * layout.zoom, UIColor(white: 0.35, alpha: 1), width: 1)
        board.draw(
            stage.window, statusBar: StatusBar(stage.conditions.device, over: []), at: layout.screen.origin, zoom: layout.zoom,
            radius: screenRadius,
            outlines: overlays.showsOutlines ? RenderOptions.Outlines.all.subtracting(.legend) : [])
    }

    private func mark(_ view: UIView, _ board: DrawingBoard) {
        let rect = view.convert(view.bounds, to: stage.window)
        board.fill(rect, UIColor.systemBlue.withAlphaComponent(0.18))
        board.stroke(rect, .systemBlue, width: 1.5)
    }

    private func paint(_ notice: PreviewStage.Notice, _ board: DrawingBoard) {
        let font = UIFont.systemFont(ofSize: 13, weight: .medium)
        let width = stage.window.bounds.width - 48
        let height = NSString(string: notice.text).boundingRect(
            with: CGSize(width: width - 28, height: 400), options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil
        ).height
        let box = CGRect(x: 24, y: stage.window.bounds.height - height - 76, width: width, height: height.rounded(.up) + 20)
        board.fill(box, radius: 12, UIColor(white: 0.1, alpha: 0.9))
        board.write(
            notice.text, font, .white, at: CGPoint(x: box.minX + 14, y: box.minY + 10), width: width - 28, numberOfLines: 0,
            alignment: .center)
    }

    private func paintFooter(_ board: DrawingBoard, _ size: CGSize) {
        let width = layout.panel.map { $0.minX - StageLayout.margin } ?? size.width
        board.write(
            "\(stage.conditions.text)   ·   h: keys", .systemFont(ofSize: 12), .secondaryLabel,
            at: CGPoint(x: 12, y: size.height - StageLayout.footer), width: width - 24, alignment: .center)
    }
}

/// A keyboard: rows of keys without letters.
@MainActor struct KeyboardPicture {
    let frame: CGRect

    func paint(on board: DrawingBoard) {
        board.fill(frame, .systemGray4)
        let rows = [10, 9, 7]
        let key = CGSize(width: (frame.width - 66) / 10, height: 42)
        var y = frame.minY + min(54, max(8, frame.height - 4 * 54 - 20))
        for (index, count) in rows.enumerated() {
            let width = CGFloat(count) * key.width + CGFloat(count - 1) * 6
            for place in 0..<count {
                let x = frame.midX - width / 2 + CGFloat(place) * (key.width + 6)
                board.fill(CGRect(origin: CGPoint(x: x, y: y), size: key), radius: 5, .systemBackground)
            }
            if index == 2 { edges(key, at: y, board) }
            y += 54
        }
        board.fill(
            CGRect(x: frame.minX + frame.width * 0.26, y: y, width: frame.width * 0.48, height: key.height), radius: 5, .systemBackground)
        edges(CGSize(width: frame.width * 0.23, height: key.height), at: y, board)
    }

    /// The two darker keys at the ends of a row.
    private func edges(_ size: CGSize, at y: CGFloat, _ board: DrawingBoard) {
        let width = min(size.width * 1.3, frame.width * 0.23)
        board.fill(CGRect(x: frame.minX + 3, y: y, width: width, height: size.height), radius: 5, .systemGray2)
        board.fill(CGRect(x: frame.maxX - 3 - width, y: y, width: width, height: size.height), radius: 5, .systemGray2)
    }
}

/// The list of keys.
@MainActor enum HelpPanel {
    /// What each key does, in the order in which it is told.
    static let keys: [(key: String, does: String)] = [
        ("drag, wheel", "scroll; a flick goes on by itself"), ("ctrl + wheel", "zoom where a scroll view zooms"),
        ("click", "touch controls, rows, tabs, fields"), ("r", "rotate the device"), ("d  D", "next device, the one before"),
        ("t  T", "larger text, smaller text"), ("l", "reading direction"), ("s", "light or dark"), ("k", "keyboard"),
        ("o", "outlines: frames, guides, margins"), ("i", "inspector: point at a view"), ("n  p", "next scene, the one before"),
        ("F5", "make the scene anew"), ("h", "this list"), ("q", "close; Esc ends typing first"),
    ]

    static func paint(in bounds: CGRect, on board: DrawingBoard) {
        let row: CGFloat = 24
        let size = CGSize(width: 380, height: CGFloat(keys.count) * row + 64)
        let box = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
        board.fill(bounds, UIColor(white: 0, alpha: 0.35))
        board.fill(box, radius: 16, .systemBackground)
        board.write("Keys", .systemFont(ofSize: 17, weight: .semibold), .label, at: CGPoint(x: box.minX + 24, y: box.minY + 16), width: 300)
        for (index, entry) in keys.enumerated() {
            let y = box.minY + 50 + CGFloat(index) * row
            board.write(
                entry.key, .systemFont(ofSize: 13, weight: .semibold), .systemBlue, at: CGPoint(x: box.minX + 24, y: y), width: 100)
            board.write(entry.does, .systemFont(ofSize: 13), .label, at: CGPoint(x: box.minX + 130, y: y), width: 230)
        }
    }
}
