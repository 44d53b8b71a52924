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
        // A plan that hardly paid makes the next one wait longer.
        patience = plan.timesFollowed < 8 ? min(64, 2 * patience) : 2
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
        rest()
        propagateValues()
    }

    /// Makes a plan once the same constant has changed often enough in a row.
    func considerPlan() {
        guard lastMove >= 0, repeats >= patience, plan == nil, brokenCount == 0, openComponents.isEmpty else { return }
        for i in 0..<loose.count where variables[loose[i]].dependents > 0 { return }
        plan = makePlan(lastMove)
        if plan == nil { patience = min(64, 2 * patience) }
        repeats = 0
    }

    // MARK: Making a plan

    private func makePlan(_ c: Int32) -> EditPlan? {
        var use = constraints[c].firstExpansionUse
        while use >= 0 {
            let u = expansionUses[use]
            if expansions[Int(u.expansion)].generation == u.generation { return nil }
            use = u.next
        }
        let plan = EditPlan(constraint: c, generation: constraints[c].generation, origin: constraints[c].constant)
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
        let isSteady = parts.allSatisfy { components[Int($0)]!.addRates(to: plan, sums, sizes, self, &starts) }
        touched += starts
        if !isSteady { return nil }
        spreadRates(from: starts, c, sizes, &touched)
        for v in touched where sizes[v] != 0 {
            plan.variables.append(v)
            plan.lines.append(EditPlan.Line(start: values[v], slope: sizes[v]))
            sizes[v] = 0
        }
        return plan
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

extension Component {
    /// How the component's optimum moves with the bases, and how far before it passes a kink; false if it stands on one that it would leave.
    func addRates(
        to plan: EditPlan, _ baseRates: Buffer<Double>, _ rates: Buffer<Double>, _ system: System, _ starts: inout [Int32]
    ) -> Bool {
        let simplex = system.workspace
        load(simplex, system)
        guard satisfyPriorities(simplex, system) else { return false }
        if !simplex.isUnique { settleTies(simplex, system) }
        system.work.pivots += simplex.pivots
        simplex.pivots = 0
        guard simplex.isUnique else { return false }
        let entryRates = (0..<entryCount).map { -system.rate(of: entries[$0].constraint, baseRates) / entries[$0].scale }
        guard let moving = variableRates(simplex, entryRates) else { return false }
        for e in 0..<entryCount {
            let v = Int(entries[e].variable)
            let gap = simplex.value[v] - entries[e].point
            if !plan.keepSign(gap, moving[v] - entryRates[e], tolerance: 1e-7 + 1e-13 * abs(entries[e].point)) { return false }
        }
        for j in 0..<columnCount where moving[j] != 0 {
            rates[columns[j]] = columnScales[j] * moving[j]
            starts.append(columns[j])
        }
        return true
    }

    /// What columns and rows gain: a nonbasic variable moves with the kink it rests on, a basic one as those take it.
    private func variableRates(_ simplex: PiecewiseSimplex, _ entryRates: [Double]) -> [Double]? {
        var moving = Array(repeating: 0.0, count: columnCount + rowCount)
        for j in 0..<columnCount {
            let v = simplex.nonbasic[j]
            guard let e = (0..<entryCount).first(where: { entries[$0].variable == v && isAt(entries[$0].point, simplex.value[v]) }) else {
                return nil
            }
            moving[Int(v)] = entryRates[e]
        }
        for i in 0..<rowCount {
            var rate = 0.0
            for j in 0..<columnCount { rate += simplex.table[i * columnCount + j] * moving[Int(simplex.nonbasic[j])] }
            moving[Int(simplex.basic[i])] = rate
        }
        return moving
    }

    private func isAt(_ point: Double, _ value: Double) -> Bool { abs(point - value) <= 1e-7 + 1e-13 * abs(value) }
}
