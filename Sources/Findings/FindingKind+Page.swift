extension Sequence<FindingKind> {
    /// A page in Markdown about every kind: a table of each group, then a section for each kind.
    public var page: String {
        let groups = Dictionary(grouping: self, by: \.group).sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
        let tables = groups.map { group, kinds in
            "## \(group)\n\n| kind | severity | what it says |\n|---|---|---|\n" + kinds.map(\.row).joined(separator: "\n")
        }
        let pages = groups.flatMap(\.1).map(\.page)
        return (tables + ["## Each kind"] + pages).joined(separator: "\n\n") + "\n"
    }
}

extension FindingKind {
    /// A row of a table. A vertical bar would end the cell.
    fileprivate var row: String {
        "| `\(id)` | \(severity.rawValue) | \(summary.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")) |"
    }
}
