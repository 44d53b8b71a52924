/// One constraint of a case, as written: `[name:] item.attribute relation item.attribute * multiplier + constant [@priority]`.
struct CaseConstraint {
    /// One side's item and attribute: `S.content.bottom` names the guide `content` of `S`.
    struct Term: Equatable {
        var item: String
        var guide: String?
        var attribute: String
    }

    var name: String
    var first: Term
    var relation: String
    var second: Term?
    var multiplier = 1.0
    var constant = 0.0
    var priority = 1000.0

    /// Reads a constraint; nil when the text isn't one.
    init?(_ text: String) {
        var words = text.split(separator: " ").map(String.init)
        name = text
        if let word = words.first, word.hasSuffix(":") {
            name = String(word.dropLast())
            words.removeFirst()
        }
        guard words.count >= 3, let first = Term(words[0]), ["==", "<=", ">="].contains(words[1]) else { return nil }
        self.first = first
        relation = words[1]
        guard read(words.dropFirst(2)) else { return nil }
    }

    private mutating func read(_ rest: ArraySlice<String>) -> Bool {
        var rest = rest
        let right = rest.removeFirst()
        if let number = Double(right) {
            constant = number
        } else if let term = Term(right) {
            second = term
        } else {
            return false
        }
        while let sign = rest.popFirst() {
            guard let text = rest.popFirst(), let value = Self.number(text) else { return false }
            switch sign {
            case "*": multiplier = value
            case "+": constant += value
            case "-": constant -= value
            case "@": priority = value
            default: return false
            }
        }
        return true
    }

    /// `0.5` or `16/9`.
    private static func number(_ text: String) -> Double? {
        let parts = text.split(separator: "/").compactMap { Double($0) }
        return parts.count == 2 ? parts[0] / parts[1] : Double(text)
    }
}

extension CaseConstraint.Term {
    init?(_ text: String) {
        let parts = text.split(separator: ".").map(String.init)
        guard parts.count == 2 || parts.count == 3 else { return nil }
        item = parts[0]
        guide = parts.count == 3 ? parts[1] : nil
        attribute = parts[parts.count - 1]
    }
}
