import ConstraintSolver

/// A layout as numbers alone: what a solver elsewhere needs to find the same frames, and what each row stands for.
public struct LayoutSystem: Sendable {
    /// The item and the quantity that each variable is.
    public var variables: [Quantity] = []
    /// The rows in the order in which a solver takes them; terms name variables by their places in `variables`.
    public var rows: [Row] = []

    /// A length or a coordinate of an item's alignment rectangle.
    public struct Quantity: Sendable, Equatable {
        /// The item.
        public var item: ItemID
        /// The axis it is measured along.
        public var axis: LayoutAxis
        /// What is measured.
        public var kind: Kind
        /// What a quantity can be.
        public enum Kind: Int, Sendable {
            /// Where the alignment rectangle begins, in the superview's bounds space.
            case origin
            /// How long the alignment rectangle is.
            case length
            /// How long a scroll view's content is.
            case content
        }
    }

    /// `sum of terms + constant`, compared with zero.
    public struct Row: Sendable, Equatable {
        /// The places of variables and what they are multiplied by.
        public var terms: [(variable: Int, coefficient: Double)]
        /// What is added to the terms.
        public var constant: Double
        /// How the sum is compared with zero.
        public var relation: LayoutRelation
        /// UIKit's priority.
        public var priority: Float
        /// Whether a conflict made the engine give the row up.
        public var isBroken: Bool
        /// See `Solver.add`.
        public var entersLate: Bool
        /// See `Solver.add`.
        public var entersFirst: Bool
        /// What the row stands for.
        public var meaning: RowKind

        /// Rows are equal when a solver would take them for the same.
        public static func == (left: Row, right: Row) -> Bool {
            left.constant == right.constant && left.hasShape(of: right)
        }

        /// Whether two rows differ in their constants at most.
        public func hasShape(of other: Row) -> Bool {
            relation == other.relation && priority == other.priority && entersLate == other.entersLate && entersFirst == other.entersFirst
                && terms.elementsEqual(other.terms) { $0 == $1 }
        }
    }

    /// What a row stands for, in the caller's terms.
    public enum RowKind: Sendable, Equatable {
        /// A constraint the caller added.
        case constraint(ConstraintHandle)
        /// An item's frame and autoresizing mask.
        case autoresizing(ItemID, LayoutAxis, isLength: Bool)
        /// A length isn't negative.
        case nonNegative(ItemID, LayoutAxis)
        /// An item's natural length: not longer (hugging), or not shorter (compression resistance).
        case intrinsic(ItemID, LayoutAxis, isHugging: Bool)
    }
}

extension LayoutEngine {
    /// Everything the solver was told so far, with its meaning.
    public var system: LayoutSystem {
        var places: [Variable: Int] = [:]
        var quantities: [Variable: LayoutSystem.Quantity] = [:]
        for (index, item) in items.enumerated() where item.isAlive {
            for axis in LayoutAxis.allCases {
                let id = ItemID(index: index)
                quantities[item.origin[axis.rawValue]] = .init(item: id, axis: axis, kind: .origin)
                quantities[item.length[axis.rawValue]] = .init(item: id, axis: axis, kind: .length)
                if let content = item.content[axis.rawValue] { quantities[content] = .init(item: id, axis: axis, kind: .content) }
            }
        }
        var system = LayoutSystem()
        for (variable, _) in solver.variables {
            guard let quantity = quantities[variable] else { continue }
            places[variable] = system.variables.count
            system.variables.append(quantity)
        }
        system.rows = solver.rows.compactMap { row in
            guard let meaning = meanings[row.id].map(kind) else { return nil }
            return LayoutSystem.Row(
                terms: row.expression.terms.compactMap { term in places[term.variable].map { ($0, term.coefficient) } },
                constant: row.expression.constant, relation: row.relation,
                priority: row.priority.rawValue, isBroken: row.isBroken, entersLate: row.entersLate,
                entersFirst: row.entersFirst, meaning: meaning)
        }
        return system
    }

    private func kind(_ meaning: RowMeaning) -> LayoutSystem.RowKind {
        switch meaning {
        case .constraint(let slot): .constraint(ConstraintHandle(slot: slot))
        case .fixed(let id, let axis, let isLength): .autoresizing(id, axis, isLength: isLength)
        case .nonNegative(let id, let axis): .nonNegative(id, axis)
        case .intrinsic(let id, let axis, let isHugging): .intrinsic(id, axis, isHugging: isHugging)
        }
    }

    /// The insets of an item's alignment rectangle from its frame, in points.
    public func alignmentInsets(of id: ItemID) -> EdgeInsets { items[id.index].alignmentInsets }
}
