import ConstraintSolver
import Testing

struct RangeTests {
    @Test func aFreeVariableIsUnboundedAndRestsAtZero() throws {
        var solver = Solver()
        let x = solver.addVariable(), y = solver.addVariable()
        _ = try solver.add(x - y - 5, .equal)
        _ = solver.solve()
        #expect(solver.value(of: x) == 0)
        #expect(solver.value(of: y) == -5)
        #expect(solver.range(of: x) == ValueRange(lower: -.infinity, upper: .infinity))
    }

    @Test func tiedItemsShareARange() throws {
        var solver = Solver()
        let a = solver.addVariable(), b = solver.addVariable()
        for v in [a, b] {
            _ = try solver.add(v - 50, .lessThanOrEqual, priority: Priority(250))
            _ = try solver.add(v - 50, .greaterThanOrEqual, priority: Priority(750))
        }
        _ = try solver.add(a + b - 300, .equal)
        _ = solver.solve()
        #expect(solver.range(of: a) == ValueRange(lower: 50, upper: 250))
        #expect(solver.range(of: b) == ValueRange(lower: 50, upper: 250))
        #expect(solver.value(of: a) == 250)
    }
}
