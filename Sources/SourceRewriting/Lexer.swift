/// Cuts a file into tokens. It knows strings of all kinds with their interpolations, comments that nest, regular expressions and
/// conditional lines, and refuses a file that ends in the middle of one.
struct Lexer {
    let file: SourceFile
    var at = 0
    var beginsLine = true
    var tokens: [Token] = []
    /// What comments of the form `// IOSSources: ...` say.
    var notes: [String] = []

    /// The tokens of a file, and the notes to the rewriter in its comments.
    static func tokens(of file: SourceFile) throws(SourceProblem) -> (tokens: [Token], notes: [String]) {
        var lexer = Lexer(file: file)
        if lexer.starts(with: "#!") { lexer.skipLine() }
        while lexer.at < file.bytes.count { try lexer.step() }
        return (lexer.tokens, lexer.notes)
    }

    /// Reads one token, comment or blank.
    mutating func step() throws(SourceProblem) {
        let byte = file.bytes[at]
        switch byte {
        case UInt8(ascii: "\n"):
            beginsLine = true
            at += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), 0x0B, 0x0C: at += 1
        case UInt8(ascii: "/") where starts(with: "//"): lineComment()
        case UInt8(ascii: "/") where starts(with: "/*"): try blockComment()
        case UInt8(ascii: "/") where !followsOperand && regexEnd(pounds: 0) != nil: emit(.literal, upTo: regexEnd(pounds: 0) ?? at + 1)
        case UInt8(ascii: "\""): try string(pounds: 0)
        case UInt8(ascii: "#"): try pound()
        case UInt8(ascii: "`"): try quotedName()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): emit(.literal, upTo: numberEnd)
        default:
            if isNameByte(byte) { emit(.word, upTo: nameEnd(from: at)) } else { emit(.symbol(byte), upTo: at + 1) }
        }
    }

    // MARK: Small readings

    /// Appends a token from here to an offset and goes on behind it.
    mutating func emit(_ kind: Token.Kind, upTo end: Int) {
        tokens.append(Token(kind: kind, range: at..<end, beginsLine: beginsLine))
        beginsLine = false
        at = end
    }

    /// Whether a text stands here, or some bytes further on.
    func starts(with text: StaticString, ahead: Int = 0) -> Bool {
        let start = at + ahead
        guard start + text.utf8CodeUnitCount <= file.bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { file.bytes[start + $0] == text.utf8Start[$0] }
    }

    private mutating func skipLine() {
        while at < file.bytes.count, file.bytes[at] != UInt8(ascii: "\n") { at += 1 }
    }

    private mutating func lineComment() {
        let start = at
        skipLine()
        let mark = "// IOSSources:"
        let text = file.text(start..<at)
        if text.hasPrefix(mark) { notes.append(String(text.dropFirst(mark.count)).trimmed) }
    }

    private mutating func blockComment() throws(SourceProblem) {
        let start = at
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                at += 2
            } else if starts(with: "*/") {
                depth -= 1
                at += 2
            } else if at < file.bytes.count {
                if file.bytes[at] == UInt8(ascii: "\n") { beginsLine = true }
                at += 1
            } else {
                throw file.problem(at: start, "This comment isn't closed.")
            }
        } while depth > 0
    }

    private mutating func quotedName() throws(SourceProblem) {
        let rest = file.bytes[(at + 1)...]
        guard let close = rest.firstIndex(where: { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\n") }),
            file.bytes[close] == UInt8(ascii: "`")
        else {
            throw file.problem(at: at, "This name in backticks isn't closed.")
        }
        emit(.quotedName, upTo: close + 1)
    }

    private mutating func pound() throws(SourceProblem) {
        let pounds = file.bytes[at...].prefix { $0 == UInt8(ascii: "#") }.count
        let next = at + pounds < file.bytes.count ? file.bytes[at + pounds] : 0
        if next == UInt8(ascii: "\"") {
            try string(pounds: pounds)
        } else if next == UInt8(ascii: "/"), let end = regexEnd(pounds: pounds) {
            emit(.literal, upTo: end)
        } else if isNameByte(next) {
            let end = nameEnd(from: at + pounds)
            let isCondition = ["#if", "#elseif", "#else", "#endif"].contains(file.text(at..<end))
            emit(isCondition ? .condition : .pound, upTo: isCondition ? endOfConditionLine : end)
        } else {
            emit(.symbol(UInt8(ascii: "#")), upTo: at + 1)
        }
    }

    /// The end of the line before a comment.
    private var endOfConditionLine: Int {
        var end = at
        while end < file.bytes.count, file.bytes[end] != UInt8(ascii: "\n"), !starts(with: "//", ahead: end - at),
            !starts(with: "/*", ahead: end - at)
        {
            end += 1
        }
        return end
    }

    func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    func nameEnd(from start: Int) -> Int {
        var end = start
        while end < file.bytes.count, isNameByte(file.bytes[end]) || (0x30...0x39).contains(file.bytes[end]) { end += 1 }
        return end
    }

    /// The end of a number: `1_000`, `0xFF`, `1.5e-3`; not the point of `1.description`, nor of `0...9`.
    private var numberEnd: Int {
        var end = nameEnd(from: at)
        let isDigit = { (offset: Int) in offset < file.bytes.count && (0x30...0x39).contains(file.bytes[offset]) }
        if end < file.bytes.count, file.bytes[end] == UInt8(ascii: "."), isDigit(end + 1) { end = nameEnd(from: end + 1) }
        let isExponent = [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(file.bytes[end - 1]) && !starts(with: "0x")
        if isExponent, end < file.bytes.count, [UInt8(ascii: "-"), UInt8(ascii: "+")].contains(file.bytes[end]), isDigit(end + 1) {
            end = nameEnd(from: end + 1)
        }
        return end
    }
}

extension StringProtocol {
    /// The text without blanks at its ends.
    var trimmed: String {
        let isBlank = { (character: Character) in character.isWhitespace }
        let head = drop(while: isBlank)
        return String(head.reversed().drop(while: isBlank).reversed())
    }
}
