import Foundation
import LayoutEngine

extension UIView {
    /// The view and all below it, one a line, indented with bars: what UIKit's debugger command of this name prints.
    public func recursiveDescription() -> String { lines(prefix: "").joined(separator: "\n") }

    private func lines(prefix: String) -> [String] { [prefix + debugText] + storedSubviews.flatMap { $0.lines(prefix: prefix + "   | ") } }

    /// One line: class, address, frame, and what differs from the default (form: facts 1.3).
    package var debugText: String {
        var parts = ["frame = \(rectText(frame))"]
        if !storedTransform.isIdentity {
            let t = storedTransform
            parts.append("transform = [\([t.a, t.b, t.c, t.d, t.tx, t.ty].map { numberText($0) }.joined(separator: ", "))]")
        }
        if alpha != 1 { parts.append("alpha = \(numberText(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isOpaque { parts.append("opaque = NO") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if !storedAutoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingText)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        parts.append("layer = <\(Swift.type(of: layer)): \(addressText(of: layer))>")
        return "<\(className(of: self)): \(addressText(of: self)); \((parts + debugDetails).joined(separator: "; "))>"
    }

    private var autoresizingText: String {
        let names: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"), (.flexibleTopMargin, "TM"),
            (.flexibleHeight, "H"),
            (.flexibleBottomMargin, "BM"),
        ]
        return names.filter { storedAutoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    private func rectText(_ rect: CGRect) -> String {
        "(\(numberText(rect.minX)) \(numberText(rect.minY)); \(numberText(rect.width)) \(numberText(rect.height)))"
    }

    // MARK: Auto Layout

    /// The tree as Auto Layout sees it, with what is ambiguous: what UIKit's debugger command of this name prints.
    ///
    /// `•` marks the view whose engine lays the hierarchy out, `*` a view laid out by constraints, `+` one laid out by its frame.
    public func _autolayoutTrace() -> String {
        let root = hierarchyRoot
        root.layoutHierarchyIfNeeded()
        return "\n" + root.traceLines(depth: 0).joined(separator: "\n")
            + "\n\nLegend:\n\t* - is laid out with auto layout\n\t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES"
            + "\n\t• - layout engine host"
    }

    private func traceLines(depth: Int) -> [String] {
        let mark = storedSuperview == nil ? "•" : storedTranslatesMask ? (layoutNode.item == nil ? "" : "+") : "*"
        let ambiguity = hasAmbiguousLayout ? " - AMBIGUOUS LAYOUT" : ""
        let line = String(repeating: "|   ", count: depth) + mark + itemName(of: self) + ambiguity
        return [line] + storedSubviews.flatMap { $0.traceLines(depth: depth + 1) }
    }

    /// Moves an ambiguous view to another place that its constraints allow as well, so that the ambiguity shows. Does nothing to a view that is settled.
    public func exerciseAmbiguityInLayout() {
        var rect = alignmentRect(forFrame: frame)
        for axis in LayoutAxis.allCases {
            guard let ranges = layoutRanges(axis) else { return }
            let isHorizontal = axis == .horizontal
            let origin = other(than: isHorizontal ? rect.minX : rect.minY, in: ranges.origin)
            let length = max(0, other(than: isHorizontal ? rect.width : rect.height, in: ranges.length))
            rect =
                isHorizontal
                ? CGRect(x: origin, y: rect.minY, width: length, height: rect.height)
                : CGRect(x: rect.minX, y: origin, width: rect.width, height: length)
        }
        let frame = pixelRounded(self.frame(forAlignmentRect: rect))
        moveStored(origin: frame.origin, size: frame.size)
    }

    /// The end of the range that is further away; 50 points off where it has no end.
    private func other(than value: CGFloat, in range: LengthRange) -> CGFloat {
        guard !range.isUnique else { return value }
        let low = range.lower.isFinite ? CGFloat(range.lower) : value - 50
        let high = range.upper.isFinite ? CGFloat(range.upper) : value + 50
        return abs(value - low) > abs(high - value) ? low : high
    }
}
