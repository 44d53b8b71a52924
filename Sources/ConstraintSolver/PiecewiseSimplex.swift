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
        /// The component's entry that it stands for.
        var entry: Int32 = -1
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
    /// The dictionary.
    @exclusivity(unchecked) var table = Tableau()
    @exclusivity(unchecked) var basic = Buffer<Int32>()
    @exclusivity(unchecked) var nonbasic = Buffer<Int32>()
    /// The row of each basic variable, the complement of each nonbasic one's column.
    @exclusivity(unchecked) var place = Buffer<Int32>()
    /// Values of all variables: columns first, then rows.
    @exclusivity(unchecked) var value = Buffer<Double>()
    /// Where each variable may go without giving up a level already minimised.
    @exclusivity(unchecked) var lower = Buffer<Double>()
    @exclusivity(unchecked) var upper = Buffer<Double>()

    /// The costs, by level, then variable, then point.
    @exclusivity(unchecked) var costs = Buffer<Kink>()
    // Of the level being minimised: the variables with kinks, where a variable's kinks are, and its slope left of them.
    @exclusivity(unchecked) var kinked = Buffer<Int32>()
    @exclusivity(unchecked) var firstKink = Buffer<Int32>()
    @exclusivity(unchecked) var kinkCount = Buffer<Int32>()
    @exclusivity(unchecked) var slopeBefore = Buffer<Double>()
    /// For basic variables: how many kinks lie left of the piece that stands for the variable's cost.
    @exclusivity(unchecked) var piece = Buffer<Int32>()
    /// The cost of moving each nonbasic variable, by way of the basic ones.
    @exclusivity(unchecked) var reduced = Buffer<Double>()
    /// The columns with a reduced cost, or a variable with kinks; only these can lower a level's cost.
    @exclusivity(unchecked) var active = Buffer<Int32>()
    @exclusivity(unchecked) var isActive = Buffer<Bool>()
    /// The active columns that must be priced again.
    @exclusivity(unchecked) var touched = Buffer<Int32>()
    @exclusivity(unchecked) var isTouched = Buffer<Bool>()
    /// By how much moving a column's variable lowers the cost: negative if it must move down. Those for which that isn't nothing, and where
    /// each is among them.
    @exclusivity(unchecked) var gain = Buffer<Double>()
    @exclusivity(unchecked) var improving = Buffer<Int32>()
    @exclusivity(unchecked) var gainPlace = Buffer<Int32>()
    @exclusivity(unchecked) var events = Buffer<Event>()
    /// A column that still had room when last looked at.
    @exclusivity(unchecked) private var openHint = 0
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
        table.free(); basic.free(); nonbasic.free(); place.free(); value.free(); lower.free(); upper.free(); costs.free()
        kinked.free(); firstKink.free(); kinkCount.free(); slopeBefore.free(); piece.free(); reduced.free(); active.free()
        isActive.free(); touched.free(); isTouched.free(); gain.free(); improving.free(); gainPlace.free(); events.free()
    }

    /// Makes room for a new system, all coefficients zero, every variable at 0 and unbounded, the rows basic.
    func reset(columnCount n: Int, rowCount m: Int) {
        func renew<T>(_ buffer: inout Buffer<T>, _ count: Int, _ filler: T) {
            buffer.removeAll()
            buffer.resize(to: count, filler: filler)
        }
        columnCount = n
        rowCount = m
        table.reset(columnCount: n, rowCount: m)
        basic.resize(to: m, filler: 0)
        nonbasic.resize(to: n, filler: 0)
        place.resize(to: n + m, filler: 0)
        for j in 0..<n {
            nonbasic[j] = Int32(j)
            place[j] = ~Int32(j)
        }
        for i in 0..<m {
            basic[i] = Int32(n + i)
            place[n + i] = Int32(i)
        }
        renew(&value, n + m, 0)
        piece.resize(to: n + m, filler: 0)
        firstKink.resize(to: n + m, filler: 0)
        renew(&kinkCount, n + m, 0)
        renew(&slopeBefore, n + m, 0)
        renew(&reduced, n, 0)
        renew(&isActive, n, false)
        renew(&isTouched, n, false)
        renew(&gainPlace, n, -1)
        gain.resize(to: n, filler: 0)
        active.removeAll()
        touched.removeAll()
        improving.removeAll()
        kinked.removeAll()
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
        table.copy(other.table)
        basic.replace(by: other.basic)
        nonbasic.replace(by: other.nonbasic)
        place.replace(by: other.place)
        value.replace(by: other.value)
        lower.replace(by: other.lower)
        upper.replace(by: other.upper)
        costs.replace(by: other.costs)
        pivotsSinceStart = other.pivotsSinceStart
    }

    /// Puts every basic variable where the nonbasic ones take it.
    func evaluateRows() {
        needsEvaluation = false
        let cells = table.cells.base
        for i in 0..<rowCount {
            var sum = 0.0
            var c = table.rows[i]
            while c >= 0 {
                let cell = cells[Int(c)]
                sum += cell.coefficient * value[nonbasic[cell.column]]
                c = cell.nextInRow
            }
            value[basic[i]] = sum
        }
    }

    /// Whether nothing can move any more.
    var isUnique: Bool {
        var j = openHint < columnCount ? openHint : 0
        for _ in 0..<columnCount {
            if isOpen(column: j) {
                openHint = j
                return false
            }
            j = j + 1 == columnCount ? 0 : j + 1
        }
        return true
    }

    /// Whether a column's variable can still move.
    func isOpen(column j: Int) -> Bool {
        let v = nonbasic[j]
        return upper[v] - lower[v] > closeness(value[v])
    }

    /// How far apart two numbers near `x` must be to count as different.
    @inline(__always) func closeness(_ x: Double) -> Double { 1e-9 + 1e-14 * abs(x) }
}
