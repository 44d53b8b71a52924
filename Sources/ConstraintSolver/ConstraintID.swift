/// Names one constraint of a `Solver`. It means nothing in another solver, and is recognised as dead after its removal.
public struct ConstraintID: Hashable, Sendable {
    /// The slot in the solver's storage: small, dense, reused after a removal.
    public let index: Int32
    /// How many times the slot had been given away when this constraint was made.
    let generation: UInt32

    var slot: Int { Int(index) }
}
