extension System {
    // MARK: Variables

    func addVariable(restsFirst: Bool) -> Variable {
        isDirty = true
        let index: Int32
        if let reused = freeVariables.popLast() {
            index = reused
            let generation = variables[index].generation, mark = variables[index].mark
            variables[index] = VariableState(set: index, leaf: index)
            variables[index].generation = generation
            variables[index].mark = mark
            values[index] = 0
        } else {
            index = Int32(variables.count)
            variables.append(VariableState(set: index, leaf: index))
            values.append(0)
        }
        variables[index].restsFirst = restsFirst
        becomeLoose(index)
        return Variable(index: index, generation: variables[index].generation)
    }

    func removeVariable(_ v: Int32) {
        isDirty = true
        if variables[v].component >= 0 { dissolve(variables[v].component) }
        variables[v].isAlive = false
        variables[v].generation &+= 1
        values[v] = 0
        freeVariables.append(v)
    }

    func becomeLoose(_ v: Int32) {
        if variables[v].isLoose { return }
        variables[v].isLoose = true
        loose.append(v)
    }

    // MARK: Constraints

    /// Adds a constraint; the terms may mention a variable twice.
    func addConstraint(
        _ expression: UnsafeBufferPointer<Term>, constant: Double, _ relation: Relation, _ priority: Float, entersLate: Bool, isEdit: Bool
    ) -> Int32 {
        let c = newConstraint(capacity: expression.count)
        var count = 0
        let first = Int(constraints[c].firstTerm)
        next: for term in expression where term.coefficient != 0 {
            for t in first..<first + count where terms[t].variable == term.variable.index {
                terms[t].coefficient += term.coefficient
                continue next
            }
            terms[first + count] = TermState(
                coefficient: term.coefficient, variable: term.variable.index, constraint: c, next: -1, previous: -1)
            count += 1
        }
        count = dropZeroTerms(first, count)
        for t in first..<first + count { linkTerm(Int32(t)) }
        let p = constraints.base + Int(c)
        p.pointee.termCount = Int32(count)
        p.pointee.constant = constant
        p.pointee.relation = relation
        p.pointee.priority = priority
        p.pointee.entersLate = entersLate
        p.pointee.isEdit = isEdit
        p.pointee.entry = nextEntry
        nextEntry += 1
        if isEdit { registerEdit(c) } else if priority != 1000 { countWish(priority, 1) }
        queue(c)
        isDirty = true
        if priority == 1000 { requiredChanged = true }
        return c
    }

    /// Gives a constraint just added its turn before those there.
    func putFirst(_ c: Int32) {
        let p = constraints.base + Int(c)
        p.pointee.entersFirst = true
    }

    func removeConstraint(_ c: Int32) {
        isDirty = true
        let state = constraints[c]
        if state.isHard || state.isBroken { requiredChanged = true }
        if state.isBroken { brokenCount -= 1 }
        detach(c)
        if state.isEdit { unregisterEdit(c) } else if state.level != 1000 { countWish(state.level, -1) }
        discard(c)
    }

    func setConstant(_ constant: Double, of c: Int32) {
        if constraints[c].constant == constant { return }
        constraints[c].constant = constant
        isDirty = true
        if constraints[c].priority == 1000 { requiredChanged = true }
        if constraints[c].isMoved { return }
        constraints[c].isMoved = true
        moved.append(c)
    }

    func setPriority(_ priority: Float, of c: Int32) {
        let state = constraints[c]
        if state.priority == priority { return }
        isDirty = true
        if state.priority == 1000 || priority == 1000 { requiredChanged = true }
        detach(c)
        if !state.isEdit, state.level != 1000 { countWish(state.level, -1) }
        if state.isBroken { brokenCount -= 1 }
        constraints[c].isBroken = false
        constraints[c].isPromoted = false
        constraints[c].priority = priority
        if !state.isEdit, priority != 1000 { countWish(priority, 1) }
        queue(c)
    }

    /// Makes a required constraint optional, or required again.
    func setBroken(_ broken: Bool, _ c: Int32) {
        if constraints[c].isBroken == broken { return }
        detach(c)
        constraints[c].isBroken = broken
        brokenCount += broken ? 1 : -1
        if !constraints[c].isEdit { countWish(Priority.brokenRequired.rawValue, broken ? 1 : -1) }
        queue(c)
    }

    func queue(_ c: Int32) {
        if constraints[c].isQueued { return }
        constraints[c].isQueued = true
        pending.append(c)
    }

    func countWish(_ priority: Float, _ change: Int) {
        for i in wishCounts.indices where wishCounts[i].priority == priority {
            wishCounts[i].count += change
            return
        }
        wishCounts.append((priority, change))
    }
}
