extension Lexer {
    /// Reads a string literal: one line or several, raw or not. Each part between interpolations becomes a literal token; the tokens of
    /// an interpolation stand between them, in parentheses.
    mutating func string(pounds: Int) throws(SourceProblem) {
        let start = at
        let isMultiline = beginsMultiline(pounds: pounds)
        var end = at + pounds + (isMultiline ? 3 : 1)
        while true {
            guard end < file.bytes.count, isMultiline || file.bytes[end] != UInt8(ascii: "\n") else {
                throw file.problem(at: start, "This string isn't closed.")
            }
            if closes(at: end, pounds: pounds, isMultiline: isMultiline) {
                emit(.literal, upTo: end + (isMultiline ? 3 : 1) + pounds)
                return
            }
            guard file.bytes[end] == UInt8(ascii: "\\"), hasPounds(pounds, at: end + 1) else {
                end += 1
                continue
            }
            let escaped = end + 1 + pounds
            if escaped < file.bytes.count, file.bytes[escaped] == UInt8(ascii: "(") {
                emit(.literal, upTo: escaped)
                try interpolation(from: start)
                end = at
            } else {
                end = escaped + 1
            }
        }
    }

    /// Reads an interpolation with its parentheses.
    private mutating func interpolation(from start: Int) throws(SourceProblem) {
        var depth = 0
        repeat {
            guard at < file.bytes.count else { throw file.problem(at: start, "This string's interpolation isn't closed.") }
            if file.bytes[at] == UInt8(ascii: "(") { depth += 1 }
            if file.bytes[at] == UInt8(ascii: ")") { depth -= 1 }
            try step()
        } while depth > 0
    }

    /// Whether the literal that begins here has three quotes; `#"""#` has one, which is its content.
    private func beginsMultiline(pounds: Int) -> Bool {
        guard starts(with: "\"\"\"", ahead: pounds) else { return false }
        guard pounds > 0 else { return true }
        var end = at + pounds + 1
        while end < file.bytes.count, file.bytes[end] != UInt8(ascii: "\n") {
            if file.bytes[end] == UInt8(ascii: "\""), hasPounds(pounds, at: end + 1) { return false }
            end += 1
        }
        return true
    }

    private func closes(at offset: Int, pounds: Int, isMultiline: Bool) -> Bool {
        let quotes = isMultiline ? 3 : 1
        guard offset + quotes + pounds <= file.bytes.count else { return false }
        return file.bytes[offset..<(offset + quotes)].allSatisfy { $0 == UInt8(ascii: "\"") } && hasPounds(pounds, at: offset + quotes)
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        guard offset + count <= file.bytes.count else { return false }
        return file.bytes[offset..<(offset + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Whether the last token can stand left of an operator, so that a `/` divides.
    var followsOperand: Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .word:
            return ![
                "return", "in", "case", "where", "if", "guard", "while", "try", "await", "throw", "else", "is", "as", "let", "var",
                "switch",
            ].contains(file.text(last.range))
        case .quotedName, .literal, .pound: return true
        case .symbol(let byte):
            return [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(byte)
        case .condition: return false
        }
    }

    /// Where the regular expression that begins here ends, or nil when it is an operator: a bare one stands on one line and doesn't begin
    /// with a blank; one with `#` may span lines.
    func regexEnd(pounds: Int) -> Int? {
        var end = at + pounds + 1
        if pounds == 0, end >= file.bytes.count || [0x20, 0x09, 0x0A, UInt8(ascii: "/"), UInt8(ascii: "*")].contains(file.bytes[end]) {
            return nil
        }
        var isInSet = false
        while end < file.bytes.count {
            let byte = file.bytes[end]
            if byte == UInt8(ascii: "\n"), pounds == 0 { return nil }
            if byte == UInt8(ascii: "\\") {
                end += 2
                continue
            }
            if byte == UInt8(ascii: "[") { isInSet = true }
            if byte == UInt8(ascii: "]") { isInSet = false }
            if byte == UInt8(ascii: "/"), pounds > 0 || !isInSet, hasPounds(pounds, at: end + 1) { return end + 1 + pounds }
            end += 1
        }
        return nil
    }
}
