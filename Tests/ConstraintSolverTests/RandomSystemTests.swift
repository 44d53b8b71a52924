import ConstraintSolver
import Testing

struct RandomSystemTests {
    /// 2,100 systems, most of them reached by changes, against the plain reference and a fresh solver.
    @Test(arguments: SystemKind.allCases) func randomSystemsAndTheirChangesAreSolvedLikeThePlainReference(_ kind: SystemKind) throws {
        for seed in 1...UInt64(70) {
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
                let moved = phase == 1 ? try tracked.repeatedMove(&system, steps: 3) : nil
                if let difference = try moved ?? tracked.disagreement() {
                    Issue.record("seed \(seed) phase \(phase) of \(kind): \(difference)")
                    return
                }
            }
        }
    }
}
