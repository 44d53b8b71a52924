/// Which equation defines which variable.
extension System {
    /// A coefficient must be at least this part of the largest of its row to be divided by.
    static var pivotThreshold: Double { 0.05 }

    /// Lets an equation define a variable, expand into a row that does, or turn out to follow from others.
    func define(by c: Int32) {
        work.rowsTouched += 1
        let state = constraints[c]
        let first = Int(state.firstTerm), end = first + Int(state.termCount)
        var largest = 0.0
        for t in first..<end { largest = max(largest, abs(terms[t].coefficient)) }
        let least = largest * Self.pivotThreshold
        if let v = leaf(first, end, least) ?? separate(first, end, least) { return setDefinition(of: v, by: c) }
        expand(c)
    }

    /// The first free variable that no definition mentions, rather one without an edit: defining it can't close a circle.
    private func leaf(_ first: Int, _ end: Int, _ least: Double) -> Int32? {
        var edited: Int32?
        for t in first..<end {
            let v = terms[t].variable
            let state = variables.base + Int(v)
            if state.pointee.definition >= 0 || state.pointee.dependents > 0 || abs(terms[t].coefficient) < least { continue }
            if state.pointee.edits == 0 { return v }
            if edited == nil { edited = v }
        }
        return edited
    }

    /// A free variable known not to stand below any other of the row.
    private func separate(_ first: Int, _ end: Int, _ least: Double) -> Int32? {
        candidates: for t in first..<end {
            let v = terms[t].variable
            if variables[v].definition >= 0 || abs(terms[t].coefficient) < least { continue }
            let set = findSet(v)
            for o in first..<end where o != t && findSet(terms[o].variable) == set { continue candidates }
            return v
        }
        return nil
    }

    func setDefinition(of v: Int32, by c: Int32) {
        constraints[c].role = .defines
        constraints[c].link = v
        variables[v].definition = c
        let first = constraints[c].firstTerm
        for t in first..<first + constraints[c].termCount {
            let w = terms[t].variable
            if w == v { continue }
            variables[w].dependents += 1
            uniteSets(v, w)
        }
        reshaped.append(v)
    }

    private func findSet(_ v: Int32) -> Int32 {
        var v = v
        while true {
            let p = variables[v].set
            if p == v { return v }
            let q = variables[p].set
            variables[v].set = q
            v = q
        }
    }

    private func uniteSets(_ a: Int32, _ b: Int32) {
        let a = findSet(a), b = findSet(b)
        if a != b { variables[max(a, b)].set = min(a, b) }
    }

    /// Sets only ever grow together while definitions come and go; now and then they are found afresh.
    func refreshSets() {
        if undefinitions < variables.count + 64 { return }
        undefinitions = 0
        for v in 0..<variables.count { variables[v].set = Int32(v) }
        for v in 0..<variables.count where variables[v].isAlive && variables[v].definition >= 0 {
            let c = constraints[variables[v].definition]
            for t in c.firstTerm..<c.firstTerm + c.termCount { uniteSets(Int32(v), terms[t].variable) }
        }
    }

    // MARK: Taking a constraint out of its role

    /// Ends the part that a constraint plays; it is pending afterwards, though not queued.
    func detach(_ c: Int32) {
        switch constraints[c].role {
        case .pending, .constant: break
        case .defines: undefine(c)
        case .expanded: endExpansion(constraints[c].link)
        case .inComponent: dissolve(constraints[c].link)
        }
        constraints[c].role = .pending
        constraints[c].link = -1
    }

    private func undefine(_ c: Int32) {
        undefinitions += 1
        let v = constraints[c].link
        variables[v].definition = -1
        let first = constraints[c].firstTerm
        for t in first..<first + constraints[c].termCount where terms[t].variable != v { variables[terms[t].variable].dependents -= 1 }
        reshaped.append(v)
        var use = constraints[c].firstExpansionUse
        constraints[c].firstExpansionUse = -1
        while use >= 0 {
            let u = expansionUses[use]
            use = u.next
            if expansions[Int(u.expansion)].generation != u.generation { continue }
            let owner = expansions[Int(u.expansion)].owner
            detach(owner)
            queue(owner)
        }
    }

    private func endExpansion(_ e: Int32) {
        let row = expansions[Int(e)].row
        expansions[Int(e)].generation &+= 1
        expansions[Int(e)].used = []
        expansions[Int(e)].row = -1
        freeExpansions.append(e)
        if row >= 0 {
            detach(row)
            discard(row)
        }
    }
}
