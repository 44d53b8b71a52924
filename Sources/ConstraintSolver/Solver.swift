/// Solves linear equalities and inequalities with UIKit's priorities.
///
/// Required constraints hold; then, one priority after another from the highest down, the sum of the violations of that priority's
/// constraints is as small as the higher ones allow. What is still open after that is settled by a fixed rule (see `docs/solver.md`),
/// so that one set of constraints, entered in one order, has exactly one answer, however it came about.
///
/// Changes are recorded; `solve()` does the work they ask for. Values read before `solve()` are those of the solve before.
public struct Solver {
    struct VariableRecord {
        var generation: UInt32 = 0
        var isAlive = true
        var restsFirst = false
        var uses: Int32 = 0
    }

    struct ConstraintRecord {
        var generation: UInt32 = 0
        var isAlive = true
        var isEdit = false
        var entersLate = false
        /// Required by its owner, but kept just below by a conflict.
        var isBroken = false
        var relation: Relation = .equal
        var priority: Priority = .required
        var terms: [Term] = []
        var constant = 0.0
        /// Grows with every constraint added.
        var entry: UInt64 = 0

        /// The level at which the constraint counts now.
        var level: Priority { isBroken ? .brokenRequired : priority }
    }

    var variables: [VariableRecord] = []
    var freeVariables: [Int32] = []
    var constraints: [ConstraintRecord] = []
    var freeConstraints: [Int32] = []
    var nextEntry: UInt64 = 0
    var isDirty = false
    var standingConflicts: [Conflict] = []
    /// What the last solve found out, for the questions asked after it.
    var solution = Solution()

    /// The value of each variable by `Variable.index`, as of the last `solve()`.
    public internal(set) var values: [Double] = []

    /// How much work has been done since the solver was made.
    public internal(set) var work = Work()

    /// A solver without variables and constraints.
    public init() {}
}

/// Counts of work, for tests and benchmarks.
public struct Work: Sendable, Equatable {
    /// Exchanges of a basic and a nonbasic variable.
    public var pivots = 0
    /// Constraints looked at while reducing the system.
    public var rowsTouched = 0
    /// Independent parts solved.
    public var componentsSolved = 0
}
