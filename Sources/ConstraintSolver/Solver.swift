/// Solves linear equalities and inequalities with UIKit's priorities.
///
/// Required constraints hold; then, one priority after another from the highest down, the sum of the violations of that priority's
/// constraints is as small as the higher ones allow. What is still open after that is settled by a fixed rule (see `docs/solver.md`),
/// so that one set of constraints, entered in one order, has exactly one answer, however it came about.
///
///     var solver = Solver()
///     let width = solver.addVariable()
///     try solver.add(width - 300, .lessThanOrEqual)
///     try solver.add(width - 400, .equal, priority: Priority(750))
///     _ = solver.solve()
///     solver.value(of: width)  // 300
///
/// Changes are recorded; `solve()` does the work they ask for, and no more. Values read before it are those of the solve before.
public struct Solver {
    private var shared = System()

    /// A solver without variables and constraints.
    public init() {}

    /// The system, to read.
    var system: System { shared }

    /// The system, to change: copies of a solver part ways here.
    mutating func own() -> System {
        if !isKnownUniquelyReferenced(&shared) { shared = System(copying: shared) }
        return shared
    }

    /// How much work has been done since the solver was made.
    public var work: Work { shared.work }
}

/// Counts of work, for tests and benchmarks.
public struct Work: Sendable, Equatable {
    /// Exchanges of a basic and a nonbasic variable.
    public var pivots = 0
    /// Constraints looked at while reducing the system and solving its parts.
    public var rowsTouched = 0
    /// Independent parts solved.
    public var componentsSolved = 0
}
