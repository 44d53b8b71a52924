import Foundation

/// Reads one constraint's description: `<NSLayoutConstraint:0x60 'name' V:[A:0x1]-(8)-[B:0x2]   (active, names: '|':C:0x3 )>`.
///
/// Both forms of every release are read: equations with the factor before or behind the item, visual format with lengths of views, symbolic
/// spaces, priorities after `@` or as `priority:`, and the state that old releases leave out.
struct LoggedConstraintReader {
    private let text: String
    private var rest: Substring
    private var names: [String: LoggedConstraint.Item] = [:]
    private var container: LoggedConstraint.Item?

    /// The constraint of a description without its angle brackets; nil when it is none.
    static func read(_ description: String) -> LoggedConstraint? {
        var reader = LoggedConstraintReader(description)
        return reader.read()
    }

    private init(_ text: String) {
        self.text = text
        rest = text[...]
    }

    private mutating func read() -> LoggedConstraint? {
        guard let colon = rest.range(of: ":0x") else { return nil }
        let className = Self.bareName(rest[..<colon.lowerBound])
        rest = rest[colon.upperBound...]
        let address = "0x" + take { $0.isHexDigit }
        takeState()
        skipBlanks()
        let identifier = takeIdentifier()
        let mask = takeMask()
        let priority = takeTrailers()
        let body = rest.trimmingCharacters(in: .whitespaces)
        rest = body[...]
        guard var constraint = visualFormat() ?? equation() else { return nil }
        constraint.className = className
        constraint.address = address
        constraint.identifier = identifier
        if let priority { constraint.priority = priority }
        if className == "NSContentSizeLayoutConstraint" { constraint.priority = min(constraint.priority, 999) }
        constraint.body = (mask.map { $0 + " " } ?? "") + body
        if let container {
            for end in [constraint.first, constraint.second].compactMap({ $0 }) where !end.isContainer {
                constraint.container[end.item] = container
            }
        }
        return constraint
    }

    // MARK: Around the body

    /// Takes `   (active, names: Card:0x1, '|':UIView:0x2 )` from the end.
    private mutating func takeState() {
        // Old releases write `(Names: '|':UIView:0x2 )` and no state.
        guard
            let open = rest.range(of: "(active", options: .backwards) ?? rest.range(of: "(inactive", options: .backwards)
                ?? rest.range(of: "(Names:", options: .backwards)
        else { return }
        let state = rest[open.lowerBound...]
        rest = rest[..<open.lowerBound]
        guard let list = state.range(of: "ames:") else { return }
        for entry in state[list.upperBound...].components(separatedBy: ", ") {
            let entry = entry.trimmingCharacters(in: CharacterSet(charactersIn: " )"))
            guard let address = entry.range(of: ":0x", options: .backwards) else { continue }
            let key = "0x" + entry[address.upperBound...].prefix { $0.isHexDigit }
            if entry.hasPrefix("'|':") {
                let className = Self.bareName(entry[entry.index(entry.startIndex, offsetBy: 4)..<address.lowerBound])
                container = LoggedConstraint.Item(key: key, className: className, text: nil)
            } else {
                let name = entry[..<address.lowerBound].trimmingCharacters(in: CharacterSet(charactersIn: "'"))
                names[name] = LoggedConstraint.Item(key: key, className: "", text: name)
            }
        }
        if let alias = container.flatMap({ own in names.values.first { $0.key == own.key } }) { container?.text = alias.text }
    }

    private mutating func takeIdentifier() -> String? {
        guard rest.first == "'", let end = rest.dropFirst().range(of: "' ") else { return nil }
        let identifier = String(rest.dropFirst()[..<end.lowerBound])
        rest = rest[end.upperBound...]
        return identifier
    }

    /// `h=--& v=--&` of an autoresizing mask.
    private mutating func takeMask() -> String? {
        guard rest.hasPrefix("h=") else { return nil }
        let words = rest.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard words.count == 3, words[1].hasPrefix("v=") else { return nil }
        rest = words[2]
        return "\(words[0]) \(words[1])"
    }

    /// Takes `priority:250` and `Hug:250 CompressionResistance:750` from the end of the body.
    private mutating func takeTrailers() -> Double? {
        var priority: Double?
        for word in [" priority:", " Hug:", " CompressionResistance:"] {
            guard let range = rest.range(of: word, options: .backwards) else { continue }
            let number = Double(rest[range.upperBound...].prefix { $0.isNumber || $0 == "." })
            if word == " priority:" { priority = number }
            if word != " CompressionResistance:" || rest.range(of: " Hug:") == nil { rest = rest[..<range.lowerBound] }
        }
        return priority
    }

    // MARK: Visual format

    /// `V:|-(8)-[A]`, `H:[A]-(>=16)-[B]`, `[A]-(0)-|`, `[A(30)]`.
    private mutating func visualFormat() -> LoggedConstraint? {
        let start = rest
        let isVertical = rest.hasPrefix("V:")
        if isVertical || rest.hasPrefix("H:") { rest = rest.dropFirst(2) }
        guard rest.first == "|" || rest.first == "[" else {
            rest = start
            return nil
        }
        guard let near = element() else { return fail(start) }
        if let length = near.length {
            return LoggedConstraint(
                className: "", address: "", first: .init(item: near.item, attribute: isVertical ? "height" : "width"),
                relation: length.relation,
                constant: length.value, priority: length.priority ?? 1000, body: "")
        }
        guard let gap = gap(), let far = element() else { return fail(start) }
        let (before, after) = isVertical ? ("top", "bottom") : rest.contains("(LTR)") ? ("left", "right") : ("leading", "trailing")
        var first = LoggedConstraint.End(item: far.item, attribute: far.isContainer ? after : before)
        first.isContainer = far.isContainer
        var second = LoggedConstraint.End(item: near.item, attribute: near.isContainer ? before : after)
        second.isContainer = near.isContainer
        return LoggedConstraint(
            className: "", address: "", first: first, relation: gap.relation, second: second, constant: gap.value,
            priority: gap.priority ?? 1000, body: "")
    }

    private struct Length {
        var relation: LoggedConstraint.Relation
        var value: Double
        var priority: Double?
    }

    private struct Element {
        var item: LoggedConstraint.Item
        var isContainer: Bool
        var length: Length?
    }

    private mutating func element() -> Element? {
        if rest.first == "|" {
            rest = rest.dropFirst()
            return Element(item: container ?? .init(key: "|", className: "the superview", text: nil), isContainer: true)
        }
        guard rest.first == "[" else { return nil }
        rest = rest.dropFirst()
        guard let item = item(until: "](") else { return nil }
        var length: Length?
        if rest.first == "(" {
            rest = rest.dropFirst()
            guard let close = rest.range(of: ")]") else { return nil }
            length = Self.length(rest[..<close.lowerBound])
            rest = rest[close.lowerBound...].dropFirst()
            if length == nil { return nil }
        }
        guard rest.first == "]" else { return nil }
        rest = rest.dropFirst()
        return Element(item: item, isContainer: false, length: length)
    }

    /// `-(8)-`, `-(>=NSLayoutAnchorConstraintSpace(8))-`, `-`, or nothing.
    private mutating func gap() -> Length? {
        guard rest.first == "-" else { return rest.first == "[" || rest.first == "|" ? Length(relation: .equal, value: 0) : nil }
        rest = rest.dropFirst()
        if rest.first == "[" || rest.first == "|" { return Length(relation: .equal, value: 8) }
        guard let end = rest.range(of: "-[") ?? rest.range(of: "-|") else { return nil }
        let inside = rest[..<end.lowerBound]
        rest = rest[end.lowerBound...].dropFirst()
        return Self.length(inside)
    }

    /// `(>=8@750)`, `NSSpace(8)`, `30`.
    private static func length(_ text: Substring) -> Length? {
        var text = text[...]
        while text.first == "(" { text = text.dropFirst() }
        var relation = LoggedConstraint.Relation.equal
        for candidate in [LoggedConstraint.Relation.greaterThanOrEqual, .lessThanOrEqual, .equal] where text.hasPrefix(candidate.rawValue) {
            relation = candidate
            text = text.dropFirst(2)
        }
        // The name of a symbolic space stands before its number in parentheses.
        if let open = text.lastIndex(of: "(") { text = text[text.index(after: open)...] }
        let parts = text.prefix { $0 != ")" }.split(separator: "@", maxSplits: 1)
        guard let first = parts.first, let value = Double(first.trimmingCharacters(in: .whitespaces)) else { return nil }
        return Length(relation: relation, value: value, priority: parts.count > 1 ? Double(parts[1]) : nil)
    }

    private mutating func fail(_ start: Substring) -> LoggedConstraint? {
        rest = start
        return nil
    }

    // MARK: Equations

    /// `A.top == B.bottom + 8`, `A.width == 0.5*B.width`, `A.height == B.width * 0.4`, `A.width >= 30`, `A.bottom == B.bottom NSSpace(0)`.
    private mutating func equation() -> LoggedConstraint? {
        guard let first = end() else { return nil }
        skipBlanks()
        guard let relation = LoggedConstraint.Relation(rawValue: String(rest.prefix(2))) else { return nil }
        rest = rest.dropFirst(2)
        skipBlanks()
        var constraint = LoggedConstraint(className: "", address: "", first: first, relation: relation, constant: 0, body: "")
        if let number = Double(rest.trimmingCharacters(in: .whitespaces)) {
            constraint.constant = number
            return constraint
        }
        if let star = rest.firstIndex(of: "*"), let factor = Double(rest[..<star].trimmingCharacters(in: .whitespaces)) {
            constraint.multiplier = factor
            rest = rest[rest.index(after: star)...]
        }
        skipBlanks()
        guard let second = end() else { return nil }
        constraint.second = second
        readTail(&constraint)
        return constraint
    }

    private mutating func readTail(_ constraint: inout LoggedConstraint) {
        while true {
            skipBlanks()
            guard let sign = rest.first else { return }
            rest = rest.dropFirst()
            skipBlanks()
            switch sign {
            case "*": constraint.multiplier *= number() ?? 1
            case "/": constraint.multiplier /= number() ?? 1
            case "+": constraint.constant += number() ?? 0
            case "-": constraint.constant -= number() ?? 0
            case "N":
                // NSSpace(8) and NSLayoutAnchorConstraintSpace(8).
                rest = rest.drop { $0 != "(" }.dropFirst()
                constraint.constant += number() ?? 0
                rest = rest.drop { $0 != " " }
            default: return
            }
        }
    }

    /// `UIView:0x1.width`, `Card.width`.
    private mutating func end() -> LoggedConstraint.End? {
        guard let item = item(until: "."), rest.first == "." else { return nil }
        rest = rest.dropFirst()
        let attribute = take { $0.isLetter }
        guard LoggedSystem.attributes.contains(attribute) else { return nil }
        return LoggedConstraint.End(item: item, attribute: attribute)
    }

    private mutating func number() -> Double? {
        let text = take { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" }
        return Double(text)
    }

    // MARK: Items

    /// An item in front of one of the characters: a class with its address and text, or an identifier that the list of names explains.
    private mutating func item(until enders: String) -> LoggedConstraint.Item? {
        for name in names.keys.sorted(by: { $0.count > $1.count }) where rest.hasPrefix(name) {
            let behind = rest.dropFirst(name.count)
            guard let next = behind.first, enders.contains(next), let item = names[name] else { continue }
            rest = behind
            return item
        }
        guard let colon = rest.range(of: ":0x"), !rest[..<colon.lowerBound].contains(where: { " ]=(".contains($0) }) else {
            return plainName(until: enders)
        }
        let className = Self.bareName(rest[..<colon.lowerBound])
        rest = rest[colon.upperBound...]
        let key = "0x" + take { $0.isHexDigit }
        return LoggedConstraint.Item(key: key, className: className, text: quoted(until: enders))
    }

    /// A text in quotation marks, which may hold such marks itself.
    private mutating func quoted(until enders: String) -> String? {
        guard rest.first == "'" else { return nil }
        var index = rest.index(after: rest.startIndex)
        while index < rest.endIndex {
            let next = rest.index(after: index)
            if rest[index] == "'", next == rest.endIndex || enders.contains(rest[next]) {
                let text = String(rest[rest.index(after: rest.startIndex)..<index])
                rest = rest[next...]
                return text
            }
            index = next
        }
        return nil
    }

    private mutating func plainName(until enders: String) -> LoggedConstraint.Item? {
        let name = take { !enders.contains($0) && $0 != " " && $0 != "=" }
        guard !name.isEmpty, name.contains(where: \.isLetter) else { return nil }
        return LoggedConstraint.Item(key: name, className: "", text: name)
    }

    // MARK: Characters

    private mutating func take(_ isTaken: (Character) -> Bool) -> String {
        let taken = rest.prefix(while: isTaken)
        rest = rest[taken.endIndex...]
        return String(taken)
    }

    private mutating func skipBlanks() {
        rest = rest.drop { $0 == " " }
    }

    /// `LoginView` for `MyApp.LoginView`.
    private static func bareName(_ name: some StringProtocol) -> String {
        String(name.split(separator: ".").last ?? "").trimmingCharacters(in: .whitespaces)
    }
}
