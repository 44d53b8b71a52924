import UIKit

/// The tool: finds the subcommand and hands it its words.
@MainActor enum Trellis {
    /// Every subcommand, in the order of the help.
    static let subcommands: [any Subcommand.Type] = [
        LayoutCommand.self, RenderCommand.self, CheckCommand.self, ExplainCommand.self, ExplainLogCommand.self, ReportCommand.self,
        FixCommand.self, MigrateCommand.self, RulesCommand.self,
        PreviewCommand.self, DiffCommand.self,
    ]

    /// The version that `--version` prints; the newest heading of CHANGELOG.md.
    nonisolated static let version = "0.1.0"

    /// Runs the words of a command line, the program's own name left out.
    static func run(_ words: [String]) -> ExitStatus {
        guard let word = words.first else {
            standardError(help + "\n")
            return .usage
        }
        switch word {
        case "--help", "-h": print(help)
        case "help": return explain(words.dropFirst().first)
        case "--version": print("trellis \(version)")
        default: return run(word, Array(words.dropFirst()))
        }
        return .success
    }

    private static func run(_ name: String, _ words: [String]) -> ExitStatus {
        guard let subcommand = subcommands.first(where: { $0.name == name }) else {
            return refuse(.unknownCommand(name), see: "trellis --help")
        }
        do throws(UsageError) {
            let arguments = try Arguments(words, options: subcommand.options + subcommand.hiddenOptions + [.help])
            if arguments.has(.help) {
                print(subcommand.help)
                return .success
            }
            if arguments.files.isEmpty, subcommand.needsFiles(arguments) { throw .noFiles }
            // UIKit's console text is for programs; here `trellis check` names conflicts.
            LayoutDiagnostics.conflictHandler = { _ in }
            return try subcommand.init(arguments).run()
        } catch {
            return refuse(error, see: "trellis \(name) --help")
        }
    }

    private static func explain(_ name: String?) -> ExitStatus {
        guard let name else {
            print(help)
            return .success
        }
        guard let subcommand = subcommands.first(where: { $0.name == name }) else {
            return refuse(.unknownCommand(name), see: "trellis --help")
        }
        print(subcommand.help)
        return .success
    }

    private static func refuse(_ error: UsageError, see: String) -> ExitStatus {
        complain(error.message)
        standardError("See `\(see)`.\n")
        return .usage
    }

    private static var help: String {
        """
        usage: trellis COMMAND FILE... [options]

        Lays out storyboards and xibs as UIKit would, without a Mac: frames, pictures, and what is wrong with them.

        commands:
        \(columns(subcommands.map { ($0.name, $0.summary) }))

        `trellis COMMAND --help` lists the options of a command.
        """
    }
}
