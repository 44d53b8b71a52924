import ConstraintSolver

/// The figures of many systems: per phase, the median and the worst of the systems' own medians.
struct Summary {
    /// Microseconds.
    private struct Figures {
        var name: String
        var build, resize, constant, row: Double
    }

    private var figures: [Figures] = []
    private let sizes: [(variables: Int, constraints: Int)]

    init(_ workloads: [Workload]) throws {
        sizes = workloads.map { ($0.variableCount, $0.rows.count) }
        for workload in workloads {
            var run = try Run(workload)
            let build = try median(9) { _ in run = try Run(workload) }
            let resize = try median(workload.widths.count) { try run.setWidth(workload.widths[$0]) }
            let constant = try median(10) { try run.setConstant($0 % 2 == 0 ? workload.constant.second : workload.constant.first) }
            let row = try median(10) { _ in try run.restoreRow(try run.removeRow()) }
            figures.append(Figures(name: workload.name, build: build, resize: resize, constant: constant, row: row))
        }
    }

    private func median(_ times: Int, _ body: (Int) throws -> Void) throws -> Double {
        let samples = try (0..<times).map { k in try microseconds { try body(k) } }.sorted()
        return samples[samples.count / 2]
    }

    func print() {
        guard !figures.isEmpty else { return }
        let variables = sizes.map(\.variables).sorted(), constraints = sizes.map(\.constraints).sorted()
        Swift.print(
            "systems \(sizes.count): variables median \(variables[variables.count / 2]) most \(variables.last!), "
                + "constraints median \(constraints[constraints.count / 2]) most \(constraints.last!)")
        print("build", \.build)
        print("resize", \.resize)
        print("constant", \.constant)
        print("row", \.row)
    }

    private func print(_ phase: String, _ figure: KeyPath<Figures, Double>) {
        let sorted = figures.sorted { $0[keyPath: figure] < $1[keyPath: figure] }
        let median = sorted[sorted.count / 2][keyPath: figure], worst = sorted.last!
        Swift.print("scenes \(phase) median_us \(text(median)) worst_us \(text(worst[keyPath: figure])) (\(worst.name))")
    }
}
