extension Solver {
    // MARK: Variables

    /// Adds a variable without any bound.
    /// - Parameter restsFirst: Whether the variable goes to its resting place (as near to 0 as the optima allow) before the others do.
    public mutating func addVariable(restsFirst: Bool = false) -> Variable {
        isDirty = true
        if let index = freeVariables.popLast() {
            variables[Int(index)].isAlive = true
            variables[Int(index)].restsFirst = restsFirst
            values[Int(index)] = 0
            return Variable(index: index, generation: variables[Int(index)].generation)
        }
        variables.append(VariableRecord(restsFirst: restsFirst))
        values.append(0)
        return Variable(index: Int32(variables.count - 1), generation: 0)
    }

    /// Removes a variable that no constraint mentions any more.
    public mutating func removeVariable(_ v: Variable) throws(SolverError) {
        guard isAlive(v) else { throw .unknownVariable(v) }
        if variables[v.slot].uses > 0 {
            for c in constraints.indices where constraints[c].isAlive && constraints[c].terms.contains(where: { $0.variable == v }) {
                throw .variableInUse(v, by: id(c))
            }
        }
        variables[v.slot].isAlive = false
        variables[v.slot].generation &+= 1
        values[v.slot] = 0
        freeVariables.append(v.index)
        isDirty = true
    }

    // MARK: Constraints

    /// Adds `expression relation 0`.
    /// - Parameters:
    ///   - entersLate: Whether the constraint yields to those of equal priority that don't when they can't all hold: as UIKit's
    ///     constraints do that are removed and added again in a later pass.
    /// - Throws: Only for input that isn't a constraint (NaN, infinity, a dead variable). Contradictions are found by `solve()`.
    public mutating func add(
        _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required, entersLate: Bool = false
    ) throws(SolverError) -> ConstraintID {
        guard priority.isLegal else { throw .priorityOutOfRange(priority) }
        guard expression.constant.isFinite else { throw .constantNotFinite }
        for term in expression.terms {
            guard isAlive(term.variable) else { throw .unknownVariable(term.variable) }
            guard term.coefficient.isFinite else { throw .coefficientNotFinite(term.variable) }
        }
        var record = ConstraintRecord()
        record.relation = relation
        record.priority = priority
        record.entersLate = entersLate
        record.terms = expression.terms
        record.constant = expression.constant
        record.entry = nextEntry
        nextEntry += 1
        isDirty = true
        for term in record.terms { variables[term.variable.slot].uses += 1 }
        if let slot = freeConstraints.popLast() {
            record.generation = constraints[Int(slot)].generation
            constraints[Int(slot)] = record
            return ConstraintID(index: slot, generation: record.generation)
        }
        constraints.append(record)
        return ConstraintID(index: Int32(constraints.count - 1), generation: 0)
    }

    /// Removes a constraint.
    public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
        let c = try slot(constraint)
        for term in constraints[c].terms { variables[term.variable.slot].uses -= 1 }
        constraints[c].isAlive = false
        constraints[c].generation &+= 1
        constraints[c].terms = []
        freeConstraints.append(constraint.index)
        isDirty = true
    }

    /// Replaces the constant of a constraint's expression.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
        let c = try slot(constraint)
        guard constant.isFinite else { throw .constantNotFinite }
        if constraints[c].constant == constant { return }
        constraints[c].constant = constant
        isDirty = true
    }

    /// Replaces the priority of a constraint, also from or to required. Its place in the order of entry stays.
    public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
        let c = try slot(constraint)
        guard priority.isLegal else { throw .priorityOutOfRange(priority) }
        if constraints[c].priority == priority { return }
        constraints[c].priority = priority
        isDirty = true
    }

    // MARK: Edits

    /// Adds the wish that a variable have a value, to be changed often with `suggest`.
    public mutating func addEdit(_ v: Variable, priority: Priority, value: Double) throws(SolverError) -> ConstraintID {
        guard value.isFinite else { throw .constantNotFinite }
        let edit = try add(LinearExpression([Term(v)], constant: -value), .equal, priority: priority)
        constraints[edit.slot].isEdit = true
        return edit
    }

    /// Changes the value that an edit wishes for.
    public mutating func suggest(_ value: Double, for edit: ConstraintID) throws(SolverError) {
        guard try constraints[slot(edit)].isEdit else { throw .notAnEdit(edit) }
        try setConstant(-value, of: edit)
    }

    // MARK: Names

    func isAlive(_ v: Variable) -> Bool {
        v.index >= 0 && v.slot < variables.count && variables[v.slot].isAlive && variables[v.slot].generation == v.generation
    }

    func id(_ slot: Int) -> ConstraintID { ConstraintID(index: Int32(slot), generation: constraints[slot].generation) }

    func slot(_ c: ConstraintID) throws(SolverError) -> Int {
        guard c.index >= 0, c.slot < constraints.count, constraints[c.slot].isAlive, constraints[c.slot].generation == c.generation else {
            throw .unknownConstraint(c)
        }
        return c.slot
    }
}
