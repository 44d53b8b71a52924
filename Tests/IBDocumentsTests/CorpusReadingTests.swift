import Foundation
import IBDocuments
import Testing

/// Every public document of `../shared/corpus` (beside the repository; skipped where it is absent) can be read.
@Suite struct CorpusReadingTests {
    private static let corpus = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("shared/corpus/documents")

    @Test(.enabled(if: FileManager.default.fileExists(atPath: corpus.path)))
    func everyPublicDocumentIsRead() throws {
        let files = FileManager.default.enumerator(at: Self.corpus, includingPropertiesForKeys: nil)
        var count = 0
        while let file = files?.nextObject() as? URL {
            guard ["storyboard", "xib"].contains(file.pathExtension) else { continue }
            let document = try IBDocument.read(path: file.path)
            count += 1
            // One label has a content mode that isn't known; it is found when the label is made.
            let errors = document.findings.filter { ["ib.too-deep", "ib.unknown-element", "ib.bad-value"].contains($0.kind) }
            #expect(errors.isEmpty, "\(file.lastPathComponent): \(errors.first?.message ?? "")")
        }
        #expect(count > 0)
    }
}
