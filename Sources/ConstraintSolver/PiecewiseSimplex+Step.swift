/// One move of a nonbasic variable, and the exchange that may end it.
extension PiecewiseSimplex {
    /// Moves a nonbasic variable while that lowers the cost; at the end it, or a basic variable, rests on a kink. A cost that falls
    /// for ever leaves everything where it was.
    func advance(_ column: Int, _ direction: Double, carefully: Bool) -> Outcome {
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
}
