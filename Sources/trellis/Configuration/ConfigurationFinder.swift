import Foundation

/// Finds the configuration of each document: the nearest `.trellis.json` in its folder or above.
@MainActor final class ConfigurationFinder {
    static let fileName = ".trellis.json"

    private let given: Configuration?
    private var known: [String: Result<Configuration, Configuration.Fault>] = [:]

    /// A finder that answers one configuration for all documents, when the command line names its file.
    init(given path: String? = nil) throws(Configuration.Fault) {
        if let path { given = try Configuration(path: path) } else { given = nil }
    }

    /// The configuration for a document; the default where no folder above has one.
    func configuration(for document: String) throws(Configuration.Fault) -> Configuration {
        if let given { return given }
        let folder = URL(fileURLWithPath: document).standardizedFileURL.deletingLastPathComponent().path
        return try look(in: folder).get()
    }

    private func look(in folder: String) -> Result<Configuration, Configuration.Fault> {
        if let known = known[folder] { return known }
        let path = folder == "/" ? "/" + Self.fileName : folder + "/" + Self.fileName
        let found: Result<Configuration, Configuration.Fault>
        if FileManager.default.fileExists(atPath: path) {
            do { found = .success(try Configuration(path: path)) } catch { found = .failure(error) }
        } else {
            found = folder == "/" ? .success(Configuration()) : look(in: (folder as NSString).deletingLastPathComponent)
        }
        known[folder] = found
        return found
    }
}

/// Paths as seen from a folder.
enum RelativePath {
    /// The path of a file below a folder; nil when it lies elsewhere.
    static func path(of file: String, below folder: String) -> String? {
        let folder = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardizedFileURL.path
        let file = URL(fileURLWithPath: file).standardizedFileURL.path
        let prefix = folder == "/" ? "/" : folder + "/"
        return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : nil
    }

    /// The path of a file below the current folder where it lies there, else the whole path.
    static func shown(_ file: String) -> String {
        path(of: file, below: FileManager.default.currentDirectoryPath) ?? file
    }
}
