/// Where variables go that neither priorities nor ties determine.
///
/// Each in its turn goes as near to 0 as the ones before it allow: first those that rest first, then by number, defined variables in
/// their turn like free ones. That makes the answer one, and independent of which variables happen to be free.
extension System {
    func rest() {
        dropSettled()
        if loose.count == 0 && openComponents.isEmpty { return }
        var movers: [Int32] = []
        for i in 0..<loose.count {
            let v = loose[i]
            if variables[v].dependents == 0 { setFreeValue(v, 0) } else { movers.append(v) }
        }
        for number in openComponents { components[Int(number)]!.appendMovers(to: &movers) }
        if movers.isEmpty { return }
        for group in restingGroups(movers) { settle(group) }
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

    /// Free variables that can still move and rest together, and everything defined that moves with them.
    private struct RestingGroup {
        var free: [Int32] = []
        var defined: [(variable: Int32, form: [FormTerm])] = []
    }

    private func restingGroups(_ movers: [Int32]) -> [RestingGroup] {
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

    private func restsBefore(_ a: Int32, _ b: Int32) -> Bool {
        variables[a].restsFirst != variables[b].restsFirst ? variables[a].restsFirst : a < b
    }

    private func settle(_ group: RestingGroup) {
        if group.free.count == 1, variables[group.free[0]].component < 0 { return settleAlone(group) }
        var plan = RestingPlan(group.free, self)
        var order: [(variable: Int32, place: Int, now: Double, scale: Double)] = []
        for v in group.free { order.append((v, plan.place(of: v, self), plan.valueNow(of: v, self), plan.scale(of: v, self))) }
        for defined in group.defined {
            var now = variables[defined.variable].base
            var shares = Array(repeating: 0.0, count: plan.dimensionCount)
            for t in defined.form { now += t.coefficient * plan.add(t.variable, t.coefficient, self, to: &shares) }
            if shares.contains(where: { abs($0) > 1e-12 }) { order.append((defined.variable, plan.addRow(shares), now, 1)) }
        }
        order.sort { restsBefore($0.variable, $1.variable) }
        let simplex = plan.makeSimplex()
        for next in order {
            if simplex.isUnique { break }
            let place = Int32(plan.index(next.place))
            _ = simplex.minimize(
                PiecewiseSimplex.Kink(variable: place, level: 0, point: -next.now / next.scale, weight: 2, slopeBefore: -1))
        }
        work.pivots += simplex.pivots
        for v in group.free {
            let moved = simplex.value[plan.index(plan.place(of: v, self))]
            setFreeValue(v, plan.valueNow(of: v, self) + plan.scale(of: v, self) * moved)
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
    /// The columns that still have room.
    var openColumns: [Int] {
        (0..<columnCount).filter { upper[nonbasic[$0]] - lower[nonbasic[$0]] > closeness(value[nonbasic[$0]]) }
    }

    /// Which variables move with the open columns.
    var moves: [Bool] {
        var moves = Array(repeating: false, count: columnCount + rowCount)
        let open = openColumns
        for j in open { moves[Int(nonbasic[j])] = true }
        for i in 0..<rowCount where open.contains(where: { table[i * columnCount + $0] != 0 }) { moves[Int(basic[i])] = true }
        return moves
    }
}
