import Findings
import UIKit

/// A constraint that relates an attribute of a view to the same attribute of the same view: it is always true, or never.
enum SelfRelation: LayoutRule {
    static let kinds = [
        FindingKind(
            "api.self-relation", .warning, "A constraint relates an attribute to itself.",
            why: "It is always true, and then holds nothing, or never, and then conflicts.",
            mend: "Name the view that was meant, or remove it.",
            example: "label.width == label.width")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.constraints.compactMap { constraint in
            guard let item = constraint.firstItem, item === constraint.secondItem, constraint.firstAttribute == constraint.secondAttribute,
                constraint.multiplier == 1
            else { return nil }
            return Finding(
                kind: kinds[0], severity: .warning,
                message: "The constraint relates \(tree.end(item, constraint.firstAttribute)) to itself: \(tree.text(constraint)).",
                location: tree.location(of: constraint), fix: "Remove it, or name the view that was meant.")
        }
    }
}
