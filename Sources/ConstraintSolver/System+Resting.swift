/// Where variables go that neither priorities nor ties determine.
///
/// Each in its turn goes as near to 0 as the ones before it allow: first those that rest first, then by number, defined variables in
/// their turn like free ones. That makes the answer one, and independent of which variables happen to be free.
extension System {
    func rest() {
        dropSettled()
        if loose.count == 0 && openComponents.isEmpty { return }
        for i in 0..<loose.count where variables[loose[i]].dependents == 0 { setFreeValue(loose[i], 0) }
        for group in restingGroups() { settle(group) }
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

    func restingGroups() -> [RestingGroup] {
        let movers = movers
        if movers.isEmpty { return [] }
        var starts = Buffer<Int32>(capacity: movers.count)
        defer { starts.free() }
        for v in movers { starts.append(v) }
        walkUp(from: starts)
        let dependent = (0..<order.count).map { order[$0] }.filter { variables[$0].definition >= 0 }
        parents.resize(to: variables.count, filler: 0)
        var isMover = Array(repeating: false, count: variables.count)
        for v in movers {
            isMover[Int(v)] = true
            parents[v] = v
        }
        uniteWithinComponents(movers)
        var forms: [(variable: Int32, form: [FormTerm])] = []
        for v in dependent {
            let form = form(ofVariable: v)
            guard let first = form.first(where: { isMover[Int($0.variable)] }) else { continue }
            for t in form where isMover[Int(t.variable)] { unite(first.variable, t.variable) }
            forms.append((v, form))
        }
        var number = Array(repeating: -1, count: variables.count)
        var groups: [RestingGroup] = []
        for v in movers.sorted() {
            let r = Int(find(v))
            if number[r] < 0 {
                number[r] = groups.count
                groups.append(RestingGroup())
            }
            groups[number[r]].free.append(v)
        }
        for f in forms {
            let mover = f.form.first { isMover[Int($0.variable)] }!
            groups[number[Int(find(mover.variable))]].defined.append(f)
        }
        return groups
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
        var first: (variable: Int32, value: Double) = (v, 0)
        for defined in group.defined where restsBefore(defined.variable, first.variable) {
            var offset = variables[defined.variable].base, slope = 0.0
            for t in defined.form { if t.variable == v { slope = t.coefficient } else { offset += t.coefficient * values[t.variable] } }
            first = (defined.variable, -offset / slope)
        }
        setFreeValue(v, first.value)
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
