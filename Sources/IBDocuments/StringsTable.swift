import Foundation

/// The translations of a document: a `.strings` file, whose keys are `objectID.property` (`"aB1-cd-E2f.text" = "Weiter";`).
public struct StringsTable: Hashable, Sendable {
    /// The translations by key.
    public let entries: [String: String]

    /// A table without entries.
    public static let empty = StringsTable(entries: [:])

    init(entries: [String: String]) {
        self.entries = entries
    }

    /// Reads the text of a `.strings` file: `"key" = "value";` with comments between. What can't be read is left out.
    public init(text: String) {
        var scanner = StringsScanner(text: text)
        var entries: [String: String] = [:]
        while let (key, value) = scanner.next() { entries[key] = value }
        self.entries = entries
    }

    /// The table of a document in a language: `de.lproj/Main.strings` beside the `Base.lproj` that holds `Main.storyboard`; empty when there
    /// is none.
    public static func table(ofDocument path: String, language: String) -> StringsTable {
        let document = URL(fileURLWithPath: path)
        let folder = document.deletingLastPathComponent()
        guard folder.pathExtension == "lproj" else { return .empty }
        let name = document.deletingPathExtension().lastPathComponent
        let file = folder.deletingLastPathComponent().appendingPathComponent("\(language).lproj/\(name).strings")
        guard let data = try? Data(contentsOf: file) else { return .empty }
        let isUTF16 = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
        return StringsTable(text: String(data: data, encoding: isUTF16 ? .utf16 : .utf8) ?? "")
    }
}

/// Walks through the pairs of a `.strings` file.
private struct StringsScanner {
    private let characters: [Character]
    private var position = 0

    init(text: String) {
        characters = Array(text)
    }

    /// The next pair; nil at the end.
    mutating func next() -> (String, String)? {
        while position < characters.count {
            skipBlanksAndComments()
            guard let key = string() else {
                position += 1
                continue
            }
            skipBlanksAndComments()
            guard take("=") else { continue }
            skipBlanksAndComments()
            guard let value = string() else { continue }
            return (key, value)
        }
        return nil
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
            text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped == "r" ? "\r" : escaped)
        }
        return nil
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
