import Foundation

extension LoggedConstraintReader {
    /// `V:|-(8)-[A]`, `H:[A]-(>=16)-[B]`, `[A]-(0)-|`, `[A(30)]`.
    mutating func visualFormat() -> LoggedConstraint? {
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
}
