extension Finding {
    /// The finding as one JSON object on one line. Keys stand in a fixed order, and keys without a value are left out:
    /// `kind`, `severity`, `message`, `file`, `line`, `column`, `object`, `notes`, `fix`.
    public var json: String {
        var members = [
            JSONText.member("kind", kind),
            JSONText.member("severity", severity.rawValue),
            JSONText.member("message", message),
        ]
        members += Self.members(of: location)
        if !notes.isEmpty {
            let list = notes.map { note in JSONText.object([JSONText.member("message", note.message)] + Self.members(of: note.location)) }
            members.append("\(JSONText.string("notes")): [\(list.joined(separator: ", "))]")
        }
        if let fix { members.append(JSONText.member("fix", fix)) }
        return JSONText.object(members)
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
