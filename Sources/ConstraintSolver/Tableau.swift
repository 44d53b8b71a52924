/// A sparse matrix that pivots: `basic variable i = sum over columns j of cell (i, j) * nonbasic variable j`.
///
/// Cells lie in one pool; each is linked into the list of its row and into that of its column. A pivot touches the rows that have a
/// cell in the pivot's column, and of those the cells that the pivot row has too: on an interface that is a handful, however large the
/// component.
struct Tableau {
    struct Cell {
        var coefficient: Double
        var row: Int32
        var column: Int32
        var nextInRow: Int32
        var previousInRow: Int32
        var nextInColumn: Int32
        var previousInColumn: Int32
    }

    var cells = Buffer<Cell>()
    /// The first cell of each row, or -1.
    var rows = Buffer<Int32>()
    /// The first cell of each column, or -1.
    var columns = Buffer<Int32>()
    /// The first unused cell, linked through `nextInRow`.
    private var unused: Int32 = -1
    // Of the pivot row, by column, while it is added to others: its coefficients, and the last row that had a cell there.
    private var pivotRow = Buffer<Double>()
    private var hits = Buffer<Int32>()

    func free() {
        cells.free(); rows.free(); columns.free(); pivotRow.free(); hits.free()
    }

    /// Makes room for another matrix, all zero.
    mutating func reset(columnCount n: Int, rowCount m: Int) {
        cells.removeAll()
        rows.removeAll()
        columns.removeAll()
        rows.resize(to: m, filler: -1)
        columns.resize(to: n, filler: -1)
        unused = -1
        if pivotRow.count < n { pivotRow.resize(to: n, filler: 0) }
        if hits.count < n { hits.resize(to: n, filler: -1) }
    }

    /// Becomes a copy of another.
    mutating func copy(_ other: Tableau) {
        reset(columnCount: other.columns.count, rowCount: other.rows.count)
        cells.replace(by: other.cells)
        rows.replace(by: other.rows)
        columns.replace(by: other.columns)
        unused = other.unused
    }

    /// Puts a coefficient where there is none.
    mutating func insert(_ coefficient: Double, row: Int32, column: Int32) {
        let inRow = rows[row], inColumn = columns[column]
        let cell = Cell(
            coefficient: coefficient, row: row, column: column, nextInRow: inRow, previousInRow: -1, nextInColumn: inColumn,
            previousInColumn: -1)
        let c: Int32
        if unused >= 0 {
            c = unused
            unused = cells[c].nextInRow
            cells[c] = cell
        } else {
            c = Int32(cells.count)
            cells.append(cell)
        }
        if inRow >= 0 { cells[inRow].previousInRow = c }
        if inColumn >= 0 { cells[inColumn].previousInColumn = c }
        rows[row] = c
        columns[column] = c
    }

    private mutating func remove(_ c: Int32) {
        let cell = cells[c]
        if cell.previousInRow >= 0 { cells[cell.previousInRow].nextInRow = cell.nextInRow } else { rows[cell.row] = cell.nextInRow }
        if cell.nextInRow >= 0 { cells[cell.nextInRow].previousInRow = cell.previousInRow }
        if cell.previousInColumn >= 0 {
            cells[cell.previousInColumn].nextInColumn = cell.nextInColumn
        } else {
            columns[cell.column] = cell.nextInColumn
        }
        if cell.nextInColumn >= 0 { cells[cell.nextInColumn].previousInColumn = cell.previousInColumn }
        cells[c].nextInRow = unused
        unused = c
    }

    /// Writes the matrix with the variables of a row and of a column exchanged.
    mutating func exchange(row r: Int32, column q: Int32) {
        let pivot = spread(r, q)
        let inverse = cells[pivot].coefficient
        var c = columns[q]
        while c >= 0 {
            let cell = cells[c]
            if cell.row != r {
                addPivotRow(r, q, to: cell.row, cell.coefficient)
                cells[c].coefficient = cell.coefficient * inverse
            }
            c = cell.nextInColumn
        }
        c = rows[r]
        while c >= 0 {
            pivotRow[cells[c].column] = 0
            c = cells[c].nextInRow
        }
    }

    /// Solves the pivot row for the variable of column `q`, and lays its other coefficients out in `pivotRow`. Answers the pivot's cell.
    private mutating func spread(_ r: Int32, _ q: Int32) -> Int32 {
        var pivot: Int32 = -1
        var c = rows[r]
        while c >= 0 {
            if cells[c].column == q { pivot = c }
            c = cells[c].nextInRow
        }
        let inverse = 1 / cells[pivot].coefficient
        c = rows[r]
        while c >= 0 {
            let j = cells[c].column
            if c != pivot {
                cells[c].coefficient *= -inverse
                pivotRow[j] = cells[c].coefficient
                hits[j] = -1
            }
            c = cells[c].nextInRow
        }
        cells[pivot].coefficient = inverse
        return pivot
    }

    private mutating func addPivotRow(_ r: Int32, _ q: Int32, to i: Int32, _ factor: Double) {
        var c = rows[i]
        while c >= 0 {
            let cell = cells[c]
            let p = pivotRow[cell.column]
            if p != 0 {
                hits[cell.column] = i
                let sum = cell.coefficient + factor * p
                if abs(sum) <= 1e-12 * abs(cell.coefficient) { remove(c) } else { cells[c].coefficient = sum }
            }
            c = cell.nextInRow
        }
        c = rows[r]
        while c >= 0 {
            let cell = cells[c]
            if cell.column != q, hits[cell.column] != i { insert(factor * cell.coefficient, row: i, column: cell.column) }
            c = cell.nextInRow
        }
    }
}
