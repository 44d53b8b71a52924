/// An element to be written into a document.
public struct NewElement: Hashable, Sendable {
    /// The tag.
    public var name: String
    /// The attributes in the order in which they are written.
    public var attributes: [IBAttribute]
    /// The elements inside.
    public var children: [NewElement]

    /// Makes an element, for example `NewElement("constraint", [("firstAttribute", "width"), ("constant", "8"), ("id", "aB1-cd-E2f")])`.
    public init(_ name: String, _ attributes: [(String, String)], children: [NewElement] = []) {
        self.name = name
        self.attributes = attributes.map { IBAttribute(name: $0.0, value: $0.1) }
        self.children = children
    }

    /// The lines of the element as Xcode writes them: four blanks a level, an element without children closed in its tag.
    func lines(indentation: String) -> [String] {
        let tag = indentation + "<" + name + attributes.map { " \($0.name)=\"\(XMLText.escaped($0.value))\"" }.joined()
        if children.isEmpty { return [tag + "/>"] }
        return [tag + ">"] + children.flatMap { $0.lines(indentation: indentation + "    ") } + [indentation + "</\(name)>"]
    }
}

/// Text as it stands in an attribute.
enum XMLText {
    /// The text with what XML reserves replaced by entities; line breaks too, which an attribute would lose.
    static func escaped(_ text: String) -> String {
        var out = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": out += "&amp;"
            case "<": out += "&lt;"
            case ">": out += "&gt;"
            case "\"": out += "&quot;"
            case "\n": out += "&#10;"
            case "\r": out += "&#13;"
            case "\t": out += "&#9;"
            default: out.unicodeScalars.append(character)
            }
        }
        return out
    }
}
