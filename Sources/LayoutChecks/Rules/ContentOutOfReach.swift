import Findings
import UIKit

/// Parts of a scroll view's content that lie outside 0...contentSize: no offset shows them.
enum ContentOutOfReach: LayoutRule {
    static let kinds = [centeredCut, unreachable]

    private static let centeredCut = FindingKind(
        "scroll.centered-content-cut", .error,
        "A view centred in content as high as the frame is taller than it, so its top can't be reached.",
        why:
            "The content is tied to the frame's height and doesn't grow with what is centred in it. A taller view sticks out at both ends, "
            + "and above 0 nothing can be scrolled to.",
        mend: "Make the content at least as high as the frame, and at least as high as the view in it.",
        example: "content.height == page.frameLayoutGuide.height\nform.centerY == content.centerY\n(and form is taller than the page)")
    private static let unreachable = FindingKind(
        "scroll.unreachable-region", .error, "Text or a control lies outside a scroll view's content and can't be scrolled to.",
        why: "A scroll view shows what lies between 0 and its content's length. What sticks out of that is drawn, and out of reach.",
        mend: "Let the constraint that ends the content start at the last view, or move the view inside.",
        example: "page.contentLayoutGuide.height == 400\nsend.top == page.contentLayoutGuide.top + 520")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll in
            NSLayoutConstraint.Axis.both.flatMap { axis -> [Finding] in
                let content = ScrollContent(of: scroll, axis: axis, in: tree)
                guard content.isReached, content.contentLength > 0.01, tree.contentRange(of: scroll, axis) == nil else { return [] }
                return findings(content, in: tree)
            }
        }
    }

    private static func findings(_ content: ScrollContent, in tree: CheckedTree) -> [Finding] {
        let roots = content.contentViews(in: tree)
        let inner = tree.views.filter { view in
            tree.showsContent(view) && tree.isShown(view) && tree.scrollView(around: view) === content.scroll
                && roots.contains { view === $0 || view.isDescendant(of: $0) } && !isClipped(view, below: content.scroll)
        }
        return inner.compactMap { view in excess(of: view, content).map { finding(view, $0, content, in: tree) } }
    }

    private static func isClipped(_ view: UIView, below scroll: UIScrollView) -> Bool {
        var next = view.superview
        while let here = next, here !== scroll {
            if here.clipsToBounds { return true }
            next = here.superview
        }
        return false
    }

    /// By how much a view sticks out, and whether it does so above 0.
    private static func excess(of view: UIView, _ content: ScrollContent) -> (points: CGFloat, isNear: Bool)? {
        let rect = view.convert(view.bounds, to: content.scroll)
        let insets = content.scroll.adjustedContentInset
        let nearInset = content.axis == .horizontal ? insets.left : insets.top
        let farInset = content.axis == .horizontal ? insets.right : insets.bottom
        let reach = max(content.contentLength + farInset, content.axis.length(of: content.scroll.bounds.size) - nearInset)
        let above = -nearInset - content.axis.near(of: rect)
        let below = content.axis.far(of: rect) - reach
        if above > 1 { return (above, true) }
        return below > 1 ? (below, false) : nil
    }

    private static func finding(
        _ view: UIView, _ excess: (points: CGFloat, isNear: Bool), _ content: ScrollContent, in tree: CheckedTree
    ) -> Finding {
        let axis = content.axis
        let page = tree.name(content.scroll)
        let points = CheckedTree.number(excess.points)
        if excess.isNear, !content.framesTies.isEmpty {
            return tree.finding(
                centeredCut, at: view,
                "The first \(points) points of \(tree.name(view)) can't be reached: the content of \(page) is tied to the frame's "
                    + "\(axis.lengthName) of \(CheckedTree.number(content.contentLength)), and what is centred in it is longer.",
                notes: content.framesTies.map { tree.note($0) },
                fix: "Make that tie an inequality (at least the frame's \(axis.lengthName)), so that the content grows with what is in it.")
        }
        return tree.finding(
            unreachable, at: view,
            "\(points) points of \(tree.name(view)) can't be scrolled to: it lies \(excess.isNear ? "before the start" : "beyond the end") "
                + "of the content of \(page), which is \(CheckedTree.number(content.contentLength)) "
                + "\(axis == .horizontal ? "wide" : "high").",
            notes: (excess.isNear ? content.near : content.far + content.length).prefix(3).map { tree.note($0, "sets the content") })
    }
}
