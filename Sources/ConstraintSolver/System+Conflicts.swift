/// What to do about required constraints that can't all hold.
///
/// They are looked at as if they were added one by one in order of entry: the first that can't be added with the ones before is in
/// conflict with them. Of the irreducible sets that say so, the one that was complete first is the core; one of its members is given
/// up, and so on until the rest can hold. The outcome depends on constraints and order of entry alone, and it is found anew whenever a
/// required constraint changes.
extension System {
    func id(_ c: Int32) -> ConstraintID { ConstraintID(index: c, generation: constraints[c].generation) }

    /// Makes every constraint that was given up required again.
    func mendAll() {
        conflicts = []
        if brokenCount == 0 { return }
        for c in 0..<Int32(constraints.count) where constraints[c].isAlive && constraints[c].isBroken { setBroken(false, c) }
    }

    func resolveConflicts(_ choose: ((_ core: [ConstraintID]) -> ConstraintID)?) {
        var suspects = violated
        for number in failedComponents {
            guard let component = components[Int(number)] else { continue }
            for e in 0..<component.entryCount { suspects.append(component.entries[e].constraint) }
        }
        for var required in connectedRequired(suspects) {
            while !canHold(required) {
                let end = shortestImpossiblePrefix(of: required, with: [])
                let prefix = Array(required[..<end])
                let core = self.core(of: prefix)
                let ids = core.map { id($0) }
                var broken = choose?(ids) ?? ids[0]
                if !ids.contains(broken) { broken = ids[0] }
                conflicts.append(Conflict(core: ids, wider: widerSet(prefix, core).map { id($0) }, broken: broken))
                setBroken(true, broken.index)
                required.removeAll { $0 == broken.index }
            }
        }
    }

    /// For each set of suspects that variables link, all required constraints linked with them, in order of entry.
    private func connectedRequired(_ suspects: [Int32]) -> [[Int32]] {
        stamp &+= 1
        var seen = Array(repeating: false, count: constraints.count)
        var groups: [[Int32]] = []
        for suspect in suspects.sorted(by: { constraints[$0].entry < constraints[$1].entry })
        where !seen[Int(suspect)] && constraints[suspect].isHard {
            var group = [suspect], next = 0
            seen[Int(suspect)] = true
            while next < group.count {
                let state = constraints[group[next]]
                next += 1
                for t in state.firstTerm..<state.firstTerm + state.termCount {
                    let v = terms[t].variable
                    if variables[v].mark == stamp { continue }
                    variables[v].mark = stamp
                    var use = variables[v].firstUse
                    while use >= 0 {
                        let c = terms[use].constraint
                        use = terms[use].next
                        if seen[Int(c)] || !constraints[c].isHard || constraints[c].isInternal { continue }
                        seen[Int(c)] = true
                        group.append(c)
                    }
                }
            }
            groups.append(inOrder(group))
        }
        return groups
    }

    private func inOrder(_ list: [Int32]) -> [Int32] { list.sorted { constraints[$0].entry < constraints[$1].entry } }

    /// Whether some required constraints, given in order of entry, can hold together.
    func canHold(_ required: [Int32]) -> Bool {
        let trial = System()
        var names = Array(repeating: Int32(-1), count: variables.count)
        var expression: [Term] = []
        for c in required {
            let state = constraints[c]
            expression.removeAll(keepingCapacity: true)
            for t in state.firstTerm..<state.firstTerm + state.termCount {
                let v = Int(terms[t].variable)
                if names[v] < 0 { names[v] = trial.addVariable(restsFirst: false).index }
                expression.append(Term(Variable(index: names[v], generation: 0), terms[t].coefficient))
            }
            expression.withUnsafeBufferPointer {
                _ = trial.addConstraint($0, constant: state.constant, state.relation, 1000, entersLate: false, isEdit: false)
            }
        }
        defer { work.pivots += trial.work.pivots; work.rowsTouched += trial.work.rowsTouched }
        return trial.reduceAndOptimise()
    }

    /// The length of the shortest prefix of `list` that can't hold together with `fixed`.
    private func shortestImpossiblePrefix(of list: [Int32], with fixed: [Int32]) -> Int {
        var possible = 0, impossible = list.count
        while impossible - possible > 1 {
            let middle = (possible + impossible) / 2
            if canHold(inOrder(list[..<middle] + fixed)) { possible = middle } else { impossible = middle }
        }
        return impossible
    }

    /// Of the irreducible sets in `prefix` that can't hold, the one that was complete first; latest member first.
    ///
    /// Each member is the end of the shortest prefix that is impossible with the members before: without it, that prefix could hold.
    private func core(of prefix: [Int32]) -> [Int32] {
        var core = [prefix[prefix.count - 1]], rest = Array(prefix.dropLast())
        while !rest.isEmpty, canHold(inOrder(core)) {
            let end = shortestImpossiblePrefix(of: rest, with: core)
            core.append(rest[end - 1])
            rest.removeSubrange((end - 1)...)
        }
        return core
    }

    private func widerSet(_ prefix: [Int32], _ core: [Int32]) -> [Int32] {
        var wider = core
        for member in core.dropFirst() {
            let others = prefix.filter { $0 != member }
            if canHold(others) { continue }
            for c in self.core(of: others) where !wider.contains(c) { wider.append(c) }
        }
        return wider
    }
}
