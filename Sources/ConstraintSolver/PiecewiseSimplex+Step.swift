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
        var c = table.columns[column]
        while c >= 0 {
            let cell = table.cells[c]
            if abs(cell.coefficient) > 1e-11 {
                let w = basic[cell.row]
                collect(variable: w, row: cell.row, rate: direction * cell.coefficient, piece: piece[w])
            }
            c = cell.nextInColumn
        }
        makeHeap()
        while let next = nearest, slopeNow + next.weight < -slopeTolerance {
            slopeNow += next.weight
            dropNearest()
            pass(next)
        }
        guard let end = nearest else { return .fell }
        let stop = steadiest(near: end.distance + 1e-12, carefully: carefully)
        move(column, direction, stop)
        touch(Int32(column))
        if stop.row >= 0 { pivot(row: stop.row, column: column) }
        return stop.distance > 0 ? .moved : .stood
    }

    /// Among the events as near as the one that ends the move, the one with the largest pivot: small pivots spoil the dictionary.
    private func steadiest(near distance: Double, carefully: Bool) -> Event {
        var best = events[0], steadyOfLowestNumber: Event?
        while let e = nearest, e.distance <= distance {
            if pivotSize(e) > pivotSize(best) { best = e }
            if pivotSize(e) >= 1e-6, owner(e) < steadyOfLowestNumber.map(owner) ?? .max { steadyOfLowestNumber = e }
            dropNearest()
        }
        return carefully ? steadyOfLowestNumber ?? best : best
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

    // MARK: The events as a heap: a move seldom runs into more than the nearest few

    private var nearest: Event? { events.count > 0 ? events[0] : nil }

    private func precedes(_ a: Event, _ b: Event) -> Bool {
        if a.distance != b.distance { return a.distance < b.distance }
        if a.row != b.row { return a.row < b.row }
        // Kinks of one variable at one point, in the order in which it meets them, then the end of its range.
        if a.weight.isFinite != b.weight.isFinite { return a.weight.isFinite }
        return a.rate > 0 ? a.pieceBehind < b.pieceBehind : a.pieceBehind > b.pieceBehind
    }

    private func makeHeap() {
        var i = events.count / 2 - 1
        while i >= 0 {
            sink(i)
            i -= 1
        }
    }

    private func dropNearest() {
        guard let last = events.popLast(), events.count > 0 else { return }
        events[0] = last
        sink(0)
    }

    private func sink(_ start: Int) {
        var i = start
        let event = events[i]
        while true {
            var child = 2 * i + 1
            if child >= events.count { break }
            if child + 1 < events.count, precedes(events[child + 1], events[child]) { child += 1 }
            if !precedes(events[child], event) { break }
            events[i] = events[child]
            i = child
        }
        events[i] = event
    }

    // MARK: Carrying the move out

    private func pass(_ e: Event) {
        if e.row < 0 {
            ownPiece = e.pieceBehind
            return
        }
        let v = basic[e.row]
        addToReduced(row: e.row, slope(v, e.pieceBehind) - slope(v, piece[v]))
        piece[v] = e.pieceBehind
    }

    private func move(_ column: Int, _ direction: Double, _ stop: Event) {
        let step = direction * stop.distance
        if step != 0 {
            value[nonbasic[column]] += step
            var c = table.columns[column]
            while c >= 0 {
                let cell = table.cells[c], w = basic[cell.row]
                let old = value[w]
                value[w] = old + cell.coefficient * step
                // Digits that large values lose show in small ones.
                if abs(old) > 1e6 { needsEvaluation = true }
                c = cell.nextInColumn
            }
        }
        value[stop.row < 0 ? nonbasic[column] : basic[stop.row]] = stop.point
    }

    /// Exchanges a basic and a nonbasic variable.
    private func pivot(row r: Int32, column q: Int) {
        let entering = nonbasic[q], leaving = basic[r]
        addToReduced(row: r, -slope(leaving, piece[leaving]))
        exchange(row: r, column: Int32(q))
        piece[entering] = ownPiece
        // The reduced costs are those of the same function written in the new nonbasic variables.
        let d = reduced[q] + 0
        reduced[q] = 0
        addToReduced(row: r, d + slope(entering, piece[entering]))
    }

    /// Writes the dictionary with a basic and a nonbasic variable exchanged.
    private func exchange(row r: Int32, column q: Int32) {
        pivots += 1
        pivotsSinceStart += 1
        table.exchange(row: r, column: q)
        swap(&basic[r], &nonbasic[q])
        place[basic[r]] = r
        place[nonbasic[q]] = ~q
    }
}
