extension Solver {
    /// Brings every value up to date with the constraints.
    /// - Parameter choose: Which member of a set of required constraints that can't all hold is given up; without it the one added last.
    public mutating func solve(breaking choose: ((_ core: [ConstraintID]) -> ConstraintID)? = nil) -> SolveReport {
        guard isDirty else { return SolveReport(conflicts: standingConflicts) }
        let active = activeInOrder()
        standingConflicts = resolveConflicts(active, choose)
        solution = reduce(active, wishes: true, work: &work)
        for component in solution.components {
            _ = component.makeFeasible()
            component.satisfyWishes()
            component.settleTies()
            work.componentsSolved += 1
        }
        rest()
        let changed = evaluate()
        isDirty = false
        return SolveReport(changed: changed, conflicts: standingConflicts)
    }

    func activeInOrder() -> [Int] {
        var active = constraints.indices.filter { constraints[$0].isAlive }
        active.sort { constraints[$0].entry < constraints[$1].entry }
        return active
    }

    /// Sends what the constraints leave open to its resting place: every variable in turn as near to 0 as still possible.
    private mutating func rest() {
        let open = solution.components.indices.filter { !solution.components[$0].simplex!.isUnique }
        var loose: [Int] = []
        for v in variables.indices where variables[v].isAlive && solution.reduction.definedBy[v] < 0 && solution.componentOf[v] < 0 {
            loose.append(v)
        }
        solution.resting = Array(repeating: 0, count: variables.count)
        if open.isEmpty && loose.isEmpty { return }
        let rests = RestingPlace(self, open: open, loose: loose)
        rests.settle()
        for (v, value) in rests.values { solution.resting[v] = value }
    }

    private mutating func evaluate() -> [Variable] {
        var fresh = solution.resting
        for component in solution.components {
            guard let simplex = component.simplex, simplex.isUnique else { continue }
            for (j, v) in component.columns.enumerated() { fresh[v] = simplex.value[j] }
        }
        for definition in solution.reduction.definitions.reversed() {
            var sum = definition.constant
            for t in definition.terms { sum += t.coefficient * fresh[t.variable] }
            fresh[definition.variable] = sum
        }
        var changed: [Variable] = []
        for v in variables.indices where variables[v].isAlive && values[v] != fresh[v] {
            changed.append(Variable(index: Int32(v), generation: variables[v].generation))
        }
        values = fresh
        for component in solution.components { work.pivots += component.simplex?.pivots ?? 0 }
        return changed
    }
}

/// Finds the resting place of everything that constraints leave open.
private struct RestingPlace {
    let simplex: PiecewiseSimplex
    let free: [Int]
    /// The variables that rest, in order, each as a variable of `simplex`.
    var order: [Int] = []

    init(_ solver: Solver, open: [Int], loose: [Int]) {
        let solution = solver.solution
        var columnOf: [Int] = Array(repeating: -1, count: solver.variables.count)
        var free: [Int] = []
        for c in open { free += solution.components[c].columns }
        free += loose
        for (j, v) in free.enumerated() { columnOf[v] = j }
        var reduction = solution.reduction
        var rows: [[(Int, Double)]] = []
        var bounds: [(lower: Double, upper: Double)] = []
        var offsets: [Double] = []
        for c in open {
            let part = solution.components[c]
            for (i, row) in part.rows.enumerated() {
                rows.append(row.map { (columnOf[part.columns[$0.column]], $0.coefficient) })
                bounds.append((part.simplex!.lower[part.columns.count + i], part.simplex!.upper[part.columns.count + i]))
            }
        }
        var places: [(variable: Int, place: Int, offset: Double)] = []
        for v in solver.variables.indices where solver.variables[v].isAlive {
            if columnOf[v] >= 0 { places.append((v, columnOf[v], 0)); continue }
            if reduction.definedBy[v] < 0 { continue }
            let form = reduction.expand([Term(Variable(index: Int32(v), generation: 0))], 0)
            var row: [(Int, Double)] = [], offset = form.constant
            for t in form.terms {
                if columnOf[t.variable] >= 0 { row.append((columnOf[t.variable], t.coefficient)); continue }
                let c = solution.componentOf[t.variable]
                offset += t.coefficient * solution.components[c].simplex!.value[solution.columnOf[t.variable]]
            }
            if row.isEmpty { continue }
            places.append((v, free.count + rows.count, offset))
            rows.append(row)
            bounds.append((-.infinity, .infinity))
        }
        simplex = PiecewiseSimplex(columnCount: free.count, rowCount: rows.count)
        for (i, row) in rows.enumerated() { for t in row { simplex.setCoefficient(row: i, column: t.0, t.1) } }
        var start = Array(repeating: 0.0, count: free.count)
        for c in open {
            let part = solution.components[c]
            for (j, v) in part.columns.enumerated() {
                start[columnOf[v]] = part.simplex!.value[j]
                simplex.lower[columnOf[v]] = part.simplex!.lower[j]
                simplex.upper[columnOf[v]] = part.simplex!.upper[j]
            }
        }
        simplex.start(at: start)
        for (i, b) in bounds.enumerated() {
            simplex.lower[free.count + i] = b.lower
            simplex.upper[free.count + i] = b.upper
        }
        self.free = free
        let records = solver.variables
        places.sort {
            records[$0.variable].restsFirst != records[$1.variable].restsFirst ? records[$0.variable].restsFirst : $0.variable < $1.variable
        }
        order = places.map(\.place)
        offsets = places.map(\.offset)
        self.offsets = offsets
    }

    let offsets: [Double]

    func settle() {
        for (place, offset) in zip(order, offsets) {
            if simplex.isUnique { return }
            _ = simplex.minimize([.init(variable: place, level: 0, point: -offset, weight: 2, slopeBefore: -1)])
        }
    }

    var values: [(Int, Double)] { free.enumerated().map { ($1, simplex.value[$0]) } }
}
