/// What a solver was told, to be told to another: see `Solver.variables` and `Solver.rows`.
public struct SolverRow: Sendable, Equatable {
    /// The constraint.
    public var id: ConstraintID
    /// Its expression, in the order in which the terms were given.
    public var expression: LinearExpression
    /// How the expression is compared with zero.
    public var relation: Relation
    /// The priority its owner gave it.
    public var priority: Priority
    /// Whether a conflict keeps it at `Priority.brokenRequired` now.
    public var isBroken: Bool
    /// See `Solver.add`.
    public var entersLate: Bool
    /// See `Solver.add`.
    public var entersFirst: Bool
}

extension Solver {
    /// The living variables by their slots, and whether each rests first.
    public var variables: [(variable: Variable, restsFirst: Bool)] {
        (0..<system.variables.count).compactMap { index in
            let state = system.variables[index]
            guard state.isAlive else { return nil }
            return (Variable(index: Int32(index), generation: state.generation), state.restsFirst)
        }
    }

    /// The living constraints in the order in which they were added. A solver that is given the same variables and rows in this order
    /// has the same answer.
    public var rows: [SolverRow] {
        let living = (0..<system.constraints.count).map { Int32($0) }
            .filter { system.constraints[$0].isAlive && !system.constraints[$0].isInternal }
            .sorted { system.constraints[$0].entry < system.constraints[$1].entry }
        return living.map { row(at: $0) }
    }

    private func row(at c: Int32) -> SolverRow {
        let state = system.constraints[c]
        let terms = (state.firstTerm..<state.firstTerm + state.termCount).map { place in
            let term = system.terms[place]
            return Term(
                Variable(index: term.variable, generation: system.variables[term.variable].generation), term.coefficient)
        }
        return SolverRow(
            id: system.id(c), expression: LinearExpression(terms, constant: state.constant), relation: state.relation,
            priority: Priority(state.priority), isBroken: state.isBroken, entersLate: state.entersLate, entersFirst: state.entersFirst)
    }
}
