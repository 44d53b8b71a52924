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
    private enum Outcome { case moved, stood, fell }

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

    private func addToReduced(row: Int, _ s: Double) {
        if s == 0 { return }
        let row = table.base + row * columnCount, reduced = reduced.base
        for j in 0..<columnCount where row[j] != 0 {
            let old = reduced[j], sum = old + s * row[j]
            reduced[j] = abs(sum) <= 1e-12 * abs(old) ? 0 : sum
        }
    }

    /// The number of kinks of a variable left of its value; those at its value count when `including`.
    private func kinksBefore(_ v: Int32, including: Bool) -> Int32 {
        let count = kinkCount[v]
        if count == 0 { return 0 }
        let x = value[v], edge = including ? x + closeness(x) : x - closeness(x)
        let first = firstKink[v]
        var n: Int32 = 0
        while n < count, costs[first + n].point < edge { n += 1 }
        return n
    }

    private func slope(_ v: Int32, _ piece: Int32) -> Double {
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

    // MARK: The step

    /// Moves a nonbasic variable while that lowers the cost; at the end it, or a basic variable, rests on a kink. A cost that falls
    /// for ever leaves everything where it was.
    private func advance(_ column: Int, _ direction: Double, carefully: Bool) -> Outcome {
        let v = nonbasic[column]
        let before = kinksBefore(v, including: direction > 0)
        ownPiece = before
        var slopeNow = direction * (reduced[column] + slope(v, before))
        events.removeAll()
        collect(variable: v, row: -1, rate: direction, piece: before)
        for i in 0..<rowCount {
            let c = table[i * columnCount + column]
            if abs(c) > 1e-11 { collect(variable: basic[i], row: Int32(i), rate: direction * c, piece: piece[basic[i]]) }
        }
        sortEvents()
        var k = 0
        while k < events.count, slopeNow + events[k].weight < -slopeTolerance {
            slopeNow += events[k].weight
            pass(events[k])
            k += 1
        }
        guard k < events.count else { return .fell }
        let stop = events[steadiest(from: k, carefully: carefully)]
        move(column, direction, stop)
        if stop.row >= 0 { pivot(row: Int(stop.row), column: column) }
        return stop.distance > 0 ? .moved : .stood
    }

    /// Among events as near as the one that ends the move, the one with the largest pivot: small pivots spoil the dictionary.
    private func steadiest(from k: Int, carefully: Bool) -> Int {
        var best = k, end = k + 1
        while end < events.count, events[end].distance <= events[k].distance + 1e-12 {
            if pivotSize(events[end]) > pivotSize(events[best]) { best = end }
            end += 1
        }
        if carefully, pivotSize(events[best]) >= 1e-6 {
            for e in k..<end where pivotSize(events[e]) >= 1e-6 && owner(events[e]) < owner(events[best]) { best = e }
        }
        return best
    }

    /// The moving variable's own kinks need no pivot, which is best of all.
    private func pivotSize(_ e: Event) -> Double { e.row < 0 ? .infinity : abs(e.rate) }

    private func owner(_ e: Event) -> Int32 { e.row < 0 ? -1 : basic[e.row] }

    private func collect(variable v: Int32, row: Int32, rate: Double, piece: Int32) {
        let x = value[v], first = firstKink[v], count = kinkCount[v]
        let isRising = rate > 0
        let end = isRising ? upper[v] : lower[v]
        if end.isFinite {
            events.append(
                Event(distance: max(0, (end - x) / rate), weight: .infinity, point: end, rate: rate, row: row, pieceBehind: piece))
        }
        var n = isRising ? piece : piece - 1
        while n >= 0, n < count {
            let kink = costs[first + n]
            if isRising ? kink.point > end : kink.point < end { return }
            let behind = isRising ? n + 1 : n
            events.append(
                Event(
                    distance: max(0, (kink.point - x) / rate), weight: kink.weight * abs(rate), point: kink.point, rate: rate, row: row,
                    pieceBehind: behind))
            n = isRising ? n + 1 : n - 1
        }
    }

    private func sortEvents() {
        func precedes(_ a: Event, _ b: Event) -> Bool {
            if a.distance != b.distance { return a.distance < b.distance }
            return a.row != b.row ? a.row < b.row : a.weight < b.weight
        }
        if events.count > 12 { return events.sort(by: precedes) }
        for i in 1..<max(1, events.count) {
            let e = events[i]
            var j = i
            while j > 0, precedes(e, events[j - 1]) {
                events[j] = events[j - 1]
                j -= 1
            }
            events[j] = e
        }
    }

    private func pass(_ e: Event) {
        if e.row < 0 {
            ownPiece = e.pieceBehind
            return
        }
        let v = basic[e.row]
        addToReduced(row: Int(e.row), slope(v, e.pieceBehind) - slope(v, piece[v]))
        piece[v] = e.pieceBehind
    }

    private func move(_ column: Int, _ direction: Double, _ stop: Event) {
        let step = direction * stop.distance
        if step != 0 {
            value[nonbasic[column]] += step
            for i in 0..<rowCount {
                let c = table[i * columnCount + column]
                if c == 0 { continue }
                let old = value[basic[i]]
                value[basic[i]] = old + c * step
                // Digits that large values lose show in small ones.
                if abs(old) > 1e6 { needsEvaluation = true }
            }
        }
        value[stop.row < 0 ? nonbasic[column] : basic[stop.row]] = stop.point
    }

    /// Exchanges a basic and a nonbasic variable.
    private func pivot(row r: Int, column q: Int) {
        let entering = nonbasic[q], leaving = basic[r]
        addToReduced(row: r, -slope(leaving, piece[leaving]))
        exchange(row: r, column: q)
        piece[entering] = ownPiece
        // The reduced costs are those of the same function written in the new nonbasic variables.
        let d = reduced[q] + 0
        reduced[q] = 0
        addToReduced(row: r, d + slope(entering, piece[entering]))
    }

    /// Writes the dictionary with a basic and a nonbasic variable exchanged.
    func exchange(row r: Int, column q: Int) {
        pivots += 1
        pivotsSinceStart += 1
        let n = columnCount
        let pivotRow = table.base + r * n
        let inverse = 1 / pivotRow[q]
        filled.removeAll()
        for j in 0..<n where pivotRow[j] != 0 && j != q {
            pivotRow[j] *= -inverse
            filled.append(Int32(j))
        }
        pivotRow[q] = inverse
        let count = filled.count, filled = filled.base
        for i in 0..<rowCount where i != r {
            let row = table.base + i * n
            let f = row[q]
            if f == 0 { continue }
            row[q] = f * inverse
            for k in 0..<count {
                let j = Int(filled[k])
                let old = row[j], sum = old + f * pivotRow[j]
                row[j] = abs(sum) <= 1e-12 * abs(old) ? 0 : sum
            }
        }
        swap(&basic[r], &nonbasic[q])
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
