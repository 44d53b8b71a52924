import Findings
import UIKit

/// Constraints that were made optional, or required, while they were active.
enum PriorityCrossing: LayoutRule {
    static let kinds = [
        FindingKind(
            "api.priority-crosses-required", .error, "An active constraint was changed between required and optional.",
            why:
                "Up to iOS 12 UIKit stops the app with an exception there (\"Mutating a priority from required to not on an installed constraint\"). "
                + "Since iOS 13 the change is taken, so it shows on old devices only.",
            mend: "Deactivate the constraint before the change, or begin with 999 instead of 1000.",
            example: "height.isActive = true\nheight.priority = UILayoutPriority(750)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.constraints.compactMap { constraint in
            guard let (from, to) = constraint.crossedRequired else { return nil }
            let numbers = [from, to].map { CheckedTree.number(CGFloat($0.rawValue)) }
            return tree.finding(
                kinds[0], at: constraint,
                "The priority of \(tree.text(constraint)) went from \(numbers[0]) to \(numbers[1]) while it was active, which stops the app up to "
                    + "iOS 12.",
                fix: "Set isActive to false before the change, or use 999 in place of 1000.")
        }
    }
}
