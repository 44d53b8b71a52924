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
        var lines = [
            "as a scroll view: content \(CheckedTree.size(scroll.contentSize)), frame \(CheckedTree.size(scroll.bounds.size)), \(insets)"
        ]
        if let reason = ScrollingIsOff.reason(scroll, in: tree) { lines.append("  it can't be dragged: \(reason)") }
        return lines.joined(separator: "\n")
    }

    /// `insets: top 88 (0 of contentInset, 88 of the safe area)`.
    private var insets: String {
        let (own, all) = (scroll.contentInset, scroll.adjustedContentInset)
        let edges = [
            ("top", own.top, all.top), ("left", own.left, all.left), ("bottom", own.bottom, all.bottom), ("right", own.right, all.right),
        ].filter { abs($0.1) > 0.005 || abs($0.2) > 0.005 }
        guard !edges.isEmpty else { return "no insets" }
        return "insets: "
            + edges.map { name, own, all in
                let added = abs(all - own) > 0.005 ? ", \(CheckedTree.number(all - own)) that UIKit adds" : ""
                return "\(name) \(CheckedTree.number(all)) (\(CheckedTree.number(own)) of contentInset\(added))"
            }.joined(separator: ", ")
    }

    private func paragraph(_ content: ScrollContent) -> String {
        let axis = content.axis
        let range = max(0, content.contentLength - content.visibleLength)
        let way = axis == .vertical ? "up and down" : "sideways"
        let rest = -(axis == .horizontal ? scroll.adjustedContentInset.left : scroll.adjustedContentInset.top)
        let outcome =
            range > 0.01
            ? "scrolls \(way) by \(CheckedTree.number(range)), contentOffset.\(axis.originName) from \(CheckedTree.number(rest)) to "
                + CheckedTree.number(rest + range)
            : "doesn't scroll \(way)"
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
            lines.append("  nothing ties the \(edge) of \(view.map(tree.name) ?? "a view") to the \(edge) of the content")
        } else if followsFrame(content) {
            lines.append(
                "  it can never scroll this way: the content is as \(axis == .horizontal ? "wide" : "high") as the frame, whatever that is")
        } else if content.isReached, content.contentLength <= content.visibleLength + 0.01 {
            let spare = content.visibleLength - content.contentLength
            lines.append("  the content fits" + (spare > 0.01 ? ": \(CheckedTree.points(spare)) are to spare" : " exactly"))
        }
        return lines
    }

    /// Whether what decides the frame's length decides the content's, and nothing else does.
    private func followsFrame(_ content: ScrollContent) -> Bool {
        let axis = content.axis.inEngine
        guard content.isReached, let own = scroll.layoutExplanation(axis, isLength: true), let inner = scroll.contentExplanation(axis),
            abs(own.value - inner.value) < 0.01, !own.isOpen, !inner.isOpen
        else { return false }
        func shares(_ explanation: LayoutExplanation) -> [ObjectIdentifier: Double] {
            Dictionary(
                explanation.reasons.filter { abs($0.amount) > 0.005 }.map { ($0.cause.object, $0.amount) }, uniquingKeysWith: { $0 + $1 })
        }
        let (frame, all) = (shares(own), shares(inner))
        return !frame.isEmpty && frame.keys == all.keys && frame.allSatisfy { abs($0.value - (all[$0.key] ?? 0)) < 0.01 }
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

extension LayoutExplanation.Cause {
    /// The constraint, or the item that speaks.
    fileprivate var object: ObjectIdentifier {
        switch self {
        case .constraint(let constraint): ObjectIdentifier(constraint)
        case .autoresizing(let view, _, _), .intrinsic(let view, _, _): ObjectIdentifier(view)
        case .nonNegative(let item, _): ObjectIdentifier(item)
        }
    }
}
