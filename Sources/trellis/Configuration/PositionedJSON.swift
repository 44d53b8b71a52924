/// JSON that remembers at which line and column each value stands, so that a mistake in a configuration can be shown.
struct PositionedJSON {
    /// A value by its kind.
    indirect enum Value {
        case object([Member])
        case array([PositionedJSON])
        case string(String)
        case number(Double)
        case bool(Bool)
        case null
    }

    /// A place in the text; columns are counted in bytes, both from 1.
    struct Position: Hashable {
        var line = 1
        var column = 1
    }

    /// A member of an object.
    struct Member {
        let key: String
        /// Where the key stands.
        let position: Position
        let value: PositionedJSON
    }

    /// Why a text is no JSON.
    struct Fault: Error, Hashable {
        let position: Position
        let message: String
    }

    let value: Value
    /// Where the value begins.
    let position: Position

    /// Reads a text (RFC 8259).
    static func read(_ text: String) throws(Fault) -> PositionedJSON {
        var reader = Reader(bytes: Array(text.utf8))
        let value = try reader.value(depth: 0)
        reader.skipBlanks()
        guard reader.isAtEnd else { throw reader.fault("nothing may follow the first value") }
        return value
    }

    /// What kind of value it is, for messages.
    var kind: String {
        switch value {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .number: "a number"
        case .bool: "true or false"
        case .null: "null"
        }
    }
}

private struct Reader {
    let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position >= bytes.count }

    private var place: PositionedJSON.Position { PositionedJSON.Position(line: line, column: position - lineStart + 1) }

    func fault(_ message: String) -> PositionedJSON.Fault { PositionedJSON.Fault(position: place, message: message) }

    mutating func skipBlanks() {
        while let byte = peek(), byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { advance() }
    }

    mutating func value(depth: Int) throws(PositionedJSON.Fault) -> PositionedJSON {
        guard depth < 100 else { throw fault("values are nested more than 100 deep") }
        skipBlanks()
        let start = place
        let value: PositionedJSON.Value
        switch peek() {
        case UInt8(ascii: "{"): value = .object(try members(depth: depth))
        case UInt8(ascii: "["): value = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): value = .string(try string())
        case nil: throw fault("the text ends where a value should stand")
        default: value = try word()
        }
        return PositionedJSON(value: value, position: start)
    }

    private mutating func members(depth: Int) throws(PositionedJSON.Fault) -> [PositionedJSON.Member] {
        var members: [PositionedJSON.Member] = []
        advance()
        skipBlanks()
        if take("}") { return members }
        while true {
            skipBlanks()
            guard peek() == UInt8(ascii: "\"") else { throw fault("a key in quotation marks should stand here") }
            let start = place
            let key = try string()
            skipBlanks()
            guard take(":") else { throw fault("a colon should follow the key \"\(key)\"") }
            if members.contains(where: { $0.key == key }) {
                throw PositionedJSON.Fault(position: start, message: "\"\(key)\" stands here twice")
            }
            members.append(PositionedJSON.Member(key: key, position: start, value: try value(depth: depth + 1)))
            skipBlanks()
            if take("}") { return members }
            guard take(",") else { throw fault("a comma or } should stand here") }
        }
    }

    private mutating func elements(depth: Int) throws(PositionedJSON.Fault) -> [PositionedJSON] {
        var elements: [PositionedJSON] = []
        advance()
        skipBlanks()
        if take("]") { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            skipBlanks()
            if take("]") { return elements }
            guard take(",") else { throw fault("a comma or ] should stand here") }
        }
    }

    private mutating func string() throws(PositionedJSON.Fault) -> String {
        advance()
        var text: [UInt8] = []
        while let byte = peek() {
            advance()
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"): text += try escape()
            case 0..<0x20: throw fault("a string ends at its line's end")
            default: text.append(byte)
            }
        }
        throw fault("the text ends inside a string")
    }

    private mutating func escape() throws(PositionedJSON.Fault) -> [UInt8] {
        guard let byte = peek() else { throw fault("the text ends inside a string") }
        advance()
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "u"):
            var unit = try hexadecimal()
            if (0xD800..<0xDC00).contains(unit), take("\\"), take("u") {
                let low = try hexadecimal()
                guard (0xDC00..<0xE000).contains(low) else { throw fault("half a character after \\u") }
                unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(unit) else { throw fault("half a character after \\u") }
            return Array(String(Character(scalar)).utf8)
        default: throw fault("\\\(Character(Unicode.Scalar(byte))) means nothing in JSON")
        }
    }

    private mutating func hexadecimal() throws(PositionedJSON.Fault) -> UInt32 {
        guard position + 4 <= bytes.count, let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16)
        else {
            throw fault("four hexadecimal digits should follow \\u")
        }
        position += 4
        return unit
    }

    private mutating func word() throws(PositionedJSON.Fault) -> PositionedJSON.Value {
        let start = position
        while let byte = peek(), !" \t\r\n,:[]{}\"".utf8.contains(byte) { advance() }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        switch text {
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "null": return .null
        default:
            guard let first = text.utf8.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first), let number = Double(text) else {
                position = start
                throw fault(text.isEmpty ? "a value should stand here" : "'\(text)' is no JSON value")
            }
            return .number(number)
        }
    }

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func advance() {
        position += 1
        guard bytes[position - 1] == 0x0A else { return }
        line += 1
        lineStart = position
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        advance()
        return true
    }
}
