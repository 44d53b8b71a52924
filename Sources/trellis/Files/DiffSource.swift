import Foundation
import IBDocuments

/// Why there is nothing to compare.
enum DiffSourceError: Error {
    case missing(String)
    /// Git's own words.
    case git(String)

    var message: String {
        switch self {
        case .missing(let path): "\(path): there is no such file or folder"
        case .git(let words): "git: \(words)"
        }
    }
}

/// The documents of a comparison in their two states.
enum DiffSource {
    /// One state of a document: on disk, or out of Git.
    enum State {
        case file(String)
        case bytes([UInt8], path: String)

        func read() throws(DocumentError) -> IBDocument {
            switch self {
            case .file(let path): try IBDocument.read(path: path)
            case .bytes(let bytes, let path): try IBDocument.read(bytes: bytes, path: path)
            }
        }
    }

    /// A document before and now; nil where it wasn't or isn't there.
    struct Pair {
        /// Where it is now, or was.
        let path: String
        let old, new: State?
    }

    /// Two documents, or two folders whose documents are matched by their paths in them.
    static func pairs(_ old: String, _ new: String) throws(DiffSourceError) -> [Pair] {
        for path in [old, new] where !FileManager.default.fileExists(atPath: path) { throw .missing(path) }
        guard isFolder(old), isFolder(new) else { return [Pair(path: new, old: .file(old), new: .file(new))] }
        let (before, after) = (documents(below: old), documents(below: new))
        return Set(before).union(after).sorted().map { name in
            Pair(
                path: after.contains(name) ? new + "/" + name : old + "/" + name,
                old: before.contains(name) ? .file(old + "/" + name) : nil, new: after.contains(name) ? .file(new + "/" + name) : nil)
        }
    }

    /// The documents that differ from a Git revision, below some paths.
    static func pairs(since revision: String, below paths: [String]) throws(DiffSourceError) -> [Pair] {
        let paths = paths.isEmpty ? ["."] : paths
        for path in paths where !FileManager.default.fileExists(atPath: path) { throw .missing(path) }
        let folder = isFolder(paths[0]) ? paths[0] : (paths[0] as NSString).deletingLastPathComponent
        let place = folder.isEmpty ? "." : folder
        let top = try text(git(["rev-parse", "--show-toplevel"], in: place))
        let absolute = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
        _ = try git(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: place, orElse: "there is no revision '\(revision)'")
        // Untracked documents are new as well.
        let changed = try git(["diff", "--name-only", "-z", "--no-renames", revision, "--"] + absolute, in: top)
        let untracked = try git(["ls-files", "--others", "--exclude-standard", "-z", "--"] + absolute, in: top)
        let names = (changed + untracked).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        var pairs: [Pair] = []
        for name in Set(names).sorted() where isDocument(name) {
            let path = top + "/" + name
            let old = try? git(["show", "\(revision):\(name)"], in: top)
            let isThere = FileManager.default.fileExists(atPath: path)
            pairs.append(
                Pair(path: path, old: old.map { .bytes([UInt8]($0), path: path) }, new: isThere ? .file(path) : nil))
        }
        return pairs
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func isDocument(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

    private static func documents(below folder: String) -> [String] {
        DocumentFinder([folder]).documents.map { String($0.dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1)) }
    }

    private static func text(_ bytes: Data) -> String {
        String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Runs Git; what it prints.
    private static func git(_ words: [String], in folder: String, orElse message: String? = nil) throws(DiffSourceError) -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + words
        let (output, errors) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, errors)
        do { try process.run() } catch { throw .git("it can't be run") }
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw .git(message ?? text(complaint)) }
        return bytes
    }
}
