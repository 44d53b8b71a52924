/// Why an expression has its value: constraints that hold with equality, each multiplied by a number, add up to the expression.
///
///     expression = constant + sum of multiplier * (expression of the constraint)
///
/// holds for any values of the variables; the constraints' expressions are zero at the solution, so the expression is `constant` there.
public struct Explanation: Sendable, Equatable {
    /// One constraint's share.
    public struct Reason: Sendable, Equatable {
        /// A constraint that holds with equality.
        public var constraint: ConstraintID
        /// How often its expression is added: raising its constant by 1 lowers the explained value by this much, as long as the same
        /// constraints stay binding.
        public var multiplier: Double
    }

    /// The chain of constraints, in the order in which they take part from the explained expression outwards.
    public var reasons: [Reason] = []
    /// The variables (each times a number) that no constraint determines: they rest where `docs/solver.md` says.
    public var resting: [Term] = []
    /// The value that follows, apart from what `resting` adds.
    public var constant = 0.0
}

extension Solver {
    /// Why a variable has its value, in terms of the constraints that determine it. Answers for the last `solve()`.
    public mutating func explanation(of v: Variable) -> Explanation {
        guard isAlive(v) else { return Explanation() }
        let system = own()
        system.refreshSummaries()
        return system.explain([FormTerm(variable: v.index, coefficient: 1)], constant: 0, without: -1)
    }

    /// Why a constraint misses by as much as it does: those who defeat it, and by how much (`constant` is the value of its expression,
    /// which would be zero, or of the right sign, if it held). Answers for the last `solve()`.
    public mutating func explanation(of constraint: ConstraintID) -> Explanation {
        guard isAlive(constraint) else { return Explanation() }
        let system = own()
        system.refreshSummaries()
        let state = system.constraints[constraint.index]
        let terms = (state.firstTerm..<state.firstTerm + state.termCount).map {
            FormTerm(variable: system.terms[$0].variable, coefficient: system.terms[$0].coefficient)
        }
        return system.explain(terms, constant: state.constant, without: constraint.index)
    }
}
