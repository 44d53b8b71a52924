import Foundation

/// What the `.gitignore` files of a repository leave out, from its root down to a folder.
///
/// The last pattern that means a path decides, and what lies in a folder that is left out can't come back (gitignore(5)).
struct IgnoreRules {
    private struct Rule {
        let pattern: GlobPattern
        let isException: Bool
        /// The folder of the file that holds it, without a slash at its end.
        let folder: String
    }

    private var rules: [Rule] = []

    /// The rules that hold in a folder: of the repository it lies in, and none outside of one.
    init(above folder: String) {
        var folders: [String] = []
        var here = URL(fileURLWithPath: folder).standardizedFileURL
        while true {
            folders.append(here.path)
            if FileManager.default.fileExists(atPath: here.appendingPathComponent(".git").path) { break }
            if here.path == "/" { return }
            here.deleteLastPathComponent()
        }
        // What a repository leaves out without telling others goes behind its own rules.
        if let root = folders.last { add(from: root, file: ".git/info/exclude") }
        // The folder itself is read by whoever walks it.
        for folder in folders.dropFirst().reversed() { add(from: folder) }
    }

    /// Adds the rules of a folder's own file, when it has one.
    mutating func add(from folder: String, file: String = ".gitignore") {
        guard let data = FileManager.default.contents(atPath: folder + "/" + file) else { return }
        let text = String(decoding: data, as: UTF8.self)
        for line in (text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).split(whereSeparator: \.isNewline) {
            var line = line
            while line.last == " ", !line.hasSuffix("\\ ") { line = line.dropLast() }
            if line.isEmpty || line.hasPrefix("#") { continue }
            let isException = line.hasPrefix("!")
            if isException { line = line.dropFirst() }
            rules.append(Rule(pattern: GlobPattern(String(line)), isException: isException, folder: folder))
        }
    }

    /// Whether a file or folder is left out.
    func excludes(_ path: String, isFolder: Bool) -> Bool {
        for rule in rules.reversed() where path.hasPrefix(rule.folder + "/") || rule.folder == "/" {
            let below = String(path.dropFirst(rule.folder == "/" ? 1 : rule.folder.count + 1))
            if rule.pattern.matches(below, isFolder: isFolder) { return !rule.isException }
        }
        return false
    }
}
