extension Finding {
    /// The finding as one JSON object on one line. Keys stand in a fixed order, and keys without a value are left out:
    /// `kind`, `severity`, `message`, `file`, `line`, `column`, `object`, `notes`, `fix`, `others`.
    public var json: String {
        var members = [
            JSONText.member("kind", kind),
            JSONText.member("severity", severity.rawValue),
            JSONText.member("message", message),
        ]
        members += Self.members(of: location)
        if !notes.isEmpty {
            members.append("\(JSONText.string("notes")): [\(Self.list(notes))]")
        }
        if let fix { members.append(JSONText.member("fix", fix)) }
        if !others.isEmpty { members.append("\(JSONText.string("others")): [\(Self.list(others))]") }
        return JSONText.object(members)
    }

    private static func list(_ notes: [Note]) -> String {
        notes.map { JSONText.object([JSONText.member("message", $0.message)] + members(of: $0.location)) }.joined(separator: ", ")
    }

    private static func members(of location: SourceLocation?) -> [String] {
        guard let location else { return [] }
        var members = [JSONText.member("file", location.file)]
        if location.line > 0 { members.append(JSONText.member("line", location.line)) }
        if location.column > 0 { members.append(JSONText.member("column", location.column)) }
        if let objectID = location.objectID { members.append(JSONText.member("object", objectID)) }
        return members
    }
}

extension Sequence<Finding> {
    /// A JSON array of every finding, one a line, in the order of every listing.
    public var json: String {
        let lines = sorted().map { "  " + $0.json }
        return lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
    }
}
