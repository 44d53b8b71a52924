import Findings
import UIKit

/// Trees so large that laying them out takes a noticeable part of a frame.
enum LayoutCost: LayoutRule {
    static let kinds = [
        FindingKind(
            "runtime.slow-solve", .info, "A tree has so many constraints that a layout takes a noticeable time.",
            why:
                "A layout must be done in 16 (or 8) milliseconds to keep scrolling smooth. The time grows with the number of constraints that hang "
                + "together.",
            mend: "Put parts into cells, which are laid out one by one, or lay fixed parts out by frames.",
            example: "2000 constraints in one scene")
    ]

    /// About what a phone of 2020 solves from scratch in 16 ms.
    private static let budget = 1500

    static func findings(in tree: CheckedTree) -> [Finding] {
        guard tree.allConstraints.count > budget else { return [] }
        return [
            tree.finding(
                kinds[0], at: tree.root,
                "The tree has \(tree.allConstraints.count) constraints; beyond about \(budget) a layout takes a noticeable part of a frame."
            )
        ]
    }
}
