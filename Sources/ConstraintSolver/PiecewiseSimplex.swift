/// Minimises, level after level, a sum of convex piecewise-linear costs of variables tied by linear rows.
///
/// The columns are free variables; each row is one more variable, a linear combination of the columns. Every one of them, column or
/// row alike, has a convex cost that is linear between its `Kink`s, and one such cost per level. A bound is the steepest of these: a
/// kink of level 0, so finding a feasible point is nothing but minimising the first level, and a preferred size costs kinks, no rows.
///
/// Each level is a primal simplex on the dictionary `basic = T * nonbasic`, whose ratio test runs through kinks as long as the cost
/// still falls. When a level is done, every variable is confined to the piece (or the point) on which all of that level's optima lie,
/// so the next level can't give up anything: priorities never meet in one sum.
final class PiecewiseSimplex {
    /// A point at which the cost of one variable bends: the slope grows by `weight` from left to right.
    struct Kink {
        var variable: Int
        var level: Int
        var point: Double
        var weight: Double
        /// The slope that this kink adds to the left of every kink (at most 0).
        var slopeBefore: Double
    }

    let columnCount: Int
    let rowCount: Int
    /// The dictionary, row after row: basic variable `i` is the sum over columns `j` of `table[i * columnCount + j] * nonbasic j`.
    let table: UnsafeMutablePointer<Double>
    var basic: [Int]
    var nonbasic: [Int]
    /// Values of all variables: columns first, then rows.
    var value: [Double]
    /// Where each variable may go without giving up a level already minimised.
    var lower: [Double]
    var upper: [Double]

    // The costs of the level being minimised.
    var kinks: [Kink] = []
    var firstKink: [Int]
    var kinkCount: [Int]
    var slopeBefore: [Double]
    /// For basic variables: how many kinks lie left of the piece that stands for the variable's cost.
    var piece: [Int]
    var reduced: [Double]

    /// The piece on which the moving variable is, while it moves.
    var ownPiece = 0
    /// Set when a cost had no minimum.
    var fallsForever = false

    /// Pivots made so far.
    var pivots = 0

    init(columnCount: Int, rowCount: Int) {
        self.columnCount = columnCount
        self.rowCount = rowCount
        let all = columnCount + rowCount
        table = .allocate(capacity: max(1, columnCount * rowCount))
        table.initialize(repeating: 0, count: max(1, columnCount * rowCount))
        basic = Array(columnCount..<all)
        nonbasic = Array(0..<columnCount)
        value = Array(repeating: 0, count: all)
        lower = Array(repeating: -.infinity, count: all)
        upper = Array(repeating: .infinity, count: all)
        firstKink = Array(repeating: 0, count: all)
        kinkCount = Array(repeating: 0, count: all)
        slopeBefore = Array(repeating: 0, count: all)
        piece = Array(repeating: 0, count: all)
        reduced = Array(repeating: 0, count: columnCount)
    }

    /// A copy to try things on.
    init(copying other: PiecewiseSimplex) {
        columnCount = other.columnCount
        rowCount = other.rowCount
        table = .allocate(capacity: max(1, columnCount * rowCount))
        table.initialize(from: other.table, count: max(1, columnCount * rowCount))
        basic = other.basic
        nonbasic = other.nonbasic
        value = other.value
        lower = other.lower
        upper = other.upper
        firstKink = Array(repeating: 0, count: other.value.count)
        kinkCount = firstKink
        slopeBefore = Array(repeating: 0, count: other.value.count)
        piece = firstKink
        reduced = other.reduced
    }

    deinit { table.deallocate() }

    /// Sets a coefficient of a row; only before the first pivot.
    func setCoefficient(row: Int, column: Int, _ c: Double) { table[row * columnCount + column] = c }

    /// Puts the columns at a starting point and the rows where that takes them.
    func start(at point: [Double]) {
        for j in 0..<columnCount { value[j] = point[j] }
        for i in 0..<rowCount {
            var sum = 0.0
            let row = table + i * columnCount
            for j in 0..<columnCount { sum += row[j] * point[j] }
            value[columnCount + i] = sum
        }
    }

    /// Whether nothing can move any more.
    var isUnique: Bool {
        for v in nonbasic where upper[v] - lower[v] > closeness(value[v]) { return false }
        return true
    }

    /// How far apart two numbers near `x` must be to count as different.
    func closeness(_ x: Double) -> Double { 1e-9 + 1e-14 * abs(x) }
}
