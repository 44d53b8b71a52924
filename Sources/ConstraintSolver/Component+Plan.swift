/// How a component moves while one constant does.
extension Component {
    /// Notes what the columns gain, as far as priorities and ties determine it; false if that can't be told. `rates` is by variable.
    func addRates(_ baseRates: Buffer<Double>, _ rates: Buffer<Double>, _ system: System, _ starts: inout [Int32]) -> Bool {
        guard let simplex = isOpen ? simplex : resolved(system) else { return false }
        guard let moving = variableRates(simplex, entryRates(baseRates, system)) else { return false }
        for j in 0..<columnCount where moving[j] != 0 {
            rates[columns[j]] = columnScales[j] * moving[j]
            starts.append(columns[j])
        }
        return true
    }

    /// The dictionary of the optimum, which closed components don't all keep.
    private func resolved(_ system: System) -> PiecewiseSimplex? {
        let simplex = system.workspace
        load(simplex, system)
        guard satisfyPriorities(simplex, system) else { return nil }
        if !simplex.isUnique { settleTies(simplex, system) }
        system.work.pivots += simplex.pivots
        simplex.pivots = 0
        return simplex.isUnique ? simplex : nil
    }

    /// What the points of the entries gain.
    func entryRates(_ baseRates: Buffer<Double>, _ system: System) -> [Double] {
        (0..<entryCount).map { -system.rate(of: entries[$0].constraint, baseRates) / entries[$0].scale }
    }

    /// What columns and rows gain: a nonbasic variable moves with the kink it rests on (one that is open not at all), a basic one as those
    /// take it.
    func variableRates(_ simplex: PiecewiseSimplex, _ entryRates: [Double]) -> [Double]? {
        var moving = Array(repeating: 0.0, count: columnCount + rowCount)
        for j in 0..<columnCount where !simplex.isOpen(column: j) {
            let v = simplex.nonbasic[j]
            guard let rate = kinkRate(v, at: simplex.value[v], entryRates) else { return nil }
            moving[Int(v)] = rate
        }
        for i in 0..<rowCount {
            var rate = 0.0, c = simplex.table.rows[i]
            while c >= 0 {
                let cell = simplex.table.cells[c]
                rate += cell.coefficient * moving[Int(simplex.nonbasic[cell.column])]
                c = cell.nextInRow
            }
            moving[Int(simplex.basic[i])] = rate
        }
        return moving
    }

    /// What the kink on which a variable rests gains.
    func kinkRate(_ v: Int32, at value: Double, _ entryRates: [Double]) -> Double? {
        for e in 0..<entryCount where entries[e].variable == v {
            if abs(entries[e].point - value) <= 1e-7 + 1e-13 * abs(value) { return entryRates[e] }
        }
        return nil
    }

    /// Narrows a plan to where every column and row stays on its side of every kink; false if one stands on a kink that it would leave.
    ///
    /// On which side of its kinks everything is decides which point is the optimum: where that stays, the optimum moves evenly.
    func keepsItsKinks(_ plan: EditPlan, _ system: System) -> Bool {
        for e in 0..<entryCount {
            let entry = entries[e], v = Int(entry.variable)
            let value = self.value(of: v, system.values), rate = self.value(of: v, system.sizes)
            let own = -system.rate(of: entry.constraint, system.sums) / entry.scale
            if !plan.keepSign(value - entry.point, rate - own, tolerance: 1e-7 + 1e-13 * abs(entry.point)) { return false }
        }
        return true
    }

    /// A column's or a row's value, by the values of the system's variables.
    func value(of v: Int, _ values: Buffer<Double>) -> Double {
        if v < columnCount { return values[columns[v]] / columnScales[v] }
        var sum = 0.0
        for t in Int(rowStarts[v - columnCount])..<Int(rowStarts[v - columnCount + 1]) {
            let j = Int(rowTerms[t].column)
            sum += rowTerms[t].coefficient * values[columns[j]] / columnScales[j]
        }
        return sum
    }
}
