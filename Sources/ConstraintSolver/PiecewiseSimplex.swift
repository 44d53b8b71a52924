/// Minimises, level after level, a sum of convex piecewise-linear costs of variables tied by linear rows.
///
/// The columns are free variables; each row is one more variable, a linear combination of the columns. Every one of them, column or
/// row alike, has a convex cost that is linear between its `Kink`s, and one such cost per level. A bound is the steepest of these: a
/// kink of level 0, so finding a feasible point is nothing but minimising the first level, and a preferred size costs kinks, no rows.
///
/// Each level is a primal simplex on the dictionary `basic = table * nonbasic`, whose ratio test runs through kinks as long as the cost
/// still falls. When a level is done, every variable is confined to the piece (or the point) on which all of that level's optima lie,
/// so the next level can't give up anything: priorities never meet in one sum.
final class PiecewiseSimplex {
    /// A point at which the cost of one variable bends: the slope grows by `weight` from left to right.
    struct Kink {
        var variable: Int32
        var level: Int32
        var point: Double
        var weight: Double
        /// The slope that this kink adds to the left of every kink (at most 0).
        var slopeBefore: Double
    }

    /// Something that a move runs into: a kink, or (with infinite weight) the end of a variable's range.
    struct Event {
        var distance: Double
        var weight: Double
        var point: Double
        var rate: Double
        /// The row of the basic variable that runs into it; -1 for the moving variable itself.
        var row: Int32
        /// How many kinks lie left of the piece behind the event.
        var pieceBehind: Int32
    }

    @exclusivity(unchecked) private(set) var columnCount = 0
    @exclusivity(unchecked) private(set) var rowCount = 0
    /// The dictionary, row after row: basic variable `i` is the sum over columns `j` of `table[i * columnCount + j] * nonbasic j`.
    @exclusivity(unchecked) var table = Buffer<Double>()
    @exclusivity(unchecked) var basic = Buffer<Int32>()
    @exclusivity(unchecked) var nonbasic = Buffer<Int32>()
    /// Values of all variables: columns first, then rows.
    @exclusivity(unchecked) var value = Buffer<Double>()
    /// Where each variable may go without giving up a level already minimised.
    @exclusivity(unchecked) var lower = Buffer<Double>()
    @exclusivity(unchecked) var upper = Buffer<Double>()

    /// The costs, by level, then variable, then point.
    @exclusivity(unchecked) var costs = Buffer<Kink>()
    // Of the level being minimised: where a variable's kinks are, and its slope left of them.
    @exclusivity(unchecked) var firstKink = Buffer<Int32>()
    @exclusivity(unchecked) var kinkCount = Buffer<Int32>()
    @exclusivity(unchecked) var slopeBefore = Buffer<Double>()
    /// For basic variables: how many kinks lie left of the piece that stands for the variable's cost.
    @exclusivity(unchecked) var piece = Buffer<Int32>()
    /// The cost of moving each nonbasic variable, by way of the basic ones.
    @exclusivity(unchecked) var reduced = Buffer<Double>()
    @exclusivity(unchecked) var events = Buffer<Event>()
    /// The columns in which a pivot row isn't zero.
    @exclusivity(unchecked) var filled = Buffer<Int32>()
    /// The piece on which the moving variable is, while it moves.
    @exclusivity(unchecked) var ownPiece: Int32 = 0
    /// A reduced cost this small counts as none.
    @exclusivity(unchecked) var slopeTolerance = 0.0
    /// Whether steps have added up more rounding errors than evaluating the rows would make.
    @exclusivity(unchecked) var needsEvaluation = false
    /// Whether costs are violations, which have a minimum; else `fallsForever` may be set.
    @exclusivity(unchecked) var costsAreBounded = true
    /// Set when a cost had no minimum.
    @exclusivity(unchecked) var fallsForever = false

    /// Pivots made so far.
    @exclusivity(unchecked) var pivots = 0
    /// Pivots since the dictionary was last computed from the rows.
    @exclusivity(unchecked) var pivotsSinceStart = 0

    init() {}

    deinit {
        table.free(); basic.free(); nonbasic.free(); value.free(); lower.free(); upper.free(); costs.free(); firstKink.free()
        kinkCount.free(); slopeBefore.free(); piece.free(); reduced.free(); events.free(); filled.free()
    }

    /// Makes room for a new system, all coefficients zero, every variable at 0 and unbounded, the rows basic.
    func reset(columnCount n: Int, rowCount m: Int) {
        columnCount = n
        rowCount = m
        table.removeAll()
        table.resize(to: n * m, filler: 0)
        basic.resize(to: m, filler: 0)
        nonbasic.resize(to: n, filler: 0)
        for i in 0..<m { basic[i] = Int32(n + i) }
        for j in 0..<n { nonbasic[j] = Int32(j) }
        value.removeAll()
        value.resize(to: n + m, filler: 0)
        piece.resize(to: n + m, filler: 0)
        firstKink.resize(to: n + m, filler: 0)
        kinkCount.removeAll()
        kinkCount.resize(to: n + m, filler: 0)
        slopeBefore.removeAll()
        slopeBefore.resize(to: n + m, filler: 0)
        reduced.resize(to: n, filler: 0)
        costs.removeAll()
        fallsForever = false
        pivotsSinceStart = 0
        release()
    }

    /// Lets every variable go everywhere again.
    func release() {
        lower.removeAll()
        upper.removeAll()
        lower.resize(to: columnCount + rowCount, filler: -.infinity)
        upper.resize(to: columnCount + rowCount, filler: .infinity)
    }

    /// Becomes a copy of another, to try things on.
    func copy(_ other: PiecewiseSimplex) {
        reset(columnCount: other.columnCount, rowCount: other.rowCount)
        func copy<T>(_ a: Buffer<T>, _ b: Buffer<T>) { b.base.update(from: a.base, count: a.count) }
        copy(other.table, table)
        copy(other.basic, basic)
        copy(other.nonbasic, nonbasic)
        copy(other.value, value)
        copy(other.lower, lower)
        copy(other.upper, upper)
        for i in 0..<other.costs.count { costs.append(other.costs[i]) }
        pivotsSinceStart = other.pivotsSinceStart
    }

    /// Puts every basic variable where the nonbasic ones take it.
    func evaluateRows() {
        needsEvaluation = false
        for i in 0..<rowCount {
            var sum = 0.0
            let row = table.base + i * columnCount
            for j in 0..<columnCount where row[j] != 0 { sum += row[j] * value[nonbasic[j]] }
            value[basic[i]] = sum
        }
    }

    /// Whether nothing can move any more.
    var isUnique: Bool {
        for j in 0..<columnCount {
            let v = nonbasic[j]
            if upper[v] - lower[v] > closeness(value[v]) { return false }
        }
        return true
    }

    /// How far apart two numbers near `x` must be to count as different.
    @inline(__always) func closeness(_ x: Double) -> Double { 1e-9 + 1e-14 * abs(x) }
}
