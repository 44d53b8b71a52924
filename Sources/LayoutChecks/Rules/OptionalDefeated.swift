import Findings
import UIKit

/// Optional constraints that aren't met, with what defeats them.
enum OptionalDefeated: LayoutRule {
    static let kinds = [
        FindingKind(
            "unsat.optional-defeated", .info, "An optional constraint isn't met.",
            why: "Constraints of a higher priority leave no room for it. Often that is what its priority is for.",
            mend: "Nothing if it is to give way here; else raise its priority, or lower that of what defeats it.",
            example: "card.width == 500 @750\ncard.trailing <= view.trailing (in 375 points)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.constraints.compactMap { constraint in
            // Wishes weaker than a view's own hugging are there to be broken.
            guard constraint.priority != .required, constraint.priority.rawValue > 250, let axis = constraint.firstAttribute.axis,
                let missed = tree.shortfall(of: constraint), missed > 0.5
            else { return nil }
            let stronger = rivals(of: constraint, axis, in: tree)
            return tree.finding(
                kinds[0], at: constraint, "\(tree.text(constraint)) is missed by \(CheckedTree.number(missed)) points.",
                notes: stronger.prefix(4).map { tree.note($0, "stronger") })
        }
    }

    /// The constraints of a higher priority on the same views that hold.
    private static func rivals(of constraint: NSLayoutConstraint, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree)
        -> [NSLayoutConstraint]
    {
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(constraint)]
        return constraint.endViews.flatMap { tree.ties(of: $0, axis).map(\.constraint) }.filter {
            $0.priority.rawValue > constraint.priority.rawValue && tree.shortfall(of: $0) == nil
                && seen.insert(ObjectIdentifier($0)).inserted
        }
    }
}
