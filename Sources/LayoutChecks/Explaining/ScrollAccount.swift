import UIKit

/// All there is to say of a scroll view: content, frame, insets, the range on each axis, who sets the content's length, and why it doesn't
/// scroll, or scrolls sideways.
@MainActor struct ScrollAccount {
    let scroll: UIScrollView
    let tree: CheckedTree

    /// A paragraph for the whole and one for each axis.
    func paragraphs(_ axes: [NSLayoutConstraint.Axis]) -> [String] {
        [summary] + axes.map { paragraph(ScrollContent(of: scroll, axis: $0, in: tree)) }
    }

    private var summary: String {
        let insets = scroll.adjustedContentInset
        let numbers = [insets.top, insets.left, insets.bottom, insets.right].map { CheckedTree.number($0) }
        var lines = [
            "as a scroll view: content \(CheckedTree.size(scroll.contentSize)), frame \(CheckedTree.size(scroll.bounds.size)), "
                + "insets top \(numbers[0]), left \(numbers[1]), bottom \(numbers[2]), right \(numbers[3]) "
                + "(contentInset and what the safe area adds)"
        ]
        if !scroll.isScrollEnabled { lines.append("  scrolling is switched off: isScrollEnabled is false") }
        if let blocked = blocker { lines.append("  no touch reaches it: \(blocked)") }
        return lines.joined(separator: "\n")
    }

    /// The view on the way to the root that keeps touches away.
    private var blocker: String? {
        var next: UIView? = scroll
        while let view = next {
            if !view.isUserInteractionEnabled { return "isUserInteractionEnabled of \(tree.name(view)) is false" }
            if view.isHidden { return "\(tree.name(view)) is hidden" }
            if view.alpha < 0.01 { return "the alpha of \(tree.name(view)) is \(CheckedTree.number(view.alpha))" }
            next = view === tree.root ? nil : view.superview
        }
        return nil
    }

    private func paragraph(_ content: ScrollContent) -> String {
        let axis = content.axis
        let range = max(0, content.contentLength - content.visibleLength)
        let way = axis == .vertical ? "up and down" : "sideways"
        let outcome = range > 0.01 ? "scrolls \(way) by \(CheckedTree.number(range))" : "doesn't scroll \(way)"
        var lines = [
            "\(axis.lengthName): content \(CheckedTree.number(content.contentLength)), shows \(CheckedTree.number(content.visibleLength)): \(outcome)"
        ]
        lines += setters(content)
        lines += range > 0.01 && axis == .horizontal ? tooWide(content) : []
        if range <= 0.01 { lines += reasons(content) }
        return lines.joined(separator: "\n")
    }

    /// Who sets the content's length.
    private func setters(_ content: ScrollContent) -> [String] {
        let axis = content.axis
        if let range = tree.contentRange(of: scroll, axis) {
            return [
                "  nothing sets the content's \(axis.lengthName): it can be \(range.words), and UIKit takes \(CheckedTree.number(content.contentLength))"
            ]
        }
        guard content.isReached, let explanation = scroll.contentExplanation(axis.inEngine) else {
            return ["  no constraint reaches the content: contentSize is what code sets"]
        }
        return ["  the content's \(axis.lengthName) is set by:"] + ValueChain(explanation, axis, in: tree).lines.map { "  " + $0 }
    }

    /// Why there is nothing to scroll.
    private func reasons(_ content: ScrollContent) -> [String] {
        let axis = content.axis
        var lines: [String] = []
        if let tie = content.framesTies.first {
            lines.append("  it can never scroll this way: the content is tied to the frame by \(tree.text(tie))")
        } else if content.isReached, content.near.isEmpty != content.far.isEmpty {
            let isFarMissing = content.far.isEmpty
            let view = isFarMissing ? content.lastView(in: tree) : content.firstView(in: tree)
            let edge = isFarMissing ? axis.farEdgeName : axis.nearEdgeName
            lines.append("  nothing ties the \(edge) of \(view.map(tree.name) ?? "any view") to the \(edge) of the content")
        } else if content.isReached, content.contentLength <= content.visibleLength {
            lines.append("  the content fits: \(CheckedTree.number(content.visibleLength - content.contentLength)) points are to spare")
        }
        return lines
    }

    /// The views that make the content wider than the frame, from the outside inwards.
    private func tooWide(_ content: ScrollContent) -> [String] {
        let wide = tree.views.filter { view in
            guard view !== scroll, view.isDescendant(of: scroll), !view.isHidden else { return false }
            return view.convert(view.bounds, to: scroll).maxX > content.visibleLength + 0.5
        }
        guard !wide.isEmpty else { return [] }
        return ["  too wide for the frame:"]
            + wide.prefix(8).map { view in
                let rect = view.convert(view.bounds, to: scroll)
                return "    \(tree.name(view)) is \(CheckedTree.number(rect.width)) wide and ends at \(CheckedTree.number(rect.maxX))"
            }
    }
}
