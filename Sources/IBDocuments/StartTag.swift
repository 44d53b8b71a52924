/// Where the parts of an element's start tag lie in the bytes of its file.
struct StartTag {
    /// An attribute with the bytes of its value (without quotation marks) and of the whole of it, the blank before it included.
    struct Attribute {
        let name: String
        let value: Range<Int>
        let whole: Range<Int>
    }

    /// The attributes in the order of the file.
    let attributes: [Attribute]
    /// Where the tag's own end begins: `>` or `/>`, with the blanks before it.
    let end: Int
    /// The byte after the tag.
    let upperBound: Int
    /// Whether the tag ends in `/>`.
    let isEmpty: Bool

    /// Reads the start tag of an element that was read from these bytes.
    init(of element: IBElement, in bytes: [UInt8]) {
        var position = element.sourceRange.lowerBound + 1 + element.name.utf8.count
        var attributes: [Attribute] = []
        while true {
            let start = position
            position = Self.skipBlanks(bytes, position)
            let byte = bytes[position]
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") {
                isEmpty = byte == UInt8(ascii: "/")
                end = start
                upperBound = position + (isEmpty ? 2 : 1)
                break
            }
            let nameStart = position
            while bytes[position] != UInt8(ascii: "="), !Self.isBlank(bytes[position]) { position += 1 }
            let name = String(decoding: bytes[nameStart..<position], as: UTF8.self)
            position = Self.skipBlanks(bytes, Self.skipBlanks(bytes, position) + 1)
            let quote = bytes[position]
            let valueStart = position + 1
            position = valueStart
            while bytes[position] != quote { position += 1 }
            attributes.append(Attribute(name: name, value: valueStart..<position, whole: start..<(position + 1)))
            position += 1
        }
        self.attributes = attributes
    }

    private static func skipBlanks(_ bytes: [UInt8], _ position: Int) -> Int {
        var position = position
        while isBlank(bytes[position]) { position += 1 }
        return position
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
    }
}
