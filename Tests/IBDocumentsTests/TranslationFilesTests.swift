import Foundation
import IBDocuments
import Testing

/// A folder of files that goes away with the test.
private func withFiles(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in files {
        let path = folder + "/" + name
        try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    try body(folder + "/Base.lproj/Main.storyboard")
}

private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "a.text": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Los"}}}},
      "b.text": {"localizations": {"de": {"variations": {"device": {
        "ipad": {"stringUnit": {"state": "translated", "value": "Tippe auf das iPad"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tippe"}}}}}}},
      "c.text": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "Ein Tag"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld Tage"}}}}}}},
      "d.text": {"localizations": {"fr": {"stringUnit": {"state": "new", "value": "Va"}}}}}}
    """

private let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>a.text</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Kurz</string><key>50</key><string>Etwas länger</string></dict></dict>
    <key>b.text</key><dict><key>NSStringLocalizedFormatKey</key><string>Noch %#@days@!</string>
    <key>days</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>one</key><string>ein Tag</string><key>other</key><string>viele Tage</string></dict></dict>
    <key>c.text</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>ipad</key><string>iPad</string><key>other</key><string>Gerät</string></dict></dict>
    <key>d.text</key><string>no dictionary</string>
    </dict></plist>
    """

/// Texts beside a document. The formats: Apple's pages on string catalogues and on `.stringsdict` files, linked in the sources.
@Suite struct TranslationFilesTests {
    @Test(arguments: ["mul.lproj/Main.xcstrings", "Main.xcstrings", "Base.lproj/Main.xcstrings"])
    func aStringCatalogHoldsAllLanguages(place: String) throws {
        try withFiles([place: catalog]) { document in
            #expect(StringsTable.languages(ofDocument: document) == ["Base", "de", "en", "fr"])
            let phone = StringsTable.table(ofDocument: document, language: "de")
            #expect(phone.entries == ["a.text": "Los", "b.text": "Tippe", "c.text": "%lld Tage"])
            #expect(StringsTable.table(ofDocument: document, language: "de", isPad: true).entries["b.text"] == "Tippe auf das iPad")
            #expect(StringsTable.table(ofDocument: document, language: "fr").entries == ["d.text": "Va"])
        }
    }

    @Test func aStringsDictionaryStandsOverTheStrings() throws {
        let files = ["de.lproj/Main.strings": "\"a.text\" = \"Alt\";\n\"z.text\" = \"Ende\";", "de.lproj/Main.stringsdict": dictionary]
        try withFiles(files) { document in
            let table = StringsTable.table(ofDocument: document, language: "de")
            #expect(table.entries == ["a.text": "Etwas länger", "b.text": "Noch viele Tage!", "c.text": "Gerät", "z.text": "Ende"])
            #expect(table.findings.map(\.message) == ["The entry d.text says no text; it is left out."])
        }
    }

    @Test func aRegionTakesItsLanguage() {
        #expect(StringsTable.match("de-CH", in: ["de", "fr"]) == "de")
        #expect(StringsTable.match("pt_BR", in: ["pt", "pt-BR"]) == "pt-BR")
        #expect(StringsTable.match("sv", in: ["de", "fr"]) == nil)
        #expect(StringsTable.match("", in: ["de"]) == nil)
    }

    @Test func aFileThatIsNothingOfTheKindIsAFinding() throws {
        try withFiles(["de.lproj/Main.strings": "\"a.text\" = \"Los\";", "de.lproj/Main.stringsdict": "[", "Main.xcstrings": "[]"]) {
            document in
            let table = StringsTable.table(ofDocument: document, language: "de")
            #expect(table.entries == ["a.text": "Los"])
            #expect(table.findings.map(\.message) == ["The file is no property list.", "The file is no string catalogue."])
        }
    }

    @Test(
        arguments: [
            ("zh-Hant-HK", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("zh-Hant-HK", ["zh"], "zh"), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
            ("zh_CN", ["zh-Hans", "zh-Hant"], "zh-Hans"), ("zh-CN", ["zh-CN", "zh-Hans"], "zh-CN"), ("en-GB", ["de", "en"], "en"),
            ("en_GB", ["en", "en-GB"], "en-GB"), ("de", ["German"], "German"), ("pt-BR", ["pt-PT"], nil), ("x-", ["de"], nil),
        ] as [(String, [String], String?)])
    func aLanguageFallsBackToTheWiderOne(_ code: String, _ languages: [String], _ match: String?) {
        #expect(StringsTable.match(code, in: languages) == match)
    }

    /// What Xcode and `plutil` write: UTF-16 with and without a mark, and property lists in both forms.
    @Test(arguments: ["UTF-8 with a mark", "UTF-16", "UTF-16 without a mark", "binary", "XML"]) func stringsComeInSeveralForms(
        _ form: String
    ) throws {
        let text = "\"a.text\" = \"Größe\";\n"
        let list = ["a.text": "Größe"]
        let data: Data
        switch form {
        case "UTF-8 with a mark": data = Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8)
        case "UTF-16": data = Data([0xFE, 0xFF]) + (text.data(using: .utf16BigEndian) ?? Data())
        case "UTF-16 without a mark": data = text.data(using: .utf16LittleEndian) ?? Data()
        default: data = try PropertyListSerialization.data(fromPropertyList: list, format: form == "XML" ? .xml : .binary, options: 0)
        }
        try withFiles(["de.lproj/Main.strings": ""]) { document in
            let path = ((document as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent + "/de.lproj/Main.strings"
            try data.write(to: URL(fileURLWithPath: path))
            let table = StringsTable.table(ofDocument: document, language: "de")
            #expect(table.entries == list && table.findings.isEmpty)
        }
    }
}
