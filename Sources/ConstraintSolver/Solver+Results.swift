/// What `Solver.solve` did.
public struct SolveReport: Sendable {
    /// How many variables changed their values; `Solver.changedVariables` names them.
    public var changedCount = 0
    /// The conflicts that stand now, each with the constraint given up for it.
    public var conflicts: [Conflict] = []
}

/// Required constraints that can't all hold, and the one given up.
public struct Conflict: Sendable, Equatable {
    /// Constraints that can't hold together, none of which could be left out of that statement; latest added first.
    public var core: [ConstraintID]
    /// The member of `core` that is kept only as far as possible (at `Priority.brokenRequired`) while the others stand.
    public var broken: ConstraintID
    /// Whether the set was searched for. In a system with more conflicts than a search can tell apart in bounded time, what still misses is given
    /// up by itself: `core` then holds nothing else.
    public var isSearched = true
}

/// The values that a variable may take without making anything worse.
public struct ValueRange: Sendable, Equatable {
    /// The smallest such value; negative infinity if there is none.
    public var lower: Double
    /// The largest such value; infinity if there is none.
    public var upper: Double

    /// The values from `lower` to `upper`.
    public init(lower: Double, upper: Double) {
        self.lower = lower
        self.upper = upper
    }

    /// Whether the constraints leave one value only.
    public var isUnique: Bool {
        let length = upper - lower
        return length.isFinite && length <= 1e-6 + 1e-12 * max(abs(upper), abs(lower))
    }
}

extension Solver {
    /// Brings every value up to date with the constraints.
    /// - Parameter choose: Which member of a set of required constraints that can't all hold is given up; without it the one added last.
    @discardableResult
    public mutating func solve(breaking choose: ((_ core: [ConstraintID]) -> ConstraintID)? = nil) -> SolveReport {
        let system = own()
        if system.isDirty { system.update(breaking: choose) } else { system.changed.removeAll() }
        return SolveReport(changedCount: system.changed.count, conflicts: system.conflicts)
    }

    /// The core of a conflict that stands and every further constraint that would be in a conflict with the rest if a member of the core
    /// were gone: what UIKit lists. Searches; about as often as the core has members, over all required constraints linked with it.
    public func widerSet(of conflict: Conflict) -> [ConstraintID] {
        guard system.conflicts.contains(conflict), conflict.core.allSatisfy(isAlive) else { return conflict.core }
        return system.widerSet(conflict).map { system.id($0) }
    }

    /// The variables whose values the last `solve()` changed.
    public var changedVariables: [Variable] {
        (0..<system.changed.count).map {
            let v = system.changed[$0]
            return Variable(index: v, generation: system.variables[v].generation)
        }
    }

    /// The value of a variable as of the last `solve()`; 0 for a variable that was removed.
    public func value(of v: Variable) -> Double { isAlive(v) ? system.values[v.index] : 0 }

    /// Lends the values of all variables, by `Variable.index`, as of the last `solve()`.
    public func withValues<Result>(_ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
        body(UnsafeBufferPointer(system.values.view))
    }

    /// The constant of a constraint's expression; 0 if it was removed.
    public func constant(of constraint: ConstraintID) -> Double { isAlive(constraint) ? system.constraints[constraint.index].constant : 0 }

    /// By how much a constraint misses at the present values: 0 if it holds, or was removed.
    public func violation(of constraint: ConstraintID) -> Double {
        if !isAlive(constraint) { return 0 }
        let error = system.residual(constraint.index)
        switch system.constraints[constraint.index].relation {
        case .equal: return abs(error)
        case .lessThanOrEqual: return max(0, error)
        case .greaterThanOrEqual: return max(0, -error)
        }
    }

    /// The values that a variable may take while every priority stays as satisfied as it is; one value if the constraints determine it.
    ///
    /// Ties and resting places don't narrow the range: they choose within it. Answers for the constraints of the last `solve()`.
    public mutating func range(of v: Variable) -> ValueRange {
        guard isAlive(v) else { return ValueRange(lower: 0, upper: 0) }
        let system = own()
        system.refreshSummaries()
        return system.range(of: v.index)
    }

    /// Another solution that is as good as the present one for every priority, in which a variable has another value: the values of all
    /// variables, by `Variable.index`; nil if the constraints leave the variable one value only.
    ///
    /// The variable goes to the end of its range that is farther away; where it is unbounded, 100 away. Takes a copy of the solver, and
    /// a solve of what the variable reaches.
    public mutating func otherSolution(for v: Variable) -> [Double]? {
        let range = range(of: v)
        if !isAlive(v) || range.isUnique { return nil }
        let now = value(of: v)
        let isUpwards = range.upper - now >= now - range.lower
        let end = isUpwards ? range.upper : range.lower
        let target = end.isFinite ? end : now + (isUpwards ? 100 : -100)
        var trial = self
        let system = trial.own()
        withUnsafePointer(to: Term(v)) {
            // Weaker than everything that `add` accepts: whatever all priorities leave open, this wish settles.
            _ = system.addConstraint(
                UnsafeBufferPointer(start: $0, count: 1), constant: -target, .equal, -1, entersLate: false, isEdit: false)
        }
        system.update(breaking: nil)
        return trial.withValues(Array.init)
    }
}
