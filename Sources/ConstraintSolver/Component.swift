/// A part of the reduced system that shares no variable with the rest.
final class Component {
    /// The free variables, by slot, in ascending order.
    var columns: [Int] = []
    /// Linear combinations of several columns that constraints speak of; coefficients scaled so that the largest is 1.
    var rows: [[(column: Int, coefficient: Double)]] = []
    /// What must hold and what is wished, as bends of cost; `level` indexes `levels`.
    var kinks: [PiecewiseSimplex.Kink] = []
    /// The priorities present, required first.
    var levels: [Priority] = [.required]
    /// The wishes one by one, in the order in which a tie satisfies them.
    var wishes: [Wish] = []
    var simplex: PiecewiseSimplex?
    /// The room that the priorities leave, before ties are settled; nil when they leave none.
    var room: (lower: [Double], upper: [Double])?

    /// One side of one optional constraint.
    struct Wish {
        var priority: Priority
        /// Position among the wishes of its priority: see `Component.rank`.
        var rank: (class: Int, number: Int64)
        var kink: PiecewiseSimplex.Kink
    }

    /// Makes the dictionary and finds a feasible point; false if there is none.
    func makeFeasible() -> Bool {
        let simplex = PiecewiseSimplex(columnCount: columns.count, rowCount: rows.count)
        for (i, row) in rows.enumerated() { for t in row { simplex.setCoefficient(row: i, column: t.column, t.coefficient) } }
        simplex.start(at: startingPoint())
        self.simplex = simplex
        let hard = kinks(ofLevel: 0)
        let scale = hard.reduce(1) { max($0, abs($1.point)) }
        return simplex.minimize(hard) <= 1e-8 + 1e-12 * scale
    }

    /// Minimises every priority's violations, in order.
    func satisfyWishes() {
        guard let simplex else { return }
        var level = 1
        while level < levels.count, !simplex.isUnique {
            _ = simplex.minimize(kinks(ofLevel: level))
            level += 1
        }
        room = simplex.isUnique ? nil : (simplex.lower, simplex.upper)
    }

    /// Satisfies tied wishes one after another.
    func settleTies() {
        guard let simplex, room != nil else { return }
        for wish in wishes {
            if simplex.isUnique { return }
            let v = wish.kink.variable
            if simplex.upper[v] - simplex.lower[v] > 1e-9 { _ = simplex.minimize([wish.kink]) }
        }
    }

    private func kinks(ofLevel level: Int) -> [PiecewiseSimplex.Kink] {
        var found = kinks.filter { $0.level == level }
        found.sort { $0.variable != $1.variable ? $0.variable < $1.variable : $0.point < $1.point }
        return found
    }

    /// Each column at the point that its most important constraint names.
    private func startingPoint() -> [Double] {
        var point = Array(repeating: 0.0, count: columns.count)
        var level = Array(repeating: Int.max, count: columns.count)
        for kink in kinks where kink.variable < columns.count && kink.level < level[kink.variable] {
            point[kink.variable] = kink.point
            level[kink.variable] = kink.level
        }
        return point
    }
}
