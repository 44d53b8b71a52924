import Foundation
import UIKit

/// How pictures are drawn.
public struct RenderOptions: Sendable {
    /// Pixels a point. PNG pictures grow with it; SVG and PDF are measured in points, and only what has to be pixels there
    /// (shadows, images) takes its fineness from it.
    public var scale: CGFloat
    /// Light or dark, whatever the view's own traits say; `.unspecified` leaves the view its own. A subview that overrides its style keeps it.
    public var style: UIUserInterfaceStyle
    /// What is drawn over the picture to show how it was laid out; nothing at first.
    public var outlines: Outlines
    /// What lies under the view; nil leaves the picture transparent there.
    public var background: UIColor?

    /// Makes options; without arguments: twice enlarged, in the view's own style, no outlines, transparent ground.
    public init(scale: CGFloat = 2, style: UIUserInterfaceStyle = .unspecified, outlines: Outlines = [], background: UIColor? = nil) {
        self.scale = scale
        self.style = style
        self.outlines = outlines
        self.background = background
    }

    /// The lines that show a layout.
    public struct Outlines: OptionSet, Sendable {
        /// One bit for each kind of line.
        public let rawValue: Int

        /// Makes a set from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The frame of every view.
        public static let frames = Outlines(rawValue: 1 << 0)
        /// The alignment rectangle, where it differs from the frame.
        public static let alignmentRects = Outlines(rawValue: 1 << 1)
        /// Layout guides that were added to a view.
        public static let layoutGuides = Outlines(rawValue: 1 << 2)
        /// The safe area of the view that is drawn.
        public static let safeArea = Outlines(rawValue: 1 << 3)
        /// The whole content of every scroll view, also the part that is scrolled out of sight.
        public static let scrollContent = Outlines(rawValue: 1 << 4)
        /// The box that names the colours.
        public static let legend = Outlines(rawValue: 1 << 5)
        /// The constraints of the tree: a bar for a distance or a length, a line where edges fall together.
        public static let constraints = Outlines(rawValue: 1 << 6)
        /// The layout margins of the view that is drawn.
        public static let margins = Outlines(rawValue: 1 << 7)

        /// Everything, with the legend.
        public static let all: Outlines = [
            .frames, .alignmentRects, .layoutGuides, .safeArea, .margins, .scrollContent, .constraints, .legend,
        ]
    }
}
