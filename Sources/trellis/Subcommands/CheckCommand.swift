import Findings
import IBLoading
import LayoutChecks

/// `trellis check`: what is wrong.
struct CheckCommand: Subcommand {
    static let name = "check"
    static let summary = "Says what is wrong: conflicts, ambiguous views, scroll views that can't scroll."
    static let usage = "FILE... [options]"
    static let discussion = """
        Each finding has a severity, one sentence, the place in the file, the object's id, the evidence, and a fix where there is one best way.
        Exit status 1 says that at least one finding is an error.
        """
    private static let format = Option(
        name: "format", value: "text|json", help: "Print compiler-like lines (text, unless said) or a JSON array.")
    static let options = [format] + CanvasArguments.options

    private let files: [String]
    private let canvas: CanvasOptions
    private let printsJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        files = arguments.files
        canvas = try CanvasArguments.canvas(arguments)
        let format = arguments.value(Self.format) ?? "text"
        guard ["text", "json"].contains(format) else {
            throw .badValue(option: "--format", value: format, expected: "text or json")
        }
        printsJSON = format == "json"
    }

    func run() -> ExitStatus {
        var found: [Finding] = []
        let run = DocumentRun(files: files, canvas: canvas)
        let status = run.forEach { _, error in
            found.append(error)
        } serve: { document in
            found += findings(in: document, options: canvas)
            return .success
        }
        report(found, documents: run.count)
        return found.contains { $0.severity == .error } ? max(status, .faults) : status
    }

    private func report(_ found: [Finding], documents: Int) {
        if printsJSON {
            print(found.json)
        } else if !found.isEmpty {
            print(found.text)
        }
        let counts = Severity.allCases.compactMap { severity -> String? in
            let count = found.count { $0.severity == severity }
            return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 || severity == .info ? "" : "s")"
        }
        let outcome = counts.isEmpty ? "nothing to report" : counts.joined(separator: ", ")
        standardError("\(documents) document\(documents == 1 ? "" : "s"): \(outcome)\n")
    }
}
