import ConstraintSolver

/// A small generator of numbers that is the same everywhere.
struct SeededNumbers {
    var state: UInt64

    init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1 }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D >> 11
    }

    mutating func below(_ n: Int) -> Int { Int(next() % UInt64(n)) }
    mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
    mutating func pick<T>(_ list: [T]) -> T { list[below(list.count)] }
}

/// Kinds of systems to try a solver on.
enum SystemKind: CaseIterable {
    /// Views in views: edges, sizes, intrinsic sizes.
    case interface
    /// Many terms in each row.
    case dense
    /// Small whole numbers, so that much coincides.
    case degenerate
    /// Required constraints that often can't hold.
    case contradictory
    /// Few constraints for many variables.
    case ambiguous
}

struct RandomSystem {
    var kind: SystemKind
    var variableCount: Int
    var numbers: SeededNumbers

    init(kind: SystemKind, seed: UInt64, size: Int) {
        self.kind = kind
        numbers = SeededNumbers(seed &* 977 &+ UInt64(SystemKind.allCases.firstIndex(of: kind)!))
        variableCount = 2 + numbers.below(size)
    }

    var initialRowCount: Int {
        mutating get {
            switch kind {
            case .ambiguous: 1 + numbers.below(variableCount + 1)
            case .interface, .contradictory: variableCount + numbers.below(variableCount * 2)
            case .dense, .degenerate: 1 + numbers.below(variableCount * 2 + 1)
            }
        }
    }

    mutating func priority() -> Float {
        let required =
            switch kind {
            case .contradictory: 75
            case .interface: 55
            default: 30
            }
        return numbers.chance(required) ? 1000 : numbers.pick([999, 751, 750, 750, 750, 500.5, 250, 250, 250, 49])
    }

    mutating func constant() -> Double {
        switch kind {
        case .degenerate: Double(numbers.below(5) - 2) * 10
        case .dense: Double(numbers.below(4001) - 2000) / 8
        default: Double(numbers.below(60) - 30) * 4
        }
    }

    mutating func row(entry: Int) -> PlainReference.Row {
        var row = PlainReference.Row(terms: [], constant: constant(), relation: numbers.pick([0, 0, -1, 1]), priority: priority())
        row.entry = entry
        row.entersLate = numbers.chance(15)
        let count: Int
        switch kind {
        case .dense: count = 1 + numbers.below(5)
        case .interface: count = numbers.pick([1, 1, 2, 2, 3, 3])
        default: count = numbers.pick([0, 1, 1, 2, 2, 2, 3])
        }
        for _ in 0..<count {
            let c: Double
            switch kind {
            case .dense: c = numbers.pick([1, -1, 0.5, -0.5, 2, -3, 0.25, 0])
            default: c = numbers.pick([1, 1, 1, -1, -1, -1, 0.5, 2])
            }
            row.terms.append((numbers.below(variableCount), c))
        }
        return row
    }
}

/// A solver and what it was told, so that its answers can be compared with those of the plain reference and of a fresh solver.
struct Tracked {
    var solver = Solver()
    var variables: [Variable] = []
    var rows: [(id: ConstraintID, row: PlainReference.Row)] = []
    var restsFirst: Set<Int> = []

    mutating func addVariables(_ n: Int, restsFirst: Set<Int> = []) {
        for i in 0..<n { variables.append(solver.addVariable(restsFirst: restsFirst.contains(i))) }
        self.restsFirst = restsFirst
    }

    mutating func add(_ row: PlainReference.Row) throws {
        let terms = row.terms.map { Term(variables[$0.variable], $0.coefficient) }
        let relation: Relation = row.relation == 0 ? .equal : row.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
        let id = try solver.add(
            LinearExpression(terms, constant: row.constant), relation, priority: Priority(row.priority), entersLate: row.entersLate)
        rows.append((id, row))
    }

    mutating func addEdit(_ v: Int, priority: Float, value: Double, entry: Int) throws {
        let id = try solver.addEdit(variables[v], priority: Priority(priority), value: value)
        rows.append((id, PlainReference.Row(terms: [(v, 1)], constant: -value, relation: 0, priority: priority, entry: entry)))
    }

    var reference: PlainReference {
        PlainReference(variableCount: variables.count, rows: rows.map(\.row), restsFirst: restsFirst)
    }

    func entry(of id: ConstraintID) -> Int { rows.first { $0.id == id }?.row.entry ?? -1 }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    /// A solver told the same from the start.
    func fresh() throws -> Tracked {
        var other = Tracked()
        other.addVariables(variables.count, restsFirst: restsFirst)
        for r in rows { try other.add(r.row) }
        return other
    }

    /// One random change.
    mutating func change(_ system: inout RandomSystem, entry: inout Int) throws {
        entry += 1
        let i = rows.isEmpty ? 0 : system.numbers.below(rows.count)
        switch rows.isEmpty ? 0 : system.numbers.below(10) {
        case 0...2: try add(system.row(entry: entry))
        case 3, 4:
            try solver.remove(rows[i].id)
            rows.remove(at: i)
        case 5, 6, 7:
            let constant = system.constant()
            try solver.setConstant(constant, of: rows[i].id)
            rows[i].row.constant = constant
        case 8:
            let priority = system.priority()
            try solver.setPriority(Priority(priority), of: rows[i].id)
            rows[i].row.priority = priority
        default:
            try addEdit(
                system.numbers.below(variables.count), priority: system.numbers.pick([999, 999, 600]), value: system.constant(),
                entry: entry)
        }
    }

    /// Sets one constant over and over, as a resize does, comparing each time.
    mutating func repeatedMove(_ system: inout RandomSystem, steps: Int) throws -> String? {
        if rows.isEmpty { return nil }
        let i = system.numbers.below(rows.count)
        for step in 0..<steps {
            let constant = rows[i].row.constant + Double(system.numbers.below(9) - 3)
            try solver.setConstant(constant, of: rows[i].id)
            rows[i].row.constant = constant
            if let difference = try disagreement() { return "step \(step): \(difference)" }
        }
        return nil
    }

    /// Solves, and says how the answer differs from the reference's and from a fresh solver's; nil if it doesn't.
    mutating func disagreement() throws -> String? {
        let ids = rows
        func name(_ id: ConstraintID) -> Int { ids.first { $0.id == id }?.row.entry ?? -1 }
        let report = solver.solve()
        let answer = reference.solve()
        let cores = report.conflicts.map { $0.core.map(name) }
        if cores.sorted(by: { $0.lexicographicallyPrecedes($1) }) != answer.cores.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            return "cores \(cores), expected \(answer.cores)"
        }
        for (i, (mine, right)) in zip(values, answer.values).enumerated() where abs(mine - right) > 1e-6 {
            return "variable \(i) is \(mine), expected \(right)"
        }
        var other = try fresh()
        _ = other.solver.solve()
        for (i, (mine, theirs)) in zip(values, other.values).enumerated() where abs(mine - theirs) > 1e-9 * max(1, abs(mine)) {
            return "variable \(i) is \(mine), in a fresh solver \(theirs)"
        }
        return nil
    }
}
