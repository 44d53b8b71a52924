import Testing

@testable import ConstraintSolver

struct RandomSystemTests {
    /// 2,000 systems, a third of them reached by changes, against the plain reference and a fresh solver.
    @Test(arguments: SystemKind.allCases) func randomSystemsAndTheirChangesAreSolvedLikeThePlainReference(_ kind: SystemKind) throws {
        for seed in 1...UInt64(134) {
            var system = RandomSystem(kind: kind, seed: seed, size: 3)
            var tracked = Tracked()
            tracked.addVariables(system.variableCount, restsFirst: system.numbers.chance(30) ? [system.variableCount - 1] : [])
            var entry = 0
            for _ in 0..<system.initialRowCount {
                entry += 1
                try tracked.add(system.row(entry: entry))
            }
            for phase in 0..<3 {
                if phase > 0 { for _ in 0...system.numbers.below(3) { try tracked.change(&system, entry: &entry) } }
                if let difference = try tracked.disagreement() {
                    Issue.record("seed \(seed) phase \(phase) of \(kind): \(difference)")
                    return
                }
            }
        }
    }
}
