import Findings
import UIKit

/// Insets that count the safe area twice, or that make content of the frame's length scroll.
enum InsetFaults: LayoutRule {
    static let kinds = [double, overflow]

    private static let double = FindingKind(
        "scroll.double-inset", .error, "A scroll view's content is pushed in twice by what covers the screen's edge.",
        why: "UIKit adds the safe area to contentInset by itself. A contentInset that holds the same number adds it again.",
        mend: "Set contentInset to what the design wants beside the bars, mostly 0.",
        example: "table.contentInset.top = 64 (and the safe area adds 64)")
    private static let overflow = FindingKind(
        "scroll.inset-only-overflow", .warning, "Content as long as the frame scrolls by the insets alone.",
        why:
            "Content tied to the frame's length fills all of it, and the bars take a part: what is left is too short by the insets, so the "
            + "page moves a little and its last line is hidden.",
        mend: "Tie the content's length to the frame's less the safe area (the safe area layout guide), or pin the frame to the safe area.",
        example: "content.height == page.frameLayoutGuide.height (under a navigation bar)")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { $0 as? UIScrollView }.flatMap { scroll -> [Finding] in
            doubled(scroll, in: tree) + NSLayoutConstraint.Axis.both.compactMap { overflow(scroll, $0, in: tree) }
        }
    }

    private static func doubled(_ scroll: UIScrollView, in tree: CheckedTree) -> [Finding] {
        let own = scroll.contentInset
        let added = scroll.adjustedContentInset
        return [("top", own.top, added.top), ("bottom", own.bottom, added.bottom)].compactMap { edge, own, total in
            // A round number that meets the safe area by chance is at most a margin.
            guard own >= 20, abs(total - 2 * own) < 0.5 else { return nil }
            return tree.finding(
                double, at: scroll,
                "\(tree.subject(scroll)) pushes its content in by \(CheckedTree.number(total)) points at the \(edge): "
                    + "\(CheckedTree.number(own)) of its contentInset, and the same again of the safe area.",
                fix: "Set contentInset.\(edge) to 0.")
        }
    }

    private static func overflow(_ scroll: UIScrollView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Finding? {
        let frame = axis.length(of: scroll.bounds.size)
        let insets = axis.total(of: scroll.adjustedContentInset)
        let content = axis.length(of: scroll.contentSize)
        guard insets > 0.5, frame > 0, abs(content - frame) < 0.5, !(scroll is UITableView), !(scroll is UICollectionView) else {
            return nil
        }
        return tree.finding(
            overflow, at: scroll,
            "\(tree.subject(scroll)) scrolls by \(CheckedTree.number(insets)) points, its insets, though its content is as "
                + "\(axis == .horizontal ? "wide" : "high") as its frame: \(CheckedTree.number(content)).",
            fix: "Make the content \(CheckedTree.number(insets)) points shorter by tying it to the safe area layout guide.")
    }
}
