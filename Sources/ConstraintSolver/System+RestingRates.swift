/// How what rests moves while one constant does.
extension System {
    /// Adds to `sizes`, which has what everything gains by priorities and ties, what the free variables gain beyond; false if that can't be
    /// told.
    func addRestingRates(of groups: [RestingGroup], _ starts: inout [Int32]) -> Bool {
        for group in groups {
            let resting = RestingPlan(group, self)
            let simplex = resting.settle(self)
            guard let moving = memberRates(resting, simplex) else { return false }
            for turn in resting.turns where variables[turn.variable].definition < 0 {
                sizes[turn.variable] += turn.scale * moving[Int(turn.member)]
                starts.append(turn.variable)
            }
        }
        return true
    }

    /// What the members of a plan gain beyond what priorities and ties make them gain: one that rests on a kink or at 0 moves with
    /// that, the others as those take them.
    private func memberRates(_ plan: RestingPlan, _ simplex: PiecewiseSimplex) -> [Double]? {
        var moving = Array(repeating: 0.0, count: plan.dimensions.count + plan.rows.count)
        var turnOf = Array(repeating: -1, count: moving.count)
        for (t, turn) in plan.turns.enumerated() { turnOf[Int(turn.member)] = t }
        var part: PartRates?
        for j in 0..<simplex.columnCount {
            let v = simplex.nonbasic[j]
            let turn = turnOf[Int(v)] >= 0 ? plan.turns[turnOf[Int(v)]] : nil
            guard let rate = gain(plan.member(v), turn, simplex.value[v], &part) else { return nil }
            moving[Int(v)] = rate
        }
        for i in 0..<simplex.rowCount {
            var rate = 0.0, c = simplex.table.rows[i]
            while c >= 0 {
                rate += simplex.table.cells[c].coefficient * moving[Int(simplex.nonbasic[simplex.table.cells[c].column])]
                c = simplex.table.cells[c].nextInRow
            }
            moving[Int(simplex.basic[i])] = rate
        }
        return moving
    }

    /// What priorities and ties make a component's entries and variables gain.
    private struct PartRates {
        var component: Int32
        var entries: [Double]
        var variables: [Double]
    }

    /// What a member that doesn't follow others gains beyond its drift. `part` is the last component looked at.
    private func gain(
        _ member: RestingPlan.Member, _ turn: RestingPlan.Turn?, _ moved: Double, _ part: inout PartRates?
    ) -> Double? {
        if let turn, abs(turn.now + turn.scale * moved) <= 1e-9 { return -sizes[turn.variable] / turn.scale }
        guard member.component >= 0, let component = components[Int(member.component)], let simplex = component.simplex else { return nil }
        if part?.component != member.component {
            let entries = component.entryRates(sums, self)
            guard let variables = component.variableRates(simplex, entries) else { return nil }
            part = PartRates(component: member.component, entries: entries, variables: variables)
        }
        guard let part, let kink = component.kinkRate(member.variable, at: member.now + moved, part.entries) else {
            return nil
        }
        return kink - part.variables[Int(member.variable)]
    }

    /// Narrows a plan to where everything that rests stays on its side of 0; false if something is at 0 that would leave it.
    func restsKeepTheirSigns(_ groups: [RestingGroup], _ plan: EditPlan) -> Bool {
        for group in groups {
            for v in group.free where !plan.keepSign(values[v], sizes[v], tolerance: 1e-7) { return false }
            for v in group.defined where !plan.keepSign(values[v], sizes[v], tolerance: 1e-7) { return false }
        }
        return true
    }
}
