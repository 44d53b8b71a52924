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
        let isUnique = solver.range(of: x).isUnique
        #expect(!isUnique)
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

    @Test func aSecondSolutionIsAsGoodAsTheFirst() throws {
        var solver = Solver()
        let a = solver.addVariable(), b = solver.addVariable(), c = solver.addVariable()
        let wishes = try [a, b].map { try solver.add($0 - 50, .lessThanOrEqual, priority: Priority(250)) }
        for v in [a, b] { try solver.add(v - 50, .greaterThanOrEqual) }
        try solver.add(a + b - 300, .equal)
        try solver.add(c - 2 * b, .equal)
        solver.solve()
        let second = solver.otherSolution(for: c)
        let other = try #require(second)
        #expect(solver.value(of: c) == 100)
        #expect(other[Int(c.index)] == 500)
        #expect(other[Int(a.index)] == 50 && other[Int(b.index)] == 250)
        #expect(wishes.map { solver.violation(of: $0) } == [200, 0])
        try solver.add(a - 120, .equal)
        solver.solve()
        let third = solver.otherSolution(for: c)
        #expect(third == nil)
    }

    @Test func anUnboundedVariableHasASecondSolution() throws {
        var solver = Solver()
        let x = solver.addVariable(), y = solver.addVariable()
        try solver.add(y - x - 5, .equal)
        solver.solve()
        #expect([x, y].map { solver.value(of: $0) } == [0, 5])
        let other = solver.otherSolution(for: y)
        #expect(other == [100, 105])
    }

    /// For every variable of random systems: the second solution exists where the range says so, and no priority is worse off.
    @Test(arguments: SystemKind.allCases) func secondSolutionsAreWhatRangesPromise(_ kind: SystemKind) throws {
        for seed in 1...UInt64(20) {
            var system = RandomSystem(kind: kind, seed: seed, size: 5)
            var tracked = Tracked()
            tracked.addVariables(system.variableCount)
            for entry in 1...system.initialRowCount { try tracked.add(system.row(entry: entry)) }
            tracked.solver.solve()
            let misses = tracked.misses(tracked.values)
            for v in tracked.variables {
                let range = tracked.solver.range(of: v)
                guard let other = tracked.solver.otherSolution(for: v) else {
                    #expect(range.isUnique)
                    continue
                }
                let value = other[Int(v.index)]
                #expect(abs(value - tracked.solver.value(of: v)) > 1e-7 && value >= range.lower - 1e-6 && value <= range.upper + 1e-6)
                for (priority, miss) in tracked.misses(other) {
                    #expect(miss <= misses[priority]! + 1e-6, "seed \(seed) \(kind), priority \(priority)")
                }
            }
        }
    }
}

extension Tracked {
    /// The sum of the violations of each priority at some values; what a conflict gave up counts at the priority it is kept at.
    func misses(_ values: [Double]) -> [Float: Double] {
        var sums: [Float: Double] = [:]
        var solver = solver
        let broken = Set(solver.solve().conflicts.map(\.broken))
        for (id, row) in rows {
            let error = row.terms.reduce(row.constant) { $0 + $1.1 * values[$1.0] }
            let miss = row.relation == 0 ? abs(error) : max(0, row.relation < 0 ? error : -error)
            sums[broken.contains(id) ? Priority.brokenRequired.rawValue : row.priority, default: 0] += miss
        }
        return sums
    }
}
