import Foundation

/// The folder from which a report tells files: the root of the repository, else the folder in which the check runs.
struct SourceRoot {
    /// What reports call it.
    static let id = "%SRCROOT%"

    private let path: String

    /// The root around a folder.
    init(containing folder: String) {
        var here = URL(fileURLWithPath: folder).standardizedFileURL
        while here.path != "/", !FileManager.default.fileExists(atPath: here.appendingPathComponent(".git").path) {
            here.deleteLastPathComponent()
        }
        path = here.path == "/" ? URL(fileURLWithPath: folder).standardizedFileURL.path : here.path
    }

    /// The root as a reference that others are resolved against: it ends in a slash.
    var uri: String { "file://" + Self.escaped(path == "/" ? "/" : path + "/") }

    /// How a file is told: from the root where it lies below it.
    func reference(to file: String) -> (uri: String, isInside: Bool) {
        let below = RelativePath.path(of: file, below: path)
        return (below.map(Self.escaped) ?? "file://" + Self.escaped(URL(fileURLWithPath: file).standardizedFileURL.path), below != nil)
    }

    /// A colon in the first part would read as a scheme.
    private static func escaped(_ path: String) -> String {
        (path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path).replacing(":", with: "%3A")
    }
}
