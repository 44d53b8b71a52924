/// A constraint as it stands in a solver: what `Solver.add` would have to be told to have it again.
public struct ConstraintDescription: Sendable, Equatable {
    /// Its name.
    public var id: ConstraintID
    /// What is compared with zero; a variable occurs once.
    public var expression: LinearExpression
    /// How the expression is compared with zero.
    public var relation: Relation
    /// The priority that its owner gave it, also while a conflict keeps it below.
    public var priority: Priority
    /// Whether it yields to others of equal priority.
    public var entersLate: Bool
    /// Whether it takes its turn before those that were there when it was added.
    public var entersFirst: Bool
    /// Whether it was added by `Solver.addEdit`.
    public var isEdit: Bool
}

extension Solver {
    /// The variables, by number. Linear in their count.
    public var variables: [Variable] {
        (0..<Int32(system.variables.count)).filter { system.variables[$0].isAlive }
            .map { Variable(index: $0, generation: system.variables[$0].generation) }
    }

    /// Whether a variable was added to go to its resting place before the others.
    public func restsFirst(_ v: Variable) -> Bool { isAlive(v) && system.variables[v.index].restsFirst }

    /// The constraints in order of entry: adding them to a fresh solver, after as many variables, gives a solver with the same answers.
    /// Takes time for sorting them.
    public var constraints: [ConstraintDescription] {
        (0..<Int32(system.constraints.count)).filter { system.constraints[$0].isAlive && !system.constraints[$0].isInternal }
            .sorted { system.constraints[$0].entry < system.constraints[$1].entry }
            .map(description)
    }

    private func description(_ c: Int32) -> ConstraintDescription {
        let state = system.constraints[c]
        let terms = (state.firstTerm..<state.firstTerm + state.termCount).map { t in
            let v = system.terms[t].variable
            return Term(Variable(index: v, generation: system.variables[v].generation), system.terms[t].coefficient)
        }
        return ConstraintDescription(
            id: system.id(c), expression: LinearExpression(terms, constant: state.constant), relation: state.relation,
            priority: Priority(state.priority), entersLate: state.entersLate, entersFirst: state.entersFirst, isEdit: state.isEdit)
    }
}
