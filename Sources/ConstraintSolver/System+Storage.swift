/// Rows and their terms: runs of terms come in sizes 1, 2, 4, 8 ... and are used again.
extension System {
    /// Makes room for so many variables and constraints of usual length.
    func reserve(variables count: Int, constraints rows: Int) {
        variables.reserve(count)
        values.reserve(count)
        loose.reserve(count)
        constraints.reserve(rows)
        pending.reserve(rows)
        terms.reserve(rows * 9 / 4)
    }

    /// A constraint with room for terms, part of no list yet.
    func newConstraint(capacity: Int) -> Int32 {
        var fresh = ConstraintState()
        let c: Int32
        if let reused = freeConstraints.popLast() {
            c = reused
            fresh.generation = constraints[c].generation
            fresh.isQueued = constraints[c].isQueued
            fresh.isMoved = constraints[c].isMoved
            constraints[c] = fresh
        } else {
            c = Int32(constraints.count)
            constraints.append(fresh)
        }
        var sizeClass = 0
        while 1 << sizeClass < capacity { sizeClass += 1 }
        constraints[c].sizeClass = UInt8(sizeClass)
        constraints[c].firstTerm = newTerms(sizeClass)
        return c
    }

    private func newTerms(_ sizeClass: Int) -> Int32 {
        let head = freeTerms[sizeClass]
        if head >= 0 {
            freeTerms[sizeClass] = terms[head].next
            return head
        }
        let first = terms.count
        for _ in 0..<1 << sizeClass { terms.append(TermState(coefficient: 0, variable: -1, constraint: -1, next: -1, previous: -1)) }
        return Int32(first)
    }

    /// Gives the storage of a constraint back that plays no part any more.
    func discard(_ c: Int32) {
        let state = constraints[c]
        for t in state.firstTerm..<state.firstTerm + state.termCount { unlinkTerm(t) }
        let sizeClass = Int(state.sizeClass)
        terms[state.firstTerm].next = freeTerms[sizeClass]
        freeTerms[sizeClass] = state.firstTerm
        constraints[c].isAlive = false
        constraints[c].termCount = 0
        constraints[c].generation &+= 1
        freeConstraints.append(c)
    }

    func linkTerm(_ t: Int32) {
        let v = terms[t].variable
        let head = variables[v].firstUse
        terms[t].next = head
        terms[t].previous = -1
        if head >= 0 { terms[head].previous = t }
        variables[v].firstUse = t
    }

    private func unlinkTerm(_ t: Int32) {
        let term = terms[t]
        if term.previous >= 0 { terms[term.previous].next = term.next } else { variables[term.variable].firstUse = term.next }
        if term.next >= 0 { terms[term.next].previous = term.previous }
    }

    /// Removes terms whose coefficients added up to zero from a run; answers how many are left.
    func dropZeroTerms(_ first: Int, _ count: Int) -> Int {
        var kept = 0
        for t in first..<first + count where terms[t].coefficient != 0 {
            if kept != t - first { terms[first + kept] = terms[t] }
            kept += 1
        }
        return kept
    }
}
