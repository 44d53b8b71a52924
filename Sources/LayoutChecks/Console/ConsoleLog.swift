import Foundation

/// The conflicts that a console's text tells of: each "Unable to simultaneously satisfy constraints." with the constraints it lists.
///
/// Time stamps, process names and quotation marks before the lines don't matter; several conflicts may follow each other. A list that was
/// copied without UIKit's sentence is read as well.
public struct ConsoleLog: Sendable {
    /// One conflict as UIKit printed it.
    public struct Block: Sendable {
        /// The line of the text on which it begins, counted from 1.
        public var line: Int
        /// The constraints listed.
        public var constraints: [LoggedConstraint] = []
        /// The constraint that UIKit says it breaks.
        public var broken: LoggedConstraint?
        /// Descriptions that couldn't be read.
        public var unread: [String] = []
        /// Whether the console shows `<private>` where the constraints stood.
        public var isHidden = false
        /// How many constraints stand there beyond those that are taken.
        public var leftOut = 0
        /// What has been taken, as it is written.
        fileprivate var taken: [String] = []
        fileprivate var seen: Set<String> = []

        /// UIKit lists a few constraints; a list of thousands is no conflict that a person could follow.
        static let limit = 1000

        /// The block with its addresses numbered: the same text for a conflict that an app prints again for another cell.
        public var signature: String {
            var numbers: [Substring: Int] = [:]
            let texts = taken + ["\(isHidden) \(leftOut)"]
            return texts.joined(separator: "\n").split(separator: "0x", omittingEmptySubsequences: false).enumerated().map { place, part in
                if place == 0 { return String(part) }
                let address = part.prefix(while: \.isHexDigit)
                let number = numbers[address] ?? numbers.count
                numbers[address] = number
                return "#\(number)" + part.dropFirst(address.count)
            }.joined()
        }
    }

    /// The conflicts in the order of the text.
    public private(set) var blocks: [Block] = []

    static let beginning = "Unable to simultaneously satisfy constraints"
    private static let outcome = "Will attempt to recover by breaking constraint"

    /// Reads a console's text.
    public init(_ text: String) {
        let hasBeginnings = text.contains(Self.beginning)
        var isBroken = false
        for (number, line) in ConsoleLines.lines(of: text) {
            var line = line[...]
            if let range = line.range(of: Self.beginning) {
                blocks.append(Block(line: number))
                isBroken = false
                line = line[range.upperBound...]
            } else if Self.beginsList(line, quotedOnly: hasBeginnings), blocks.last?.broken != nil || (blocks.isEmpty && !hasBeginnings) {
                // A list whose first sentence was cut off.
                blocks.append(Block(line: number))
                isBroken = false
            }
            guard !blocks.isEmpty else { continue }
            if line.contains("<private>") { blocks[blocks.count - 1].isHidden = true }
            if let range = line.range(of: Self.outcome) {
                take(line[..<range.lowerBound], isBroken: isBroken)
                isBroken = true
                line = line[range.upperBound...]
            }
            take(line, isBroken: isBroken)
        }
    }

    /// Whether a line holds an entry of a list: entries stand in quotation marks, what is broken doesn't.
    private static func beginsList(_ line: Substring, quotedOnly: Bool) -> Bool {
        guard let first = descriptions(in: line).first else { return false }
        return !quotedOnly || line.contains("\"<\(first.prefix(12))")
    }

    /// Takes the descriptions on a line.
    private mutating func take(_ line: Substring, isBroken: Bool) {
        for description in Self.descriptions(in: line) {
            let last = blocks.count - 1
            guard let constraint = LoggedConstraintReader.read(description) else {
                if blocks[last].unread.count < Block.limit, blocks[last].seen.insert(description).inserted {
                    blocks[last].unread.append(description)
                    blocks[last].taken.append(description)
                }
                continue
            }
            if isBroken {
                if blocks[last].broken == nil {
                    blocks[last].broken = constraint
                    blocks[last].taken.append("broken: \(description)")
                }
            } else if blocks[last].seen.insert("\(constraint.address) \(constraint.body)").inserted {
                if blocks[last].constraints.count < Block.limit {
                    blocks[last].constraints.append(constraint)
                    blocks[last].taken.append(description)
                } else {
                    blocks[last].leftOut += 1
                }
            }
        }
    }

    /// What stands between `<` and the `>` that closes it: at the end of the line or before a quotation mark. Bodies hold `>=` and `>` in texts.
    private static func descriptions(in line: Substring) -> [String] {
        var found: [String] = []
        var rest = line
        while let open = rest.firstIndex(of: "<") {
            var inside = rest[rest.index(after: open)...]
            let isNested = inside.first == "<"
            if isNested { inside = inside.dropFirst() }
            guard isConstraint(inside) else {
                rest = inside
                continue
            }
            let trimmed = inside.last == ">" ? inside.endIndex : nil
            guard
                let close = inside.range(of: ">\"")?.lowerBound ?? inside.range(of: ")> ")?.upperBound ?? inside.lastIndex(of: ">")
                    ?? trimmed
            else { return found }
            let end = inside[..<close].last == ">" ? inside.index(before: close) : close
            found.append(isNested ? unnested(inside[..<end]) : String(inside[..<end]))
            rest = inside[close...]
        }
        return found
    }

    /// Whether a description of a constraint begins here: a class whose name ends so, a colon, and an address or a name.
    private static func isConstraint(_ text: Substring) -> Bool {
        guard let colon = text.firstIndex(of: ":"), text[..<colon].hasSuffix("Constraint") else { return false }
        return text[..<colon].allSatisfy { $0.isLetter || $0.isNumber || "_.$".contains($0) }
            && text[text.index(after: colon)...].first != " "
    }

    /// `Class:0x1> <View:0x2>.top == <View:0x3>.top` without the brackets around each object.
    private static func unnested(_ text: Substring) -> String {
        var plain = ""
        for (index, character) in zip(text.indices, text) {
            let next = text.index(after: index)
            if character == "<", next < text.endIndex, text[next] != "=" { continue }
            if character == ">", next == text.endIndex || text[next] != "=" { continue }
            plain.append(character)
        }
        return plain
    }
}

/// The lines of a console's text with their numbers: what copying, wrapping or escaping did to them undone.
private enum ConsoleLines {
    static func lines(of text: String) -> [(number: Int, text: String)] {
        var lines: [(number: Int, text: String)] = []
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            for part in parts(of: line) { lines.append((index + 1, part)) }
        }
        return joined(lines)
    }

    /// A log that was stored as JSON, or by a service, is one line with escapes; web pages escape brackets.
    private static func parts(of line: Substring) -> [String] {
        var text = String(line)
        // Most lines have neither escapes nor curly quotation marks.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") || $0 == 0xE2 }) else { return [text] }
        if text.contains(ConsoleLog.beginning), text.contains("\\n") {
            text = text.replacing("\\\\", with: "\u{1}").replacing("\\n", with: "\n").replacing("\\t", with: "\t").replacing(
                "\\\"", with: "\""
            )
            .replacing("\u{1}", with: "\\")
        }
        for (escape, sign) in [
            ("\\<", "<"), ("\\>", ">"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("\u{201C}", "\""),
            ("\u{201D}", "\""),
        ] {
            text = text.replacing(escape, with: sign)
        }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    }

    /// Puts descriptions together that were wrapped to several lines.
    private static func joined(_ lines: [(number: Int, text: String)]) -> [(number: Int, text: String)] {
        var whole: [(number: Int, text: String)] = []
        var index = 0
        while index < lines.count {
            var (number, text) = lines[index]
            index += 1
            var count = 0
            while isOpen(text), count < 5, index < lines.count, !lines[index].text.contains("Constraint:"),
                !lines[index].text.contains(ConsoleLog.beginning)
            {
                text += (text.last == " " ? "" : " ") + lines[index].text.trimmingCharacters(in: .whitespaces)
                index += 1
                count += 1
            }
            whole.append((number, text))
        }
        return whole
    }

    /// Whether a description begins that no bracket ends. A bracket before an equals sign compares.
    private static func isOpen(_ text: String) -> Bool {
        guard let open = text.range(of: "Constraint:", options: .backwards), text[..<open.lowerBound].contains("<") else { return false }
        var rest = text[open.upperBound...]
        while let bracket = rest.firstIndex(of: ">") {
            rest = rest[rest.index(after: bracket)...]
            if rest.first != "=" { return false }
        }
        return true
    }
}
