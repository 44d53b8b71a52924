/// Where variables go that neither priorities nor ties determine.
///
/// Each in its turn goes as near to 0 as the ones before it allow: first those that rest first, then by number, defined variables in
/// their turn like free ones. That makes the answer one, and independent of which variables happen to be free.
extension System {
    func rest() {
        dropSettled()
        if loose.count == 0 && openComponents.isEmpty { return }
        for i in 0..<loose.count where variables[loose[i]].dependents == 0 { setFreeValue(loose[i], 0) }
        if let groups = restingGroups() { for group in groups { settle(group) } } else { restAlone() }
        propagateValues()
        dropRepeatedChanges()
    }

    private func dropRepeatedChanges() {
        stamp &+= 1
        var kept = 0
        for i in 0..<changed.count where variables[changed[i]].mark != stamp {
            variables[changed[i]].mark = stamp
            changed[kept] = changed[i]
            kept += 1
        }
        changed.resize(to: kept, filler: 0)
    }

    /// Forgets variables and components that aren't open any more.
    private func dropSettled() {
        var kept = 0
        for i in 0..<loose.count {
            let v = loose[i]
            if variables[v].isAlive, variables[v].definition < 0, variables[v].component < 0 {
                loose[kept] = v
                kept += 1
            } else {
                variables[v].isLoose = false
            }
        }
        loose.resize(to: kept, filler: 0)
        openComponents.removeAll { number in
            guard let component = components[Int(number)], component.isListed else { return true }
            if component.isOpen { return false }
            component.isListed = false
            return true
        }
    }

    // MARK: Groups

    /// Free variables that can still move.
    private var movers: [Int32] {
        var movers: [Int32] = []
        for i in 0..<loose.count where variables[loose[i]].dependents > 0 { movers.append(loose[i]) }
        for number in openComponents { components[Int(number)]!.appendMovers(to: &movers) }
        return movers
    }

    /// More terms than these aren't written down: a column of ten thousand views of open heights would need a hundred million.
    private static var restingTermLimit: Int { 4_000_000 }

    /// Where so much is open together that nothing can be said of what hangs on it, free variables go to 0 and bounds leave what they left.
    private func restAlone() {
        for i in 0..<loose.count where variables[loose[i]].dependents > 0 { setFreeValue(loose[i], 0) }
    }

    /// What can still move, apart as far as it moves apart; nil if that is too much to write down.
    func restingGroups() -> [RestingGroup]? {
        let movers = movers
        if movers.isEmpty { return [] }
        seeds.removeAll()
        for v in movers { seeds.append(v) }
        // Visits no free variables but the movers.
        walkUp(from: seeds)
        guard formRests() else { return nil }
        uniteWithinComponents(movers)
        var groups: [RestingGroup] = []
        for v in movers { parents[v] = find(v) }
        for v in movers.sorted() {
            // From here on a root's parent is the complement of its group's number.
            let r = parents[v] < 0 ? v : parents[v]
            if parents[r] >= 0 {
                parents[r] = ~Int32(groups.count)
                groups.append(RestingGroup())
            }
            groups[Int(~parents[r])].free.append(v)
        }
        for i in 0..<order.count where variables[order[i]].definition >= 0 && restingForms[order[i]].count > 0 {
            let mover = restingTerms[restingForms[order[i]].first].variable
            groups[Int(~(parents[mover] < 0 ? parents[mover] : parents[parents[mover]]))].defined.append(order[i])
        }
        return groups
    }

    /// Writes each variable of `order` in the movers, and unites movers that a variable has in common. False if that takes too many terms.
    private func formRests() -> Bool {
        parents.resize(to: variables.count, filler: 0)
        restingForms.resize(to: variables.count, filler: RestingForm(first: 0, count: 0))
        restingTerms.removeAll()
        prepareSums()
        for i in 0..<order.count where variables[order[i]].definition < 0 { parents[order[i]] = order[i] }
        for i in 0..<order.count {
            let v = order[i], first = restingTerms.count
            let state = variables[v]
            if state.definition < 0 {
                restingTerms.append(FormTerm(variable: v, coefficient: 1))
            } else if state.leaf == Self.several {
                appendRest(of: v)
            } else if state.leaf >= 0, variables[state.leaf].mark == stamp {
                restingTerms.append(FormTerm(variable: state.leaf, coefficient: state.slope))
            }
            restingForms[v] = RestingForm(first: Int32(first), count: Int32(restingTerms.count - first))
            for t in first + 1..<max(first + 1, restingTerms.count) { unite(restingTerms[first].variable, restingTerms[t].variable) }
            if restingTerms.count > Self.restingTermLimit { return false }
        }
        return true
    }

    /// Adds up what the variables of a definition have of the movers.
    private func appendRest(of v: Int32) {
        let row = constraints[variables[v].definition], own = coefficient(of: v, in: variables[v].definition)
        let first = restingTerms.count
        for t in row.firstTerm..<row.firstTerm + row.termCount where terms[t].variable != v && variables[terms[t].variable].mark == stamp {
            let form = restingForms[terms[t].variable], factor = terms[t].coefficient / -own
            for u in form.first..<form.first + form.count {
                let mover = restingTerms[u].variable, part = factor * restingTerms[u].coefficient
                if sizes[mover] == 0 { restingTerms.append(FormTerm(variable: mover, coefficient: 0)) }
                sums[mover] += part
                sizes[mover] += abs(part)
            }
        }
        var kept = first
        for u in first..<restingTerms.count {
            let mover = restingTerms[u].variable
            if !isNothing(mover) {
                restingTerms[kept] = FormTerm(variable: mover, coefficient: sums[mover])
                kept += 1
            }
            sums[mover] = 0
            sizes[mover] = 0
        }
        restingTerms.resize(to: kept, filler: FormTerm(variable: 0, coefficient: 0))
    }

    private func uniteWithinComponents(_ movers: [Int32]) {
        var first: Int32 = -1
        for v in movers where variables[v].component >= 0 {
            if first >= 0, variables[first].component == variables[v].component { unite(first, v) }
            first = v
        }
    }

    private func find(_ v: Int32) -> Int32 {
        var v = v
        while parents[v] != v {
            parents[v] = parents[parents[v]]
            v = parents[v]
        }
        return v
    }

    private func unite(_ a: Int32, _ b: Int32) {
        let a = find(a), b = find(b)
        if a != b { parents[max(a, b)] = min(a, b) }
    }

    // MARK: Settling

    func restsBefore(_ a: Int32, _ b: Int32) -> Bool {
        variables[a].restsFirst != variables[b].restsFirst ? variables[a].restsFirst : a < b
    }

    private func settle(_ group: RestingGroup) {
        if group.free.count == 1, variables[group.free[0]].component < 0 { return settleAlone(group) }
        let plan = RestingPlan(group, self)
        let simplex = plan.settle(self)
        for turn in plan.turns where variables[turn.variable].definition < 0 {
            setFreeValue(turn.variable, turn.now + turn.scale * simplex.value[turn.member])
        }
    }

    /// One free variable without bounds: the first in the order gets to 0.
    private func settleAlone(_ group: RestingGroup) {
        let v = group.free[0]
        var first = v, slope = 1.0
        for defined in group.defined where restsBefore(defined, first) {
            first = defined
            slope = restingTerms[restingForms[defined].first].coefficient
        }
        setFreeValue(v, first == v ? 0 : values[v] - values[first] / slope)
    }
}

extension Component {
    /// Appends the free variables that aren't confined to one value.
    func appendMovers(to movers: inout [Int32]) {
        guard let simplex else { return }
        let moves = simplex.moves
        for j in 0..<columnCount where moves[j] { movers.append(columns[j]) }
    }
}

extension PiecewiseSimplex {
    /// Which variables move with the columns that still have room.
    var moves: [Bool] {
        var moves = Array(repeating: false, count: columnCount + rowCount)
        for j in 0..<columnCount where isOpen(column: j) {
            moves[Int(nonbasic[j])] = true
            var c = table.columns[j]
            while c >= 0 {
                moves[Int(basic[table.cells[c].row])] = true
                c = table.cells[c].nextInColumn
            }
        }
        return moves
    }
}
