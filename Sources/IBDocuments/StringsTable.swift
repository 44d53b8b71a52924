import Findings
import Foundation

/// The translations of a document into one language, by keys that name an object and its property (`aB1-cd-E2f.text`).
///
/// They lie beside the document: `de.lproj/Main.strings` and `de.lproj/Main.stringsdict` beside the `Base.lproj` that holds `Main.storyboard`,
/// and `Main.xcstrings` (which Xcode puts into `mul.lproj`) for all languages together. Later ones win in this order.
public struct StringsTable: Sendable {
    /// The translations by key.
    public private(set) var entries: [String: String]
    /// What couldn't be read in the files, with file and line.
    public private(set) var findings: [Finding] = []

    /// A table without entries.
    public static let empty = StringsTable(entries: [:])

    init(entries: [String: String]) {
        self.entries = entries
    }

    /// Reads the text of a `.strings` file: `"key" = "value";` with comments between. What can't be read is left out.
    public init(text: String) {
        let file = StringsFile(text: text, path: "")
        entries = file.entries
        findings = file.findings
    }

    /// The table of a document in a language; empty when there is none.
    ///
    /// - Parameters:
    ///   - path: The document's path.
    ///   - language: The language's code, as in `de.lproj`.
    ///   - isPad: Which of the texts that depend on the device are taken.
    public static func table(ofDocument path: String, language: String, isPad: Bool = false) -> StringsTable {
        let files = TranslationFiles(document: path)
        var table = StringsTable.empty
        guard let name = match(language, in: files.languages) else { return table }
        let device = isPad ? "ipad" : "iphone"
        for file in files.strings(name) { table.add(StringsFile(data: file.data, path: file.path)) }
        for file in files.dictionaries(name) { table.add(StringsDictionary(data: file.data, path: file.path, device: device)) }
        for file in files.catalogs { table.add(StringCatalog(data: file.data, path: file.path), name, device) }
        return table
    }

    /// What can't be read of the files of texts beside a document, in any language.
    ///
    /// - Parameter path: The document's path.
    public static func faults(ofDocument path: String) -> [Finding] {
        let files = TranslationFiles(document: path)
        let ofLanguages = files.languages.flatMap { language in
            files.strings(language).flatMap { StringsFile(data: $0.data, path: $0.path).findings }
                + files.dictionaries(language).flatMap { StringsDictionary(data: $0.data, path: $0.path, device: "iphone").findings }
        }
        return ofLanguages + files.catalogs.flatMap { StringCatalog(data: $0.data, path: $0.path).findings }
    }

    /// The languages that a document has texts in, sorted: those of the files beside it, and of the folder it stands in (`Base`, `en`).
    public static func languages(ofDocument path: String) -> [String] {
        TranslationFiles(document: path).languages
    }

    /// The language of a list that a code means: the same one (`pt_BR` is `pt-BR`), or that of the region's language (`de` for `de-CH`,
    /// `zh-Hant` for `zh-Hant-HK` and `zh-TW`).
    public static func match(_ code: String, in languages: [String]) -> String? {
        func plain(_ text: String) -> String {
            let code = text.lowercased().replacingOccurrences(of: "_", with: "-")
            return oldNames[code] ?? code
        }
        var wanted = plain(code)
        // Chinese is written as its region writes it, unless the script is named.
        if let script = scripts[wanted], !languages.contains(where: { plain($0) == wanted }) { wanted = script }
        while !wanted.isEmpty {
            if let found = languages.first(where: { plain($0) == wanted }) { return found }
            guard let cut = wanted.lastIndex(of: "-") else { return nil }
            wanted = String(wanted[..<cut])
        }
        return nil
    }

    private static let scripts = [
        "zh-tw": "zh-hant", "zh-hk": "zh-hant", "zh-mo": "zh-hant", "zh-cn": "zh-hans", "zh-sg": "zh-hans",
    ]

    /// What folders were called before languages had codes; Xcode still reads them.
    private static let oldNames = [
        "english": "en", "french": "fr", "german": "de", "italian": "it", "japanese": "ja", "spanish": "es", "dutch": "nl",
    ]

    private mutating func add(_ file: StringsFile) {
        entries.merge(file.entries) { $1 }
        findings += file.findings
    }

    private mutating func add(_ file: StringsDictionary) {
        entries.merge(file.entries) { $1 }
        findings += file.findings
    }

    private mutating func add(_ catalog: StringCatalog, _ language: String, _ device: String) {
        entries.merge(catalog.entries(language: language, device: device)) { $1 }
        findings += catalog.findings
    }
}

/// Where the translations of a document lie.
struct TranslationFiles {
    /// A file with its bytes.
    struct File {
        let path: String
        let data: Data
    }

    /// The languages there are files of, sorted.
    let languages: [String]
    /// The string catalogues, which hold all languages.
    let catalogs: [File]
    private let folder: URL
    private let name: String

    init(document path: String) {
        let document = URL(fileURLWithPath: path)
        let own = document.deletingLastPathComponent()
        let isInLanguage = own.pathExtension == "lproj"
        let folder = isInLanguage ? own.deletingLastPathComponent() : own
        let name = document.deletingPathExtension().lastPathComponent
        self.folder = folder
        self.name = name
        let places = [own, folder, folder.appendingPathComponent("mul.lproj")].map { $0.appendingPathComponent("\(name).xcstrings").path }
        catalogs = Array(Set(places)).sorted().compactMap(Self.file)
        let siblings = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".lproj") }
        var found = siblings.map { String($0.dropLast(".lproj".count)) }.filter { language in
            ["strings", "stringsdict"].contains { FileManager.default.fileExists(atPath: folder.path + "/\(language).lproj/\(name).\($0)") }
        }
        if isInLanguage { found.append(own.deletingPathExtension().lastPathComponent) }
        found += catalogs.flatMap { StringCatalog(data: $0.data, path: $0.path).languages }
        languages = Set(found).subtracting(["mul"]).sorted()
    }

    func strings(_ language: String) -> [File] { files(language, "strings") }
    func dictionaries(_ language: String) -> [File] { files(language, "stringsdict") }

    private func files(_ language: String, _ type: String) -> [File] {
        [folder.appendingPathComponent("\(language).lproj/\(name).\(type)").path].compactMap(Self.file)
    }

    private static func file(_ path: String) -> File? {
        (try? Data(contentsOf: URL(fileURLWithPath: path))).map { File(path: path, data: $0) }
    }
}
