import Findings

/// A fault of a document, told once for all the conditions that show it.
public struct SweptFinding: Codable, Hashable, Sendable {
    /// The fault as the first conditions show it.
    public var finding: Finding
    /// The number of the first conditions that show it, counted from 0.
    public var first: Int
    /// How many conditions show it.
    public var count: Int

    /// What a sweep adds to a finding's notes: where it was seen first and how many other conditions show it; nil for what is told of the first
    /// conditions only.
    ///
    /// - Parameter conditions: All conditions of the sweep.
    func note(_ conditions: [LayoutCondition]) -> Note? {
        if first == 0, finding.severity == .info { return nil }
        let (total, others) = (conditions.count, count - 1)
        if count == total { return Note("under all \(total) conditions") }
        if first == 0 { return Note("as drawn, and under \(others == 0 ? "none" : "\(others)") of the \(total - 1) other conditions") }
        let phrase = conditions[first].phrase
        let place = phrase.prefix(1).lowercased() + phrase.dropFirst()
        return Note(
            others == 0 ? "only \(place), of \(total) conditions" : "first \(place), and under \(others) more of \(total) conditions")
    }
}

extension SweptFinding {
    /// What makes two findings of different conditions the same fault: the kind, the object, and the direction they speak of; the numbers differ.
    ///
    /// A text that is cut off is one fault, whether its end, a line of it or all of it is missing; so is a constraint that is given up, whatever has a
    /// share in that where it is.
    struct Identity: Hashable {
        let kind: String
        let place: String
        let direction: String

        init(_ finding: Finding) {
            let isUnreadable = Self.unreadable.contains(finding.kind)
            kind = isUnreadable ? "unreadable" : Self.conflicts.contains(finding.kind) ? "conflict" : finding.kind
            place = finding.location.map { "\($0.file):\($0.line):\($0.objectID ?? "")" } ?? Self.withoutNumbers(finding.message)
            direction = isUnreadable ? "" : Self.direction(in: finding.message)
        }

        private static let unreadable: Set<String> = ["text.clipped", "text.truncated", "view.zero-size"]
        private static let conflicts: Set<String> = [
            "unsat.set", "unsat.contradictory-constants", "unsat.over-constrained-axis", "unsat.safe-area-margin",
            "unsat.inequality-vs-fixed",
            "unsat.aspect-ratio", "unsat.negative-size", "unsat.autoresizing-mask",
        ]

        /// The first of the directions that is a word of the text.
        private static func direction(in text: String) -> String {
            var best = directions.count
            for word in text.utf8.split(whereSeparator: { !isLetter($0) }) where 3...10 ~= word.count {
                if let rank = ranks[String(Substring(word))], rank < best { best = rank }
            }
            return best < directions.count ? directions[best] : ""
        }

        /// Whether a byte is a letter or a part of one: thousands of messages are looked through, character by character would take seconds.
        private static func isLetter(_ byte: UInt8) -> Bool {
            byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        }

        private static let ranks = Dictionary(uniqueKeysWithValues: directions.enumerated().map { ($1, $0) })

        /// Of a layout made in code there are names only, and numbers that change with the size.
        private static func withoutNumbers(_ text: String) -> String { text.filter { !$0.isNumber && $0 != "." } }

        private static let directions = [
            "width", "height", "horizontal", "vertical", "sideways", "leading", "trailing", "left", "right", "top", "bottom",
        ]
    }
}
