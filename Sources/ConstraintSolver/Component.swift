/// A part of the reduced system that shares no free variable with the rest: some columns (free variables), rows (linear combinations of
/// several columns), and entries, each of which says what one constraint wants of a column or a row.
///
/// Components are many and small: all storage of one is a single block.
final class Component {
    /// One constraint: its expression is `scale * variable + what the definitions add`, which is zero where the variable is at `point`.
    struct Entry {
        var constraint: Int32
        /// A column, or `columnCount` plus a row.
        var variable: Int32
        var scale: Double
        var point: Double
    }

    struct RowTerm {
        var column: Int32
        var coefficient: Double
    }

    /// Components of at most this many columns don't keep their dictionary: making it again costs less than keeping it.
    static let smallColumnCount = 3

    let columnCount: Int
    /// How many rows there is room for.
    let rowCapacity: Int
    /// How many rows there are: constraints on the same combination share one.
    @exclusivity(unchecked) var rowCount = 0
    let entryCount: Int
    let rowTermCount: Int
    let columns: UnsafeMutablePointer<Int32>
    /// What a column's value is multiplied by to give the free variable's: where rows mention a variable with small coefficients only, it
    /// is counted in larger units. Powers of two, nearly always 1.
    let columnScales: UnsafeMutablePointer<Double>
    let entries: UnsafeMutablePointer<Entry>
    /// Where each row's terms start; one more than there are rows.
    let rowStarts: UnsafeMutablePointer<Int32>
    let rowTerms: UnsafeMutablePointer<RowTerm>
    private let block: UnsafeMutableRawPointer

    /// The dictionary of the last solve, for large components and for those that ties left open.
    @exclusivity(unchecked) var simplex: PiecewiseSimplex?
    @exclusivity(unchecked) var isQueued = false
    /// Whether the priorities leave more than one point.
    @exclusivity(unchecked) var hasRoom = false
    /// Whether more than one point is left even after ties were settled.
    @exclusivity(unchecked) var isOpen = false
    // Where a plan for resting has its variables, and which plan that was.
    @exclusivity(unchecked) var restingPlace: Int32 = 0
    @exclusivity(unchecked) var restingStamp: UInt32 = 0
    /// The wishes that settle ties, as they take their turn (see `settleTies`), once they have been put in order.
    @exclusivity(unchecked) var turns: [Int32]?
    /// Whether `System.openComponents` has it.
    @exclusivity(unchecked) var isListed = false

    init(columnCount n: Int, rowCount m: Int, entryCount e: Int, rowTermCount t: Int) {
        (columnCount, rowCapacity, entryCount, rowTermCount) = (n, m, e, t)
        let entryBytes = e * MemoryLayout<Entry>.stride, termBytes = t * MemoryLayout<RowTerm>.stride
        block = .allocate(byteCount: entryBytes + termBytes + 12 * n + 4 * (m + 1), alignment: 16)
        entries = block.bindMemory(to: Entry.self, capacity: e)
        rowTerms = (block + entryBytes).bindMemory(to: RowTerm.self, capacity: t)
        columnScales = (block + entryBytes + termBytes).bindMemory(to: Double.self, capacity: n)
        columns = (block + entryBytes + termBytes + 8 * n).bindMemory(to: Int32.self, capacity: n)
        rowStarts = (block + entryBytes + termBytes + 12 * n).bindMemory(to: Int32.self, capacity: m + 1)
        columnScales.initialize(repeating: 1, count: n)
    }

    convenience init(copying other: Component) {
        self.init(
            columnCount: other.columnCount, rowCount: other.rowCapacity, entryCount: other.entryCount, rowTermCount: other.rowTermCount)
        columns.update(from: other.columns, count: columnCount)
        columnScales.update(from: other.columnScales, count: columnCount)
        entries.update(from: other.entries, count: entryCount)
        rowStarts.update(from: other.rowStarts, count: rowCapacity + 1)
        rowTerms.update(from: other.rowTerms, count: rowTermCount)
        if let simplex = other.simplex {
            self.simplex = PiecewiseSimplex()
            self.simplex?.copy(simplex)
        }
        (isQueued, hasRoom, isOpen, isListed) = (other.isQueued, other.hasRoom, other.isOpen, other.isListed)
        (rowCount, turns) = (other.rowCount, other.turns)
    }

    /// Chooses the columns' units, once all rows and entries are there.
    func scaleColumns() {
        if rowCount == 0 { return }
        var needed = false
        columnScales.update(repeating: 0, count: columnCount)
        for t in 0..<Int(rowStarts[rowCount]) {
            columnScales[Int(rowTerms[t].column)] = max(columnScales[Int(rowTerms[t].column)], abs(rowTerms[t].coefficient))
        }
        for j in 0..<columnCount {
            let largest = columnScales[j]
            columnScales[j] = 1
            if largest == 0 || largest > 0.05 { continue }
            columnScales[j] = Double(sign: .plus, exponent: -largest.exponent, significand: 1)
            needed = true
        }
        if !needed { return }
        for t in 0..<Int(rowStarts[rowCount]) { rowTerms[t].coefficient *= columnScales[Int(rowTerms[t].column)] }
        for e in 0..<entryCount where entries[e].variable < columnCount {
            entries[e].scale *= columnScales[Int(entries[e].variable)]
            entries[e].point /= columnScales[Int(entries[e].variable)]
        }
    }

    deinit { block.deallocate() }
}
