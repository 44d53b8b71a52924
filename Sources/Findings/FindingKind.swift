/// A kind of finding, as a page of documentation describes it: what `trellis rules` lists and docs/findings.md is made of.
///
/// Whoever gives findings of a kind keeps the kind beside the code that gives them.
public struct FindingKind: Sendable, Hashable, Identifiable {
    /// The stable id, `group.what-is-wrong`. Ids never change their meaning.
    public let id: String
    /// How grave its findings are, where nothing else is said.
    public let severity: Severity
    /// What is wrong, in one sentence for a list.
    public let summary: String
    /// What it means for those who look at the screen, and why the system behaves so.
    public let why: String
    /// How to mend it.
    public let mend: String
    /// A few lines that have the fault, in Swift, in XML or in the shorthand of constraints.
    public let example: String
    /// Whether it says how things are done rather than what is wrong with one of them: where it is no error, listings tell it once for a document, with
    /// the number of objects.
    public let isToldOnce: Bool

    /// Makes a kind.
    public init(
        _ id: String, _ severity: Severity, _ summary: String, why: String, mend: String, example: String, isToldOnce: Bool = false
    ) {
        self.id = id
        self.severity = severity
        self.summary = summary
        self.why = why
        self.mend = mend
        self.example = example
        self.isToldOnce = isToldOnce
    }

    /// The first part of the id: `scroll` of `scroll.sideways`.
    public var group: String { String(id.prefix { $0 != "." }) }
}

extension FindingKind {
    /// The page about the kind in Markdown: severity and summary, why, how to mend, an example.
    public var page: String {
        """
        ### \(id)

        \(severity.rawValue): \(summary)

        \(why)

        Mend: \(mend)

        ```
        \(example)
        ```
        """ + (isToldOnce ? "\n\nListed once for a document, with the number of its objects." : "")
    }
}

extension FindingKind: Comparable {
    /// Orders by id.
    public static func < (left: FindingKind, right: FindingKind) -> Bool { left.id < right.id }
}

extension Finding {
    /// Makes a finding of a kind.
    ///
    /// - Parameters:
    ///   - kind: The kind.
    ///   - severity: How grave this one is; nil for what the kind says.
    ///   - message: One sentence with names and numbers.
    ///   - location: Where it is.
    ///   - notes: The evidence, in reading order.
    ///   - fix: How to mend it.
    public init(
        kind: FindingKind, severity: Severity? = nil, message: String, location: SourceLocation? = nil, notes: [Note] = [],
        fix: String? = nil
    ) {
        self.init(
            kind: kind.id, severity: severity ?? kind.severity, message: message, location: location, notes: notes, fix: fix)
    }
}
