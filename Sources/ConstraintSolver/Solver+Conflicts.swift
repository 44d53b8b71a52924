extension Solver {
    /// Gives up required constraints until the others can hold together, as if they had been added one by one in order of entry.
    ///
    /// The outcome depends on the constraints and their order of entry only, not on the changes that led here.
    mutating func resolveConflicts(_ active: [Int], _ choose: (([ConstraintID]) -> ConstraintID)?) -> [Conflict] {
        for c in active { constraints[c].isBroken = false }
        var required = active.filter { constraints[$0].priority.isRequired }
        var conflicts: [Conflict] = []
        while !canHold(required) {
            let end = shortestImpossiblePrefix(of: required, with: [])
            let prefix = Array(required[..<end])
            let core = self.core(of: prefix)
            let ids = core.map { id($0) }
            var broken = choose?(ids) ?? ids[0]
            if !ids.contains(broken) { broken = ids[0] }
            conflicts.append(Conflict(core: ids, wider: widerSet(prefix, core).map { id($0) }, broken: broken))
            constraints[broken.slot].isBroken = true
            required.removeAll { $0 == broken.slot }
        }
        return conflicts
    }

    private mutating func canHold(_ required: [Int]) -> Bool {
        let part = reduce(required, wishes: false, work: &work)
        return part.isFeasible && part.components.allSatisfy { $0.makeFeasible() }
    }

    /// The length of the shortest prefix of `list` that can't hold together with `fixed`.
    private mutating func shortestImpossiblePrefix(of list: [Int], with fixed: [Int]) -> Int {
        var possible = 0, impossible = list.count
        while impossible - possible > 1 {
            let middle = (possible + impossible) / 2
            if canHold((list[..<middle] + fixed).sorted { constraints[$0].entry < constraints[$1].entry }) {
                possible = middle
            } else {
                impossible = middle
            }
        }
        return impossible
    }

    /// Of the irreducible sets in `prefix` that can't hold, the one that was complete first; latest member first.
    private mutating func core(of prefix: [Int]) -> [Int] {
        var core = [prefix[prefix.count - 1]], rest = Array(prefix.dropLast())
        while canHold(core.sorted { constraints[$0].entry < constraints[$1].entry }) {
            let end = shortestImpossiblePrefix(of: rest, with: core)
            core.append(rest[end - 1])
            rest = Array(rest[..<(end - 1)])
        }
        return core
    }

    private mutating func widerSet(_ prefix: [Int], _ core: [Int]) -> [Int] {
        var wider = core
        for member in core.dropFirst() {
            let others = prefix.filter { $0 != member }
            if canHold(others) { continue }
            for c in self.core(of: others) where !wider.contains(c) { wider.append(c) }
        }
        return wider
    }
}
