extension System {
    /// Does the work of `update` by the plan, if there is one and it covers all that changed.
    func followPlan() -> Bool {
        guard let c = onlyMove else {
            leavePlan()
            lastMove = -1
            return false
        }
        repeats = lastMove == c ? repeats + 1 : 1
        lastMove = c
        guard let plan, plan.constraint == c, plan.generation == constraints[c].generation else {
            leavePlan()
            return false
        }
        let distance = constraints[c].constant - plan.origin
        guard distance > plan.lower, distance < plan.upper else {
            leavePlan()
            return false
        }
        let lines = plan.lines.base, names = plan.variables.base, values = values.base
        for i in 0..<plan.lines.count { values[Int(names[i])] = lines[i].start + lines[i].slope * distance }
        changed.replace(by: plan.variables)
        plan.timesFollowed += 1
        constraints[c].isMoved = false
        moved.removeAll()
        return true
    }

    /// The defining constraint whose constant is all that changed since the last solve.
    private var onlyMove: Int32? {
        guard moved.count == 1, pending.count == 0, reshaped.count == 0, reforms.count == 0, repoints.count == 0,
            touchedComponents.count == 0,
            brokenCount == 0, !editsYield, constraints[moved[0]].isAlive, constraints[moved[0]].role == .defines
        else { return nil }
        return moved[0]
    }

    /// Ends the plan; what it left behind counts as moved.
    func leavePlan() {
        guard let plan else { return }
        self.plan = nil
        // A plan that didn't pay makes the next one wait longer; after one that did, the next is made at once.
        patience = plan.timesFollowed < 2 ? min(64, 2 * patience) : 1
        let c = plan.constraint
        if constraints[c].generation != plan.generation || !constraints[c].isAlive || constraints[c].isMoved { return }
        if constraints[c].constant == plan.origin { return }
        constraints[c].isMoved = true
        moved.append(c)
    }

    /// Ends the plan and brings the summaries up to date, for questions about the solution.
    func refreshSummaries() {
        if isDirty || plan == nil { return }
        leavePlan()
        if moved.count == 0 { return }
        _ = reduceAndOptimise()
        propagateValues()
        rest()
    }

    /// Makes a plan once the same constant has changed often enough in a row.
    func considerPlan() {
        guard lastMove >= 0, repeats >= patience, plan == nil, brokenCount == 0 else { return }
        plan = makePlan(lastMove)
        if plan == nil { patience = min(64, 2 * patience) }
        repeats = 0
    }

    // MARK: Making a plan

    private func makePlan(_ c: Int32) -> EditPlan? {
        if isUsedByExpansions(c) { return nil }
        let plan = EditPlan(constraint: c, generation: constraints[c].generation, origin: constraints[c].constant)
        guard let groups = restingGroups() else { return nil }
        prepareSums()
        var touched: [Int32] = []
        defer { for v in touched { sums[v] = 0; sizes[v] = 0 } }
        // What a unit of the constant adds to the bases (in `sums`), then to the values (in `sizes`).
        spreadRates(from: [constraints[c].link], c, sums, &touched)
        var parts: [Int32] = []
        let isPossible = touched.allSatisfy { sums[$0] == 0 || collectParts($0, plan, &parts) }
        for number in parts { components[Int(number)]!.isQueued = false }
        if !isPossible { return nil }
        var starts = [constraints[c].link]
        defer { touched += starts }
        parts.removeAll { components[Int($0)]!.isOpen }
        parts += openComponents
        guard addRates(of: parts, &starts) else { return nil }
        spreadRates(from: starts, c, sizes, &touched)
        if !groups.isEmpty {
            guard addRestingRates(of: groups, &starts) else { return nil }
            spreadRates(from: starts, c, sizes, &touched)
        }
        guard parts.allSatisfy({ components[Int($0)]!.keepsItsKinks(plan, self) }), restsKeepTheirSigns(groups, plan) else { return nil }
        for v in touched where sizes[v] != 0 {
            plan.variables.append(v)
            plan.lines.append(EditPlan.Line(start: values[v], slope: sizes[v]))
            sizes[v] = 0
        }
        return plan
    }

    private func isUsedByExpansions(_ c: Int32) -> Bool {
        var use = constraints[c].firstExpansionUse
        while use >= 0 {
            let u = expansionUses[use]
            if expansions[Int(u.expansion)].generation == u.generation { return true }
            use = u.next
        }
        return false
    }

    /// Notes what the free variables of the components gain, as far as priorities and ties determine it.
    private func addRates(of parts: [Int32], _ starts: inout [Int32]) -> Bool {
        for number in parts where !components[Int(number)]!.addRates(sums, sizes, self, &starts) { return false }
        return true
    }

    /// Spreads the rates of some variables over everything that the definitions derive from them.
    private func spreadRates(from starts: [Int32], _ c: Int32, _ rates: Buffer<Double>, _ touched: inout [Int32]) {
        seeds.removeAll()
        for v in starts { seeds.append(v) }
        walkUp(from: seeds)
        for i in 0..<order.count {
            let v = order[i], d = variables[v].definition
            touched.append(v)
            if d < 0 { continue }
            let row = constraints[d]
            var rate = d == c ? 1.0 : 0.0, own = 1.0
            for t in row.firstTerm..<row.firstTerm + row.termCount {
                if terms[t].variable == v { own = terms[t].coefficient } else { rate += terms[t].coefficient * rates[terms[t].variable] }
            }
            rates[v] = rate / -own
        }
    }

    /// Notes the components that a variable's base moves, and how far constraints between fixed variables allow it to move.
    private func collectParts(_ v: Int32, _ plan: EditPlan, _ parts: inout [Int32]) -> Bool {
        var use = variables[v].firstUse
        while use >= 0 {
            let c = terms[use].constraint
            use = terms[use].next
            switch constraints[c].role {
            case .defines, .pending: break
            case .expanded:
                if expansions[Int(constraints[c].link)].row < 0, abs(rate(of: c, sums)) > 1e-12 { return false }
            case .constant:
                if constraints[c].isHard, !plan.keepSign(residual(c), rate(of: c, sums), tolerance: 1e-7) { return false }
            case .inComponent:
                let component = components[Int(constraints[c].link)]!
                if component.isQueued { continue }
                component.isQueued = true
                parts.append(constraints[c].link)
            }
        }
        return true
    }

    func rate(of c: Int32, _ rates: Buffer<Double>) -> Double {
        let row = constraints[c]
        var rate = 0.0
        for t in row.firstTerm..<row.firstTerm + row.termCount { rate += terms[t].coefficient * rates[terms[t].variable] }
        return rate
    }
}
