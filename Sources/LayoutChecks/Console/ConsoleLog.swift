import Foundation

/// The conflicts that a console's text tells of: each "Unable to simultaneously satisfy constraints." with the constraints it lists.
///
/// Time stamps, process names and quotation marks before the lines don't matter; several conflicts may follow each other.
public struct ConsoleLog: Sendable {
    /// One conflict as UIKit printed it.
    public struct Block: Sendable {
        /// The line of the text on which it begins, counted from 1.
        public var line: Int
        /// The constraints listed.
        public var constraints: [LoggedConstraint]
        /// The constraint that UIKit says it breaks.
        public var broken: LoggedConstraint?
        /// Descriptions that couldn't be read.
        public var unread: [String]
    }

    /// The conflicts in the order of the text.
    public private(set) var blocks: [Block] = []

    private static let beginning = "Unable to simultaneously satisfy constraints"
    private static let outcome = "Will attempt to recover by breaking constraint"

    /// Reads a console's text.
    public init(_ text: String) {
        var isBroken = false
        for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            var line = Substring(line)
            if let range = line.range(of: Self.beginning) {
                blocks.append(Block(line: number + 1, constraints: [], unread: []))
                isBroken = false
                line = line[range.upperBound...]
            }
            guard !blocks.isEmpty else { continue }
            if let range = line.range(of: Self.outcome) {
                take(line[..<range.lowerBound], isBroken: isBroken)
                isBroken = true
                line = line[range.upperBound...]
            }
            take(line, isBroken: isBroken)
        }
    }

    /// Takes the descriptions on a line.
    private mutating func take(_ line: Substring, isBroken: Bool) {
        for description in Self.descriptions(in: line) {
            let last = blocks.count - 1
            guard let constraint = LoggedConstraintReader.read(description) else {
                if !blocks[last].unread.contains(description) { blocks[last].unread.append(description) }
                continue
            }
            if isBroken {
                if blocks[last].broken == nil { blocks[last].broken = constraint }
            } else if !blocks[last].constraints.contains(where: { $0.address == constraint.address && $0.body == constraint.body }) {
                blocks[last].constraints.append(constraint)
            }
        }
    }

    /// What stands between `<` and the `>` that closes it: at the end of the line or before a quotation mark. Bodies hold `>=` and `>` in texts.
    private static func descriptions(in line: Substring) -> [String] {
        var found: [String] = []
        var rest = line
        while let open = rest.range(of: "<") {
            let inside = rest[open.upperBound...]
            guard let address = inside.range(of: ":0x"), inside[..<address.lowerBound].hasSuffix("Constraint") else {
                rest = inside
                continue
            }
            let trimmed = inside.last == ">" ? inside.endIndex : nil
            guard
                let close = inside.range(of: ">\"")?.lowerBound ?? inside.range(of: ")> ")?.upperBound ?? inside.lastIndex(of: ">")
                    ?? trimmed
            else { return found }
            let end = inside[..<close].last == ">" ? inside.index(before: close) : close
            found.append(String(inside[..<end]))
            rest = inside[close...]
        }
        return found
    }
}
