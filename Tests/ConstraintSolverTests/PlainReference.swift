/// A second solver, as plain as can be: one dense tableau in standard form, every variable split in two, every violation a column of its
/// own, no reduction, no components, nothing incremental. It says what the right answer is, including ties, resting places and conflicts.
struct PlainReference {
    struct Row {
        var terms: [(variable: Int, coefficient: Double)]
        var constant: Double
        /// -1 for `<=`, 0 for `==`, 1 for `>=`.
        var relation: Int
        var priority: Float
        var entersLate = false
        /// The order of entry.
        var entry = 0
    }

    var variableCount: Int
    var rows: [Row]
    var restsFirst: Set<Int> = []

    struct Answer {
        var values: [Double]
        /// Entries of required rows given up.
        var broken: [Int]
        var cores: [[Int]]
    }

    /// The answer; of each core the member that `choose` names is given up.
    func solve(choose: ([Int]) -> Int = { $0[0] }) -> Answer {
        var broken: [Int] = [], cores: [[Int]] = []
        var required = rows.filter { $0.priority == 1000 }
        while let end = (1...max(1, required.count)).first(where: { $0 <= required.count && !canHold(Array(required[..<$0])) }) {
            var core = [required[end - 1]], rest = Array(required[..<(end - 1)])
            while canHold(core) {
                let next = (1...rest.count).first { !canHold(core + rest[..<$0]) }!
                core.append(rest[next - 1])
                rest = Array(rest[..<(next - 1)])
            }
            let entries = core.map(\.entry)
            cores.append(entries)
            broken.append(choose(entries))
            required.removeAll { $0.entry == broken.last! }
        }
        var demoted = rows
        for i in demoted.indices where broken.contains(demoted[i].entry) { demoted[i].priority = Float(1000).nextDown }
        return Answer(
            values: Self(variableCount: variableCount, rows: demoted, restsFirst: restsFirst).optimum(), broken: broken, cores: cores)
    }

    func canHold(_ required: [Row]) -> Bool {
        var tableau = Tableau(variableCount: variableCount)
        for row in required { _ = tableau.add(row) }
        return tableau.findFeasible()
    }

    private func optimum() -> [Double] {
        var tableau = Tableau(variableCount: variableCount)
        var errors: [(row: Row, under: Int, over: Int)] = []
        for row in rows {
            let (under, over) = tableau.add(row)
            if row.priority != 1000 { errors.append((row, under, over)) }
        }
        precondition(tableau.findFeasible())
        for priority in Set(errors.map(\.row.priority)).sorted(by: >) {
            var cost: [Int: Double] = [:]
            for e in errors where e.row.priority == priority {
                if e.row.relation >= 0 { cost[e.under] = 1 }
                if e.row.relation <= 0 { cost[e.over] = 1 }
            }
            tableau.minimize(cost)
        }
        for wish in wishes(errors) { tableau.minimize([wish: 1]) }
        for v in (0..<variableCount).sorted(by: { (restsFirst.contains($0) ? 0 : 1, $0) < (restsFirst.contains($1) ? 0 : 1, $1) }) {
            tableau.minimize([2 * v: 1, 2 * v + 1: 1])
        }
        return (0..<variableCount).map { tableau.value(2 * $0) - tableau.value(2 * $0 + 1) }
    }

    /// The error columns in the order in which ties satisfy them: see docs/solver.md.
    private func wishes(_ errors: [(row: Row, under: Int, over: Int)]) -> [Int] {
        var list: [(key: (Float, Int, Int), column: Int)] = []
        for e in errors {
            let merged = e.row.merged
            let sign = merged.first.map { $0.coefficient > 0 } ?? true
            for (column, keepsPositive, counts) in [(e.under, true, e.row.relation >= 0), (e.over, false, e.row.relation <= 0)] where counts
            {
                let isFloor = keepsPositive == sign
                let rank = e.row.entersLate ? 2 : isFloor ? 0 : 1
                let number = e.row.entersLate ? 2 * e.row.entry + (isFloor ? 0 : 1) : isFloor ? e.row.entry : -e.row.entry
                list.append(((-e.row.priority, rank, number), column))
            }
        }
        return list.sorted { $0.key < $1.key }.map(\.column)
    }
}

extension PlainReference.Row {
    /// The terms with equal variables added up, in order of variables, without zeros.
    var merged: [(variable: Int, coefficient: Double)] {
        var sums: [Int: Double] = [:]
        for t in terms { sums[t.variable, default: 0] += t.coefficient }
        return sums.filter { $0.value != 0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// By how much the row misses.
    func violation(_ values: [Double]) -> Double {
        let e = terms.reduce(constant) { $0 + $1.coefficient * values[$1.variable] }
        return relation == 0 ? abs(e) : max(0, relation < 0 ? e : -e)
    }
}

/// Rows `sum of columns == right side >= 0` over columns >= 0, with a basis.
private struct Tableau {
    var rows: [[Double]] = []
    var right: [Double] = []
    var basis: [Int] = []
    var columnCount: Int
    var frozen: Set<Int> = []

    init(variableCount: Int) { columnCount = 2 * variableCount }

    /// Adds a row with its two error columns; those that the row must not use are bounded by zero when it is required.
    mutating func add(_ row: PlainReference.Row) -> (under: Int, over: Int) {
        let under = columnCount, over = columnCount + 1
        columnCount += 2
        var dense = Array(repeating: 0.0, count: columnCount)
        let scale = row.priority == 1000 ? row.merged.map { abs($0.coefficient) }.max() ?? 1 : 1
        for t in row.merged {
            dense[2 * t.variable] += t.coefficient / scale
            dense[2 * t.variable + 1] -= t.coefficient / scale
        }
        dense[under] = 1
        dense[over] = -1
        for i in rows.indices { rows[i] += [0, 0] }
        rows.append(dense)
        right.append(-row.constant / scale)
        if row.priority == 1000 {
            if row.relation >= 0 { frozen.insert(under) }
            if row.relation <= 0 { frozen.insert(over) }
        }
        return (under, over)
    }

    /// Finds a basis of allowed columns by artificial ones; false if there is none.
    mutating func findFeasible() -> Bool {
        let first = columnCount
        columnCount += rows.count
        for i in rows.indices {
            if right[i] < 0 {
                right[i] = -right[i]
                rows[i] = rows[i].map { -$0 }
            }
            rows[i] += rows.indices.map { $0 == i ? 1 : 0 }
            basis.append(first + i)
        }
        let size = right.max() ?? 1
        var cost: [Int: Double] = [:]
        for i in rows.indices { cost[first + i] = 1 }
        minimize(cost)
        let missing = rows.indices.reduce(0) { basis[$1] >= first ? $0 + right[$1] : $0 }
        frozen.formUnion(first..<columnCount)
        return missing < 1e-7 + 1e-11 * size
    }

    /// Minimises a cost over the columns that aren't frozen, then freezes those that would raise it.
    mutating func minimize(_ cost: [Int: Double]) {
        var stalls = 0
        while true {
            var reduced = (0..<columnCount).map { cost[$0] ?? 0 }
            for i in rows.indices {
                guard let c = cost[basis[i]], c != 0 else { continue }
                for j in 0..<columnCount { reduced[j] -= c * rows[i][j] }
            }
            let allowed = (0..<columnCount).filter { !frozen.contains($0) }
            var entering = allowed.filter { reduced[$0] < -1e-9 }.min { stalls > 30 ? $0 < $1 : reduced[$0] < reduced[$1] }
            if entering == nil {
                for j in allowed where reduced[j] > 1e-9 && !basis.contains(j) { frozen.insert(j) }
                return
            }
            var leaving = -1, least = Double.infinity
            for i in rows.indices {
                // A frozen column in the basis stands at zero and must stay there.
                let a = rows[i][entering!]
                let ratio = frozen.contains(basis[i]) && abs(a) > 1e-9 ? 0 : a > 1e-9 ? right[i] / a : .infinity
                if ratio < least - 1e-12 || (ratio <= least + 1e-12 && leaving >= 0 && ratio < .infinity && basis[i] < basis[leaving]) {
                    least = ratio
                    leaving = i
                }
            }
            if leaving < 0 { frozen.insert(entering!); entering = nil; continue }
            stalls = least <= 1e-12 ? stalls + 1 : 0
            pivot(leaving, entering!)
        }
    }

    private mutating func pivot(_ r: Int, _ q: Int) {
        let p = rows[r][q]
        rows[r] = rows[r].map { $0 / p }
        right[r] /= p
        rows[r][q] = 1
        let row = rows[r]
        for i in rows.indices where i != r {
            let f = rows[i][q]
            if f == 0 { continue }
            for j in 0..<columnCount where row[j] != 0 {
                rows[i][j] -= f * row[j]
                if abs(rows[i][j]) < 1e-12 { rows[i][j] = 0 }
            }
            rows[i][q] = 0
            right[i] -= f * right[r]
            if right[i] < 0, right[i] > -1e-9 { right[i] = 0 }
        }
        basis[r] = q
    }

    func value(_ column: Int) -> Double {
        for i in basis.indices where basis[i] == column { return right[i] }
        return 0
    }
}
