/// One thing that is wrong, or worth knowing, about a document or a layout.
///
/// A finding is a value: whoever detects it makes one, and somebody else prints it (`Finding+Text.swift`, `Finding+JSON.swift`).
public struct Finding: Sendable, Hashable, Codable {
    /// The stable id of the kind, `group.what-is-wrong`, as in `scroll.not-scrolling`. Ids never change their meaning.
    public var kind: String
    /// How grave it is.
    public var severity: Severity
    /// One sentence that a person understands at once, with names and numbers.
    public var message: String
    /// Where it is; nil for layouts made in code.
    public var location: SourceLocation?
    /// The evidence, in reading order.
    public var notes: [Note]
    /// How to mend it, as one sentence in the imperative; nil when there is no one best way.
    public var fix: String?
    /// The other objects of which the same is to be said, each with its sentence, where one finding stands for many; the first is the finding's own.
    public var others: [Note] = []

    /// Makes a finding.
    public init(
        kind: String, severity: Severity, message: String, location: SourceLocation? = nil, notes: [Note] = [], fix: String? = nil
    ) {
        self.kind = kind
        self.severity = severity
        self.message = message
        self.location = location
        self.notes = notes
        self.fix = fix
    }
}

extension Finding: Comparable {
    /// The order of every listing: by place, then gravest first, then by kind and message. Findings without a place come first.
    public static func < (left: Finding, right: Finding) -> Bool {
        switch (left.location, right.location) {
        case (nil, .some): return true
        case (.some, nil): return false
        case (.some(let here), .some(let there)) where here != there: return here < there
        default: break
        }
        if left.severity != right.severity { return left.severity > right.severity }
        if left.kind != right.kind { return left.kind < right.kind }
        return left.message < right.message
    }
}
