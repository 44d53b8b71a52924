import Findings
import Foundation
import IBDocuments

/// Turns the files and folders of a command line into documents.
struct DocumentFinder {
    /// The documents, in the order given; those of a folder sorted by path.
    private(set) var documents: [String] = []
    /// The arguments that name nothing on disk.
    private(set) var missing: [String] = []
    /// The folders without a storyboard or xib below them.
    private(set) var barren: [String] = []
    /// The folders that are called as if they were documents (`Main.storyboard`): they hold none that could be meant.
    private(set) var disguised: [String] = []

    /// Looks every argument up. A file is taken whatever it is called; a folder is walked for storyboards and xibs, hidden folders and what
    /// `.gitignore` names left out. No document is listed twice.
    init(_ arguments: [String]) {
        var seen: Set<String> = []
        for argument in arguments {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
                missing.append(argument)
                continue
            }
            if isFolder.boolValue, Self.isDocumentName(argument.hasSuffix("/") ? String(argument.dropLast()) : argument) {
                disguised.append(argument)
                continue
            }
            let found = isFolder.boolValue ? Self.documents(below: argument) : [argument]
            if found.isEmpty { barren.append(argument) }
            documents += found.filter { seen.insert($0).inserted }
        }
    }

    private static func isDocumentName(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    /// The arguments that are no documents, each with what is said of it.
    var unusable: [(path: String, finding: Finding)] {
        let folders = disguised.map { ($0, "The file can't be read: it is a folder.") }
        return (folders + missing.map { ($0, $0.isEmpty ? "A name is empty." : "There is no such file or folder.") }).map { path, message in
            (
                path,
                Finding(
                    kind: "ib.unreadable", severity: .error, message: message, location: SourceLocation(file: path.isEmpty ? "''" : path))
            )
        }
    }

    /// What is wrong with a language that none of the documents has texts in; nil when one has, or when there are no documents.
    func complaint(about language: String) -> String? {
        let known = Set(documents.flatMap { StringsTable.languages(ofDocument: $0) }).sorted()
        guard !documents.isEmpty, StringsTable.match(language, in: known) == nil else { return nil }
        let found = known.isEmpty ? "there are no translations beside any" : "there are \(known.joined(separator: ", "))"
        return "no document has texts in '\(language)': \(found)"
    }

    /// Complains about folders that hold nothing; what the search means for the exit status.
    func report() -> ExitStatus {
        // A mistyped folder must not look like a clean one.
        for folder in barren { complain("\(folder): there is no storyboard or xib in this folder") }
        return missing.isEmpty && barren.isEmpty && disguised.isEmpty ? .success : .usage
    }

    private static func documents(below folder: String) -> [String] {
        let base = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        var found: [String] = []
        let path = URL(fileURLWithPath: base).standardizedFileURL.path
        walk(base, path: path, rules: IgnoreRules(above: path), into: &found)
        return found.sorted()
    }

    /// - Parameters:
    ///   - shown: The folder as the user names it.
    ///   - path: The folder's path from the root, which the rules compare.
    private static func walk(_ shown: String, path: String, rules: IgnoreRules, into found: inout [String]) {
        var rules = rules
        rules.add(from: path)
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return }
        for name in names where !name.hasPrefix(".") {
            let (shown, path) = (shown == "/" ? "/" + name : shown + "/" + name, path == "/" ? "/" + name : path + "/" + name)
            let isFolder = isFolder(path)
            guard isFolder || isDocumentName(name), !rules.excludes(path, isFolder: isFolder) else { continue }
            if isFolder { walk(shown, path: path, rules: rules, into: &found) } else { found.append(shown) }
        }
    }

    /// Links to folders are not followed: they may lead round in a circle.
    static func isFolder(_ path: String) -> Bool {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
}
