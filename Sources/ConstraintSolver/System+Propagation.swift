/// How a change runs down the definitions.
extension System {
    /// Fills `order` with everything that depends on `seeds` (and them), each variable after those it depends on.
    func walkUp(from seeds: Buffer<Int32>) {
        stamp &+= 1
        order.removeAll()
        for i in 0..<seeds.count { visitUp(seeds[i]) }
        order.reverse()
    }

    private func visitUp(_ start: Int32) {
        let stamp = stamp
        let variables = variables.base, terms = terms.base, constraints = constraints.base
        if variables[Int(start)].mark == stamp { return }
        variables[Int(start)].mark = stamp
        stack.append(WalkStep(variable: start, next: variables[Int(start)].firstUse))
        while stack.count > 0 {
            let top = stack.count - 1
            let v = stack[top].variable
            var use = stack[top].next
            var descended = false
            while use >= 0 {
                let term = terms[Int(use)]
                use = term.next
                let row = constraints[Int(term.constraint)]
                if row.role != .defines || row.link == v { continue }
                let w = row.link
                if variables[Int(w)].mark == stamp { continue }
                variables[Int(w)].mark = stamp
                stack[top].next = use
                stack.append(WalkStep(variable: w, next: variables[Int(w)].firstUse))
                descended = true
                break
            }
            if descended { continue }
            order.append(v)
            _ = stack.popLast()
        }
    }

    /// Brings the summaries of all variables below the changed ones up to date, and notes which constraints that concerns.
    func propagateShapes() {
        seeds.removeAll()
        for i in 0..<reshaped.count where variables[reshaped[i]].isAlive { seeds.append(reshaped[i]) }
        let changedDefinitions = seeds.count
        collectMoved()
        walkUp(from: seeds)
        let shapeStamp = stamp
        for i in 0..<changedDefinitions { variables[seeds[i]].shapeMark = shapeStamp }
        for i in 0..<order.count { summarise(order[i], shapeStamp) }
        for i in 0..<seeds.count { valueSeeds.append(seeds[i]) }
        reshaped.removeAll()
    }

    /// Adds the variables whose defining row got another constant to the seeds, and other moved constraints to `repoints`.
    private func collectMoved() {
        for i in 0..<moved.count {
            let c = moved[i]
            constraints[c].isMoved = false
            if !constraints[c].isAlive { continue }
            switch constraints[c].role {
            case .defines:
                seeds.append(constraints[c].link)
                refreshExpansions(using: c)
            case .expanded: refresh(constraints[c].link)
            case .inComponent, .constant: repoints.append(c)
            case .pending: break
            }
        }
        moved.removeAll()
    }

    private func refreshExpansions(using c: Int32) {
        var use = constraints[c].firstExpansionUse
        while use >= 0 {
            let u = expansionUses[use]
            use = u.next
            if expansions[Int(u.expansion)].generation == u.generation { refresh(u.expansion) }
        }
    }

    private func refresh(_ e: Int32) {
        let row = expansions[Int(e)].row
        refreshExpansion(e)
        if row >= 0 {
            seeds.append(constraints[row].link)
            refreshExpansions(using: row)
        } else {
            repoints.append(expansions[Int(e)].owner)
        }
    }

    /// Computes `base`, `slope` and `leaf` of a variable from those of the variables in its definition.
    private func summarise(_ v: Int32, _ shapeStamp: UInt32) {
        let state = variables.base + Int(v)
        let d = state.pointee.definition
        var leaf = v, slope = 1.0, base = 0.0
        var inputsChanged = false
        if d >= 0 {
            let row = constraints.base + Int(d)
            leaf = Self.fixed
            slope = 0
            base = row.pointee.constant
            var own = 1.0
            let first = terms.base + Int(row.pointee.firstTerm)
            for t in 0..<Int(row.pointee.termCount) {
                let term = first + t
                if term.pointee.variable == v { own = term.pointee.coefficient; continue }
                let other = variables.base + Int(term.pointee.variable)
                let c = term.pointee.coefficient
                base += c * other.pointee.base
                if other.pointee.shapeMark == shapeStamp { inputsChanged = true }
                let l = other.pointee.leaf
                if l == Self.fixed { continue }
                if l == Self.several || (leaf >= 0 && leaf != l) { leaf = Self.several }
                if leaf == Self.several { continue }
                if leaf == Self.fixed {
                    leaf = l
                    slope = c * other.pointee.slope
                } else {
                    let sum = slope + c * other.pointee.slope
                    slope = abs(sum) <= 1e-13 * (abs(slope) + abs(sum)) ? 0 : sum
                }
            }
            if leaf >= 0 && slope == 0 { leaf = Self.fixed }
            base /= -own
            slope = leaf >= 0 ? slope / -own : 0
        }
        let isNew = state.pointee.shapeMark == shapeStamp
        let reshapes = isNew || leaf != state.pointee.leaf || slope != state.pointee.slope || (leaf == Self.several && inputsChanged)
        let moves = base != state.pointee.base
        state.pointee.base = base
        state.pointee.leaf = leaf
        state.pointee.slope = slope
        if reshapes {
            state.pointee.shapeMark = shapeStamp
            if d < 0, state.pointee.component < 0 { becomeLoose(v) }
        }
        if reshapes || moves { notify(state.pointee.firstUse, reshapes) }
    }

    /// Notes the constraints that speak of a variable which got another shape, or another base only.
    private func notify(_ firstUse: Int32, _ reshapes: Bool) {
        var use = firstUse
        while use >= 0 {
            let term = terms[use]
            use = term.next
            switch constraints[term.constraint].role {
            case .inComponent, .constant: if reshapes { reform(term.constraint) } else { repoints.append(term.constraint) }
            case .pending, .defines, .expanded: break
            }
        }
    }

    /// Takes a constraint out of its component, to be formed again; the rest of the component follows it.
    func reform(_ c: Int32) {
        if constraints[c].role == .inComponent { return dissolve(constraints[c].link) }
        constraints[c].role = .pending
        if !constraints[c].isQueued {
            constraints[c].isQueued = true
            reforms.append(c)
        }
    }

    /// Gives a free variable its value.
    func setFreeValue(_ v: Int32, _ value: Double) {
        if values[v] == value { return }
        values[v] = value
        changed.append(v)
        valueSeeds.append(v)
    }

    /// Values of all variables that depend on changed ones.
    func propagateValues() {
        walkUp(from: valueSeeds)
        valueSeeds.removeAll()
        for i in 0..<order.count {
            let v = order[i]
            let d = variables[v].definition
            if d < 0 { continue }
            let row = constraints[d]
            var sum = row.constant, own = 1.0
            let first = terms.base + Int(row.firstTerm)
            for t in 0..<Int(row.termCount) {
                let term = first[t]
                if term.variable == v { own = term.coefficient } else { sum += term.coefficient * values[term.variable] }
            }
            let value = sum / -own
            if value != values[v] {
                values[v] = value
                changed.append(v)
            }
        }
    }
}
