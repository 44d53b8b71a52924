/// One unknown of a `Solver`: a real number, free in sign until constraints say otherwise.
///
/// A variable is a dense index into its solver's storage together with the generation of that slot, so a variable that was removed is
/// recognised as dead even after its slot has been given away again. It means nothing in another solver.
public struct Variable: Hashable, Sendable, BitwiseCopyable {
    /// The slot in the solver's storage: small, dense, reused after a removal. `Solver.values[index]` is the variable's value.
    public let index: Int32

    /// How many times the slot had been given away when this variable was made.
    let generation: UInt32

    var slot: Int { Int(index) }
}
