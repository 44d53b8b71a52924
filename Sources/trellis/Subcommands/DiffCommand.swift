import Findings
import Foundation
import IBDocuments
import IBLoading
import LayoutReport
import UIKit

/// `trellis diff`: what a change to documents does to their layouts.
struct DiffCommand: Subcommand {
    static let name = "diff"
    static let summary = "Says what a change does to frames and findings: two states of documents, or a Git revision and now."
    static let usage = "OLD NEW [options]   or   trellis diff --git REV PATH... [options]"
    static let discussion = """
        OLD and NEW are documents, or folders whose documents are matched by their paths. Frames are in points, each in the coordinates of the
        enclosing view: a view that only went along with its superview is not listed. Exit status 1 says that there is a new error.
        """
    private static let git = Option(
        name: "git", value: "REV", help: "Compare the documents as they are in this Git revision with those on disk.")
    private static let format = Option(name: "format", value: "text|json|html", help: "What to write; text without it. html has pictures.")
    private static let output = Option(name: "output", short: "o", value: "FILE", help: "Where to write it; standard output without it.")
    static let options = [git, format, output] + CanvasArguments.options

    private let files: [String]
    private let revision: String?
    private let canvas: CanvasOptions
    private let format: String
    private let path: String?

    /// Below `--git REV` alone stands everything that changed.
    static func needsFiles(_ arguments: Arguments) -> Bool { arguments.value(git) == nil }

    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.files
        revision = arguments.value(Self.git)
        canvas = try CanvasArguments.canvas(arguments)
        format = arguments.value(Self.format) ?? "text"
        path = arguments.value(Self.output)
        guard ["text", "json", "html"].contains(format) else {
            throw .badValue(option: "--format", value: format, expected: "text, json or html")
        }
        if revision == nil, files.count != 2 {
            throw .badValue(option: "diff", value: files.joined(separator: " "), expected: "name OLD and NEW, or use --git REV PATH")
        }
    }

    func run() -> ExitStatus {
        do throws(DiffSourceError) {
            let pairs =
                if let revision { try DiffSource.pairs(since: revision, below: files) } else { try DiffSource.pairs(files[0], files[1]) }
            var diff = LayoutDiff(canvas: canvas, drawsPictures: format == "html")
            var worst = ExitStatus.success
            for pair in pairs {
                AssetLibrary.shared.removeAll()
                AssetLibrary.shared.register(AssetFolder(around: pair.path))
                let (old, new) = (read(pair.old, &worst), read(pair.new, &worst))
                diff.compare(old, new)
            }
            let hasNewError = diff.documents.contains { $0.newFindings.contains { $0.severity == .error } }
            return max(write(diff), hasNewError ? max(worst, .faults) : worst)
        } catch {
            complain(error.message)
            return .usage
        }
    }

    /// A state that can't be read is said, and compared as if there were no document.
    private func read(_ state: DiffSource.State?, _ worst: inout ExitStatus) -> IBDocument? {
        guard let state else { return nil }
        do throws(DocumentError) {
            return try state.read()
        } catch {
            standardError(error.finding.text + "\n")
            worst = max(worst, .faults)
            return nil
        }
    }

    private func write(_ diff: LayoutDiff) -> ExitStatus {
        let bytes =
            switch format {
            case "json": Data((diff.json + "\n").utf8)
            case "html": diff.html(title: "Layout changes" + (revision.map { " since \($0)" } ?? ""))
            default: Data((diff.text + "\n").utf8)
            }
        guard let path else {
            print(String(decoding: bytes, as: UTF8.self), terminator: "")
            return .success
        }
        do {
            try bytes.write(to: URL(fileURLWithPath: path), options: .atomic)
            standardError(diff.summary + "\n")
            return .success
        } catch {
            complain("\(path): the file can't be written")
            return .usage
        }
    }
}
