/// The words behind a subcommand, sorted into files, switches and values.
struct Arguments: Sendable {
    /// Everything that is no option, in the order given.
    private(set) var files: [String] = []
    /// The options as they were given, without the files.
    private(set) var optionWords: [String] = []
    private var switches: Set<String> = []
    private var values: [String: String] = [:]

    /// Sorts `words`. Understands `--name`, `--name VALUE`, `--name=VALUE`, `-x`, `-x VALUE` and `--`, behind which everything is a file.
    /// An option given twice keeps its last value.
    init(_ words: [String], options: [Option]) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                files += rest
                return
            }
            guard word.hasPrefix("-"), word != "-" else {
                files.append(word)
                continue
            }
            try read(word, rest: &rest, options: options)
        }
    }

    /// Whether a switch was given.
    func has(_ option: Option) -> Bool {
        switches.contains(option.name)
    }

    /// The value given for an option, nil when it wasn't given.
    func value(_ option: Option) -> String? {
        values[option.name]
    }

    private mutating func read(_ word: String, rest: inout ArraySlice<String>, options: [Option]) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let name = parts[0]
        guard let option = options.first(where: { "--\($0.name)" == name || $0.short.map { "-\($0)" } == name }) else {
            throw .unknownOption(name)
        }
        guard let placeholder = option.value else {
            if parts.count > 1 { throw .unexpectedValue(option: name) }
            switches.insert(option.name)
            optionWords.append(word)
            return
        }
        guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
            throw .missingValue(option: name, value: placeholder)
        }
        values[option.name] = value
        optionWords += [name, value]
    }
}
