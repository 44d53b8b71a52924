import Findings
import UIKit

/// A scroll view that has something to scroll and can't be dragged.
enum ScrollingIsOff: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.interaction-off", .info, "A scroll view has something to scroll and can't be dragged.",
            why:
                "Scrolling or touches are off for it or for a view around it, it lies under another view, or it sticks out of its superview, "
                + "where touches don't arrive.",
            mend: "Set isScrollEnabled and isUserInteractionEnabled to true, or move the view that covers it.",
            example: "card.isUserInteractionEnabled = false\ncard holds a scroll view")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.compactMap { scroll in
            let contents = NSLayoutConstraint.Axis.both.map { ScrollContent(of: scroll, axis: $0, in: tree) }
            guard contents.contains(where: { $0.isReached && $0.contentLength > $0.visibleLength + 0.5 }),
                let why = reason(scroll, in: tree)
            else {
                return nil
            }
            return tree.finding(kinds[0], at: scroll, "\(tree.subject(scroll)) can't be dragged: \(why).")
        }
    }

    /// Why no finger drags a scroll view; nil where one does.
    static func reason(_ scroll: UIScrollView, in tree: CheckedTree) -> String? {
        if !scroll.isScrollEnabled { return "its isScrollEnabled is false" }
        for view in [scroll] + tree.ancestors(of: scroll) {
            if !view.isUserInteractionEnabled {
                return view === scroll ? "its isUserInteractionEnabled is false" : "isUserInteractionEnabled of \(tree.name(view)) is false"
            }
            if view.isHidden { return view === scroll ? "it is hidden" : "\(tree.name(view)) is hidden" }
            if view.alpha < 0.01 { return "the alpha of \(tree.name(view)) is \(CheckedTree.number(view.alpha))" }
        }
        if let cover = cover(of: scroll, in: tree) { return "\(tree.name(cover)) lies over it" }
        guard scroll !== root(tree), let outer = scroll.superview, !outer.bounds.intersects(scroll.frame) else { return nil }
        return "it lies outside \(tree.name(outer))"
    }

    private static func root(_ tree: CheckedTree) -> UIView { tree.root }

    /// A later sibling that takes touches and covers all of it.
    private static func cover(of scroll: UIScrollView, in tree: CheckedTree) -> UIView? {
        guard scroll !== tree.root, let siblings = scroll.superview?.subviews, let index = siblings.firstIndex(where: { $0 === scroll })
        else {
            return nil
        }
        return siblings[(index + 1)...].first {
            !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled && $0.frame.insetBy(dx: -0.5, dy: -0.5).contains(scroll.frame)
        }
    }
}
