import ConstraintSolver
import Testing

struct ExplanationTests {
    @Test func aValueIsExplainedByTheChainThatDeterminesIt() throws {
        var solver = Solver()
        let root = solver.addVariable(), left = solver.addVariable(), width = solver.addVariable()
        let size = try solver.add(root - 320, .equal)
        let leading = try solver.add(left - 16, .equal)
        let trailing = try solver.add(LinearExpression([Term(left), Term(width), Term(root, -1)], constant: 16), .equal)
        _ = try solver.add(width - 100, .equal, priority: Priority(250))
        solver.solve()
        let why = solver.explanation(of: width)
        #expect(why.constant == 288)
        #expect(why.resting.isEmpty)
        #expect(Set(why.reasons.map(\.constraint)) == [size, leading, trailing])
    }

    @Test func aDefeatedWishNamesThoseWhoDefeatItAndByHowMuch() throws {
        var solver = Solver()
        let width = solver.addVariable()
        let limit = try solver.add(width - 300, .lessThanOrEqual)
        let wish = try solver.add(width - 400, .greaterThanOrEqual, priority: Priority(750))
        solver.solve()
        let why = solver.explanation(of: wish)
        #expect(why.constant == -100)
        #expect(why.reasons.map(\.constraint) == [limit])
        #expect(why.reasons.map(\.multiplier) == [1])
    }

    /// The identity that an explanation claims, for every variable of random systems: evaluated where the constraints named hold with
    /// equality, it must give the value.
    @Test(arguments: SystemKind.allCases) func explanationsAddUpToTheValue(_ kind: SystemKind) throws {
        for seed in 1...UInt64(100) {
            var system = RandomSystem(kind: kind, seed: seed, size: 6)
            var tracked = Tracked()
            tracked.addVariables(system.variableCount)
            for entry in 1...system.initialRowCount { try tracked.add(system.row(entry: entry)) }
            tracked.solver.solve()
            for (i, v) in tracked.variables.enumerated() {
                let why = tracked.solver.explanation(of: v)
                var coefficients = Array(repeating: 0.0, count: system.variableCount), constant = why.constant
                for t in why.resting { coefficients[Int(t.variable.index)] += t.coefficient }
                for reason in why.reasons {
                    #expect(tracked.solver.violation(of: reason.constraint) < 1e-6)
                    let row = tracked.rows.first { $0.id == reason.constraint }!.row
                    for t in row.terms { coefficients[t.variable] += reason.multiplier * t.coefficient }
                    constant += reason.multiplier * row.constant
                }
                for (j, c) in coefficients.enumerated() {
                    #expect(abs(c - (i == j ? 1 : 0)) < 1e-7, "seed \(seed), variable \(i), term \(j)")
                }
                #expect(abs(constant) < 1e-5, "seed \(seed), variable \(i)")
            }
        }
    }
}
