import UIKit

/// One side of an impossible sum: lengths in points, each with how often it counts.
struct ConflictSum {
    /// Longer sums are told as their total alone.
    private static let mostTerms = 6

    private(set) var total: CGFloat = 0
    private var terms: [(factor: CGFloat, length: CGFloat)] = []

    /// Adds `factor * length`.
    mutating func add(_ factor: CGFloat, _ length: CGFloat) {
        total += factor * length
        terms.append((factor, length))
    }

    /// `8 + 42 + 8 = 58`, `9/16 * 300 = 168.75`, `50`.
    @MainActor func text(decimals: Int = 2) -> String {
        let number = { (value: CGFloat) in CheckedTree.number(value, decimals: decimals) }
        let whole = number(total)
        guard !terms.isEmpty, terms.count <= Self.mostTerms, terms.count > 1 || abs(terms[0].factor - 1) > 1e-6 else { return whole }
        let parts = terms.map { factor, length in
            abs(factor - 1) < 1e-6 ? number(length) : "\(CheckedTree.ratio(factor)) * \(number(length))"
        }
        return "\(parts.joined(separator: " + ")) = \(whole)"
    }
}

/// The member of an impossible set that the others run against.
@MainActor struct GivenLength {
    let index: Int
    /// Whether it is the length of a view around everything else in the set.
    let isAround: Bool

    /// Nil where no member is a length.
    init?(_ conflict: LayoutConflict, _ rows: [LinearForm], _ weights: [CGFloat]) {
        let lengths = conflict.core.indices.filter { abs(weights[$0] * rows[$0].constant) > 1e-9 && Self.view(conflict.core[$0]) != nil }
        let counting = conflict.core.indices.filter { abs(weights[$0]) > 1e-9 }
        for index in lengths where Self.isAround(index, counting, conflict.core) {
            (self.index, isAround) = (index, true)
            return
        }
        guard let broken = lengths.last(where: { conflict.core[$0].constraint === conflict.broken.constraint }) ?? lengths.last else {
            return nil
        }
        (index, isAround) = (broken, false)
    }

    /// The view whose length a member gives as a number.
    private static func view(_ member: LayoutConflict.Member) -> UIView? {
        switch member {
        case .constraint(let constraint):
            constraint.secondItem == nil && constraint.firstAttribute.isLength ? constraint.firstItem as? UIView : nil
        case .autoresizing(let view, _, let isLength): isLength ? view : nil
        case .nonNegative: nil
        }
    }

    /// Whether a member is the length of a view around those of all other members that have a share in the sum.
    private static func isAround(_ index: Int, _ counting: [Int], _ core: [LayoutConflict.Member]) -> Bool {
        guard let outer = view(core[index]) else { return false }
        let others = counting.filter { $0 != index }.flatMap { views(core[$0]) }
        return others.contains { $0 !== outer } && others.allSatisfy { $0.isDescendant(of: outer) }
    }

    private static func views(_ member: LayoutConflict.Member) -> [UIView] {
        switch member {
        case .constraint(let constraint): constraint.endViews
        case .autoresizing(let view, _, _): [view]
        case .nonNegative(let item, _): [item as? UIView ?? (item as? UILayoutGuide)?.owningView].compactMap { $0 }
        }
    }
}
