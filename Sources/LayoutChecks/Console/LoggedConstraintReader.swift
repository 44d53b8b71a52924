import Foundation

/// Reads one constraint's description: `<NSLayoutConstraint:0x60 'name' V:[A:0x1]-(8)-[B:0x2]   (active, names: '|':C:0x3 )>`.
///
/// Both forms of every release are read: equations with the factor before or behind the item, visual format with lengths of views, symbolic
/// spaces, priorities after `@` or as `priority:`, and the state that old releases leave out. So are the forms of SnapKit and Masonry.
struct LoggedConstraintReader {
    private let text: String
    var rest: Substring
    private var names: [String: LoggedConstraint.Item] = [:]
    private(set) var container: LoggedConstraint.Item?
    private var hugging: Double?
    private var resistance: Double?

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
        guard let colon = rest.firstIndex(of: ":") else { return nil }
        let className = Self.bareName(rest[..<colon])
        rest = rest[rest.index(after: colon)...]
        // Masonry and SnapKit write a name in place of the address, where there is one.
        let address = take { $0 != " " && $0 != "@" && $0 != "\t" }
        let source = takeSource()
        takeState()
        skipBlanks()
        let identifier = takeIdentifier() ?? (address.hasPrefix("0x") ? nil : address)
        let mask = takeMask()
        let behind = identifier == nil && mask != nil ? takeIdentifier() : nil
        let priority = takeTrailers()
        let body = rest.trimmingCharacters(in: .whitespaces)
        rest = body[...]
        guard !address.isEmpty, var constraint = visualFormat() ?? equation() else { return nil }
        constraint.className = className
        constraint.address = address
        constraint.identifier = identifier ?? behind
        constraint.source = source
        constraint.hugging = hugging
        constraint.resistance = resistance
        if let priority { constraint.priority = priority }
        constraint.body = (mask.map { $0 + " " } ?? "") + body
        if let container {
            for end in [constraint.first, constraint.second].compactMap({ $0 }) where !end.isContainer {
                constraint.container[end.item] = container
            }
        }
        return constraint
    }

    // MARK: Around the body

    /// `@/Users/me/Demo App/Card.swift#37 ` behind the address, as `Card.swift:37`.
    private mutating func takeSource() -> String? {
        guard rest.first == "@", let hash = rest.firstIndex(of: "#") else { return nil }
        let digits = rest[rest.index(after: hash)...].prefix { $0.isNumber }
        guard !digits.isEmpty else { return nil }
        let file = rest[..<hash].dropFirst().split(separator: "/").last ?? ""
        rest = rest[digits.endIndex...]
        return "\(file):\(digits)"
    }

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
        guard rest.first == "'", let end = rest.dropFirst().range(of: "' ") ?? rest.dropFirst().range(of: "'\t") else { return nil }
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

    /// Takes `priority:250`, `Hug:250 CompressionResistance:750` and Masonry's and SnapKit's `^750` from the end of the body.
    private mutating func takeTrailers() -> Double? {
        resistance = takeTrailer(" CompressionResistance:")
        hugging = takeTrailer(" Hug:")
        return takeTrailer(" priority:") ?? takeTrailer(" ^")
    }

    private mutating func takeTrailer(_ word: String) -> Double? {
        guard let range = rest.range(of: word, options: .backwards) else { return nil }
        // Swift writes UILayoutPriority(rawValue: 750.0).
        let digits = rest[range.upperBound...].drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        guard let number = Double(digits) else { return nil }
        rest = rest[..<range.lowerBound]
        return number
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
        // A negative one has a blank behind its sign.
        if let number = Double(rest.replacing(" ", with: "")) {
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
    mutating func item(until enders: String) -> LoggedConstraint.Item? {
        for name in names.keys.sorted(by: { $0.count > $1.count }) where rest.hasPrefix(name) {
            let behind = rest.dropFirst(name.count)
            guard let next = behind.first, enders.contains(next), let item = names[name] else { continue }
            rest = behind
            return item
        }
        guard let colon = rest.range(of: ":0x"), !rest[..<colon.lowerBound].contains(where: { " ]=(*".contains($0) }) else {
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
        // `UILabel:title` of Masonry and SnapKit.
        if let colon = name.firstIndex(of: ":") {
            return LoggedConstraint.Item(
                key: name, className: Self.bareName(name[..<colon]), text: String(name[name.index(after: colon)...]))
        }
        return LoggedConstraint.Item(key: name, className: "", text: name)
    }

    // MARK: Characters

    private mutating func take(_ isTaken: (Character) -> Bool) -> String {
        let taken = rest.prefix(while: isTaken)
        rest = rest[taken.endIndex...]
        return String(taken)
    }

    mutating func skipBlanks() {
        rest = rest.drop { $0 == " " }
    }

    /// `LoginView` for `MyApp.LoginView`, `_TtC5MyApp9LoginView` and `NSKVONotifying_MyApp.LoginView`.
    private static func bareName(_ name: some StringProtocol) -> String {
        var name = name.trimmingCharacters(in: .whitespaces)[...]
        if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst(15) }
        if name.hasPrefix("_TtC"), let last = mangledName(name.dropFirst(4)) { return last }
        return String(name.split(separator: ".").last ?? "")
    }

    /// The last name of a row of names, each behind its length.
    private static func mangledName(_ text: Substring) -> String? {
        var rest = text
        var last: String?
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isNumber }
            guard let length = Int(digits), length > 0, length <= rest.count - digits.count else { return nil }
            last = String(rest[digits.endIndex...].prefix(length))
            rest = rest[digits.endIndex...].dropFirst(length)
        }
        return last
    }
}
