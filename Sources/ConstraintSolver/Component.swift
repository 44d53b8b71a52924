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

    private let columnCount32: Int32
    private let rowCapacity32: Int32
    @exclusivity(unchecked) private var rowCount32: Int32 = 0
    private let entryCount32: Int32
    private let rowTermCount32: Int32
    private let block: UnsafeMutableRawPointer

    var columnCount: Int { Int(columnCount32) }
    /// How many rows there is room for.
    var rowCapacity: Int { Int(rowCapacity32) }
    /// How many rows there are: constraints on the same combination share one.
    var rowCount: Int {
        get { Int(rowCount32) }
        set { rowCount32 = Int32(newValue) }
    }
    var entryCount: Int { Int(entryCount32) }
    var rowTermCount: Int { Int(rowTermCount32) }

    // The block: entries, terms of rows, units of columns, columns, starts of rows.
    var entries: UnsafeMutablePointer<Entry> { block.assumingMemoryBound(to: Entry.self) }
    var rowTerms: UnsafeMutablePointer<RowTerm> {
        (block + entryCount * MemoryLayout<Entry>.stride).assumingMemoryBound(to: RowTerm.self)
    }
    /// What a column's value is multiplied by to give the free variable's: where rows mention a variable with small coefficients only, it
    /// is counted in larger units. Powers of two, nearly always 1.
    var columnScales: UnsafeMutablePointer<Double> {
        UnsafeMutableRawPointer(rowTerms + rowTermCount).assumingMemoryBound(to: Double.self)
    }
    var columns: UnsafeMutablePointer<Int32> {
        UnsafeMutableRawPointer(columnScales + columnCount).assumingMemoryBound(to: Int32.self)
    }
    /// Where each row's terms start; one more than there are rows.
    var rowStarts: UnsafeMutablePointer<Int32> { columns + columnCount }

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
        (columnCount32, rowCapacity32, entryCount32, rowTermCount32) = (Int32(n), Int32(m), Int32(e), Int32(t))
        let entryBytes = e * MemoryLayout<Entry>.stride, termBytes = t * MemoryLayout<RowTerm>.stride
        block = .allocate(byteCount: entryBytes + termBytes + 12 * n + 4 * (m + 1), alignment: 16)
        _ = block.bindMemory(to: Entry.self, capacity: e)
        _ = (block + entryBytes).bindMemory(to: RowTerm.self, capacity: t)
        _ = (block + entryBytes + termBytes).bindMemory(to: Double.self, capacity: n)
        _ = (block + entryBytes + termBytes + 8 * n).bindMemory(to: Int32.self, capacity: n + m + 1)
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
