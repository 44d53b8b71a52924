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
        var explained = 0
        return tree.constraints.compactMap { constraint in
            // Wishes weaker than a view's own hugging are there to be broken.
            guard constraint.priority != .required, constraint.priority.rawValue > 250, constraint.firstAttribute.axis != nil,
                let missed = tree.shortfall(of: constraint), missed > 0.5
            else { return nil }
            // Each explanation looks at all of a component: those of thousands would take minutes.
            explained += 1
            let isExplained = explained <= explainedLimit
            return tree.finding(
                kinds[0], at: constraint, "\(tree.text(constraint)) is missed by \(CheckedTree.number(missed)) points.",
                notes: !isExplained
                    ? []
                    : rivals(of: constraint).prefix(4).map {
                        tree.note($0, $0.priority == constraint.priority ? "as strong" : "stronger")
                    })
        }
    }

    /// How many wishes of a tree are told with what defeats them.
    private static let explainedLimit = 200

    /// The constraints, at least as strong, that keep it from holding: those that the solver found binding, nearest first.
    private static func rivals(of constraint: NSLayoutConstraint) -> [NSLayoutConstraint] {
        (constraint.defeaters?.reasons ?? []).compactMap { reason in
            guard case .constraint(let rival) = reason.cause, rival !== constraint, rival.priority >= constraint.priority else {
                return nil
            }
            return rival
        }
    }
}
