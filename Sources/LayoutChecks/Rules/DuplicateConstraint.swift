import Findings
import UIKit

/// Two active constraints that say the same, maybe with their sides swapped.
enum DuplicateConstraint: LayoutRule {
    static let kinds = [
        FindingKind(
            "api.duplicate-constraint", .warning, "Two constraints say the same.",
            why: "The layout is right, but who changes one of the two later makes a conflict with the other.",
            mend: "Remove one of them.",
            example: "label.top == title.bottom + 8\nlabel.top == title.bottom + 8")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        var seen: [Meaning: NSLayoutConstraint] = [:]
        return tree.constraints.compactMap { constraint in
            guard let meaning = Meaning(constraint) else { return nil }
            guard let first = seen[meaning] else {
                seen[meaning] = constraint
                return nil
            }
            // The one to be removed is told: the later one, unless the program or a variation has a use for it and none for the first.
            let isLaterNeeded = tree.isNamed(constraint) && !tree.isNamed(first)
            let (spare, kept) = isLaterNeeded ? (first, constraint) : (constraint, first)
            if isLaterNeeded { seen[meaning] = constraint }
            return Finding(
                kind: kinds[0], severity: .warning, message: "The constraint says what another one says: \(tree.text(spare)).",
                location: tree.location(of: spare),
                notes: [Note("the other one: \(tree.text(kept))", location: tree.location(of: kept))], fix: "Remove one of the two.")
        }
    }

    /// A constraint with its sides in an order of their own, so that swapped ones are equal.
    private struct Meaning: Hashable {
        struct End: Hashable {
            let item: ObjectIdentifier?
            let attribute: Int
        }
        let ends: [End]
        let relation: Int
        let multiplier: CGFloat
        let constant: CGFloat
        let priority: Float

        @MainActor init?(_ constraint: NSLayoutConstraint) {
            guard let item = constraint.firstItem else { return nil }
            let first = End(item: ObjectIdentifier(item), attribute: constraint.firstAttribute.rawValue)
            let second = End(item: constraint.secondItem.map { ObjectIdentifier($0) }, attribute: constraint.secondAttribute.rawValue)
            let isSwapped = second.item != nil && constraint.multiplier == 1 && Self.isBefore(second, first)
            ends = isSwapped ? [second, first] : [first, second]
            relation = constraint.relation.rawValue * (isSwapped ? -1 : 1)
            multiplier = constraint.multiplier
            constant = isSwapped ? -constraint.constant : constraint.constant
            priority = constraint.priority.rawValue
        }

        private static func isBefore(_ left: End, _ right: End) -> Bool {
            guard let leftItem = left.item, let rightItem = right.item, leftItem != rightItem else {
                return left.attribute < right.attribute
            }
            return leftItem < rightItem
        }
    }
}
