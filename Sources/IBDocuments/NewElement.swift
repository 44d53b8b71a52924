/// An element to be written into a document.
public struct NewElement: Hashable, Sendable {
    /// The tag.
    public var name: String
    /// The attributes in the order in which they are written.
    public var attributes: [IBAttribute]
    /// The elements inside.
    public var children: [NewElement]
    /// The character data of an element without children, as `<string key="text">` has it.
    public var text: String

    /// Makes an element, for example `NewElement("label", [("text", "Name"), ("id", "aB1-cd-E2f")])`.
    public init(_ name: String, _ attributes: [(String, String)], children: [NewElement] = [], text: String = "") {
        self.name = name
        self.attributes = attributes.map { IBAttribute(name: $0.0, value: $0.1) }
        self.children = children
        self.text = text
    }

    /// Makes a copy of an element that a document has, with all in it.
    public init(copying element: IBElement) {
        name = element.name
        attributes = element.attributes
        children = element.children.map { NewElement(copying: $0) }
        text = element.children.isEmpty ? element.text : ""
    }

    /// The value of an attribute, nil where there is none. A new attribute is written last.
    public subscript(_ attribute: String) -> String? {
        get { attributes.first { $0.name == attribute }?.value }
        set {
            let place = attributes.firstIndex { $0.name == attribute }
            switch (place, newValue) {
            case (let place?, let value?): attributes[place] = IBAttribute(name: attribute, value: value)
            case (let place?, nil): attributes.remove(at: place)
            case (nil, let value?): attributes.append(IBAttribute(name: attribute, value: value))
            case (nil, nil): break
            }
        }
    }

    /// The object id; empty when it has none.
    var id: String { self["id"] ?? "" }

    /// The lines of the element as Xcode writes them: four blanks a level, an element without children closed in its tag.
    func lines(indentation: String) -> [String] {
        let tag = indentation + "<" + name + attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
        if children.isEmpty { return [text.isEmpty ? tag + "/>" : tag + ">\(XMLText.escapedData(text))</\(name)>"] }
        return [tag + ">"] + children.flatMap { $0.lines(indentation: indentation + "    ") } + [indentation + "</\(name)>"]
    }
}

/// Text as it stands in a document.
enum XMLText {
    private static let reserved: [Unicode.Scalar: String] = ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"]
    /// An attribute would end at its quotation mark and lose its line breaks.
    private static let reservedInAttributes = reserved.merging(["\"": "&quot;", "\n": "&#10;", "\t": "&#9;"]) { $1 }

    /// Character data between tags: line breaks and quotation marks stand as they are.
    static func escapedData(_ text: String) -> String { replacing(reserved, in: text) }

    /// The value of an attribute between quotation marks of a kind.
    static func escaped(_ text: String, quote: UInt8 = UInt8(ascii: "\"")) -> String {
        let escaped = replacing(reservedInAttributes, in: text)
        return quote == UInt8(ascii: "'") ? replacing(["'": "&apos;"], in: escaped) : escaped
    }

    private static func replacing(_ entities: [Unicode.Scalar: String], in text: String) -> String {
        var out = ""
        for scalar in text.unicodeScalars {
            if let entity = entities[scalar] { out += entity } else { out.unicodeScalars.append(scalar) }
        }
        return out
    }
}
