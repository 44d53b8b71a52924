/// What `Solver.solve` did.
public struct SolveReport: Sendable {
    /// The variables whose values changed.
    public var changed: [Variable] = []
    /// The conflicts that stand now, each with the constraint given up for it.
    public var conflicts: [Conflict] = []
}

/// Required constraints that can't all hold, and the one given up.
public struct Conflict: Sendable, Equatable {
    /// Constraints that can't hold together, none of which could be left out of that statement; latest added first.
    public var core: [ConstraintID]
    /// `core` and every further constraint that would be in a conflict with the rest if a member of `core` were gone.
    public var wider: [ConstraintID]
    /// The member of `core` that is kept only as far as possible (at `Priority.brokenRequired`) while the others stand.
    public var broken: ConstraintID
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
    public var isUnique: Bool { upper - lower <= 1e-6 + 1e-12 * max(abs(upper), abs(lower)) }
}

extension Solver {
    /// The value of a variable as of the last `solve()`; 0 for a variable that was removed.
    public func value(of v: Variable) -> Double { isAlive(v) ? values[v.slot] : 0 }

    /// By how much a constraint misses at the present values: 0 if it holds.
    public func violation(of constraint: ConstraintID) -> Double {
        guard let c = try? slot(constraint) else { return 0 }
        let error = residual(c)
        switch constraints[c].relation {
        case .equal: return abs(error)
        case .lessThanOrEqual: return max(0, error)
        case .greaterThanOrEqual: return max(0, -error)
        }
    }

    /// The value of a constraint's expression.
    func residual(_ c: Int) -> Double {
        var sum = constraints[c].constant
        for term in constraints[c].terms { sum += term.coefficient * values[term.variable.slot] }
        return sum
    }
}
