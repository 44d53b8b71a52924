import ConstraintSolver
import Foundation

/// A chain of variables, each a multiple of the one before plus an offset that one in ten may choose within bounds.
private struct Chain {
    static let depth = 1000
    var solver = Solver()
    var all: [Variable] = []
    var width: ConstraintID

    init(width value: Double) throws {
        let root = solver.addVariable()
        width = try solver.addEdit(root, priority: Priority(999), value: value)
        all = [root]
        for i in 0..<Self.depth {
            let v = solver.addVariable(), factor = i % 2 == 0 ? 1.25 : 0.8
            if i % 10 == 0 {
                let slack = solver.addVariable()
                try solver.add(LinearExpression([Term(v), Term(all[i], -factor), Term(slack, -1)]), .equal)
                try solver.add(slack - 5, .equal, priority: Priority(250))
                try solver.add(v - Double(400 + 11 * i), .lessThanOrEqual)
            } else {
                try solver.add(LinearExpression([Term(v), Term(all[i], -factor)], constant: i % 3 == 0 ? 1 : -1), .equal)
            }
            all.append(v)
        }
        solver.solve()
    }
}

/// Edits the chain 100,000 times, compares it with a fresh one after every thousand, and ends the program.
func reportDrift() throws -> Never {
    var chain = try Chain(width: 100), worst = 0.0
    var state: UInt64 = 7
    for edit in 1...100_000 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let width = Double(state >> 44) / 1000
        try chain.solver.suggest(width, for: chain.width)
        chain.solver.solve()
        if edit % 1000 != 0 { continue }
        let fresh = try Chain(width: width)
        for (mine, theirs) in zip(chain.all, fresh.all) {
            let x = chain.solver.value(of: mine), y = fresh.solver.value(of: theirs)
            worst = max(worst, abs(x - y) / max(1, abs(y)))
        }
    }
    print("100,000 edits of a chain \(Chain.depth) deep: values differ from a fresh solver's by at most \(worst)")
    exit(worst <= 1e-9 ? 0 : 1)
}
