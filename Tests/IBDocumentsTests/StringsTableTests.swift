import Foundation
import IBDocuments
import Testing

/// Translations of a document. The format: Apple's "Strings Files" in the Resource Programming Guide.
@Suite struct StringsTableTests {
    @Test func readsPairsWithCommentsAndEscapes() {
        let table = StringsTable(
            text: """
                /* Class = "UILabel"; text = "Next"; ObjectID = "a"; */
                "a.text" = "Weiter \\"jetzt\\"\\n";
                // another
                "b.normalTitle"="OK" ;
                """)
        #expect(table.entries == ["a.text": "Weiter \"jetzt\"\n", "b.normalTitle": "OK"])
    }

    @Test(arguments: ["", "\"a", "\"a\" =", "\"a\" = \"b", "/*", "= ; \"", "\\", "\"a\" \"b\";"])
    func leavesOutWhatItCannotRead(_ text: String) {
        #expect(StringsTable(text: text).entries.isEmpty)
    }

    @Test func standsBesideTheBaseDocument() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("strings-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("de.lproj"), withIntermediateDirectories: true)
        try "\"a.text\" = \"Los\";".write(to: folder.appendingPathComponent("de.lproj/Main.strings"), atomically: true, encoding: .utf8)
        let document = folder.appendingPathComponent("Base.lproj/Main.storyboard").path
        #expect(StringsTable.table(ofDocument: document, language: "de").entries == ["a.text": "Los"])
        #expect(StringsTable.table(ofDocument: document, language: "fr").entries.isEmpty)
    }

    @Test func saysOnWhichLineItCannotRead() {
        let table = StringsTable(text: "\"a\" = \"1\";\n\"b\" \"2\";\nc = 3;\n\"d\" = \"4\"")
        #expect(table.entries["a"] == "1" && table.entries["c"] == "3" && table.entries["d"] == "4")
        #expect(table.findings.map(\.location?.line) == [2, 4])
        #expect(table.findings.allSatisfy { $0.kind == "ib.bad-strings" && $0.severity == .warning })
    }
}
