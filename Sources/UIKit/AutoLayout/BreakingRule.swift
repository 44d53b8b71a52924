import Foundation
import LayoutEngine

/// Which constraint of an impossible set UIKit gives up: the one with the greatest key, whatever the order of adding (measured on iOS 26.1 in 820
/// scenarios: facts 6.2).
@MainActor struct BreakingRule {
    let host: EngineHost

    /// Compared from first to last; the greatest is broken.
    struct Key: Comparable {
        var latest: Int
        var other: Int
        /// Inequalities go first, of them `<=` before `>=`.
        var relation: Int
        var attribute: Int
        /// The constant of `latest = earlier + k`.
        var constant: Double

        static func < (left: Key, right: Key) -> Bool {
            (left.latest, left.other, left.relation, left.attribute, left.constant)
                < (right.latest, right.other, right.relation, right.attribute, right.constant)
        }
    }

    func choose(from core: [EngineConstraint]) -> EngineConstraint? {
        let ranks = breadthFirstRanks()
        return core.compactMap { member in key(of: member, ranks).map { (member, $0) } }.max { $0.1 < $1.1 }?.0
    }

    /// Depth first, then the order among subviews; a view's guides after its subviews.
    private func breadthFirstRanks() -> [ObjectIdentifier: Int] {
        var ranks: [ObjectIdentifier: Int] = [:]
        var level: [UIView] = [host.root]
        ranks[ObjectIdentifier(host.root)] = 0
        while !level.isEmpty {
            for view in level {
                for member in view.subviews as [AnyObject] + view.storedGuides { ranks[ObjectIdentifier(member)] = ranks.count }
            }
            level = level.flatMap(\.subviews)
        }
        return ranks
    }

    private func key(of member: EngineConstraint, _ ranks: [ObjectIdentifier: Int]) -> Key? {
        switch member {
        case .constraint(let handle): host.installed[handle].flatMap { key(of: $0, ranks) }
        case .autoresizing(let item, let axis, let isLength): key(ofAutoresizing: item, axis, isLength, ranks)
        case .nonNegative: nil
        }
    }

    private func key(of constraint: NSLayoutConstraint, _ ranks: [ObjectIdentifier: Int]) -> Key? {
        guard let first = constraint.firstItem, let firstRank = ranks[ObjectIdentifier(first)] else { return nil }
        let relation = constraint.relation == .equal ? 0 : constraint.relation == .greaterThanOrEqual ? 1 : 2
        guard let second = constraint.secondItem, let secondRank = ranks[ObjectIdentifier(second)] else {
            // Without a second item the item itself counts as the other (facts 6.2, family F2tri).
            return Key(
                latest: firstRank, other: firstRank, relation: relation, attribute: constraint.firstAttribute.rawValue,
                constant: Double(constraint.constant))
        }
        let firstIsLatest = firstRank >= secondRank
        let constant = firstIsLatest ? constraint.constant : -constraint.constant / constraint.multiplier
        return Key(
            latest: max(firstRank, secondRank), other: min(firstRank, secondRank), relation: relation,
            attribute: (firstIsLatest ? constraint.firstAttribute : constraint.secondAttribute).rawValue, constant: Double(constant))
    }

    private func key(ofAutoresizing item: ItemID, _ axis: LayoutAxis, _ isLength: Bool, _ ranks: [ObjectIdentifier: Int]) -> Key? {
        guard let view = host.participants[item]?.view, let rank = ranks[ObjectIdentifier(view)] else { return nil }
        let parentRank = view.superview.flatMap { ranks[ObjectIdentifier($0)] } ?? rank
        let attribute: NSLayoutConstraint.Attribute
        let value: CGFloat
        switch (axis, isLength) {
        case (.horizontal, true): (attribute, value) = (.width, view.bounds.width)
        case (.horizontal, false): (attribute, value) = (.left, view.storedOrigin.x)
        case (.vertical, true): (attribute, value) = (.height, view.bounds.height)
        case (.vertical, false): (attribute, value) = (.top, view.storedOrigin.y)
        }
        return Key(
            latest: rank, other: isLength ? rank : parentRank, relation: 0, attribute: attribute.rawValue, constant: Double(value))
    }
}
