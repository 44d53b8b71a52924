import CoreGraphics
import LayoutEngine
import Typography

/// The constraint system of a laid-out hierarchy with the views, guides and constraints that its numbers speak of.
@MainActor package struct LayoutExport {
    /// The numbers.
    package let system: LayoutSystem
    private let host: EngineHost

    /// The view that an item is; nil for a guide.
    package func view(of item: ItemID) -> UIView? { host.participants[item]?.view }

    /// The guide that an item is; nil for a view.
    package func guide(of item: ItemID) -> UILayoutGuide? { host.participants[item]?.guide }

    /// The constraint that a handle names.
    package func constraint(of handle: ConstraintHandle) -> NSLayoutConstraint? { host.installed[handle] }

    /// The item of a view that the engine knows.
    package func item(of view: UIView) -> ItemID? { host.item(of: view.layoutNode) }

    /// The width that a wrapping view's content was last measured at; nil for other views.
    package func measuredWidth(of item: ItemID) -> Double? { host.measuredWidth(of: item) }

    fileprivate init?(_ root: UIView) {
        guard let host = root.storedEngineHost, host.hasEngine else { return nil }
        self.host = host
        system = host.engine.system
    }
}

extension UIView {
    /// The constraint system of the view's hierarchy as of its last layout; nil where nothing is laid out by constraints.
    package var layoutExport: LayoutExport? { LayoutExport(hierarchyRoot) }
}

/// What setting a label's text at any width takes: see `UILabel.wrappingMeasures`.
package struct WrappingMeasures {
    /// The whole text without a bound on its width: a line for each paragraph.
    package let layout: TextLayout
    /// The offsets, in UTF-16 units, before which a line may end.
    package let breaks: [Int]
    /// Whether the last line of a paragraph takes a second word rather than hold one alone.
    package let pushesOutLastWord: Bool
    /// The height of one line, and by how much each further line adds to it, in points.
    package let lineHeight, pitch: CGFloat
    /// The baseline of the first line below the top.
    package let firstBaseline: CGFloat
    /// Pixels a point to which natural sizes are rounded up.
    package let scale: CGFloat
}

extension UILabel {
    /// Whether the label's natural height follows the width it is given.
    package var wraps: Bool { entersIntrinsicSizeLate }

    /// The measures of the text; nil for one whose lines differ in height, or that breaks otherwise than between words.
    package var wrappingMeasures: WrappingMeasures? {
        guard let string = content.string, !string.isEmpty, ![.byCharWrapping, .byClipping].contains(lineBreakMode),
            textAlignment != .justified
        else { return nil }
        let strategy = paragraphStyle?.lineBreakStrategy ?? usedStrategy
        let layout = layout(width: .greatestFiniteMagnitude, numberOfLines: 0)
        let heights = layout.lines.map { $0.ascent + $0.descent }
        guard let first = heights.first, heights.allSatisfy({ abs($0 - first) < 0.01 }) else { return nil }
        // Two lines tell what a further one adds.
        let narrow = self.layout(width: layout.lines[0].width * 0.6, numberOfLines: 2)
        let pitch = narrow.lines.count == 2 ? narrow.lines[1].baseline - narrow.lines[0].baseline : first
        let lineHeight = layout.size.height - pitch * CGFloat(layout.lines.count - 1)
        return WrappingMeasures(
            layout: layout, breaks: LineBreaks.places(in: string, keepingHangulWords: strategy.contains(.hangulWordPriority)),
            pushesOutLastWord: strategy.contains(.pushOut), lineHeight: lineHeight, pitch: pitch, firstBaseline: layout.firstBaseline,
            scale: textPixels.pixelsPerPoint)
    }

    /// The paragraph style that an attributed text begins with.
    private var paragraphStyle: NSParagraphStyle? {
        guard case .styled(let text) = content, text.length > 0 else { return nil }
        return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    }
}
