import Foundation
import SourceRewriting

/// `ios-sources MODULE OUT FILE...`: rewrites a target's files into a folder. The plugin `IOSSources` runs it.
@main struct IOSSourcesTool {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2 else { fail("usage: ios-sources MODULE FOLDER FILE...") }
        do {
            try rewrite(module: arguments[0], folder: arguments[1], paths: Array(arguments.dropFirst(2)))
        } catch {
            fail("\(error)")
        }
    }

    private static func rewrite(module: String, folder: String, paths: [String]) throws {
        let copies = OutputName.all(paths).map { "\(folder)/\($0)" }
        let files = try zip(paths, copies).map { path, copy in
            // The compiler wants a file that has its name from `#sourceLocation` to stand there, and a main.swift has to keep its name.
            let isMain = copy.hasSuffix("/main.swift")
            return SourceFile(path: path, shownPath: isMain ? copy : nil, text: try String(contentsOfFile: path, encoding: .utf8))
        }
        let output = try Rewriter(files: files, module: module).rewritten()
        for (text, copy) in zip(output.files, copies) { try write(text, copy) }
        try write(output.list, "\(folder)/NamedMembersList.swift")
    }

    /// Writes a file unless it already says this: an unchanged file isn't compiled again.
    private static func write(_ text: String, _ path: String) throws {
        if let old = try? String(contentsOfFile: path, encoding: .utf8), old == text { return }
        try text.write(toFile: path, atomically: true, encoding: .utf8)
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        exit(1)
    }
}
