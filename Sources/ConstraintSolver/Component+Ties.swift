extension Component {
    /// One side of one optional constraint, and its place among those of equal priority.
    private struct Wish {
        var priority: Float
        var rank: Int
        var number: Int64
        var turn: Int32

        func precedes(_ other: Wish) -> Bool {
            if priority != other.priority { return priority > other.priority }
            return rank != other.rank ? rank < other.rank : number < other.number
        }
    }

    /// Satisfies what the priorities leave tied, one wish after another.
    ///
    /// Wishes of one priority take their turn thus: floors (`>=`) as they were entered, then ceilings (`<=`), the last entered first,
    /// then those that entered late, as they did. So of two tied items the one entered first ends up the larger: it keeps its size in a
    /// shortage and takes the slack, never sharing it, as measured on iOS 26.
    func settleTies(_ simplex: PiecewiseSimplex, _ system: System) {
        let turns = self.turns ?? turnsInOrder(system)
        if columnCount > Self.smallColumnCount { self.turns = turns }
        for turn in turns {
            let v = entries[Int(turn >> 1)].variable
            if simplex.upper[v] - simplex.lower[v] <= simplex.closeness(simplex.value[v]) { continue }
            _ = simplex.minimize(kink(ofTurn: turn, system))
            if simplex.isUnique { return }
        }
    }

    /// Every side of every optional entry: twice the entry, plus one if the side keeps the constraint's expression from being positive.
    private func turnsInOrder(_ system: System) -> [Int32] {
        var wishes: [Wish] = []
        for e in 0..<entryCount where !system.constraints[entries[e].constraint].isHard { appendWishes(of: e, system, to: &wishes) }
        wishes.sort { $0.precedes($1) }
        return wishes.map { $0.turn }
    }

    private func appendWishes(of e: Int, _ system: System, to wishes: inout [Wish]) {
        let c = system.constraints[entries[e].constraint]
        // A constraint reads as a floor or a ceiling of its variable of lowest number.
        var lowest = Int32.max, sign = 1.0
        for t in c.firstTerm..<c.firstTerm + c.termCount where system.terms[t].variable < lowest {
            lowest = system.terms[t].variable
            sign = system.terms[t].coefficient
        }
        let entered = c.entersFirst ? -Int64(c.entry) - 1 : Int64(c.entry)
        for side in 0..<2 {
            let keepsPositive = side == 0
            if c.relation != .equal, (c.relation == .greaterThanOrEqual) != keepsPositive { continue }
            let isFloor = keepsPositive == (sign > 0)
            let rank = c.entersLate ? 2 : isFloor ? 0 : 1
            let number = c.entersLate ? 2 * entered + (isFloor ? 0 : 1) : isFloor ? entered : -entered
            wishes.append(Wish(priority: c.level, rank: rank, number: number, turn: Int32(2 * e + side)))
        }
    }

    private func kink(ofTurn turn: Int32, _ system: System) -> PiecewiseSimplex.Kink {
        let entry = entries[Int(turn >> 1)]
        let size = abs(entry.scale), pushesUp = (turn & 1 == 0) == (entry.scale > 0)
        return .init(variable: entry.variable, level: 0, point: entry.point, weight: size, slopeBefore: pushesUp ? -size : 0)
    }
}
