import ConstraintSolver
import Testing

@Suite struct SolverSnippets {
    @Test func theLabelShrinksWithItsRow() throws {
        // snippet: solver
        var solver = Solver()
        let label = solver.addVariable(), button = solver.addVariable(), row = solver.addVariable()
        let width = try solver.addEdit(row, priority: Priority(999), value: 320)
        try solver.add(label + button - LinearExpression(row) + 24, .equal)
        try solver.add(label - 80, .greaterThanOrEqual, priority: Priority(750))
        try solver.add(label - 80, .lessThanOrEqual, priority: Priority(250))
        try solver.add(button - 60, .equal)
        solver.solve()
        let wide = solver.value(of: label)
        try solver.suggest(120, for: width)
        solver.solve()
        let narrow = solver.value(of: label)
        // end of snippet
        // 320 - 24 - 60 and 120 - 24 - 60.
        #expect(abs(wide - 236) < 1e-9 && abs(narrow - 36) < 1e-9)
    }
}
