/// How a run of the tool ended, as the shell sees it.
enum ExitStatus: Int32, Comparable {
    /// Everything was done, and nothing of severity error was found.
    case success = 0
    /// A document couldn't be read or laid out, or has a finding of severity error.
    case faults = 1
    /// The command line makes no sense, or names a file that isn't there.
    case usage = 2

    static func < (left: ExitStatus, right: ExitStatus) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// A subcommand of `trellis`: its help and its work.
@MainActor protocol Subcommand {
    /// The word that names it.
    static var name: String { get }
    /// What it does, in one line, for `trellis --help`.
    static var summary: String { get }
    /// What stands behind its name in the first line of its help.
    static var usage: String { get }
    /// More than one line about what it prints; may be empty.
    static var discussion: String { get }
    /// The options it takes, `--help` aside.
    static var options: [Option] { get }

    /// Options that its help leaves out.
    static var hiddenOptions: [Option] { get }

    /// Whether these arguments lack files to work on, when none are among them.
    static func needsFiles(_ arguments: Arguments) -> Bool

    /// Makes sense of the arguments, or says why they make none.
    init(_ arguments: Arguments) throws(UsageError)

    /// Does the work, writing to standard output and standard error.
    func run() -> ExitStatus
}

extension Subcommand {
    static var hiddenOptions: [Option] { [] }

    static func needsFiles(_ arguments: Arguments) -> Bool { true }

    /// The text of `trellis NAME --help`.
    static var help: String {
        let rows = (options + [.help]).map { ($0.synopsis, $0.help) }
        let paragraphs = ["usage: trellis \(name) \(usage)", summary, discussion, "options:\n" + columns(rows)]
        return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
}

extension Option {
    /// Every subcommand has it.
    static let help = Option(name: "help", short: "h", help: "Show this text.")
}

/// Two columns, indented by two, the second aligned.
func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }.joined(separator: "\n")
}
