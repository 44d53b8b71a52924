extension Solver {
    /// Makes room for so many variables and constraints at once. Not needed; saves the copies that growing takes, and what they leave
    /// behind in memory.
    public mutating func reserveCapacity(variables: Int, constraints: Int) {
        own().reserve(variables: variables, constraints: constraints)
    }

    // MARK: Variables

    /// Adds a variable without any bound.
    /// - Parameter restsFirst: Whether the variable goes to its resting place (as near to 0 as the optima allow) before the others do.
    public mutating func addVariable(restsFirst: Bool = false) -> Variable { own().addVariable(restsFirst: restsFirst) }

    /// Removes a variable that no constraint mentions any more.
    public mutating func removeVariable(_ v: Variable) throws(SolverError) {
        guard isAlive(v) else { throw .unknownVariable(v) }
        let use = system.variables[v.index].firstUse
        if use >= 0 { throw .variableInUse(v, by: system.id(system.terms[use].constraint)) }
        own().removeVariable(v.index)
    }

    // MARK: Constraints

    /// Adds `expression relation 0`.
    /// - Parameters:
    ///   - expression: What stands left of the relation.
    ///   - relation: How it relates to 0.
    ///   - priority: How much it matters; required constraints hold if they can.
    ///   - entersLate: Whether the constraint yields to those of equal priority that don't, when they can't all hold: as UIKit's
    ///     constraints do that are removed and added again in a later pass.
    ///   - entersFirst: Whether the constraint takes its turn before those added so far, in place of after them.
    /// - Throws: Only for input that isn't a constraint (NaN, infinity, a dead variable). Contradictions are found by `solve()`.
    @discardableResult
    public mutating func add(
        _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required, entersLate: Bool = false,
        entersFirst: Bool = false
    ) throws(SolverError) -> ConstraintID {
        let problem = expression.terms.withUnsafeBufferPointer { self.problem($0, expression.constant, priority) }
        if let problem { throw problem }
        let system = own()
        let c = expression.terms.withUnsafeBufferPointer {
            system.addConstraint($0, constant: expression.constant, relation, priority.rawValue, entersLate: entersLate, isEdit: false)
        }
        if entersFirst { system.putFirst(c) }
        return system.id(c)
    }

    /// Removes a constraint.
    public mutating func remove(_ constraint: ConstraintID) throws(SolverError) {
        try check(constraint)
        own().removeConstraint(constraint.index)
    }

    /// Replaces the constant of a constraint's expression.
    public mutating func setConstant(_ constant: Double, of constraint: ConstraintID) throws(SolverError) {
        try check(constraint)
        guard constant.isFinite else { throw .constantNotFinite }
        own().setConstant(constant, of: constraint.index)
    }

    /// Replaces the priority of a constraint, also from or to required. Its place in the order of entry stays.
    public mutating func setPriority(_ priority: Priority, of constraint: ConstraintID) throws(SolverError) {
        try check(constraint)
        guard priority.isLegal else { throw .priorityOutOfRange(priority) }
        own().setPriority(priority.rawValue, of: constraint.index)
    }

    // MARK: Edits

    /// Adds the wish that a variable have a value, to be changed often with `suggest`.
    public mutating func addEdit(_ v: Variable, priority: Priority, value: Double) throws(SolverError) -> ConstraintID {
        guard isAlive(v) else { throw .unknownVariable(v) }
        guard value.isFinite else { throw .constantNotFinite }
        guard priority.isLegal else { throw .priorityOutOfRange(priority) }
        let system = own()
        let c = withUnsafePointer(to: Term(v)) {
            system.addConstraint(
                UnsafeBufferPointer(start: $0, count: 1), constant: -value, .equal, priority.rawValue, entersLate: false, isEdit: true)
        }
        return system.id(c)
    }

    /// Changes the value that an edit wishes for.
    public mutating func suggest(_ value: Double, for edit: ConstraintID) throws(SolverError) {
        try check(edit)
        guard system.constraints[edit.index].isEdit else { throw .notAnEdit(edit) }
        try setConstant(-value, of: edit)
    }

    // MARK: Checks

    private func problem(_ terms: UnsafeBufferPointer<Term>, _ constant: Double, _ priority: Priority) -> SolverError? {
        if !priority.isLegal { return .priorityOutOfRange(priority) }
        if !constant.isFinite { return .constantNotFinite }
        for term in terms {
            if !isAlive(term.variable) { return .unknownVariable(term.variable) }
            if !term.coefficient.isFinite { return .coefficientNotFinite(term.variable) }
        }
        return nil
    }

    func isAlive(_ v: Variable) -> Bool {
        guard v.index >= 0, Int(v.index) < system.variables.count else { return false }
        let state = system.variables.base + Int(v.index)
        return state.pointee.isAlive && state.pointee.generation == v.generation
    }

    func check(_ c: ConstraintID) throws(SolverError) {
        guard isAlive(c) else { throw .unknownConstraint(c) }
    }

    func isAlive(_ c: ConstraintID) -> Bool {
        guard c.index >= 0, Int(c.index) < system.constraints.count else { return false }
        let state = system.constraints.base + Int(c.index)
        return state.pointee.isAlive && state.pointee.generation == c.generation && !state.pointee.isInternal
    }
}
