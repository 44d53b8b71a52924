extension Finding {
    /// The finding as compilers print theirs, so that editors and continuous integration find the place:
    ///
    ///     Main.storyboard:41:9: error: The content of "Page" has no height. [scroll.content-ambiguous.height]
    ///         Main.storyboard:52: note: "Summary" is the last view of the chain (object 5Gf-2x-abc)
    ///         fix: Add a constraint from the bottom of "Summary" to the bottom of "Page".
    public var text: String {
        var lines = [headline]
        lines += (notes + shownOthers).map { note in "    " + place(note.location) + "note: \(note.message)" + object(note.location) }
        if let fix { lines.append("    fix: \(fix)") }
        return lines.joined(separator: "\n")
    }

    /// The first of the others: the rest is counted in the sentence, and listed in JSON and SARIF.
    private var shownOthers: ArraySlice<Note> { others.prefix(3) }

    /// The first line of the text: place, severity, sentence, kind and object, without notes and without the way to mend it.
    public var headline: String {
        place(location) + "\(severity.rawValue): \(sentence) [\(kind)]" + object(location)
    }

    private func place(_ location: SourceLocation?) -> String {
        location.map { "\($0): " } ?? ""
    }

    private func object(_ location: SourceLocation?) -> String {
        location?.objectID.map { " (object \($0))" } ?? ""
    }
}

extension Sequence<Finding> {
    /// Every finding as text, in the order of every listing.
    public var text: String {
        sorted().map(\.text).joined(separator: "\n")
    }
}
