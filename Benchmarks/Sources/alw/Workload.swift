import ConstraintSolver

/// One constraint of a workload file: `sum of terms + constant relation 0`.
struct WorkloadRow {
    var priority: Float
    var relation: Relation
    var constant: Double
    var terms: [(variable: Int, coefficient: Double)]
    var entersLate = false
    var entersFirst = false
}

/// A system and the changes to try on it, in the text format ALW1 (see Benchmarks/README.md).
struct Workload {
    var name = ""
    var size = ""
    var variableCount = 0
    var width = Width.edit(variable: 0, priority: 0, value: 0)
    var restsFirst: Set<Int> = []
    var rows: [WorkloadRow] = []
    var extras: [WorkloadRow] = []
    var widths: [Double] = []
    var constant: (row: Int, first: Double, second: Double) = (0, 0, 0)
    var removedRows: [Int] = []
}

/// What gives the root its width.
enum Width {
    case edit(variable: Int, priority: Float, value: Double)
    /// The constant of a constraint, which is the width turned negative.
    case row(Int)
}

/// A workload file that can't be read: the word where reading stopped.
struct WorkloadError: Error { var word: String }

extension Workload {
    /// Reads a workload from its text.
    init(text: String) throws {
        var words = Words(text)
        try words.expect("ALW1")
        name = try words.next()
        size = try words.next()
        try words.expect("vars")
        variableCount = try words.int()
        switch try words.next() {
        case "edit": width = .edit(variable: try words.int(), priority: Float(try words.number()), value: try words.number())
        case "resize": width = .row(try words.int())
        case let word: throw WorkloadError(word: word)
        }
        try words.expect("cons")
        for _ in 0..<(try words.int()) { rows.append(try words.row()) }
        try words.expect("extra")
        for _ in 0..<(try words.int()) { extras.append(try words.row()) }
        try words.expect("editseq")
        for _ in 0..<(try words.int()) { widths.append(try words.number()) }
        try words.expect("const")
        constant = (try words.int(), try words.number(), try words.number())
        try words.expect("rowrm")
        for _ in 0..<(try words.int()) { removedRows.append(try words.int()) }
        while true {
            switch try words.next() {
            case "late": for i in try words.ints(below: rows.count) { rows[i].entersLate = true }
            case "first": for i in try words.ints(below: rows.count) { rows[i].entersFirst = true }
            case "restsfirst": restsFirst = Set(try words.ints(below: variableCount))
            case "end": return
            case let word: throw WorkloadError(word: word)
            }
        }
    }
}

/// The words of a text, one after another. Bytes, not characters: reading a file mustn't outweigh what is measured.
private struct Words {
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (byte >= 9 && byte <= 13) }

    mutating func next() throws -> String {
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]) { position += 1 }
        if start == position { throw WorkloadError(word: "(end of file)") }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    mutating func expect(_ word: String) throws {
        let found = try next()
        if found != word { throw WorkloadError(word: found) }
    }

    mutating func number() throws -> Double {
        let word = try next()
        guard let n = Double(word) else { throw WorkloadError(word: word) }
        return n
    }

    mutating func int() throws -> Int {
        let word = try next()
        guard let n = Int(word) else { throw WorkloadError(word: word) }
        return n
    }

    mutating func ints(below limit: Int) throws -> [Int] {
        try (0..<int()).map { _ in
            let n = try int()
            if n < 0 || n >= limit { throw WorkloadError(word: "\(n)") }
            return n
        }
    }

    mutating func row() throws -> WorkloadRow {
        let priority = Float(try number())
        let relation: Relation = [.equal, .lessThanOrEqual, .greaterThanOrEqual][min(2, max(0, try int()))]
        var row = WorkloadRow(priority: priority, relation: relation, constant: try number(), terms: [])
        for _ in 0..<(try int()) { row.terms.append((try int(), try number())) }
        return row
    }
}
