import Findings
import UIKit

/// Safe area guides of the wrong view, and guides that are empty here.
enum SafeAreaGuides: LayoutRule {
    static let kinds = [wrongOwner, empty]

    private static let wrongOwner = FindingKind(
        "safe-area.wrong-owner", .error, "A view's own safe area guide is tied to the edge of a view around it.",
        why:
            "The guide lies inside the view by what is covered of it. Tied to the superview's edge, it pushes the view itself out by as much: "
            + "44 points above the screen instead of 44 below its top.",
        mend: "Tie the view's edge to the superview's safe area guide.",
        example: "child.safeAreaLayoutGuide.top == view.top")
    private static let empty = FindingKind(
        "safe-area.guide-empty", .info, "Constraints rely on a guide that has no length here.",
        why: "The guide's rectangle is empty in this configuration, so what is tied to both its ends collapses.",
        mend: "Look at the layout on another device too, or give the guide a size.",
        example: "spacer = UILayoutGuide() (0 high), box.height == spacer.height")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.constraints.compactMap { wrongOwner($0, in: tree) } + emptyGuides(in: tree)
    }

    private static func wrongOwner(_ constraint: NSLayoutConstraint, in tree: CheckedTree) -> Finding? {
        guard constraint.firstAttribute.isPosition else { return nil }
        for (item, other) in [(constraint.firstItem, constraint.secondItem), (constraint.secondItem, constraint.firstItem)] {
            guard let guide = item as? UILayoutGuide, guide.identifier == "UIViewSafeAreaLayoutGuide", let owner = guide.owningView,
                let outer = other as? UIView, outer !== owner, owner.isDescendant(of: outer), !(outer is UIScrollView)
            else { continue }
            return tree.finding(
                wrongOwner, at: constraint,
                "The safe area of \(tree.name(owner)) is tied to an edge of \(tree.name(outer)) around it, which moves \(tree.name(owner)) out by "
                    + "its own insets: \(tree.text(constraint)).",
                fix: "Tie \(tree.name(owner)) itself to the safe area layout guide of \(tree.name(outer)).")
        }
        return nil
    }

    private static func emptyGuides(in tree: CheckedTree) -> [Finding] {
        var seen: Set<ObjectIdentifier> = []
        return tree.constraints.compactMap { constraint in
            for item in [constraint.firstItem, constraint.secondItem] {
                guard let guide = item as? UILayoutGuide, !guide.isSystemGuide, let axis = constraint.firstAttribute.axis,
                    axis.length(of: guide.layoutFrame.size) < 0.01, constraint.firstAttribute.isLength, constraint.secondItem != nil,
                    seen.insert(ObjectIdentifier(guide)).inserted
                else { continue }
                return tree.finding(
                    empty, at: constraint,
                    "\(tree.name(ofItem: guide)) has no \(axis.lengthName) here, and a length depends on it: \(tree.text(constraint)).")
            }
            return nil
        }
    }
}
