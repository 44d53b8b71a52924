import ConstraintSolver
import Testing

struct EditingTests {
    @Test func badInputIsRefusedAndChangesNothing() throws {
        var solver = Solver()
        let x = solver.addVariable()
        let limit = try solver.add(x - 5, .equal)
        solver.solve()
        #expect(throws: SolverError.constantNotFinite) { try solver.add(x + .nan, .equal) }
        #expect(throws: SolverError.coefficientNotFinite(x)) { try solver.add(.infinity * x, .equal) }
        #expect(throws: SolverError.priorityOutOfRange(Priority(1001))) { try solver.add(x + 1, .equal, priority: Priority(1001)) }
        #expect(throws: SolverError.priorityOutOfRange(Priority(-1))) { try solver.setPriority(Priority(-1), of: limit) }
        #expect(throws: SolverError.constantNotFinite) { try solver.setConstant(.infinity, of: limit) }
        #expect(throws: SolverError.notAnEdit(limit)) { try solver.suggest(1, for: limit) }
        #expect(throws: SolverError.variableInUse(x, by: limit)) { try solver.removeVariable(x) }
        #expect(solver.solve().changedCount == 0)
        #expect(solver.value(of: x) == 5)
        try solver.remove(limit)
        #expect(throws: SolverError.unknownConstraint(limit)) { try solver.remove(limit) }
        try solver.removeVariable(x)
        #expect(throws: SolverError.unknownVariable(x)) { try solver.add(x + 1, .equal) }
        let y = solver.addVariable()
        #expect(y.index == x.index && y != x)
    }

    @Test func valuesAreNeverStaleAfterARemoval() throws {
        var solver = Solver()
        let x = solver.addVariable(), y = solver.addVariable()
        let pin = try solver.add(x - 44, .equal)
        try solver.add(y - LinearExpression(x) - 6, .equal)
        try solver.add(x - 10, .equal, priority: Priority(1))
        solver.solve()
        #expect(solver.value(of: y) == 50)
        try solver.remove(pin)
        solver.solve()
        #expect(solver.value(of: x) == 10)
        #expect(solver.value(of: y) == 16)
    }

    @Test func copiesPartWays() throws {
        var solver = Solver()
        let x = solver.addVariable(), y = solver.addVariable()
        let pin = try solver.add(x - 1, .equal)
        try solver.add(y - 2 * x, .equal)
        solver.solve()
        var copy = solver
        try copy.setConstant(-7, of: pin)
        copy.solve()
        #expect(copy.value(of: y) == 14)
        #expect(solver.value(of: y) == 2)
        solver.solve()
        #expect(solver.value(of: y) == 2)
    }

    /// Redundant and empty rows: found troublesome in public solvers.
    @Test func redundantAndEmptyRowsAreHarmless() throws {
        var solver = Solver()
        let x = solver.addVariable(), y = solver.addVariable()
        try solver.add(x + y - 10, .equal)
        try solver.add(2 * x + 2 * y - 20, .equal)
        try solver.add(x - LinearExpression(x), .equal)
        try solver.add(LinearExpression(constant: -3), .lessThanOrEqual)
        try solver.add(x - LinearExpression(y), .equal)
        try solver.add(x - LinearExpression(y), .equal)
        #expect(solver.solve().conflicts.isEmpty)
        #expect(solver.value(of: x) == 5)
        let never = try solver.add(LinearExpression(constant: 1), .lessThanOrEqual)
        #expect(solver.solve().conflicts.map(\.core) == [[never]])
        #expect(solver.value(of: x) == 5)
    }

    /// Many weak wishes against one strong: weights that mix levels get this wrong.
    @Test func noNumberOfWeakWishesBeatsAStrongOne() throws {
        var solver = Solver()
        let x = solver.addVariable()
        try solver.add(x - 100, .equal, priority: Priority(250.5))
        for _ in 0..<2000 { try solver.add(LinearExpression(x), .equal, priority: Priority(250)) }
        solver.solve()
        #expect(solver.value(of: x) == 100)
    }

    /// The first example of kiwi's documentation: three points on a line of 500, the middle one in the middle.
    @Test func kiwisDocumentedExampleHolds() throws {
        var solver = Solver()
        let x1 = solver.addVariable(), x2 = solver.addVariable(), xm = solver.addVariable()
        try solver.add(LinearExpression(x1), .greaterThanOrEqual)
        try solver.add(x2 - 100, .lessThanOrEqual)
        try solver.add(x2 - LinearExpression(x1) - 10, .greaterThanOrEqual)
        try solver.add(xm - 0.5 * x1 - 0.5 * x2, .equal)
        let wish = try solver.add(x1 - 40, .equal, priority: Priority(1))
        let edit = try solver.addEdit(xm, priority: Priority(750), value: 60)
        solver.solve()
        #expect([x1, xm, x2].map { solver.value(of: $0) } == [40, 60, 80])
        try solver.suggest(90, for: edit)
        solver.solve()
        #expect([x1, xm, x2].map { solver.value(of: $0) } == [80, 90, 100])
        #expect(solver.violation(of: wish) == 40)
    }

    /// The second: redundant required constraints may all be added.
    @Test func kiwisRedundantConstraintsHold() throws {
        var solver = Solver()
        let x = solver.addVariable(), y = solver.addVariable()
        try solver.add(x - 10, .equal)
        try solver.add(x + y - 30, .equal)
        try solver.add(y - 20, .equal)
        #expect(solver.solve().conflicts.isEmpty)
        #expect([x, y].map { solver.value(of: $0) } == [10, 20])
    }

    @Test func aspectRatiosConverge() throws {
        var solver = Solver()
        let w = solver.addVariable(), h = solver.addVariable()
        try solver.add(w - 1.5 * h, .equal)
        try solver.add(w - 300, .lessThanOrEqual)
        try solver.add(h - 150, .lessThanOrEqual)
        try solver.add(w - 1000, .equal, priority: Priority(250))
        try solver.add(h - 10, .equal, priority: Priority(250))
        solver.solve()
        #expect(solver.value(of: w) == 225)
        #expect(solver.value(of: h) == 150)
    }
}
