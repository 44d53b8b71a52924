import ConstraintSolver

/// Why a coordinate or a length has its value: the rows that hold it, each with its share in points.
public struct EngineExplanation: Sendable {
    /// What a row stands for.
    public enum Cause: Sendable, Hashable {
        /// A constraint the caller added.
        case constraint(ConstraintHandle)
        /// The frame of a frame-based item.
        case autoresizing(ItemID, LayoutAxis, isLength: Bool)
        /// A length that may not be negative.
        case nonNegative(ItemID, LayoutAxis)
        /// An item's natural length: the part that keeps it from growing, or the part that keeps it from shrinking.
        case intrinsic(ItemID, LayoutAxis, isHugging: Bool)
    }

    /// One row's share.
    public struct Reason: Sendable {
        /// The row.
        public var cause: Cause
        /// How often it is counted: 0.5 where half of it goes into the value.
        public var multiplier: Double
        /// What it adds to the value, in points.
        public var amount: Double
    }

    /// The rows, from the value outwards.
    public var reasons: [Reason]
    /// The sum of all shares, in points.
    public var value: Double
    /// Whether a part of the value is determined by nothing and rests where the solver put it.
    public var isOpen: Bool
}

extension LayoutEngine {
    /// Why an item's origin or length on an axis is what it is. Answers for the last `solve()`.
    public func explanation(of id: ItemID, _ axis: LayoutAxis, isLength: Bool) -> EngineExplanation {
        explain(isLength ? items[id.index].length[axis.rawValue] : items[id.index].origin[axis.rawValue])
    }

    /// Why a scroll view's content is as long as it is; nil where no constraint speaks of it.
    public func contentExplanation(of id: ItemID, _ axis: LayoutAxis) -> EngineExplanation? {
        items[id.index].content[axis.rawValue].map { explain($0) }
    }

    /// Who keeps a constraint from holding: the rows that give its two ends their places. Answers for the last `solve()`.
    public func defeaters(of handle: ConstraintHandle) -> EngineExplanation? {
        guard let slot = slots[handle.slot], solver.violation(of: slot.row) > 1e-6 else { return nil }
        return explanation(solver.explanation(of: slot.row))
    }

    private func explain(_ variable: Variable) -> EngineExplanation { explanation(solver.explanation(of: variable)) }

    private func explanation(_ found: Explanation) -> EngineExplanation {
        let reasons = found.reasons.compactMap { reason in
            cause(of: reason.constraint).map {
                EngineExplanation.Reason(
                    cause: $0, multiplier: reason.multiplier, amount: -reason.multiplier * solver.constant(of: reason.constraint))
            }
        }
        return EngineExplanation(reasons: reasons, value: found.constant, isOpen: !found.resting.isEmpty)
    }

    private func cause(of row: ConstraintID) -> EngineExplanation.Cause? {
        switch meanings[row] {
        case .constraint(let slot): .constraint(ConstraintHandle(slot: slot))
        case .fixed(let id, let axis, let isLength): .autoresizing(id, axis, isLength: isLength)
        case .nonNegative(let id, let axis): .nonNegative(id, axis)
        case .intrinsic(let id, let axis, let isHugging): .intrinsic(id, axis, isHugging: isHugging)
        case nil: nil
        }
    }
}
