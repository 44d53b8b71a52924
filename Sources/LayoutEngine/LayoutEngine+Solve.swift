import ConstraintSolver

extension LayoutEngine {
    /// Solves what changed. Returns the items whose alignment rectangle (or content length) may have moved since the last call.
    @discardableResult
    public func solve() -> Set<ItemID> {
        guard needsSolve else { return [] }
        needsSolve = false
        let report = solver.solve(breaking: { [self] core in chooseBroken(of: core) })
        for variable in solver.changedVariables where variable.index < owners.count { changed.insert(owners[Int(variable.index)]) }
        record(report.conflicts)
        defer { changed = [] }
        return changed
    }

    /// The item's alignment rectangle in its superview's bounds space (a guide's: in its owner's), in points, unrounded.
    public func rect(of id: ItemID) -> LayoutRect {
        let item = items[id.index]
        return LayoutRect(
            x: solver.value(of: item.origin[0]), y: solver.value(of: item.origin[1]),
            width: solver.value(of: item.length[0]), height: solver.value(of: item.length[1]))
    }

    /// The length of a scroll view's content area on an axis, or nil where no constraint speaks of it.
    public func contentLength(of id: ItemID, axis: LayoutAxis) -> Double? {
        items[id.index].content[axis.rawValue].map { solver.value(of: $0) }
    }

    /// How far a constraint is from holding, in points (0 when it holds).
    public func violation(of handle: ConstraintHandle) -> Double {
        guard let slot = slots[handle.slot] else { return 0 }
        return solver.violation(of: slot.row)
    }

    // MARK: Conflicts

    /// The member of a core that is given up.
    func chooseBroken(of core: [ConstraintID]) -> ConstraintID {
        // Lengths can't be negative whatever the constraints say, so such a row is never the one to go.
        let candidates = core.filter { if case .nonNegative = meanings[$0] { false } else { true } }
        let named = candidates.compactMap { row in engineConstraint(for: row).map { (row, $0) } }
        if let choice = breakingPolicy?(named.map(\.1)), let row = named.first(where: { $0.1 == choice })?.0 { return row }
        // The solver names the member that was added last first.
        return candidates.first ?? core[0]
    }

    /// The solver reports every conflict that stands, each time.
    private func record(_ standing: [Conflict]) {
        if standing == conflicts.map(\.rows) { return }
        conflicts = standing.compactMap { conflict in
            engineConstraint(for: conflict.broken).map { broken in
                EngineConflict(core: conflict.core.compactMap { engineConstraint(for: $0) }, broken: broken, rows: conflict)
            }
        }
    }

    /// The core of a conflict that stands and every other required constraint that is part of some impossible set with it. Takes a search.
    public func widerSet(of conflict: EngineConflict) -> [EngineConstraint] {
        solver.widerSet(of: conflict.rows).compactMap { engineConstraint(for: $0) }
    }

    func engineConstraint(for row: ConstraintID) -> EngineConstraint? {
        switch meanings[row] {
        case .constraint(let slot): .constraint(ConstraintHandle(slot: slot))
        case .fixed(let id, let axis, let isLength): .autoresizing(id, axis, isLength: isLength)
        case .nonNegative(let id, let axis): .nonNegative(id, axis)
        case .intrinsic, nil: nil
        }
    }
}

/// The values a quantity takes over all best solutions, in points.
public struct LengthRange: Equatable, Sendable {
    /// The smallest value, in points.
    public var lower: Double
    /// The largest value, in points.
    public var upper: Double
    /// A range from its bounds; infinite where there is none.
    public init(lower: Double, upper: Double) { (self.lower, self.upper) = (lower, upper) }
    /// Whether the constraints settle the quantity.
    public var isUnique: Bool { upper - lower <= 1e-6 }
}

extension LayoutEngine {
    /// The range of the item's origin on an axis over all best solutions.
    public func originRange(of id: ItemID, _ axis: LayoutAxis) -> LengthRange { range(of: items[id.index].origin[axis.rawValue]) }

    /// The range of the item's length on an axis over all best solutions.
    public func lengthRange(of id: ItemID, _ axis: LayoutAxis) -> LengthRange { range(of: items[id.index].length[axis.rawValue]) }

    /// The range of a scroll view's content length, or nil where no constraint speaks of it.
    public func contentRange(of id: ItemID, _ axis: LayoutAxis) -> LengthRange? {
        items[id.index].content[axis.rawValue].map { range(of: $0) }
    }

    private func range(of variable: Variable) -> LengthRange {
        let range = solver.range(of: variable)
        return LengthRange(lower: range.lower, upper: range.upper)
    }
}

extension LayoutEngine {
    /// How many rows the solver has looked at and how many pivots it has made since the engine was made: work, for tests that count it.
    public var work: (rowsTouched: Int, pivots: Int) { (solver.work.rowsTouched, solver.work.pivots) }
}
