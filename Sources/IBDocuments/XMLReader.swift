/// Why a text isn't well-formed XML, and where.
struct XMLFault: Error {
    let reason: String
    let line: Int
    let column: Int
}

/// Reads XML into `IBElement`s, one pass over the bytes.
///
/// Our own reader rather than Foundation's `XMLParser` for three reasons: that one gives attributes as a dictionary, so their order in the
/// file is lost; it gives no byte offsets, which writing a document back needs; and this one has no document type definitions, so no entity
/// can grow. The nesting that is kept is bounded: see `depthLimit`.
struct XMLReader {
    /// Elements nested deeper are skipped (and counted in `skipped`): everything later walks the tree by recursion. Interface Builder's
    /// own documents stay below 60.
    static let depthLimit = 600

    /// Where each subtree that lies too deep begins: line and column of its first element. At most one for a run of siblings.
    private(set) var tooDeep: [(line: Int, column: Int)] = []

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var lineStart = 0
    private var open: [OpenElement] = []
    private var skippedDepth = 0

    /// An element whose end tag hasn't come yet.
    private struct OpenElement {
        var name: String
        var attributes: [IBAttribute]
        var children: [IBElement] = []
        var text = ""
        var line: Int
        var column: Int
        var start: Int
    }

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The root element.
    mutating func read() throws(XMLFault) -> IBElement {
        skipByteOrderMark()
        var root: IBElement?
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                try readText(insideRoot: !open.isEmpty)
                continue
            }
            if try readMarkupThatIsNoElement() { continue }
            if root != nil { throw fault("there is more than one root element") }
            root = try readTag()
        }
        if let last = open.last {
            throw fault("the file ends inside <\(last.name)>, which opens on line \(last.line)")
        }
        guard let root else { throw fault("there is no element") }
        return root
    }

    // MARK: Tags

    /// Reads one start or end tag; answers the root element when it is complete.
    private mutating func readTag() throws(XMLFault) -> IBElement? {
        let start = position
        let (tagLine, tagColumn) = (line, column)
        position += 1
        if peek() == UInt8(ascii: "/") {
            position += 1
            return try readEndTag()
        }
        let name = try readName()
        let attributes = try readAttributes(of: name)
        let isEmpty = peek() == UInt8(ascii: "/")
        if isEmpty { position += 1 }
        guard peek() == UInt8(ascii: ">") else { throw fault("the tag <\(name)> isn't closed") }
        position += 1
        if skippedDepth > 0 || open.count >= Self.depthLimit {
            skip(isEmpty: isEmpty, line: tagLine, column: tagColumn)
            return nil
        }
        let element = OpenElement(name: name, attributes: attributes, line: tagLine, column: tagColumn, start: start)
        open.append(element)
        return isEmpty ? close() : nil
    }

    private mutating func readEndTag() throws(XMLFault) -> IBElement? {
        let name = try readName()
        skipSpace()
        guard peek() == UInt8(ascii: ">") else { throw fault("the end tag </\(name)> isn't closed") }
        position += 1
        if skippedDepth > 0 {
            skippedDepth -= 1
            return nil
        }
        guard let last = open.last else { throw fault("</\(name)> has no start tag") }
        guard last.name == name else {
            throw fault("</\(name)> where </\(last.name)> is due (it opens on line \(last.line))")
        }
        return close()
    }

    private mutating func skip(isEmpty: Bool, line: Int, column: Int) {
        if skippedDepth == 0, tooDeep.isEmpty { tooDeep.append((line, column)) }
        if !isEmpty { skippedDepth += 1 }
    }

    /// Ends the innermost open element; answers it when it is the root.
    private mutating func close() -> IBElement? {
        let ended = open.removeLast()
        let element = IBElement(
            name: ended.name, attributes: ended.attributes, children: ended.children, text: ended.text,
            line: ended.line, column: ended.column, sourceRange: ended.start..<position)
        if open.isEmpty { return element }
        open[open.count - 1].children.append(element)
        return nil
    }

    private mutating func readAttributes(of tag: String) throws(XMLFault) -> [IBAttribute] {
        var attributes: [IBAttribute] = []
        while true {
            skipSpace()
            guard let next = peek() else { throw fault("the file ends inside the tag <\(tag)>") }
            if next == UInt8(ascii: ">") || next == UInt8(ascii: "/") { return attributes }
            let name = try readName()
            skipSpace()
            guard peek() == UInt8(ascii: "=") else { throw fault("the attribute \(name) of <\(tag)> has no value") }
            position += 1
            skipSpace()
            guard let quote = peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw fault("the value of the attribute \(name) of <\(tag)> isn't quoted")
            }
            position += 1
            let value = try readCharacters(until: quote, isAttribute: true)
            guard peek() == quote else { throw fault("the value of the attribute \(name) of <\(tag)> isn't closed") }
            position += 1
            if attributes.contains(where: { $0.name == name }) { throw fault("<\(tag)> has the attribute \(name) twice") }
            attributes.append(IBAttribute(name: name, value: value))
        }
    }

    private mutating func readName() throws(XMLFault) -> String {
        let start = position
        while let byte = peek(), Self.isNameByte(byte) { position += 1 }
        guard position > start else { throw fault("a name is missing") }
        return try text(of: bytes[start..<position])
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
            return true
        default:
            return false
        }
    }

    // MARK: Text

    private mutating func readText(insideRoot: Bool) throws(XMLFault) {
        let text = try readCharacters(until: UInt8(ascii: "<"), isAttribute: false)
        if skippedDepth > 0 { return }
        let isBlank = text.utf8.allSatisfy { Self.isSpace($0) }
        guard insideRoot else {
            if !isBlank { throw fault("there is text outside the root element") }
            return
        }
        // Indentation between elements says nothing; a string of blanks alone in its element does.
        if !isBlank || open[open.count - 1].children.isEmpty { open[open.count - 1].text += text }
    }

    /// Characters up to `end`, with entities replaced. Line ends become line feeds, and blanks in attributes spaces, as XML asks.
    private mutating func readCharacters(until end: UInt8, isAttribute: Bool) throws(XMLFault) -> String {
        let start = position
        var needsCare = false
        while let byte = peek(), byte != end {
            if isAttribute, byte == UInt8(ascii: "<") { throw fault("'<' stands inside an attribute's value") }
            if byte < 0x20, !Self.isSpace(byte) { throw fault("a control character (\(Self.name(of: byte))) has no place in XML") }
            if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\r") || (isAttribute && byte < 0x20) { needsCare = true }
            advance(over: byte)
        }
        let raw = bytes[start..<position]
        guard needsCare else { return try text(of: raw) }
        return try replaceEntities(in: raw, isAttribute: isAttribute)
    }

    private func replaceEntities(in raw: ArraySlice<UInt8>, isAttribute: Bool) throws(XMLFault) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(raw.count)
        var index = raw.startIndex
        while index < raw.endIndex {
            let byte = raw[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\r"):
                if index < raw.endIndex, raw[index] == UInt8(ascii: "\n") { continue }
                out.append(UInt8(ascii: isAttribute ? " " : "\n"))
            case UInt8(ascii: "\n"), UInt8(ascii: "\t"):
                out.append(isAttribute ? UInt8(ascii: " ") : byte)
            case UInt8(ascii: "&"):
                guard let end = raw[index...].firstIndex(of: UInt8(ascii: ";")), end - index <= 10 else {
                    throw fault("'&' begins no entity")
                }
                let name = String(decoding: raw[index..<end], as: UTF8.self)
                guard let scalar = Self.entity(name) else { throw fault("&\(name); is no entity of this document") }
                out.append(contentsOf: Array(String(Character(scalar)).utf8))
                index = end + 1
            default:
                out.append(byte)
            }
        }
        return try text(of: out[...])
    }

    /// The text of bytes, which must be UTF-8: what isn't can't be told apart from what is later on, in ids least of all.
    private func text(of raw: ArraySlice<UInt8>) throws(XMLFault) -> String {
        guard let text = String(validating: raw, as: UTF8.self) else { throw fault("the text isn't UTF-8") }
        return text
    }

    private static func name(of byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
    }

    private static func entity(_ name: String) -> Unicode.Scalar? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst()
            let isHexadecimal = digits.hasPrefix("x")
            guard let code = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10) else { return nil }
            // Control characters can't be named either.
            guard code >= 0x20 || code == 9 || code == 10 || code == 13 else { return nil }
            return Unicode.Scalar(code)
        }
    }

    // MARK: Comments, instructions, CDATA

    /// Skips a comment or an instruction, or takes a CDATA section's text; false when an element's tag stands here.
    private mutating func readMarkupThatIsNoElement() throws(XMLFault) -> Bool {
        if begins(with: "<?") {
            try skipPast("?>", what: "an instruction")
        } else if begins(with: "<!--") {
            try skipPast("-->", what: "a comment")
        } else if begins(with: "<![CDATA[") {
            let start = position + 9
            try skipPast("]]>", what: "a CDATA section")
            if open.isEmpty { throw fault("there is text outside the root element") }
            if skippedDepth == 0 { open[open.count - 1].text += try text(of: bytes[start..<(position - 3)]) }
        } else if begins(with: "<!") {
            throw fault("a document type definition has no place in an Interface Builder document")
        } else {
            return false
        }
        return true
    }

    private func begins(with text: StaticString) -> Bool {
        guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<text.utf8CodeUnitCount where bytes[position + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private mutating func skipPast(_ end: StaticString, what: String) throws(XMLFault) {
        let start = (line, column)
        while position < bytes.count {
            if begins(with: end) {
                position += end.utf8CodeUnitCount
                return
            }
            advance(over: bytes[position])
        }
        throw XMLFault(reason: "\(what) isn't closed", line: start.0, column: start.1)
    }

    // MARK: Place

    private var column: Int { position - lineStart + 1 }

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func advance(over byte: UInt8) {
        position += 1
        // A carriage return alone ended lines once.
        if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && peek() != UInt8(ascii: "\n")) {
            line += 1
            lineStart = position
        }
    }

    private mutating func skipSpace() {
        while let byte = peek(), Self.isSpace(byte) { advance(over: byte) }
    }

    private mutating func skipByteOrderMark() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            position = 3
            lineStart = 3
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private func fault(_ reason: String) -> XMLFault { XMLFault(reason: reason, line: line, column: column) }
}
