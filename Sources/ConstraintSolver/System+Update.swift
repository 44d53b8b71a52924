extension System {
    /// Brings every value up to date. What can't hold is given up as `choose` says.
    func update(breaking choose: ((_ core: [ConstraintID]) -> ConstraintID)?) {
        changed.removeAll()
        if followPlan() {
            requiredChanged = false
            isDirty = false
            return
        }
        if requiredChanged, !conflictsStand(choose) { mendAll() }
        promoteEdits()
        var attempts = 0, isSearched = true
        while !reduceAndOptimise(), attempts < (isSearched ? 4 : 12) {
            attempts += 1
            if hasPromotedEdits {
                editsYield = true
                settleEdits()
            } else if isSearched {
                isSearched = resolveConflicts(choose)
            } else {
                giveUpWhatMisses()
            }
        }
        violated = []
        propagateValues()
        rest()
        requiredChanged = false
        isDirty = false
        considerPlan()
        shrinkScratch()
    }

    /// What a change of many constraints needed and a change of few doesn't.
    private func shrinkScratch() {
        pending.shrink(); reshaped.shrink(); reforms.shrink(); repoints.shrink(); forms.shrink(); formTerms.shrink()
        parents.shrink(); stack.shrink(); touchedComponents.shrink(); restingForms.shrink(); restingTerms.shrink()
        if plan != nil, sums.count > 4096 {
            // All zero between uses.
            sums.shrink()
            sizes.shrink()
        }
    }

    /// One pass from equations to optima; false if required constraints can't hold, which `violated` and `failedComponents` then name.
    func reduceAndOptimise() -> Bool {
        for c in violated { repoints.append(c) }
        violated = []
        for number in failedComponents { queueComponent(number) }
        failedComponents = []
        // What a dissolved component left behind may have become an equation meanwhile.
        for i in 0..<reforms.count where constraints[reforms[i]].isEquation { pending.append(reforms[i]) }
        sortPending()
        for i in 0..<pending.count { admit(pending[i]) }
        pending.removeAll()
        refreshSets()
        propagateShapes()
        rebuildComponents()
        checkMoved()
        solveComponents()
        return violated.isEmpty && failedComponents.isEmpty
    }

    private func sortPending() {
        var isSorted = true
        for i in 1..<max(1, pending.count) where constraints[pending[i - 1]].entry > constraints[pending[i]].entry { isSorted = false }
        if !isSorted { pending.sort { constraints[$0].entry < constraints[$1].entry } }
    }

    /// Sends a pending constraint where it belongs: to the definitions, or to the components.
    private func admit(_ c: Int32) {
        guard constraints[c].isAlive, constraints[c].role == .pending else {
            constraints[c].isQueued = false
            return
        }
        if constraints[c].isEquation {
            constraints[c].isQueued = false
            define(by: c)
        } else {
            reforms.append(c)
        }
    }

    /// Looks after constraints whose constant, or whose variables' bases, changed.
    private func checkMoved() {
        for i in 0..<repoints.count {
            let c = repoints[i]
            guard constraints[c].isAlive else { continue }
            switch constraints[c].role {
            case .inComponent: queueComponent(constraints[c].link)
            case .expanded: if !isConsistent(constraints[c].link) { violated.append(c) }
            case .constant: if !holdsAsConstant(c) { violated.append(c) }
            case .pending, .defines: break
            }
        }
        repoints.removeAll()
    }

    /// Whether a required constraint between fixed variables holds; optional ones may miss.
    private func holdsAsConstant(_ c: Int32) -> Bool {
        let state = constraints[c]
        if !state.isHard { return true }
        var sum = state.constant, size = abs(sum), scale = 1e-300
        for t in state.firstTerm..<state.firstTerm + state.termCount {
            let part = terms[t].coefficient * variables[terms[t].variable].base
            sum += part
            size += abs(part)
            scale = max(scale, abs(terms[t].coefficient))
        }
        let tolerance = 1e-8 * min(scale, 1e8) + 1e-13 * size
        switch state.relation {
        case .equal: return abs(sum) <= tolerance
        case .lessThanOrEqual: return sum <= tolerance
        case .greaterThanOrEqual: return -sum <= tolerance
        }
    }

    private func solveComponents() {
        for i in 0..<touchedComponents.count {
            let number = touchedComponents[i]
            guard let component = components[Int(number)], component.isQueued else { continue }
            component.isQueued = false
            work.componentsSolved += 1
            work.rowsTouched += component.entryCount
            if !component.solve(in: self) { failedComponents.append(number) }
            if component.isOpen, !component.isListed {
                component.isListed = true
                openComponents.append(number)
            }
        }
        touchedComponents.removeAll()
    }
}
