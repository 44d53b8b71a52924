/// One option of a subcommand, as its help prints it.
struct Option: Sendable, Hashable {
    /// The long name without its hyphens.
    let name: String
    /// A one-letter name, where there is one.
    var short: Character?
    /// What the value is called in the help; nil for a switch, which takes none.
    var value: String?
    /// One line of help.
    let help: String

    /// `-o, --output DIR` as it stands in the help.
    var synopsis: String {
        let names = short.map { "-\($0), --\(name)" } ?? "--\(name)"
        return value.map { "\(names) \($0)" } ?? names
    }
}

/// What was wrong with a command line. Every case ends in exit status 2.
enum UsageError: Error, Hashable {
    case unknownCommand(String)
    case unknownOption(String)
    case missingValue(option: String, value: String)
    case unexpectedValue(option: String)
    case badValue(option: String, value: String, expected: String)
    case missingOption(String)
    case noFiles
    case tooManyFiles(shown: String, count: Int)
    case unknownMigration(String)
    case unknownRule(String)

    var message: String {
        switch self {
        case .unknownCommand(let word): "there is no command '\(word)'"
        case .unknownOption(let word): "there is no option '\(word)'"
        case .missingValue(let option, let value): "\(option) needs a value: \(option) \(value)"
        case .unexpectedValue(let option): "\(option) takes no value"
        case .badValue(let option, let value, let expected): "\(option) can't be '\(value)': \(expected)"
        case .missingOption(let synopsis): "\(synopsis) is needed"
        case .unknownRule(let word): "there is no kind or group '\(word)'; `trellis rules` lists them"
        case .unknownMigration(let word): "there is no migration '\(word)': there is scroll-guides"
        case .tooManyFiles(let file, let count): "one file at a time is shown, and there are \(count): \(file) and others"
        case .noFiles: "name at least one storyboard, xib or folder"
        }
    }
}
