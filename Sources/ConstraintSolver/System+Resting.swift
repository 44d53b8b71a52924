/// Where variables go that neither priorities nor ties determine.
///
/// Each in its turn goes as near to 0 as the ones before it allow: first those that rest first, then by number, defined variables in
/// their turn like free ones. That makes the answer one, and independent of which variables happen to be free.
extension System {
    func rest() {
        dropSettled()
        if loose.count == 0 && openComponents.isEmpty { return }
        var coupled: [Int32] = []
        for i in 0..<loose.count {
            let v = loose[i]
            if variables[v].dependents == 0 { setFreeValue(v, 0) } else { coupled.append(v) }
        }
        for number in openComponents {
            let component = components[Int(number)]!
            for j in 0..<component.columnCount { coupled.append(component.columns[j]) }
        }
        if coupled.isEmpty { return }
        for group in restingGroups(coupled) { settle(group) }
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

    /// Open free variables that rest together, and everything that depends on them.
    private struct RestingGroup {
        var free: [Int32] = []
        var defined: [(variable: Int32, form: [FormTerm])] = []
    }

    private func restingGroups(_ coupled: [Int32]) -> [RestingGroup] {
        var starts = Buffer<Int32>(capacity: coupled.count)
        defer { starts.free() }
        for v in coupled { starts.append(v) }
        walkUp(from: starts)
        let dependent = (0..<order.count).map { order[$0] }.filter { variables[$0].definition >= 0 }
        parents.resize(to: variables.count, filler: 0)
        for v in coupled { parents[v] = v }
        for number in openComponents {
            let component = components[Int(number)]!
            for j in 1..<component.columnCount { unite(component.columns[0], component.columns[j]) }
        }
        let isOpen = openFlags(coupled)
        var forms: [(variable: Int32, form: [FormTerm])] = []
        for v in dependent {
            let form = form(ofVariable: v)
            let open = form.filter { isOpen[Int($0.variable)] }
            guard let first = open.first else { continue }
            for t in open.dropFirst() { unite(first.variable, t.variable) }
            forms.append((v, form))
        }
        var number = Array(repeating: -1, count: variables.count)
        var groups: [RestingGroup] = []
        for v in coupled.sorted() {
            let r = Int(find(v))
            if number[r] < 0 {
                number[r] = groups.count
                groups.append(RestingGroup())
            }
            groups[number[r]].free.append(v)
        }
        for f in forms {
            let open = f.form.first { isOpen[Int($0.variable)] }!
            groups[number[Int(find(open.variable))]].defined.append(f)
        }
        return groups
    }

    private func openFlags(_ coupled: [Int32]) -> [Bool] {
        var flags = Array(repeating: false, count: variables.count)
        for v in coupled { flags[Int(v)] = true }
        return flags
    }

    private func find(_ v: Int32) -> Int32 {
        var v = v
        while parents[v] != v { v = parents[v] }
        return v
    }

    private func unite(_ a: Int32, _ b: Int32) {
        let a = find(a), b = find(b)
        if a != b { parents[max(a, b)] = min(a, b) }
    }

    private func restsBefore(_ a: Int32, _ b: Int32) -> Bool {
        variables[a].restsFirst != variables[b].restsFirst ? variables[a].restsFirst : a < b
    }

    private func settle(_ group: RestingGroup) {
        if group.free.count == 1, variables[group.free[0]].component < 0 { return settleAlone(group) }
        var columnOf = Array(repeating: -1, count: variables.count)
        for (j, v) in group.free.enumerated() { columnOf[Int(v)] = j }
        let parts = openParts(group)
        let simplex = PiecewiseSimplex()
        let partRows = parts.reduce(0) { $0 + $1.rowCount }
        simplex.reset(columnCount: group.free.count, rowCount: partRows + group.defined.count)
        load(parts, columnOf, simplex)
        var order: [(variable: Int32, place: Int32, offset: Double)] = group.free.map { ($0, Int32(columnOf[Int($0)]), 0) }
        for (d, defined) in group.defined.enumerated() {
            var offset = variables[defined.variable].base
            for t in defined.form {
                let column = columnOf[Int(t.variable)]
                if column >= 0 {
                    simplex.table[(partRows + d) * group.free.count + column] = t.coefficient
                } else {
                    offset += t.coefficient * values[t.variable]
                }
            }
            order.append((defined.variable, Int32(group.free.count + partRows + d), offset))
        }
        simplex.evaluateRows()
        order.sort { restsBefore($0.variable, $1.variable) }
        for next in order {
            if simplex.isUnique { break }
            _ = simplex.minimize(PiecewiseSimplex.Kink(variable: next.place, level: 0, point: -next.offset, weight: 2, slopeBefore: -1))
        }
        work.pivots += simplex.pivots
        for (j, v) in group.free.enumerated() { setFreeValue(v, simplex.value[j]) }
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

    private func openParts(_ group: RestingGroup) -> [Component] {
        var parts: [Component] = []
        var last: Int32 = -1
        var seen: [Int32] = []
        for v in group.free where variables[v].component >= 0 && variables[v].component != last {
            last = variables[v].component
            if seen.contains(last) { continue }
            seen.append(last)
            parts.append(components[Int(last)]!)
        }
        return parts
    }

    /// Takes over rows, positions and the room that is left from components.
    private func load(_ parts: [Component], _ columnOf: [Int], _ simplex: PiecewiseSimplex) {
        let n = simplex.columnCount
        var row = 0
        for part in parts {
            guard let solved = part.simplex else { continue }
            for j in 0..<part.columnCount {
                let column = columnOf[Int(part.columns[j])], scale = part.columnScales[j]
                simplex.value[column] = scale * solved.value[j]
                simplex.lower[column] = scale * solved.lower[j]
                simplex.upper[column] = scale * solved.upper[j]
            }
            for r in 0..<part.rowCount {
                for t in Int(part.rowStarts[r])..<Int(part.rowStarts[r + 1]) {
                    let column = Int(part.rowTerms[t].column)
                    simplex.table[row * n + columnOf[Int(part.columns[column])]] = part.rowTerms[t].coefficient / part.columnScales[column]
                }
                simplex.lower[n + row] = solved.lower[part.columnCount + r]
                simplex.upper[n + row] = solved.upper[part.columnCount + r]
                row += 1
            }
        }
    }
}
