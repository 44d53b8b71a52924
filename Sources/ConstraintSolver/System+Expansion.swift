/// Equations whose variables are all defined already.
extension System {
    /// Substitutes definitions into an equation until free variables appear; one of them is then defined by what came of it.
    func expand(_ c: Int32) {
        walkDown(from: c)
        prepareSums()
        let scale = substitute(c) { _ in true }
        guard let target = pivot(scale: scale) else {
            record(c, row: -1, used: collectUsed { _ in true }, scale: scale)
            clearSums()
            return
        }
        clearSums()
        // Substitute again, but only where that leads to the variable chosen: the row stays short.
        markDependence(on: target)
        let needed = stamp
        let below: (Int32) -> Bool = { self.variables[$0].shapeMark == needed }
        _ = substitute(c, where: below)
        let used = collectUsed(where: below)
        let row = makeRow(c, used, where: below)
        clearSums()
        record(c, row: row, used: used, scale: scale)
        setDefinition(of: target, by: row)
    }

    /// Fills `order` with the variables that the equation depends on, each before those it depends on.
    private func walkDown(from c: Int32) {
        stamp &+= 1
        order.removeAll()
        let state = constraints[c]
        for t in state.firstTerm..<state.firstTerm + state.termCount { visitDown(terms[t].variable) }
        order.reverse()
    }

    private func visitDown(_ start: Int32) {
        if variables[start].mark == stamp { return }
        variables[start].mark = stamp
        stack.append(WalkStep(variable: start, next: 0))
        while stack.count > 0 {
            let step = stack[stack.count - 1]
            let d = variables[step.variable].definition
            if d < 0 || step.next >= constraints[d].termCount {
                order.append(step.variable)
                _ = stack.popLast()
                continue
            }
            stack[stack.count - 1].next += 1
            let w = terms[constraints[d].firstTerm + step.next].variable
            if variables[w].mark == stamp { continue }
            variables[w].mark = stamp
            stack.append(WalkStep(variable: w, next: 0))
        }
    }

    /// Leaves the coefficients of a constraint over free variables in `sums`, and the variables walked in `order`.
    func substituteFully(_ c: Int32) {
        walkDown(from: c)
        prepareSums()
        _ = substitute(c) { _ in true }
    }

    func prepareSums() {
        sums.resize(to: variables.count, filler: 0)
        sizes.resize(to: variables.count, filler: 0)
    }

    /// Adds up the coefficients of the equation over `order`, replacing the defined variables that `replaced` names. Answers the largest
    /// coefficient of the equation as written.
    private func substitute(_ c: Int32, where replaced: (Int32) -> Bool) -> Double {
        var scale = 0.0
        let state = constraints[c]
        for t in state.firstTerm..<state.firstTerm + state.termCount {
            sums[terms[t].variable] += terms[t].coefficient
            sizes[terms[t].variable] += abs(terms[t].coefficient)
            scale = max(scale, abs(terms[t].coefficient))
        }
        substitute(where: replaced)
        return scale
    }

    /// Replaces the defined variables of `order` that `replaced` names by their definitions in `sums`.
    private func substitute(where replaced: (Int32) -> Bool) {
        for i in 0..<order.count {
            let v = order[i], d = variables[v].definition
            if d < 0 || !replaced(v) || sums[v] == 0 { continue }
            if isNothing(v) {
                sums[v] = 0
                continue
            }
            let own = coefficient(of: v, in: d)
            let factor = -sums[v] / own, reach = sizes[v] / abs(own)
            let row = constraints[d]
            for t in row.firstTerm..<row.firstTerm + row.termCount where terms[t].variable != v {
                sums[terms[t].variable] += factor * terms[t].coefficient
                sizes[terms[t].variable] += reach * abs(terms[t].coefficient)
            }
        }
    }

    /// Leaves an expression's coefficients in `sums`, definitions replaced, and the variables it depends on in `order`.
    func spread(_ expression: [FormTerm]) {
        stamp &+= 1
        order.removeAll()
        for t in expression { visitDown(t.variable) }
        order.reverse()
        prepareSums()
        for t in expression {
            sums[t.variable] += t.coefficient
            sizes[t.variable] += abs(t.coefficient)
        }
        substitute(where: { _ in true })
    }

    /// A variable over free variables; its constant is its `base`.
    func form(ofVariable v: Int32) -> [FormTerm] {
        if variables[v].leaf == Self.fixed { return [] }
        if variables[v].leaf >= 0 { return [FormTerm(variable: variables[v].leaf, coefficient: variables[v].slope)] }
        spread([FormTerm(variable: v, coefficient: 1)])
        var form: [FormTerm] = []
        for i in 0..<order.count where variables[order[i]].definition < 0 && sums[order[i]] != 0 && !isNothing(order[i]) {
            form.append(FormTerm(variable: order[i], coefficient: sums[order[i]]))
        }
        clearSums()
        return form
    }

    /// Whether a coefficient is what rounding left of a sum that is zero.
    func isNothing(_ v: Int32) -> Bool { abs(sums[v]) <= 1e-13 * sizes[v] }

    func coefficient(of v: Int32, in c: Int32) -> Double {
        let state = constraints[c]
        for t in state.firstTerm..<state.firstTerm + state.termCount where terms[t].variable == v { return terms[t].coefficient }
        return 0
    }

    /// The free variable with the largest coefficient, the latest of them; one with an edit only if there is no other.
    private func pivot(scale: Double) -> Int32? {
        var best: Int32?, size = 0.0, isEdited = true
        for i in 0..<order.count {
            let v = order[i]
            if variables[v].definition >= 0 || isNothing(v) { continue }
            let s = abs(sums[v]), edited = variables[v].edits > 0
            let better =
                best == nil || (isEdited && !edited && s > 0.1 * size) || (isEdited == edited && (s > size || (s == size && v > best!)))
            if better { best = v; size = s; isEdited = edited }
        }
        return best
    }

    /// Marks in `shapeMark` the variables of `order` that depend on a free one (and that itself).
    private func markDependence(on target: Int32) {
        stamp &+= 1
        variables[target].shapeMark = stamp
        var i = order.count - 1
        while i >= 0 {
            let v = order[i], d = variables[v].definition
            i -= 1
            if d < 0 { continue }
            let row = constraints[d]
            for t in row.firstTerm..<row.firstTerm + row.termCount
            where terms[t].variable != v && variables[terms[t].variable].shapeMark == stamp {
                variables[v].shapeMark = stamp
                break
            }
        }
    }

    private func collectUsed(where replaced: (Int32) -> Bool) -> [(constraint: Int32, multiplier: Double)] {
        var used: [(constraint: Int32, multiplier: Double)] = []
        for i in 0..<order.count {
            let v = order[i], d = variables[v].definition
            if d >= 0, replaced(v), sums[v] != 0 { used.append((d, -sums[v] / coefficient(of: v, in: d))) }
        }
        return used
    }

    /// The internal row that is left of an equation.
    private func makeRow(_ c: Int32, _ used: [(constraint: Int32, multiplier: Double)], where replaced: (Int32) -> Bool) -> Int32 {
        var count = 0
        for i in 0..<order.count where stays(order[i], replaced) { count += 1 }
        let row = newConstraint(capacity: count)
        var t = constraints[row].firstTerm
        for i in 0..<order.count where stays(order[i], replaced) {
            terms[t] = TermState(coefficient: sums[order[i]], variable: order[i], constraint: row, next: -1, previous: -1)
            linkTerm(t)
            t += 1
        }
        constraints[row].termCount = Int32(count)
        constraints[row].isInternal = true
        constraints[row].entry = constraints[c].entry
        return row
    }

    private func stays(_ v: Int32, _ replaced: (Int32) -> Bool) -> Bool {
        sums[v] != 0 && !isNothing(v) && (variables[v].definition < 0 || !replaced(v))
    }

    func clearSums() {
        for i in 0..<order.count {
            sums[order[i]] = 0
            sizes[order[i]] = 0
        }
    }

    private func record(_ c: Int32, row: Int32, used: [(constraint: Int32, multiplier: Double)], scale: Double) {
        let e: Int32
        if let reused = freeExpansions.popLast() {
            e = reused
            expansions[Int(e)].owner = c
            expansions[Int(e)].row = row
            expansions[Int(e)].used = used
            expansions[Int(e)].scale = scale
        } else {
            e = Int32(expansions.count)
            expansions.append(Expansion(owner: c, row: row, generation: 0, used: used, scale: scale))
        }
        constraints[c].role = .expanded
        constraints[c].link = e
        let generation = expansions[Int(e)].generation
        for u in used {
            expansionUses.append(ExpansionUse(expansion: e, generation: generation, next: constraints[u.constraint].firstExpansionUse))
            constraints[u.constraint].firstExpansionUse = Int32(expansionUses.count - 1)
        }
        refreshExpansion(e)
        if row < 0 { repoints.append(c) }
        dropStaleUses()
    }

    /// Brings the constant of an expansion's row up to date with the rows it was made of. Answers what it is, and how large its parts.
    @discardableResult
    func refreshExpansion(_ e: Int32) -> (constant: Double, size: Double) {
        let expansion = expansions[Int(e)]
        var sum = constraints[expansion.owner].constant, size = abs(sum)
        for u in expansion.used {
            let part = u.multiplier * constraints[u.constraint].constant
            sum += part
            size += abs(part)
        }
        if expansion.row >= 0 { constraints[expansion.row].constant = sum }
        return (sum, size)
    }

    /// Whether an equation of which nothing was left says 0 = 0.
    func isConsistent(_ e: Int32) -> Bool {
        if expansions[Int(e)].row >= 0 { return true }
        let (constant, size) = refreshExpansion(e)
        return abs(constant) <= 1e-8 * expansions[Int(e)].scale + 1e-13 * size
    }

    /// Uses of expansions that ended are skipped where they are met; once most are such, all are counted anew.
    private func dropStaleUses() {
        var live = 0
        if expansionUses.count < 4096 || expansionUses.count & (expansionUses.count - 1) != 0 { return }
        for e in expansions { live += e.used.count }
        if 2 * live > expansionUses.count { return }
        expansionUses.removeAll()
        for c in 0..<constraints.count { constraints[c].firstExpansionUse = -1 }
        for e in expansions.indices {
            for u in expansions[e].used {
                expansionUses.append(
                    ExpansionUse(
                        expansion: Int32(e), generation: expansions[e].generation, next: constraints[u.constraint].firstExpansionUse))
                constraints[u.constraint].firstExpansionUse = Int32(expansionUses.count - 1)
            }
        }
    }
}
