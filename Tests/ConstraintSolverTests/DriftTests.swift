import ConstraintSolver
import Testing

struct DriftTests {
    /// 100,000 edits of a chain with multipliers, compared with a fresh solver at the end. (The same with a chain 1,000 deep is part of
    /// script/test-solver-reference.)
    @Test func aHundredThousandEditsDontDrift() throws {
        func chain(_ width: Double) throws -> (Solver, ConstraintID, [Variable]) {
            var solver = Solver()
            let root = solver.addVariable()
            let edit = try solver.addEdit(root, priority: Priority(999), value: width)
            var all = [root]
            for i in 0..<12 {
                let v = solver.addVariable(), slack = solver.addVariable()
                let factor = i % 2 == 0 ? 1.25 : 0.8
                try solver.add(LinearExpression([Term(v), Term(all[i], -factor), Term(slack, -1)], constant: 3), .equal)
                try solver.add(slack - 5, .equal, priority: Priority(250))
                try solver.add(v - 900, .lessThanOrEqual)
                all.append(v)
            }
            return (solver, edit, all)
        }
        var (solver, edit, all) = try chain(100)
        var numbers = SeededNumbers(7)
        var width = 0.0
        for _ in 0..<100_000 {
            width = Double(numbers.below(120_000)) / 100
            try solver.suggest(width, for: edit)
            solver.solve()
        }
        let (fresh, _, others): (Solver, ConstraintID, [Variable]) = try {
            var made = try chain(width)
            made.0.solve()
            return made
        }()
        for (mine, theirs) in zip(all, others) { #expect(abs(solver.value(of: mine) - fresh.value(of: theirs)) < 1e-9) }
        #expect(all.count == 13)
    }

    /// Positions relative to each other, each 0.999 of the one before: 1,000 deep, at constants as large as "infinite" sizes.
    @Test func deepChainsOfMultipliersAreExact() throws {
        var solver = Solver()
        var previous = solver.addVariable()
        let pin = try solver.add(previous - 1e7, .equal)
        var expected = 1e7
        for _ in 0..<1000 {
            let next = solver.addVariable()
            try solver.add(next - 0.999 * previous - 1, .equal)
            expected = 0.999 * expected + 1
            previous = next
        }
        solver.solve()
        #expect(abs(solver.value(of: previous) - expected) < 1e-9 * expected)
        try solver.setConstant(-10, of: pin)
        solver.solve()
        #expect(abs(solver.value(of: previous) - (10 * pow999 + 1000 * (1 - pow999))) < 1e-6)
    }

    /// 0.999 to the power of 1,000.
    private var pow999: Double { (0..<1000).reduce(1.0) { p, _ in p * 0.999 } }

    @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6]) func unitsDontMatter(_ unit: Double) throws {
        var solver = Solver()
        let a = solver.addVariable(), b = solver.addVariable()
        try solver.add(unit * a + unit * b - 300 * unit, .equal)
        try solver.add(unit * a - 100 * unit, .greaterThanOrEqual)
        try solver.add(b - 1e7, .equal, priority: Priority(500))
        solver.solve()
        #expect(abs(solver.value(of: a) - 100) < 1e-6)
        #expect(abs(solver.value(of: b) - 200) < 1e-6)
    }
}
