/// What to call the items of a log: by class and text, and by the end of the address where two would be called the same.
struct LoggedNames: Sendable {
    /// The keys of the items whose address is shown.
    private let told: Set<String>

    /// Names for the items of some constraints.
    init(_ constraints: [LoggedConstraint]) {
        let items = Set(constraints.flatMap { [$0.first.item, $0.second?.item].compactMap { $0 } + $0.container.values })
        let alike = Dictionary(grouping: items) { "\($0.className) \($0.text ?? "")" }.values.filter { Set($0.map(\.key)).count > 1 }
        told = Set(alike.flatMap { $0.map(\.key) })
    }

    /// `UILabel 'Title'`, `UIView:…4f00`.
    func name(of item: LoggedConstraint.Item) -> String {
        let text = item.text.map { item.className.isEmpty ? "'\($0)'" : " '\($0)'" } ?? ""
        return item.className + text + (told.contains(item.key) ? Self.short(item.key) : "")
    }

    /// What a constraint speaks of: `the height of UILabel 'Title'`, `A.leading - B.trailing`.
    func quantity(of constraint: LoggedConstraint) -> String {
        let first = constraint.first
        guard let second = constraint.second else { return "the \(first.attribute) of \(name(of: first.item))" }
        let factor = constraint.multiplier == 1 ? "" : LayoutArithmetic.number(constraint.multiplier) + " * "
        return "\(name(of: first.item)).\(first.attribute) - \(factor)\(name(of: second.item)).\(second.attribute)"
    }

    /// The constraint as it was printed, with no more of its addresses than needed: `'title-bottom' V:[UILabel 'Title']-(8)-| in UIView`.
    func text(of constraint: LoggedConstraint) -> String {
        var text = ""
        var rest = constraint.body[...]
        while let colon = rest.firstRange(of: ":0x") {
            text += rest[..<colon.lowerBound]
            let digits = rest[colon.upperBound...].prefix { $0.isHexDigit }
            let key = "0x" + digits
            rest = rest[digits.endIndex...]
            if told.contains(key) { text += Self.short(key) }
            if rest.first == "'" { text += " " }
        }
        text += rest
        if let container = constraint.container.values.first, text.contains("|") { text += " in \(name(of: container))" }
        return (constraint.identifier.map { "'\($0)' " } ?? "") + text
    }

    private static func short(_ key: String) -> String { ":…" + key.suffix(4) }
}
