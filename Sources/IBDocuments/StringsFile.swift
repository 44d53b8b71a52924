import Findings
import Foundation

/// The pairs of a `.strings` file: `"key" = "value";` with comments between, or a property list.
struct StringsFile {
    private(set) var entries: [String: String] = [:]
    private(set) var findings: [Finding] = []

    /// Reads a file's bytes. What can't be read is left out and reported with its line.
    init(data: Data, path: String) {
        if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
            let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: String]
            guard let list else {
                report("The file is no property list of texts.", path, line: 0)
                return
            }
            entries = list
            return
        }
        guard let text = Self.text(of: data) else {
            report("The file isn't text in UTF-8 or UTF-16.", path, line: 0)
            return
        }
        read(text, path)
    }

    /// The text of a file in UTF-8 or UTF-16, which Xcode wrote with and without a byte order mark.
    private static func text(of data: Data) -> String? {
        if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) { return String(data: data, encoding: .utf16) }
        let start = [UInt8](data.prefix(2))
        if start.count == 2, start[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
        if start.count == 2, start[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
        let hasMark = data.starts(with: [0xEF, 0xBB, 0xBF])
        return String(data: hasMark ? data.dropFirst(3) : data, encoding: .utf8)
    }

    /// Reads the text of a file.
    init(text: String, path: String) {
        read(text, path)
    }

    private mutating func read(_ text: String, _ path: String) {
        var scanner = StringsScanner(text: text)
        while let (key, value) = scanner.next() { entries[key] = value }
        for line in scanner.unreadableLines {
            report("What stands here is no \"key\" = \"value\"; of a .strings file; it is left out.", path, line: line)
        }
    }

    private mutating func report(_ message: String, _ path: String, line: Int) {
        findings.append(
            Finding(
                kind: "ib.bad-strings", severity: .warning, message: message, location: SourceLocation(file: path, line: line, column: 0)))
    }
}

/// Walks through the pairs of a `.strings` file.
private struct StringsScanner {
    /// The lines on which something stands that belongs to no pair; each once.
    private(set) var unreadableLines: [Int] = []
    private let characters: [Character]
    private var position = 0
    private var line = 1
    private var countedTo = 0

    init(text: String) {
        characters = Array(text)
    }

    /// The next pair; nil at the end.
    mutating func next() -> (String, String)? {
        while position < characters.count {
            skipBlanksAndComments()
            if position >= characters.count { return nil }
            guard let key = string() ?? word() else {
                note()
                position += 1
                continue
            }
            skipBlanksAndComments()
            guard take("=") else {
                note()
                continue
            }
            skipBlanksAndComments()
            guard let value = string() ?? word() else {
                note()
                continue
            }
            skipBlanksAndComments()
            if !take(";") { note() }
            return (key, value)
        }
        return nil
    }

    /// Notes the line of what can't be read here.
    private mutating func note() {
        let end = min(position, characters.count)
        line += characters[countedTo..<end].count { $0.isNewline }
        countedTo = end
        if unreadableLines.last != line { unreadableLines.append(line) }
    }

    /// A word without quotation marks, as old property lists allow.
    private mutating func word() -> String? {
        let start = position
        while position < characters.count,
            characters[position].isLetter || characters[position].isNumber || "_-./".contains(characters[position])
        {
            position += 1
        }
        return position > start ? String(characters[start..<position]) : nil
    }

    /// A quoted string with its escapes replaced.
    private mutating func string() -> String? {
        guard take("\"") else { return nil }
        var text = ""
        while position < characters.count {
            let character = characters[position]
            position += 1
            if character == "\"" { return text }
            guard character == "\\", position < characters.count else {
                text.append(character)
                continue
            }
            let escaped = characters[position]
            position += 1
            if escaped == "U" || escaped == "u", let scalar = hexadecimal() {
                text.unicodeScalars.append(scalar)
            } else {
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped == "r" ? "\r" : escaped)
            }
        }
        return nil
    }

    /// The character of four hexadecimal digits, as in `\U00e4`.
    private mutating func hexadecimal() -> Unicode.Scalar? {
        let digits = characters[position..<min(position + 4, characters.count)]
        guard digits.count == 4, let code = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
        position += 4
        return scalar
    }

    private mutating func skipBlanksAndComments() {
        while position < characters.count {
            if characters[position].isWhitespace {
                position += 1
            } else if begins("/*") {
                position += 2
                while position < characters.count, !begins("*/") { position += 1 }
                position += 2
            } else if begins("//") {
                while position < characters.count, !characters[position].isNewline { position += 1 }
            } else {
                return
            }
        }
    }

    private func begins(_ two: String) -> Bool {
        position + 1 < characters.count && String(characters[position...(position + 1)]) == two
    }

    private mutating func take(_ character: Character) -> Bool {
        guard position < characters.count, characters[position] == character else { return false }
        position += 1
        return true
    }
}
