extension Component {
    /// One side of one optional constraint, and its place among those of equal priority.
    private struct Wish {
        var priority: Float
        var rank: Int
        var number: Int64
        var kink: PiecewiseSimplex.Kink

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
        var wishes: [Wish] = []
        for e in 0..<entryCount where !system.constraints[entries[e].constraint].isHard { appendWishes(of: e, system, to: &wishes) }
        wishes.sort { $0.precedes($1) }
        for wish in wishes {
            let v = wish.kink.variable
            if simplex.upper[v] - simplex.lower[v] <= simplex.closeness(simplex.value[v]) { continue }
            _ = simplex.minimize(wish.kink)
            if simplex.isUnique { return }
        }
    }

    private func appendWishes(of e: Int, _ system: System, to wishes: inout [Wish]) {
        let entry = entries[e]
        let c = system.constraints[entry.constraint]
        // A constraint reads as a floor or a ceiling of its variable of lowest number.
        var lowest = Int32.max, sign = 1.0
        for t in c.firstTerm..<c.firstTerm + c.termCount where system.terms[t].variable < lowest {
            lowest = system.terms[t].variable
            sign = system.terms[t].coefficient
        }
        let size = abs(entry.scale)
        for side in 0..<2 {
            let keepsPositive = side == 0
            if c.relation != .equal, (c.relation == .greaterThanOrEqual) != keepsPositive { continue }
            let isFloor = keepsPositive == (sign > 0)
            let pushesUp = keepsPositive == (entry.scale > 0)
            let kink = PiecewiseSimplex.Kink(
                variable: entry.variable, level: 0, point: entry.point, weight: size, slopeBefore: pushesUp ? -size : 0)
            let entered = c.entersFirst ? -Int64(c.entry) - 1 : Int64(c.entry)
            let rank = c.entersLate ? 2 : isFloor ? 0 : 1
            let number = c.entersLate ? 2 * entered + (isFloor ? 0 : 1) : isFloor ? entered : -entered
            wishes.append(Wish(priority: c.level, rank: rank, number: number, kink: kink))
        }
    }
}
