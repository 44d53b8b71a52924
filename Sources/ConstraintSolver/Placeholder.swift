// ConstraintSolver: see ARCHITECTURE.md
