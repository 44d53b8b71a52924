import Findings

/// A fault of a document, told once for all the conditions that show it.
public struct SweptFinding: Codable, Hashable, Sendable {
    /// The fault as the first conditions show it.
    public var finding: Finding
    /// The number of the first conditions that show it, counted from 0.
    public var first: Int
    /// How many conditions show it.
    public var count: Int

    /// What a sweep adds to a finding's notes: where it was seen first and how many other conditions show it.
    ///
    /// - Parameter conditions: All conditions of the sweep.
    func note(_ conditions: [LayoutCondition]) -> Note {
        let total = conditions.count
        if count == total { return Note("under all \(total) conditions") }
        if count == 1 { return Note("\(first == 0 ? "only " : "only under: ")\(conditions[first].name) (\(total) conditions)") }
        return Note(
            "\(first == 0 ? "" : "first under: ")\(conditions[first].name); \(count - 1) of the \(total - 1) other conditions show it too")
    }
}

extension SweptFinding {
    /// What makes two findings of different conditions the same fault: the kind, the object, and the direction they speak of; the numbers differ.
    struct Identity: Hashable {
        let kind: String
        let place: String
        let direction: String

        init(_ finding: Finding) {
            kind = finding.kind
            place = finding.location.map { "\($0.file):\($0.line):\($0.objectID ?? "")" } ?? Self.withoutNumbers(finding.message)
            let words = Set(finding.message.split { !$0.isLetter }.map(String.init))
            direction = Self.directions.first { words.contains($0) } ?? ""
        }

        /// Of a layout made in code there are names only, and numbers that change with the size.
        private static func withoutNumbers(_ text: String) -> String { text.filter { !$0.isNumber && $0 != "." } }

        private static let directions = [
            "width", "height", "horizontal", "vertical", "sideways", "leading", "trailing", "left", "right", "top", "bottom",
        ]
    }
}
