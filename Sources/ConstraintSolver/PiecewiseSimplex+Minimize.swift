extension PiecewiseSimplex {
    /// A reduced cost this small counts as none.
    static var slopeTolerance: Double { 1e-9 }

    /// Minimises the sum of the given kinks' costs (sorted by variable, then point) within the bounds, then confines every variable to
    /// the optima. Returns the minimum.
    func minimize(_ levelKinks: [Kink]) -> Double {
        load(levelKinks)
        assignPieces()
        var stalled = 0
        while let (column, direction) = entering(carefully: stalled > 40) {
            let moved = advance(column, direction, carefully: stalled > 40)
            stalled = moved ? 0 : stalled + 1
            if stalled > 20_000 { break }
        }
        confine()
        let cost = cost()
        unload()
        return cost
    }

    private func load(_ levelKinks: [Kink]) {
        kinks = levelKinks
        for (k, kink) in kinks.enumerated() {
            if kinkCount[kink.variable] == 0 { firstKink[kink.variable] = k }
            kinkCount[kink.variable] += 1
            slopeBefore[kink.variable] += kink.slopeBefore
        }
    }

    private func unload() {
        for kink in kinks {
            kinkCount[kink.variable] = 0
            slopeBefore[kink.variable] = 0
        }
        kinks = []
    }

    private func cost() -> Double {
        var sum = 0.0
        for kink in kinks {
            let d = value[kink.variable] - kink.point
            sum += d > 0 ? (kink.weight + kink.slopeBefore) * d : kink.slopeBefore * d
        }
        return sum
    }

    // MARK: Pieces

    private func assignPieces() {
        for v in basic { piece[v] = kinksBefore(v, including: false) }
        for j in 0..<columnCount { reduced[j] = 0 }
        for i in 0..<rowCount { addToReduced(row: i, slope(basic[i], piece[basic[i]])) }
    }

    private func addToReduced(row: Int, _ s: Double) {
        if s == 0 { return }
        let row = table + row * columnCount
        for j in 0..<columnCount { reduced[j] += s * row[j] }
    }

    /// The number of kinks of a variable left of its value; those at its value count when `including`.
    private func kinksBefore(_ v: Int, including: Bool) -> Int {
        let x = value[v], slack = including ? closeness(x) : -closeness(x)
        var n = 0
        while n < kinkCount[v], kinks[firstKink[v] + n].point < x + slack { n += 1 }
        return n
    }

    private func slope(_ v: Int, _ piece: Int) -> Double {
        var s = slopeBefore[v]
        for n in 0..<piece { s += kinks[firstKink[v] + n].weight }
        return s
    }

    // MARK: Pricing

    /// The column whose move lowers the cost most steeply (or, `carefully`, the one of lowest number: that can't cycle), and where to.
    private func entering(carefully: Bool) -> (column: Int, direction: Double)? {
        var best = Self.slopeTolerance
        var choice: (Int, Double)?
        var choiceVariable = Int.max
        for j in 0..<columnCount {
            let v = nonbasic[j], d = reduced[j]
            let room = closeness(value[v])
            var gain = 0.0, direction = 0.0
            if upper[v] - value[v] > room {
                let g = -(d + slope(v, kinksBefore(v, including: true)))
                if g > gain { gain = g; direction = 1 }
            }
            if value[v] - lower[v] > room {
                let g = d + slope(v, kinksBefore(v, including: false))
                if g > gain { gain = g; direction = -1 }
            }
            if gain <= Self.slopeTolerance { continue }
            if carefully ? v < choiceVariable : gain > best {
                best = gain
                choice = (j, direction)
                choiceVariable = v
            }
        }
        return choice
    }

    // MARK: The step

    /// Something that a move runs into: a kink, or (with infinite weight) the end of a variable's range.
    struct Event {
        var distance: Double
        var weight: Double
        /// The row of the basic variable that runs into it; -1 for the moving variable itself.
        var row: Int
        var point: Double
        var rate: Double
        /// How many kinks lie left of the piece behind the event.
        var pieceBehind: Int
    }

    /// Moves a nonbasic variable while that lowers the cost; at the end it, or a basic variable, rests on a kink. Answers whether
    /// anything moved.
    private func advance(_ column: Int, _ direction: Double, carefully: Bool) -> Bool {
        let v = nonbasic[column]
        let before = direction > 0 ? kinksBefore(v, including: true) : kinksBefore(v, including: false)
        var slopeNow = direction * (reduced[column] + slope(v, before))
        ownPiece = before
        var events: [Event] = []
        collect(variable: v, row: -1, rate: direction, piece: before, into: &events)
        for i in 0..<rowCount {
            let rate = direction * table[i * columnCount + column]
            if abs(rate) > 1e-11 { collect(variable: basic[i], row: i, rate: rate, piece: piece[basic[i]], into: &events) }
        }
        sort(&events)
        var k = 0
        while k < events.count, slopeNow + events[k].weight < -Self.slopeTolerance {
            slopeNow += events[k].weight
            pass(events[k])
            k += 1
        }
        guard k < events.count else {
            // Violations are never negative, so one that falls for ever is a rounding error of the reduced cost: hold the variable.
            lower[v] = max(lower[v], value[v])
            upper[v] = min(upper[v], value[v])
            fallsForever = true
            return true
        }
        k = steadiest(events, from: k, slopeNow, carefully: carefully)
        let stop = events[k]
        move(column, direction, stop)
        if stop.row >= 0 { pivot(row: stop.row, column: column) }
        return stop.distance > 0
    }

    /// Among events as near as the first that ends the move, the one with the largest pivot: small pivots spoil the dictionary.
    private func steadiest(_ events: [Event], from k: Int, _ slopeNow: Double, carefully: Bool) -> Int {
        var best = k, at = k + 1
        while at < events.count, events[at].distance <= events[k].distance + 1e-12 {
            if abs(events[at].rate) > abs(events[best].rate), events[at].row >= 0 || events[best].row >= 0 {
                if !carefully || abs(events[best].rate) < 1e-6 { best = at }
            }
            at += 1
        }
        if carefully, abs(events[best].rate) >= 1e-6 {
            for e in k..<at where abs(events[e].rate) >= 1e-6 && owner(events[e]) < owner(events[best]) { best = e }
        }
        // Those passed over stay where they are: at distance zero beyond the stop, their pieces unchanged.
        return best
    }

    private func owner(_ e: Event) -> Int { e.row < 0 ? -1 : basic[e.row] }

    private func collect(variable v: Int, row: Int, rate: Double, piece: Int, into events: inout [Event]) {
        let x = value[v], first = firstKink[v]
        if rate > 0 {
            if upper[v] < .infinity {
                events.append(
                    Event(
                        distance: max(0, (upper[v] - x) / rate), weight: .infinity, row: row, point: upper[v], rate: rate,
                        pieceBehind: piece))
            }
            var n = piece
            while n < kinkCount[v] {
                let kink = kinks[first + n]
                if kink.point > upper[v] { break }
                events.append(
                    Event(
                        distance: max(0, (kink.point - x) / rate), weight: kink.weight * rate, row: row, point: kink.point, rate: rate,
                        pieceBehind: n + 1))
                n += 1
            }
        } else {
            if lower[v] > -.infinity {
                events.append(
                    Event(
                        distance: max(0, (lower[v] - x) / rate), weight: .infinity, row: row, point: lower[v], rate: rate,
                        pieceBehind: piece))
            }
            var n = piece - 1
            while n >= 0 {
                let kink = kinks[first + n]
                if kink.point < lower[v] { break }
                events.append(
                    Event(
                        distance: max(0, (kink.point - x) / rate), weight: -kink.weight * rate, row: row, point: kink.point, rate: rate,
                        pieceBehind: n))
                n -= 1
            }
        }
    }

    private func sort(_ events: inout [Event]) {
        events.sort {
            $0.distance != $1.distance ? $0.distance < $1.distance : ($0.row != $1.row ? $0.row < $1.row : $0.weight < $1.weight)
        }
    }

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
        let t = stop.distance
        if t > 0 {
            value[nonbasic[column]] += direction * t
            for i in 0..<rowCount {
                let c = table[i * columnCount + column]
                if c != 0 { value[basic[i]] += c * direction * t }
            }
        }
        if stop.row < 0 { value[nonbasic[column]] = stop.point } else { value[basic[stop.row]] = stop.point }
    }

    /// Exchanges a basic and a nonbasic variable.
    private func pivot(row r: Int, column q: Int) {
        pivots += 1
        let entering = nonbasic[q], leaving = basic[r]
        let leavingSlope = slope(leaving, piece[leaving])
        addToReduced(row: r, -leavingSlope)
        exchange(row: r, column: q)
        basic[r] = entering
        nonbasic[q] = leaving
        piece[entering] = ownPiece
        // The reduced costs are those of the same function written in the new nonbasic variables.
        let row = table + r * columnCount
        let d = reduced[q]
        reduced[q] = 0
        for j in 0..<columnCount { reduced[j] += d * row[j] }
        addToReduced(row: r, slope(entering, piece[entering]))
    }

    private func exchange(row r: Int, column q: Int) {
        let n = columnCount
        let pivotRow = table + r * n
        let inverse = 1 / pivotRow[q]
        for j in 0..<n where pivotRow[j] != 0 { pivotRow[j] *= -inverse }
        pivotRow[q] = inverse
        for i in 0..<rowCount where i != r {
            let row = table + i * n
            let f = row[q]
            if f == 0 { continue }
            row[q] = 0
            for j in 0..<n {
                let add = f * pivotRow[j]
                if add == 0 { continue }
                let old = row[j], sum = old + add
                row[j] = abs(sum) <= 1e-12 * abs(old) ? 0 : sum
            }
        }
    }

    // MARK: The optima

    /// Confines every variable to the piece, or the point, that all optima of the level share.
    private func confine() {
        for v in basic where kinkCount[v] > 0 { confine(v, from: piece[v], to: piece[v]) }
        for j in 0..<columnCount {
            let v = nonbasic[j], d = reduced[j], x = value[v]
            let left = kinksBefore(v, including: false), right = kinksBefore(v, including: true)
            if d + slope(v, right) > Self.slopeTolerance { upper[v] = min(upper[v], x) } else { confine(v, from: nil, to: right) }
            if d + slope(v, left) < -Self.slopeTolerance { lower[v] = max(lower[v], x) } else { confine(v, from: left, to: nil) }
        }
    }

    private func confine(_ v: Int, from left: Int?, to right: Int?) {
        if let left, left > 0 { lower[v] = max(lower[v], min(value[v], kinks[firstKink[v] + left - 1].point)) }
        if let right, right < kinkCount[v] { upper[v] = min(upper[v], max(value[v], kinks[firstKink[v] + right].point)) }
    }
}
