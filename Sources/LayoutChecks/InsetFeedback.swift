import Findings
import UIKit

/// Insets that grow each time they are computed, because they are computed from a sum that has them in it.
@MainActor struct InsetFeedback {
    static let kind = FindingKind(
        "scroll.inset-feedback", .error, "A scroll view's inset grows each time it is set.",
        why:
            "adjustedContentInset is contentInset and what UIKit adds. Code that computes contentInset from it adds the old value again, on each change of "
            + "the keyboard, the size or the safe area.",
        mend: "Start from what UIKit adds alone: adjustedContentInset less contentInset, or safeAreaInsets.",
        example: "page.contentInset.bottom = page.adjustedContentInset.bottom + keyboardHeight")

    private let scrolls: [(scroll: UIScrollView, inset: UIEdgeInsets, adjusted: UIEdgeInsets)]

    /// Remembers the insets of a tree, before it is put through something that ends where it began.
    init(_ tree: CheckedTree) {
        scrolls = tree.views.compactMap { $0 as? UIScrollView }.map { ($0, $0.contentInset, $0.adjustedContentInset) }
    }

    /// What grew since.
    ///
    /// - Parameter what: What the tree was put through, as it stands behind "after".
    func findings(after what: String, in tree: CheckedTree) -> [Finding] {
        scrolls.compactMap { scroll, before, adjusted in
            let now = scroll.contentInset
            let edges = [
                ("top", before.top, now.top, adjusted.top), ("bottom", before.bottom, now.bottom, adjusted.bottom),
                ("left", before.left, now.left, adjusted.left), ("right", before.right, now.right, adjusted.right),
            ]
            guard let edge = edges.first(where: { $0.2 > $0.1 + 0.5 }) else { return nil }
            let numbers = [edge.1, edge.2, edge.3, edge.3 - edge.1].map { CheckedTree.number($0) }
            return tree.finding(
                Self.kind, at: scroll,
                "contentInset.\(edge.0) of \(tree.name(scroll)) grew from \(numbers[0]) to \(numbers[1]) after \(what): it seems to be computed from "
                    + "adjustedContentInset.\(edge.0), which has it in it already.",
                notes: [
                    Note(
                        "adjustedContentInset.\(edge.0) was \(numbers[2]): \(numbers[0]) of contentInset and \(numbers[3]) that UIKit adds")
                ],
                fix: "Compute it from adjustedContentInset.\(edge.0) less contentInset.\(edge.0).")
        }
    }
}
