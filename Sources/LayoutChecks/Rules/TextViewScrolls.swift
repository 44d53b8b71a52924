import Findings
import UIKit

/// Text views whose height should come from their text, and constraints to their edges from inside.
enum TextViewScrolls: LayoutRule {
    static let kinds = [scrolls, inside]

    private static let scrolls = FindingKind(
        "scroll.text-view-scroll-enabled", .warning, "A text view that scrolls stands where its height must come from its text.",
        why: "A text view has a natural height only while its scrolling is off; otherwise any height will do, and it ends at 0.",
        mend: "Set isScrollEnabled to false, or give it a height.",
        example: "notes.isScrollEnabled = true\nnotes.top == title.bottom + 8\nbutton.top == notes.bottom + 8")
    private static let inside = FindingKind(
        "scroll.constraint-inside-text-view", .warning,
        "A subview is tied to the edges of the text view, table or collection that holds it.",
        why:
            "From inside, these edges are those of the scrolled content. The constraint changes how long that is, or is ambiguous, and the "
            + "subview scrolls away.",
        mend: "Tie the subview to the frame layout guide, or put it beside the text view.",
        example: "placeholder.top == textView.top + 8 (placeholder is a subview of textView)")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.flatMap { view -> [Finding] in
            guard let scroll = view as? UIScrollView, scroll is UITextView || scroll is UITableView || scroll is UICollectionView else {
                return []
            }
            return constraintsInside(scroll, in: tree) + openHeight(scroll, in: tree)
        }
    }

    private static func openHeight(_ scroll: UIScrollView, in tree: CheckedTree) -> [Finding] {
        guard scroll is UITextView, scroll.isScrollEnabled, tree.isPlacedByConstraints(scroll),
            tree.lengthRange(of: scroll, .vertical) != nil
        else { return [] }
        return [
            tree.finding(
                scrolls, at: scroll,
                "The height of \(tree.name(scroll)) should come from its text, but a text view that scrolls has no natural height: it is "
                    + "\(CheckedTree.number(scroll.bounds.height)) high.",
                fix: "Set isScrollEnabled to false, or give it a height.")
        ]
    }

    private static func constraintsInside(_ scroll: UIScrollView, in tree: CheckedTree) -> [Finding] {
        tree.ties(of: scroll).compactMap { tie -> Finding? in
            guard !tie.attribute.isLength, let view = tie.otherView, view !== scroll, view.isDescendant(of: scroll) else { return nil }
            return tree.finding(
                inside, at: tie.constraint,
                "\(tree.subject(view)) is tied to the \(CheckedTree.name(of: tie.attribute)) of \(tree.name(scroll)) from inside, where that is "
                    + "the scrolled content's: \(tree.text(tie.constraint)).",
                fix: "Tie it to \(tree.name(scroll))'s frame layout guide.")
        }
    }
}
