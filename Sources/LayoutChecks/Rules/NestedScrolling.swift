import Findings
import UIKit

/// Scroll views inside scroll views: one that has no length of its own, or both of which scroll the same way.
enum NestedScrolling: LayoutRule {
    static let kinds = [needsSize, sameAxis]

    private static let needsSize = FindingKind(
        "scroll.nested-scroll-needs-size", .error, "A scrolling view inside a scroll view has no length of its own.",
        why:
            "A scroll view, table, collection or scrolling text view takes no size from what is in it, and the content around it has none to "
            + "give. It ends at 0.",
        mend: "Give it a height, or switch its own scrolling off where it should be as long as its content.",
        example: "stack in page's content, table arranged in stack\n(and no table.height)")
    private static let sameAxis = FindingKind(
        "scroll.nested-same-axis", .warning, "A scroll view and one inside it scroll the same way.",
        why: "A finger on the inner one moves that one until it ends, and not the page around it.",
        mend: "Let one of them scroll: switch scrolling off in the inner one and let it be as long as its content.",
        example: "page scrolls 900 points down, and notes inside it 300")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { $0 as? UIScrollView }.flatMap { inner -> [Finding] in
            guard inner.isScrollEnabled, tree.isShown(inner), let outer = tree.scrollView(around: inner), !isSystemMade(outer) else {
                return []
            }
            return NSLayoutConstraint.Axis.both.compactMap { finding(inner, outer, $0, in: tree) }
        }
    }

    /// Whether the length of a scroll view comes from a scroll view around it, so that this rule speaks of it.
    static func lacksLength(_ inner: UIScrollView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Bool {
        guard inner.isScrollEnabled, let outer = tree.scrollView(around: inner), !isSystemMade(outer) else { return false }
        return tree.isPlacedByConstraints(inner) && tree.lengthRange(of: inner, axis) != nil
    }

    private static func finding(
        _ inner: UIScrollView, _ outer: UIScrollView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree
    ) -> Finding? {
        if lacksLength(inner, axis, in: tree) {
            return tree.finding(
                needsSize, at: inner,
                "\(tree.subject(inner)) lies in \(tree.name(outer)), which gives it no \(axis.lengthName), and it has none of its own: "
                    + "it is \(CheckedTree.number(axis.length(of: inner.bounds.size))) \(axis == .horizontal ? "wide" : "high").",
                fix: "Give it a \(axis.lengthName), or set isScrollEnabled to false where it should be as long as its content.")
        }
        let own = range(inner, axis)
        let around = range(outer, axis)
        // A text view's few points are what its text is rounded by.
        guard own > (inner is UITextView ? 4 : 0.5), around > 0.5 else { return nil }
        return tree.finding(
            sameAxis, at: inner,
            "\(tree.subject(inner)) scrolls \(words(axis)) by \(CheckedTree.number(own)) points inside \(tree.name(outer)), which scrolls "
                + "the same way by \(CheckedTree.number(around)).",
            fix: "Set isScrollEnabled of \(tree.name(inner)) to false and let it be as long as its content.")
    }

    private static func range(_ scroll: UIScrollView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis.length(of: scroll.contentSize) + axis.total(of: scroll.adjustedContentInset) - axis.length(of: scroll.bounds.size)
    }

    private static func words(_ axis: NSLayoutConstraint.Axis) -> String { axis == .horizontal ? "sideways" : "up and down" }

    /// Tables and collections give their cells' views lengths themselves.
    private static func isSystemMade(_ outer: UIScrollView) -> Bool {
        outer is UITableView || outer is UICollectionView || outer is UITextView
    }
}
