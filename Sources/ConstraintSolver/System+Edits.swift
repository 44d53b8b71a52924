/// Edits are optional, but an edit above every other optional priority will have its way whenever the required constraints allow it.
/// Then it is as good as required, and treated so ("promoted"): the variable is fixed, and components don't hang together by it.
/// Where that proves impossible, all edits become ordinary wishes until a solution satisfies them again.
extension System {
    func registerEdit(_ c: Int32) {
        edits.append(c)
        if let v = editedVariable(c) { variables[v].edits += 1 }
    }

    func unregisterEdit(_ c: Int32) {
        edits.removeAll { $0 == c }
        if let v = editedVariable(c) { variables[v].edits -= 1 }
    }

    private func editedVariable(_ c: Int32) -> Int32? { constraints[c].termCount > 0 ? terms[constraints[c].firstTerm].variable : nil }

    func promoteEdits() {
        if edits.isEmpty { return }
        if editsYield, edits.allSatisfy({ constraints[$0].isHard || abs(residual($0)) <= 1e-9 }) { editsYield = false }
        settleEdits()
    }

    /// Gives each edit the part that fits.
    func settleEdits() {
        let highest = wishCounts.reduce(-1) { $1.count > 0 ? max($0, $1.priority) : $0 }
        for c in edits {
            let state = constraints[c]
            let promote = !editsYield && !state.isHard && state.level > highest
            if promote == state.isPromoted { continue }
            detach(c)
            constraints[c].isPromoted = promote
            queue(c)
        }
    }

    var hasPromotedEdits: Bool { edits.contains { constraints[$0].isPromoted } }

    /// The value of a constraint's expression.
    func residual(_ c: Int32) -> Double {
        let state = constraints[c]
        var sum = state.constant
        for t in state.firstTerm..<state.firstTerm + state.termCount { sum += terms[t].coefficient * values[terms[t].variable] }
        return sum
    }
}
