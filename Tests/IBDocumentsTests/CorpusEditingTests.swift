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
