import UIKit

/// Where everything stands in the window of a preview: the device in its frame, the inspector beside it. Points of the window.
struct StageLayout: Equatable {
    /// The device with its edge.
    let device: CGRect
    /// The screen in it.
    let screen: CGRect
    /// The inspector's panel; nil while it is closed.
    let panel: CGRect?
    /// Points of the window for each point of the screen.
    let zoom: CGFloat

    /// The distance of everything from the window's edge, in points.
    static let margin: CGFloat = 20
    /// The height of the line below the device.
    static let footer: CGFloat = 24
    static let panelWidth: CGFloat = 320
    /// The thickness of the device's edge, in points of the screen.
    static let bezel: CGFloat = 14

    /// The size of a window in which a screen is shown at a zoom.
    static func windowSize(screen: CGSize, zoom: CGFloat, showsPanel: Bool) -> CGSize {
        CGSize(
            width: (screen.width + 2 * bezel) * zoom + 2 * margin + (showsPanel ? panelWidth + margin : 0),
            height: (screen.height + 2 * bezel) * zoom + 2 * margin + footer)
    }

    /// The largest zoom, at most 1, with which a screen fits into a size.
    static func zoom(for screen: CGSize, within size: CGSize, showsPanel: Bool) -> CGFloat {
        let width = size.width - 2 * margin - (showsPanel ? panelWidth + margin : 0)
        let height = size.height - 2 * margin - footer
        return max(0.2, min(1, width / (screen.width + 2 * bezel), height / (screen.height + 2 * bezel)))
    }

    /// The places in a window of a size: the device in the middle of what the panel leaves, as large as it fits.
    init(window: CGSize, screen: CGSize, showsPanel: Bool) {
        zoom = Self.zoom(for: screen, within: window, showsPanel: showsPanel)
        let width = window.width - (showsPanel ? Self.panelWidth + Self.margin : 0)
        let size = CGSize(width: (screen.width + 2 * Self.bezel) * zoom, height: (screen.height + 2 * Self.bezel) * zoom)
        device = CGRect(
            x: ((width - size.width) / 2).rounded(), y: ((window.height - Self.footer - size.height) / 2).rounded(), width: size.width,
            height: size.height)
        self.screen = device.insetBy(dx: Self.bezel * zoom, dy: Self.bezel * zoom)
        panel =
            showsPanel
            ? CGRect(
                x: window.width - Self.panelWidth - Self.margin, y: Self.margin, width: Self.panelWidth,
                height: window.height - 2 * Self.margin) : nil
    }

    /// A point of the window as a point of the screen.
    func screenPoint(_ point: CGPoint) -> CGPoint { CGPoint(x: (point.x - screen.minX) / zoom, y: (point.y - screen.minY) / zoom) }
}
