extension PiecewiseSimplex {
    /// After so many moves in a row that go nowhere, the variable of lowest number is taken, which can't cycle.
    static var patience: Int { 60 }

    /// Minimises the sum of a range of `costs` within the bounds, then confines every variable to the optima. Answers the minimum.
    func minimize(_ range: Range<Int>) -> Double {
        load(range)
        refreshReduced(assigningPieces: true)
        descend()
        if needsEvaluation { evaluateRows() }
        confine()
        let cost = cost(range)
        unload(range)
        return cost
    }

    /// Moves down the cost until nothing lowers it any more.
    private func descend() {
        var stalled = 0, isFresh = true
        while stalled < 50_000 {
            guard let (column, direction) = entering(carefully: stalled > Self.patience) else {
                if isFresh { return }
                // Reduced costs have been updated by differences: look again at exact ones.
                refreshReduced(assigningPieces: false)
                isFresh = true
                continue
            }
            switch advance(column, direction, carefully: stalled > Self.patience) {
            case .moved:
                stalled = 0
                isFresh = false
            case .stood:
                stalled += 1
                isFresh = false
            case .fell:
                refreshReduced(assigningPieces: true)
                if isFresh, costsAreBounded {
                    // Violations are never negative: such a fall is a rounding error of the dictionary. The variable stays where it is.
                    lower[nonbasic[column]] = max(lower[nonbasic[column]], value[nonbasic[column]])
                    upper[nonbasic[column]] = min(upper[nonbasic[column]], value[nonbasic[column]])
                } else if isFresh {
                    fallsForever = true
                    return
                }
                isFresh = true
            }
        }
    }

    /// What became of a move.
    enum Outcome { case moved, stood, fell }

    /// Computes the reduced costs from the pieces on which the basic variables are, or from those on which their values lie.
    private func refreshReduced(assigningPieces: Bool) {
        for k in 0..<active.count {
            reduced[active[k]] = 0
            isActive[active[k]] = false
            gainPlace[active[k]] = -1
        }
        active.removeAll()
        improving.removeAll()
        for k in 0..<touched.count { isTouched[touched[k]] = false }
        touched.removeAll()
        for k in 0..<kinked.count {
            let v = kinked[k], p = place[v]
            if p < 0 {
                touch(~p)
                continue
            }
            if assigningPieces { piece[v] = kinksBefore(v, including: false) }
            addToReduced(row: p, slope(v, piece[v]))
        }
    }

    /// Has a column priced again when the next one to move is chosen.
    @inline(__always) func touch(_ j: Int32) {
        if isTouched[j] { return }
        isTouched[j] = true
        touched.append(j)
        if isActive[j] { return }
        isActive[j] = true
        active.append(j)
    }

    /// Minimises the cost of one more kink.
    func minimize(_ kink: Kink) -> Double {
        if isFree(kink) {
            // It costs nothing here, so it needs only not to cost anything later.
            if kink.slopeBefore < 0 { lower[kink.variable] = max(lower[kink.variable], min(kink.point, value[kink.variable])) }
            if kink.slopeBefore + kink.weight > 0 {
                upper[kink.variable] = min(upper[kink.variable], max(kink.point, value[kink.variable]))
            }
            return 0
        }
        costs.append(kink)
        let cost = minimize(costs.count - 1..<costs.count)
        _ = costs.popLast()
        return cost
    }

    /// Whether a kink costs nothing where its variable is.
    private func isFree(_ kink: Kink) -> Bool {
        let x = value[kink.variable], room = closeness(x)
        if kink.slopeBefore < 0, x < kink.point - room { return false }
        return kink.slopeBefore + kink.weight <= 0 || x <= kink.point + room
    }

    private func load(_ range: Range<Int>) {
        slopeTolerance = 0
        kinked.removeAll()
        for k in range {
            let kink = costs[k]
            if kinkCount[kink.variable] == 0 {
                firstKink[kink.variable] = Int32(k)
                kinked.append(kink.variable)
            }
            kinkCount[kink.variable] += 1
            slopeBefore[kink.variable] += kink.slopeBefore
            slopeTolerance = max(slopeTolerance, 1e-11 * max(kink.weight, abs(kink.slopeBefore)))
        }
    }

    private func unload(_ range: Range<Int>) {
        for k in range {
            kinkCount[costs[k].variable] = 0
            slopeBefore[costs[k].variable] = 0
        }
    }

    private func cost(_ range: Range<Int>) -> Double {
        var sum = 0.0
        for k in range {
            let kink = costs[k]
            let d = value[kink.variable] - kink.point
            sum += d > 0 ? (kink.weight + kink.slopeBefore) * d : kink.slopeBefore * d
        }
        return sum
    }

    // MARK: Pieces

    /// Adds `s` times a row to the reduced costs.
    func addToReduced(row: Int32, _ s: Double) {
        if s == 0 { return }
        let cells = table.cells.base, reduced = reduced.base
        var c = table.rows[row]
        while c >= 0 {
            let cell = cells[Int(c)]
            let j = Int(cell.column)
            let old = reduced[j], sum = old + s * cell.coefficient
            reduced[j] = abs(sum) <= 1e-12 * abs(old) ? 0 : sum
            touch(cell.column)
            c = cell.nextInRow
        }
    }

    /// The number of kinks of a variable left of its value; those at its value count when `including`.
    func kinksBefore(_ v: Int32, including: Bool) -> Int32 {
        let count = kinkCount[v]
        if count == 0 { return 0 }
        let x = value[v], edge = including ? x + closeness(x) : x - closeness(x)
        let first = firstKink[v]
        var n: Int32 = 0
        while n < count, costs[first + n].point < edge { n += 1 }
        return n
    }

    func slope(_ v: Int32, _ piece: Int32) -> Double {
        if kinkCount[v] == 0 { return 0 }
        var s = slopeBefore[v]
        let first = firstKink[v]
        for n in 0..<piece { s += costs[first + n].weight }
        return s
    }

    // MARK: Pricing

    /// The column whose move lowers the cost most steeply (or, `carefully`, the one of lowest number: that can't cycle), and where to.
    private func entering(carefully: Bool) -> (column: Int, direction: Double)? {
        for k in 0..<touched.count {
            isTouched[touched[k]] = false
            price(touched[k])
        }
        touched.removeAll()
        var best = 0.0, column = Int32.max, lowest = Int32.max
        for k in 0..<improving.count {
            let j = improving[k]
            if carefully {
                let v = nonbasic[j]
                if v < lowest { lowest = v; column = j }
                continue
            }
            let g = abs(gain[j])
            if g > best || (g == best && j < column) { best = g; column = j }
        }
        return column == .max ? nil : (Int(column), gain[column] > 0 ? 1 : -1)
    }

    /// Finds out whether moving a column's variable lowers the cost, and how steeply: upwards counts positive.
    private func price(_ j: Int32) {
        let v = nonbasic[j], d = reduced[j]
        var g = 0.0
        if d != 0 || kinkCount[v] > 0 {
            let x = value[v], room = closeness(x)
            if upper[v] - x > room { g = max(0, -(d + slope(v, kinksBefore(v, including: true)))) }
            if x - lower[v] > room {
                let down = d + slope(v, kinksBefore(v, including: false))
                if down > g { g = -down }
            }
        }
        gain[j] = g
        let place = gainPlace[j]
        if abs(g) > slopeTolerance {
            if place >= 0 { return }
            gainPlace[j] = Int32(improving.count)
            improving.append(j)
        } else if place >= 0, let last = improving.popLast() {
            gainPlace[j] = -1
            if last == j { return }
            improving[place] = last
            gainPlace[last] = place
        }
    }

    // MARK: The optima

    /// Confines every variable to the piece, or the point, that all optima of the level share.
    private func confine() {
        for k in 0..<kinked.count where place[kinked[k]] >= 0 { confine(kinked[k], from: piece[kinked[k]], to: piece[kinked[k]]) }
        for k in 0..<active.count {
            let j = active[k]
            let v = nonbasic[j], d = reduced[j], x = value[v]
            if d == 0, kinkCount[v] == 0 { continue }
            let left = kinksBefore(v, including: false), right = kinksBefore(v, including: true)
            if d + slope(v, right) > slopeTolerance { upper[v] = min(upper[v], x) } else { confine(v, from: nil, to: right) }
            if d + slope(v, left) < -slopeTolerance { lower[v] = max(lower[v], x) } else { confine(v, from: left, to: nil) }
        }
    }

    private func confine(_ v: Int32, from left: Int32?, to right: Int32?) {
        if let left, left > 0 { lower[v] = max(lower[v], min(value[v], costs[firstKink[v] + left - 1].point)) }
        if let right, right < kinkCount[v] { upper[v] = min(upper[v], max(value[v], costs[firstKink[v] + right].point)) }
    }
}
