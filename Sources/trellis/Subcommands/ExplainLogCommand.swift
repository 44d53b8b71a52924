import Foundation
import LayoutChecks

/// `trellis explain-log`: what UIKit's console text means.
struct ExplainLogCommand: Subcommand {
    static let name = "explain-log"
    static let summary = "Reads \"Unable to simultaneously satisfy constraints.\" from a console: the smallest set, the sum, the mend."
    static let usage = "[FILE...] < console.txt"
    static let discussion = """
        Reads the console's text from the files, or from standard input, whatever stands around UIKit's lines. The exit status is 0 when the text
        was read, and 1 when it tells of no conflict.
        """
    static let options: [Option] = []

    private let files: [String]

    static func needsFiles(_ arguments: Arguments) -> Bool { false }

    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.files.isEmpty ? ["-"] : arguments.files
    }

    func run() -> ExitStatus {
        var status = ExitStatus.success
        for file in files {
            guard let data = file == "-" ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
            else {
                let isThere = FileManager.default.fileExists(atPath: file)
                complain(
                    "\(file): \(isThere ? "the file can't be read" : "there is no such file")\(DocumentFinder.isFolder(file) ? ": it is a folder" : "")"
                )
                return .usage
            }
            let log = ConsoleLog(String(decoding: data, as: UTF8.self))
            let name = file == "-" ? "" : "\(file): "
            if log.blocks.isEmpty {
                standardError("\(name)no \"Unable to simultaneously satisfy constraints.\" in this text\n")
                status = max(status, .faults)
            }
            for (text, count) in Self.accounts(log) {
                print(name + text + (count > 1 ? "\n  told \(count) times in all" : "") + "\n")
            }
        }
        return status
    }

    /// The account of each conflict, once: an app prints the same one each time a cell is shown.
    private static func accounts(_ log: ConsoleLog) -> [(text: String, count: Int)] {
        var accounts: [(text: String, count: Int)] = []
        var index: [String: Int] = [:]
        var signatures: [String: Int] = [:]
        for block in log.blocks {
            // Each account is a system of its own to be solved: of those that are alike but for addresses one is.
            let signature = block.signature
            if let known = signatures[signature] {
                accounts[known].count += 1
                continue
            }
            let text = LoggedConflict(block).text
            // Lines and the ends of addresses differ.
            let key = String(text.drop { $0 != ":" }).replacing(/:…[0-9a-f]+/, with: "")
            if let known = index[key] {
                accounts[known].count += 1
                signatures[signature] = known
            } else {
                index[key] = accounts.count
                signatures[signature] = accounts.count
                accounts.append((text, 1))
            }
        }
        return accounts
    }
}
