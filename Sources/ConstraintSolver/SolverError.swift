/// What is wrong with the input of a solver's operation. The solver is unchanged after it throws.
///
/// An impossible system is not bad input: it is reported by `Solver.solve` as a `Conflict`.
public enum SolverError: Error, Equatable, Sendable {
    /// A coefficient is NaN or infinite; the variable it stands with.
    case coefficientNotFinite(Variable)
    /// A constant or suggested value is NaN or infinite.
    case constantNotFinite
    /// A priority is NaN or outside 0...1000.
    case priorityOutOfRange(Priority)
    /// The variable was removed, or belongs to another solver.
    case unknownVariable(Variable)
    /// The constraint was removed, or belongs to another solver.
    case unknownConstraint(ConstraintID)
    /// A variable can't be removed while a constraint mentions it; one such constraint.
    case variableInUse(Variable, by: ConstraintID)
    /// `suggest` was called for a constraint that `addEdit` didn't make.
    case notAnEdit(ConstraintID)
}
