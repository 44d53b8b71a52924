extension PiecewiseSimplex {
    /// After so many moves in a row that go nowhere, the variable of lowest number is taken, which can't cycle.
    static var patience: Int { 60 }

    /// Minimises the sum of a range of `costs` within the bounds, then confines every variable to the optima. Answers the minimum.
    func minimize(_ range: Range<Int>) -> Double {
        load(range)
        assign(range)
        descend(range)
        if needsEvaluation { evaluateRows() }
        confine()
        let cost = cost(range)
        unload(range)
        return cost
    }

    /// Moves down the cost until nothing lowers it any more.
    private func descend(_ range: Range<Int>) {
        var stalled = 0, isFresh = true
        while stalled < 50_000 {
            guard let (column, direction) = entering(carefully: stalled > Self.patience) else {
                if isFresh { return }
                // Reduced costs have been updated by differences: look again at exact ones.
                refreshReduced()
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
                assign(range)
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

    /// Computes the reduced costs from the pieces on which the basic variables are.
    private func refreshReduced() {
        for j in 0..<columnCount { reduced[j] = 0 }
        for i in 0..<rowCount where kinkCount[basic[i]] > 0 { addToReduced(row: i, slope(basic[i], piece[basic[i]])) }
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
        for k in range {
            let kink = costs[k]
            if kinkCount[kink.variable] == 0 { firstKink[kink.variable] = Int32(k) }
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

    private func assign(_ range: Range<Int>) {
        if range.count == 1 { assignPiece(of: costs[range.lowerBound].variable) } else { assignPieces() }
    }

    private func assignPieces() {
        for j in 0..<columnCount { reduced[j] = 0 }
        for i in 0..<rowCount {
            let v = basic[i]
            if kinkCount[v] == 0 { piece[v] = 0; continue }
            piece[v] = kinksBefore(v, including: false)
            addToReduced(row: i, slope(v, piece[v]))
        }
    }

    /// The same where only one variable has a cost.
    private func assignPiece(of v: Int32) {
        for j in 0..<columnCount { reduced[j] = 0 }
        for i in 0..<rowCount where basic[i] == v {
            piece[v] = kinksBefore(v, including: false)
            addToReduced(row: i, slope(v, piece[v]))
        }
    }

    func addToReduced(row: Int, _ s: Double) {
        if s == 0 { return }
        let row = table.base + row * columnCount, reduced = reduced.base
        for j in 0..<columnCount where row[j] != 0 {
            let old = reduced[j], sum = old + s * row[j]
            reduced[j] = abs(sum) <= 1e-12 * abs(old) ? 0 : sum
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
        var best = slopeTolerance
        var column = -1, direction = 0.0
        var lowest = Int32.max
        for j in 0..<columnCount {
            let v = nonbasic[j], d = reduced[j]
            if d == 0, kinkCount[v] == 0 { continue }
            let x = value[v], room = closeness(x)
            var gain = 0.0, way = 0.0
            if upper[v] - x > room {
                let g = -(d + slope(v, kinksBefore(v, including: true)))
                if g > gain { gain = g; way = 1 }
            }
            if x - lower[v] > room {
                let g = d + slope(v, kinksBefore(v, including: false))
                if g > gain { gain = g; way = -1 }
            }
            if gain <= slopeTolerance { continue }
            if carefully ? v < lowest : gain > best {
                best = gain
                column = j
                direction = way
                lowest = v
            }
        }
        return column < 0 ? nil : (column, direction)
    }

    // MARK: The optima

    /// Confines every variable to the piece, or the point, that all optima of the level share.
    private func confine() {
        for i in 0..<rowCount where kinkCount[basic[i]] > 0 { confine(basic[i], from: piece[basic[i]], to: piece[basic[i]]) }
        for j in 0..<columnCount {
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
