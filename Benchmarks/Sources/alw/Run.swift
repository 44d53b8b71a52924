import ConstraintSolver

/// A workload in a solver.
struct Run {
    let workload: Workload
    var solver = Solver()
    var variables: [Variable] = []
    var ids: [ConstraintID] = []
    private var edit: ConstraintID?
    /// The sum of the values read last: reading them can't be optimised away.
    var checksum = 0.0

    /// Builds the system, solves it and reads every value.
    init(_ workload: Workload) throws {
        self.workload = workload
        variables.reserveCapacity(workload.variableCount)
        ids.reserveCapacity(workload.rows.count)
        solver.reserveCapacity(variables: workload.variableCount, constraints: workload.rows.count + 1)
        for i in 0..<workload.variableCount { variables.append(solver.addVariable(restsFirst: workload.restsFirst.contains(i))) }
        if case .edit(let variable, let priority, let value) = workload.width {
            edit = try solver.addEdit(variables[variable], priority: Priority(priority), value: value)
        }
        for row in workload.rows { ids.append(try add(row)) }
        solver.solve()
        readAll()
    }

    /// Lets go of everything but the workload.
    mutating func forget() {
        solver = Solver()
        variables = []
        ids = []
    }

    private mutating func add(_ row: WorkloadRow) throws(SolverError) -> ConstraintID {
        let expression = LinearExpression(row.terms.map { Term(variables[$0.variable], $0.coefficient) }, constant: row.constant)
        return try solver.add(
            expression, row.relation, priority: Priority(row.priority), entersLate: row.entersLate, entersFirst: row.entersFirst)
    }

    mutating func readAll() {
        checksum = solver.withValues { values in
            var sum = 0.0
            for x in values { sum += x }
            return sum
        }
    }

    mutating func setWidth(_ width: Double) throws {
        if let edit {
            try solver.suggest(width, for: edit)
        } else if case .row(let row) = workload.width {
            try solver.setConstant(-width, of: ids[row])
        }
        solver.solve()
        readAll()
    }

    mutating func setConstant(_ constant: Double) throws {
        try solver.setConstant(constant, of: ids[workload.constant.row])
        solver.solve()
        readAll()
    }

    /// Takes the row out and puts its bypass in; answers what was put in.
    mutating func removeRow() throws -> [ConstraintID] {
        for i in workload.removedRows.reversed() { try solver.remove(ids[i]) }
        var bypass: [ConstraintID] = []
        for row in workload.extras { bypass.append(try add(row)) }
        solver.solve()
        readAll()
        return bypass
    }

    mutating func restoreRow(_ bypass: [ConstraintID]) throws {
        for id in bypass.reversed() { try solver.remove(id) }
        for i in workload.removedRows { ids[i] = try add(workload.rows[i]) }
        solver.solve()
        readAll()
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
}
