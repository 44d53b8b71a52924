import ConstraintSolver
import Testing

struct ConflictTests {
    @Test func theConflictingSetIsIrreducibleAndTheLatestIsGivenUp() throws {
        var solver = Solver()
        let left = solver.addVariable(), width = solver.addVariable()
        let a = try solver.add(left - 10, .equal)
        _ = try solver.add(LinearExpression(width), .greaterThanOrEqual)
        let b = try solver.add(left + width - 110, .equal)
        let c = try solver.add(width - 50, .equal)
        let report = solver.solve()
        #expect(report.conflicts.count == 1)
        #expect(report.conflicts.first?.core == [c, b, a])
        #expect(report.conflicts.first?.broken == c)
        #expect(solver.value(of: width) == 100)
        try solver.remove(b)
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.value(of: width) == 50)
    }

    @Test func theCallerChoosesWhatIsGivenUp() throws {
        var solver = Solver()
        let w = solver.addVariable()
        let a = try solver.add(w - 100, .equal)
        let b = try solver.add(w - 200, .greaterThanOrEqual)
        let report = solver.solve { $0.last! }
        #expect(report.conflicts.map(\.broken) == [a])
        #expect(solver.value(of: w) == 200)
        #expect(solver.violation(of: a) == 100)
        #expect(solver.violation(of: b) == 0)
    }
}
