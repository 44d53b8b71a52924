extension Component {
    /// Finds the optimum of the component: required bounds, then every priority, then ties. False if the required bounds can't hold.
    func solve(in system: System) -> Bool {
        refreshPoints(system)
        if settled(system) { return true }
        let simplex = preparedSimplex(system)
        defer { system.work.pivots += simplex.pivots; simplex.pivots = 0 }
        guard satisfyPriorities(simplex, system) else { return false }
        hasRoom = !simplex.isUnique
        if hasRoom { settleTies(simplex, system) }
        isOpen = hasRoom && !simplex.isUnique
        keep(simplex)
        for j in 0..<columnCount { system.setFreeValue(columns[j], columnScales[j] * simplex.value[j]) }
        return true
    }

    /// Required bounds, then every priority in turn. False if the bounds can't hold.
    func satisfyPriorities(_ simplex: PiecewiseSimplex, _ system: System) -> Bool {
        let end = simplex.costs.count
        var first = 0
        while first < end {
            let level = simplex.costs[first].level
            var last = first
            var size = 1.0
            while last < end, simplex.costs[last].level == level {
                size = max(size, abs(simplex.costs[last].point))
                last += 1
            }
            let cost = simplex.minimize(first..<last)
            if level == 0, cost > 1e-8 + 1e-12 * size { return false }
            if simplex.isUnique { break }
            first = last
        }
        return true
    }

    /// The required constraints that miss where required bounds miss least in all.
    func missing(in system: System) -> [Int32] {
        let simplex = PiecewiseSimplex()
        load(simplex, system)
        if satisfyPriorities(simplex, system) { return [] }
        system.work.pivots += simplex.pivots
        return (0..<entryCount).compactMap { e in
            let entry = entries[e], c = system.constraints[entry.constraint]
            guard c.isHard, !c.isInternal else { return nil }
            let miss = simplex.value[entry.variable] - entry.point
            if abs(miss) <= 1e-9 * (1 + abs(entry.point)) { return nil }
            let isFloor = (c.relation == .greaterThanOrEqual) == (entry.scale > 0)
            return c.relation == .equal || (miss < 0) == isFloor ? entry.constraint : nil
        }
    }

    // MARK: Preparation

    /// Where each entry's expression is zero, as the definitions stand now. A nonbasic variable moves along with the kink it rests on.
    private func refreshPoints(_ system: System) {
        for e in 0..<entryCount {
            let c = system.constraints.base + Int(entries[e].constraint)
            var constant = c.pointee.constant
            let first = system.terms.base + Int(c.pointee.firstTerm)
            for t in 0..<Int(c.pointee.termCount) {
                constant += first[t].coefficient * system.variables[first[t].variable].base
            }
            let point = -constant / entries[e].scale
            let old = entries[e].point
            if point == old { continue }
            entries[e].point = point
            guard let simplex else { continue }
            let v = entries[e].variable
            if abs(simplex.value[v] - old) <= simplex.closeness(old) { simplex.value[v] = point }
        }
    }

    /// The dictionary to start from: that of the solve before if it was kept, else one with all rows basic.
    private func preparedSimplex(_ system: System) -> PiecewiseSimplex {
        if let simplex, simplex.pivotsSinceStart < 50 + 2 * (columnCount + rowCount) {
            simplex.release()
            simplex.fallsForever = false
            refreshCosts(simplex)
            simplex.evaluateRows()
            return simplex
        }
        let simplex = columnCount <= Self.smallColumnCount ? system.workspace : self.simplex ?? PiecewiseSimplex()
        load(simplex, system)
        return simplex
    }

    /// Writes rows, costs and a starting point into a dictionary.
    func load(_ simplex: PiecewiseSimplex, _ system: System) {
        simplex.reset(columnCount: columnCount, rowCount: rowCount)
        for r in 0..<rowCount {
            for t in Int(rowStarts[r])..<Int(rowStarts[r + 1]) {
                simplex.table.insert(rowTerms[t].coefficient, row: Int32(r), column: rowTerms[t].column)
            }
        }
        loadCosts(simplex, system)
        // Each column starts where its most important constraint has its kink.
        for k in stride(from: simplex.costs.count - 1, through: 0, by: -1) where simplex.costs[k].variable < columnCount {
            simplex.value[simplex.costs[k].variable] = simplex.costs[k].point
        }
        simplex.evaluateRows()
    }

    /// Moves the kinks of a kept dictionary to where they are now.
    private func refreshCosts(_ simplex: PiecewiseSimplex) {
        let costs = simplex.costs
        for k in 0..<costs.count {
            var kink = costs[k]
            kink.point = entries[Int(kink.entry)].point
            var j = k
            while j > 0, costs[j - 1].variable == kink.variable, costs[j - 1].level == kink.level, costs[j - 1].point > kink.point {
                costs[j] = costs[j - 1]
                j -= 1
            }
            costs[j] = kink
        }
    }

    private func loadCosts(_ simplex: PiecewiseSimplex, _ system: System) {
        simplex.costs.removeAll()
        for e in 0..<entryCount {
            simplex.costs.append(kink(of: e, system))
        }
        sortCosts(simplex.costs)
        numberLevels(simplex.costs)
    }

    /// One kink per constraint: what misses is counted in the constraint's own unit, and required ones in the row's.
    private func kink(of e: Int, _ system: System) -> PiecewiseSimplex.Kink {
        let entry = entries[e]
        let c = system.constraints[entry.constraint]
        let isHard = c.isHard
        let size = isHard ? 1 : abs(entry.scale)
        // Levels count down from required; a float's bits order like the float.
        let level = isHard ? Int32.min : -Int32(bitPattern: c.level.bitPattern)
        var kink = PiecewiseSimplex.Kink(
            variable: entry.variable, level: level, point: entry.point, weight: size, slopeBefore: 0, entry: Int32(e))
        if c.relation == .equal {
            kink.weight = 2 * size
            kink.slopeBefore = -size
        } else if (c.relation == .greaterThanOrEqual) == (entry.scale > 0) {
            kink.slopeBefore = -size
        }
        return kink
    }

    private func sortCosts(_ costs: Buffer<PiecewiseSimplex.Kink>) {
        func precedes(_ a: PiecewiseSimplex.Kink, _ b: PiecewiseSimplex.Kink) -> Bool {
            if a.level != b.level { return a.level < b.level }
            return a.variable != b.variable ? a.variable < b.variable : a.point < b.point
        }
        if costs.count > 16 { return costs.sort(by: precedes) }
        for i in 1..<max(1, costs.count) {
            let kink = costs[i]
            var j = i
            while j > 0, precedes(kink, costs[j - 1]) {
                costs[j] = costs[j - 1]
                j -= 1
            }
            costs[j] = kink
        }
    }

    /// Replaces the levels' keys by 0 for required and 1, 2 ... for the priorities present.
    private func numberLevels(_ costs: Buffer<PiecewiseSimplex.Kink>) {
        var key = Int32.min, number: Int32 = 0
        for k in 0..<costs.count {
            if costs[k].level != key {
                key = costs[k].level
                number += 1
            }
            costs[k].level = key == Int32.min ? 0 : number
        }
    }

    private func keep(_ simplex: PiecewiseSimplex) {
        if self.simplex === simplex { return }
        if columnCount > Self.smallColumnCount {
            self.simplex = simplex
        } else if isOpen {
            self.simplex = PiecewiseSimplex()
            self.simplex?.copy(simplex)
        } else {
            self.simplex = nil
        }
    }

    // MARK: The usual case

    /// Settles the component if every constraint in it can have its way at one point only; false if that takes a closer look.
    private func settled(_ system: System) -> Bool {
        let w = system.workspace
        let n = columnCount, all = n + rowCount
        w.lower.resize(to: max(all, w.lower.count), filler: 0)
        w.upper.resize(to: max(all, w.upper.count), filler: 0)
        for v in 0..<all {
            w.lower[v] = -.infinity
            w.upper[v] = .infinity
        }
        for e in 0..<entryCount {
            let entry = entries[e], c = system.constraints.base + Int(entry.constraint)
            let isFloor = (c.pointee.relation == .greaterThanOrEqual) == (entry.scale > 0)
            let isEqual = c.pointee.relation == .equal
            if isEqual || isFloor { w.lower[entry.variable] = max(w.lower[entry.variable], entry.point) }
            if isEqual || !isFloor { w.upper[entry.variable] = min(w.upper[entry.variable], entry.point) }
        }
        for j in 0..<n where w.lower[j] != w.upper[j] { return false }
        for r in 0..<rowCount {
            var sum = 0.0
            for t in Int(rowStarts[r])..<Int(rowStarts[r + 1]) { sum += rowTerms[t].coefficient * w.lower[rowTerms[t].column] }
            if sum < w.lower[n + r] || sum > w.upper[n + r] { return false }
        }
        for j in 0..<n { system.setFreeValue(columns[j], columnScales[j] * w.lower[j]) }
        hasRoom = false
        isOpen = false
        return true
    }
}
