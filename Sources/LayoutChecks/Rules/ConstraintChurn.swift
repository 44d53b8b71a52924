import Findings
import UIKit

/// Views that make their constraints anew each time constraints are updated.
///
/// Looked for in trees of a program only: a document's views make none.
enum ConstraintChurn: LayoutRule {
    static let kinds = [
        FindingKind(
            "runtime.constraint-churn", .warning, "Constraints are added again each time they are updated.",
            why:
                "updateConstraints and layoutSubviews are called many times. What adds constraints there each time makes the tree slower with every "
                + "rotation, and conflicts with itself once a number changes.",
            mend: "Make the constraints once, and change their constants or isActive afterwards.",
            example:
                "override func updateConstraints() {\n    heightAnchor.constraint(equalToConstant: 44).isActive = true\n    super.updateConstraints()\n}"
        )
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        guard tree.document == nil else { return [] }
        let counts = (0..<3).map { _ in count(in: tree) }
        guard counts[0].values.reduce(0, +) < counts[1].values.reduce(0, +), counts[1].values.reduce(0, +) < counts[2].values.reduce(0, +)
        else {
            return []
        }
        return tree.views.filter { view in
            let id = ObjectIdentifier(view)
            return counts[0][id, default: 0] < counts[1][id, default: 0] && counts[1][id, default: 0] < counts[2][id, default: 0]
        }.map { view in
            let numbers = counts.map { String($0[ObjectIdentifier(view), default: 0]) }.joined(separator: ", then ")
            return tree.finding(
                kinds[0], at: view, "\(tree.subject(view)) holds more constraints after each update: \(numbers).",
                fix: "Make them once, outside updateConstraints and layoutSubviews.")
        }
    }

    /// The constraints that each view holds after an update of all.
    private static func count(in tree: CheckedTree) -> [ObjectIdentifier: Int] {
        tree.views.forEach { $0.setNeedsUpdateConstraints() }
        tree.root.layoutIfNeeded()
        return Dictionary(uniqueKeysWithValues: tree.views.map { (ObjectIdentifier($0), $0.constraints.count) })
    }
}
