import Foundation
import Typography
import UIKit

/// What a bar button item shows, ready to be measured and drawn.
@MainActor struct BarItemFace {
    private enum Content {
        case text(TextLayout)
        case image(UIImage)
        case symbol(SymbolFigure)
        case view(UIView)
        case empty
    }

    static let glyphSide = 22.0

    /// What is shown.
    let item: UIBarButtonItem
    private let content: Content
    private let color: RGBA
    /// How far a title is drawn from its place.
    private let offset: UIOffset
    /// Points.
    let width: Double

    /// What an item shows in a bar whose items have a look.
    init(_ item: UIBarButtonItem, _ pen: Pen, look: UIBarButtonItemAppearance? = nil) {
        let state = item.isEnabled ? look?.normal : look?.disabled
        let words = (state?.titleTextAttributes ?? [:]).merging(item.shownTitleAttributes(for: item.isEnabled ? .normal : .disabled)) { $1 }
        offset = state?.titlePositionAdjustment ?? .zero
        let tint = pen.color(words[.foregroundColor] as? UIColor ?? item.shownTintColor, or: pen.palette.tint)
        self.item = item
        color = item.isEnabled || words[.foregroundColor] != nil ? tint : pen.palette.tertiaryLabel
        var widest = 0.0
        if let view = item.customView {
            content = .view(view)
        } else if let image = item.image {
            content = .image(image)
        } else if let title = item.shownTitle, !title.isEmpty {
            let font = words[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
            content = .text(pen.line(title, font))
            widest = (item.possibleTitles ?? []).map { Double(pen.line($0, font).size.width) }.max() ?? 0
        } else if let name = item.systemItem.flatMap(Self.symbolName), let symbol = SymbolFigure(name: name) {
            content = .symbol(symbol)
        } else {
            content = .empty
        }
        let natural =
            switch content {
            case .text(let layout): Double(layout.size.width)
            case .image(let image): max(Self.glyphSide, min(Double(image.size.width), 120))
            case .symbol: Self.glyphSide
            case .view(let view): Double(view.bounds.width)
            case .empty: 0.0
            }
        width = item.width > 0 ? Double(item.width) : max(natural, widest)
    }

    func draw(in rect: CGRect, _ pen: Pen) {
        switch content {
        case .text(let layout):
            pen.draw(layout, in: rect.offsetBy(dx: offset.horizontal, dy: offset.vertical), color: color)
        case .image(let image):
            pen.barImage(image, in: rect, side: Double(max(image.size.width, image.size.height)), color: color)
        case .symbol(let symbol):
            let box = CGRect(
                x: rect.midX - Self.glyphSide / 2, y: rect.midY - Self.glyphSide / 2, width: Self.glyphSide, height: Self.glyphSide)
            pen.draw(symbol.marks(in: box, color: color))
        case .view(let view):
            let size = view.bounds.size
            pen.paint(view, at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2))
        case .empty:
            break
        }
    }

    /// The sign for a kind of item that isn't a word.
    private static func symbolName(_ item: UIBarButtonItem.SystemItem) -> String? {
        switch item {
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        default: nil
        }
    }
}

extension Pen {
    /// A bar's picture: bars draw pictures as stencils in the tint unless the image insists on its own colours.
    func barImage(_ image: UIImage, in rect: CGRect, side: Double, color: RGBA) {
        let natural = image.size.width > 0 && image.size.height > 0 ? image.size : CGSize(width: side, height: side)
        let limit = min(1, rect.height / max(natural.height, 1))
        let size = CGSize(width: natural.width * limit, height: natural.height * limit)
        let box = CGRect(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        self.image(image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image, in: box, tint: color)
    }

    /// The ground of a bar, up to `extent`, and the thin line on one of its edges.
    func barGround(_ extent: CGRect, _ ground: BarGround, style: UIBarStyle, hairlineAtTop: Bool) {
        let plain = style == .black ? RGBA(hex: 0x161616, alpha: 0.97) : palette.bar
        canvas.fill(.rect(extent), color(ground.color, or: plain))
        if let image = ground.image { self.image(image, in: extent) }
        guard ground.hasLine else { return }
        let y = hairlineAtTop ? extent.minY : extent.maxY - pixel
        canvas.fill(.rect(CGRect(x: extent.minX, y: y, width: extent.width, height: pixel)), color(ground.lineColor, or: palette.separator))
    }
}

extension UIView {
    /// A bar's own rectangle, down to the edge of its superview where it stands on the bottom edge of the safe area: the strip of the home
    /// indicator has the bar's ground.
    var bottomBarExtent: CGRect {
        guard let superview, superview.safeAreaInsets.bottom > 0 else { return bounds }
        let rest = superview.bounds.maxY - frame.maxY
        guard abs(rest - superview.safeAreaInsets.bottom) < 1 else { return bounds }
        return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bounds.height + rest)
    }
}
