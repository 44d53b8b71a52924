import Findings
import UIKit

/// Constraints to a layout guide that no view has.
enum GuideWithoutOwner: LayoutRule {
    static let kinds = [
        FindingKind(
            "api.guide-without-owner", .error, "A constraint names a layout guide that no view has.",
            why:
                "A guide has a place only in the view it was added to. Without one the constraint can't be activated: it stays inactive, or UIKit stops "
                + "the app.",
            mend: "Add the guide with addLayoutGuide(_:) before the constraint is activated.",
            example: "let gap = UILayoutGuide()\ntitle.bottom == gap.top (and no view.addLayoutGuide(gap))")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        NSLayoutConstraint.leftInactive.compactMap { constraint in
            let ends = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
            guard ends.contains(where: { ($0 as? UILayoutGuide).map { $0.owningView == nil } ?? false }),
                let view = constraint.endViews.first(where: { $0 === tree.root || $0.isDescendant(of: tree.root) })
            else { return nil }
            return tree.finding(
                kinds[0], at: view,
                "\(tree.text(constraint)) isn't active: its layout guide was added to no view.",
                fix: "Call addLayoutGuide(_:) with the guide before the constraint is activated.")
        }
    }
}
