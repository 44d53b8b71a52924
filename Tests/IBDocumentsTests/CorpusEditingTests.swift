import Foundation
import IBDocuments
import Testing

/// What is taken out of a public document and written in again stands byte for byte where Xcode had it (`../shared/corpus`, beside the
/// repository; skipped where it is absent).
@Suite struct CorpusEditingTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus/documents")

    /// One document in ten.
    private static let documents: [IBDocument] = {
        let files = FileManager.default.enumerator(at: corpus, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let paths = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }.map(\.path).sorted()
        return paths.enumerated().filter { $0.offset % 10 == 0 }.compactMap { try? IBDocument.read(path: $0.element) }
    }()

    @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus.path)))
    func attributesComeBackToTheirPlaces() throws {
        var counts = (all: 0, same: 0)
        for document in Self.documents {
            var taken: [(line: Int, column: Int, attribute: IBAttribute)] = []
            var without = DocumentEditor(document)
            document.root.visit { element, _ in
                guard element.attributes.count > 1 else { return }
                let attribute = element.attributes[element.line % element.attributes.count]
                taken.append((element.line, element.column, attribute))
                without.removeAttribute(attribute.name, of: element)
            }
            let bare = try IBDocument.read(bytes: without.edited(), path: document.path)
            var again = DocumentEditor(bare)
            var next = taken[...]
            bare.root.visit { element, _ in
                guard let first = next.first, first.line == element.line, first.column == element.column else { return }
                next.removeFirst()
                again.setAttribute(first.attribute.name, to: first.attribute.value, of: element)
            }
            #expect(next.isEmpty, "\(document.path)")
            let (same, all) = try Self.equalLines(document.source, again.edited())
            counts.all += all
            counts.same += same
        }
        #expect(counts.all > 10_000 && Double(counts.same) / Double(counts.all) > 0.995, "\(counts)")
    }

    /// Where a list is made anew it goes where documents of that version usually have it: some kept the older place of their guides.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus.path)))
    func constraintsComeBackToTheirPlaces() throws {
        var counts = (all: 0, same: 0)
        for document in Self.documents {
            var taken: [(owner: String, element: IBElement)] = []
            var without = DocumentEditor(document)
            document.root.visit { element, ancestors in
                guard element.name == "constraint", ancestors.count > 1, let owner = ancestors[ancestors.count - 2].id else { return }
                // Two of three: some lists lose all they have.
                guard element.line % 3 != 0 else { return }
                taken.append((owner, element))
                without.remove(element)
            }
            let bare = try IBDocument.read(bytes: without.edited(), path: document.path)
            var again = DocumentEditor(bare)
            for (owner, element) in taken {
                guard let view = bare.elements[owner] else { continue }
                again.add(NewElement(copying: element), toList: "constraints", of: view)
            }
            let (same, all) = try Self.equalLines(document.source, again.edited())
            counts.all += all
            counts.same += same
        }
        #expect(counts.all > 10_000 && Double(counts.same) / Double(counts.all) > 0.999, "\(counts)")
    }

    /// How many of the lines are the same.
    private static func equalLines(_ left: [UInt8], _ right: [UInt8]) throws -> (same: Int, all: Int) {
        let (left, right) = (left.split(separator: 10), right.split(separator: 10))
        try #require(left.count == right.count)
        return (zip(left, right).count { $0 == $1 }, left.count)
    }
}

/// Whatever a public document's file looks like, a change touches nothing else in it.
@Suite struct CorpusByteTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus/documents")

    /// What other tools make of a file: how lines end, what stands before and between the elements, how values are quoted, how it is encoded.
    private static let spellings: [(name: String, change: @Sendable (String) -> [UInt8])] = [
        ("as it is", { Array($0.utf8) }),
        ("lines of Windows", { Array($0.replacingOccurrences(of: "\n", with: "\r\n").utf8) }),
        ("lines of the first Macs", { Array($0.replacingOccurrences(of: "\n", with: "\r").utf8) }),
        ("a byte order mark", { [0xEF, 0xBB, 0xBF] + Array($0.utf8) }),
        ("no line end at the end", { Array($0.trimmingCharacters(in: .newlines).utf8) }),
        ("comments and instructions", { Array($0.replacingOccurrences(of: "<rect", with: "<!-- é > & --><?tool a=\"b\"?><rect").utf8) }),
        ("single quotation marks", { Array($0.replacingOccurrences(of: "\"", with: "'").utf8) }),
        ("entities by number", { Array($0.replacingOccurrences(of: "\"YES\"", with: "\"&#89;&#x45;S\"").utf8) }),
        ("tabs", { Array($0.replacingOccurrences(of: "    ", with: "\t").utf8) }),
        ("UTF-16", { [0xFF, 0xFE] + [UInt8]($0.data(using: .utf16LittleEndian) ?? Data()) }),
    ]

    @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus.path)))
    func aChangeAndItsOppositeLeaveEveryByte() throws {
        let files = FileManager.default.enumerator(at: Self.corpus, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        let paths = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }.map(\.path).sorted()
        var read = 0
        // One document in five; all of them with TRELLIS_ALL_DOCUMENTS.
        let share = ProcessInfo.processInfo.environment["TRELLIS_ALL_DOCUMENTS"] == nil ? 5 : 1
        for (number, path) in paths.enumerated() where number % share == 0 {
            guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
            // Every document as it is, and each in one of the other spellings.
            for spelling in [Self.spellings[0], Self.spellings[1 + number % (Self.spellings.count - 1)]] {
                // An apostrophe in a value can't stand between apostrophes.
                if spelling.name == "single quotation marks", text.contains("'") { continue }
                let bytes = spelling.change(text)
                guard let document = try? IBDocument.read(bytes: bytes, path: path) else { continue }
                read += 1
                let isKept = try Self.isKept(document, bytes, seed: number)
                if !isKept { Issue.record("\(spelling.name): \(path)") }
            }
        }
        #expect(read > 2_000 / share)
    }

    private static func isKept(_ document: IBDocument, _ bytes: [UInt8], seed: Int) throws -> Bool {
        guard document.fileBytes == bytes, try DocumentEditor(document).edited() == bytes else { return false }
        var elements: [IBElement] = []
        document.root.visit { element, _ in elements.append(element) }
        let place = seed * 7919 % elements.count
        // A new attribute, and away with it.
        var editor = DocumentEditor(document)
        editor.setAttribute("probe", to: "é & \"'<", of: elements[place])
        let with = try IBDocument.read(bytes: editor.edited(), path: document.path)
        var changed: [IBElement] = []
        with.root.visit { element, _ in changed.append(element) }
        guard changed.count == elements.count, changed[place]["probe"] == "é & \"'<" else { return false }
        var back = DocumentEditor(with)
        back.removeAttribute("probe", of: changed[place])
        return try back.edited() == bytes
    }
}
