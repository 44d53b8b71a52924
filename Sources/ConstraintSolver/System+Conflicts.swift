/// What to do about required constraints that can't all hold.
///
/// They are looked at as if they were added one by one in order of entry: the first that can't be added with the ones before is in
/// conflict with them. Of the irreducible sets that say so, the one that was complete first is the core; one of its members is given
/// up, and so on until the rest can hold. The outcome depends on constraints and order of entry alone. Whenever a required constraint
/// changes, the conflicts that stand are tried: where a search would find them again they stay, else it is made.
extension System {
    /// How many constraints may be looked at for the wider sets of one solution.
    static var widerBudgetAtOnce: Int { 300_000 }
    /// How many constraints the searches for conflicts of a system may look at in all, and each when these are spent: in a system of thousands of
    /// conflicts, or with cores of thousands of members, exact searches would take minutes.
    static var searchBudgetAtFirst: Int { 2_000_000 }
    private static var pivotCost: Int { 100 }
    static var searchBudgetAgain: Int { 200_000 }

    func id(_ c: Int32) -> ConstraintID { ConstraintID(index: c, generation: constraints[c].generation) }

    /// Makes every constraint that was given up required again.
    func mendAll() {
        conflicts = []
        if brokenCount == 0 { return }
        for c in 0..<Int32(constraints.count) where constraints[c].isAlive && constraints[c].isBroken { setBroken(false, c) }
    }

    /// Searches for conflicts and gives up a member of each. False if the budget ended before all were found.
    func resolveConflicts(_ choose: ((_ core: [ConstraintID]) -> ConstraintID)?) -> Bool {
        searchBudget = max(searchBudget, Self.searchBudgetAgain)
        var suspects = violated
        for number in failedComponents {
            guard let component = components[Int(number)] else { continue }
            for e in 0..<component.entryCount { suspects.append(component.entries[e].constraint) }
        }
        var seen = Array(repeating: false, count: constraints.count)
        for suspect in inOrder(suspects) where !seen[Int(suspect)] && constraints[suspect].isHard {
            var required = withoutHarmless(connected(with: suspect, &seen).filter { constraints[$0].isHard })
            while searchBudget > 0, !canHold(required) {
                let end = shortestImpossiblePrefix(of: required, with: [])
                guard let found = core(of: Array(required[..<end])) else { break }
                let core = found.map { id($0) }
                let broken = choice(from: core, choose)
                conflicts.append(Conflict(core: core, broken: broken))
                setBroken(true, broken.index)
                required = withoutHarmless(required.filter { $0 != broken.index })
            }
        }
        widerBudget = Self.widerBudgetAtOnce
        sortConflicts()
        return searchBudget > 0
    }

    private func sortConflicts() {
        conflicts.sort { constraints[$0.core[0].index].entry < constraints[$1.core[0].index].entry }
    }

    /// Gives up what the last try left missing, without a search: equations that contradict those that define their variables, and in a component
    /// whose bounds can't hold what misses where the misses are least in all.
    func giveUpWhatMisses() {
        var missing = violated.filter { constraints[$0].isHard }
        for number in failedComponents {
            guard let component = components[Int(number)] else { continue }
            missing += component.missing(in: self)
        }
        for c in Set(missing) {
            conflicts.append(Conflict(core: [id(c)], broken: id(c), isSearched: false))
            setBroken(true, c)
        }
        sortConflicts()
    }

    private func choice(from core: [ConstraintID], _ choose: ((_ core: [ConstraintID]) -> ConstraintID)?) -> ConstraintID {
        guard let chosen = choose?(core), core.contains(chosen) else { return core[0] }
        return chosen
    }

    /// Whether a search would find the conflicts that stand, and the caller give up the same constraints.
    func conflictsStand(_ choose: ((_ core: [ConstraintID]) -> ConstraintID)?) -> Bool {
        if brokenCount != conflicts.count || conflicts.contains(where: { !$0.isSearched }) { return false }
        // Each member of a core takes a try over about half of what was entered before.
        let tries = conflicts.reduce(0) { $0 + $1.core.count }
        if tries > 16, tries * constraints.count / 2 > Self.searchBudgetAgain { return false }
        var given: [Int32] = []
        for conflict in conflicts {
            guard stands(conflict, without: given), choice(from: conflict.core, choose) == conflict.broken else { return false }
            given.append(conflict.broken.index)
        }
        return true
    }

    /// Whether a core is still impossible, and each member the end of the shortest prefix that is impossible with the members before.
    private func stands(_ conflict: Conflict, without given: [Int32]) -> Bool {
        let core = conflict.core.map { $0.index }
        for member in conflict.core {
            let state = constraints[member.index]
            if !state.isAlive || state.generation != member.generation || state.priority != 1000 { return false }
        }
        if canHold(inOrder(core)) { return false }
        let list = required(around: core[0], without: given)
        for (found, member) in core.enumerated() {
            let prefix = list.prefix { constraints[$0].entry < constraints[member].entry }
            if !canHold(inOrder(Array(prefix) + core[..<found])) { return false }
        }
        return true
    }

    /// The required constraints linked with one, whether given up or not, in order of entry, less some.
    private func required(around c: Int32, without given: [Int32]) -> [Int32] {
        var seen = Array(repeating: false, count: constraints.count)
        let given = Set(given)
        return withoutHarmless(connected(with: c, &seen).filter { !given.contains($0) })
    }

    /// The constraints of a list that can be part of a conflict in it: one with a variable that no other mentions can always hold, and so
    /// on when it is left out.
    private func withoutHarmless(_ list: [Int32]) -> [Int32] {
        // Per variable, how many of the list mention it, and their numbers combined: with one left, that is its number.
        var counts = Array(repeating: Int32(0), count: variables.count), combined = counts
        func count(_ c: Int32, _ change: Int32) {
            let state = constraints[c]
            for t in state.firstTerm..<state.firstTerm + state.termCount {
                counts[Int(terms[t].variable)] += change
                combined[Int(terms[t].variable)] ^= c
            }
        }
        for c in list { count(c, 1) }
        var isHarmless = Array(repeating: false, count: constraints.count), next = list
        while let c = next.popLast() {
            let state = constraints[c], range = state.firstTerm..<state.firstTerm + state.termCount
            if isHarmless[Int(c)] || !range.contains(where: { counts[Int(terms[$0].variable)] == 1 }) { continue }
            isHarmless[Int(c)] = true
            count(c, -1)
            for t in range where counts[Int(terms[t].variable)] == 1 { next.append(combined[Int(terms[t].variable)]) }
        }
        return list.filter { !isHarmless[Int($0)] }
    }

    /// The required constraints that variables link with one, those given up too, in order of entry.
    private func connected(with c: Int32, _ seen: inout [Bool]) -> [Int32] {
        stamp &+= 1
        var group = [c], next = 0
        seen[Int(c)] = true
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
                    if seen[Int(c)] || constraints[c].priority != 1000 || constraints[c].isInternal { continue }
                    seen[Int(c)] = true
                    group.append(c)
                }
            }
        }
        return inOrder(group)
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
        defer {
            work.pivots += trial.work.pivots
            work.rowsTouched += trial.work.rowsTouched
            // A pivot changes many rows.
            searchBudget -= required.count + Self.pivotCost * trial.work.pivots
        }
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
    ///
    /// Nil when the budget ends before.
    private func core(of prefix: [Int32]) -> [Int32]? {
        var core = [prefix[prefix.count - 1]], rest = Array(prefix.dropLast())
        while !rest.isEmpty, canHold(inOrder(core)) {
            if searchBudget <= 0 { return nil }
            let end = shortestImpossiblePrefix(of: rest, with: core)
            core.append(rest[end - 1])
            rest.removeSubrange((end - 1)...)
        }
        return core
    }

    /// A core and what would be in conflict with the rest if a member of it were gone.
    ///
    /// In a system of thousands of constraints with long cores that search would take minutes, so all the sets since the last search for
    /// conflicts share a budget of constraints looked at; what is found until it is spent is told.
    func widerSet(_ conflict: Conflict) -> [Int32] {
        let core = conflict.core.map { $0.index }
        guard widerBudget > 0, conflict.isSearched else { return core }
        let given = conflicts.prefix { $0 != conflict }.map { $0.broken.index }
        let prefix = required(around: core[0], without: given).prefix { constraints[$0].entry <= constraints[core[0]].entry }
        var wider = core
        for member in core.dropFirst() {
            let others = prefix.filter { $0 != member }
            guard widerBudget > 0 else { break }
            widerBudget -= others.count
            if canHold(others) { continue }
            // A bisection of the prefix for each member of the core that will be found.
            widerBudget -= core.count * others.count * (Int.bitWidth - others.count.leadingZeroBitCount)
            // What is looked at here has a budget of its own.
            let before = searchBudget
            searchBudget = Int.max
            for c in self.core(of: others) ?? [] where !wider.contains(c) { wider.append(c) }
            searchBudget = before
        }
        return wider
    }
}
