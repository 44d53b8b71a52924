import Findings
import Foundation
import IBDocuments
import IBLoading
import LayoutChecks

/// `trellis fix`: mends what can be mended safely.
struct FixCommand: Subcommand {
    static let name = "fix"
    static let summary = "Mends what has a safe edit, and shows the edit with the frames before and after."
    static let usage = "FILE... [--rule ID] [--dry-run]"
    static var discussion: String {
        """
        An edit is made when the document, laid out again, lacks the finding, has no new error or warning, and has moved nothing in its other
        trees. All other bytes of the file stay as they are. Findings of severity info are mended where --rule names them. Kinds that have an edit: \(LayoutMends.kinds.joined(separator: ", ")).

        `.trellis.json` and the documents' own `trellis:ignore` hold here as well. Exit status 1 says that something was left unmended.
        """
    }
    private static let rule = Option(name: "rule", value: "LIST", help: "Mend only these kinds or groups, with commas between.")
    private static let dryRun = Option(name: "dry-run", help: "Show the edits and write nothing.")
    private static let configuration = Option(name: "config", value: "FILE", help: "Take this configuration for all documents.")
    static let options = [rule, dryRun, configuration]

    private let arguments: Arguments
    private let rules: Set<String>

    init(_ arguments: Arguments) throws(UsageError) {
        self.arguments = arguments
        rules = Set(arguments.value(Self.rule)?.split(separator: ",").map(String.init) ?? [])
        for rule in rules where !LayoutMends.kinds.contains(where: { $0 == rule || FindingKinds.group(of: $0) == rule }) {
            throw .badValue(option: "--rule", value: rule, expected: "these have an edit: \(LayoutMends.kinds.joined(separator: ", "))")
        }
    }

    func run() -> ExitStatus {
        do throws(Configuration.Fault) {
            let configurations = try ConfigurationFinder(given: arguments.value(Self.configuration))
            let run = DocumentRun(files: arguments.files, canvas: CanvasOptions())
            var tally = MendTally(rules: rules)
            let status = run.forEach { _, error in
                standardError(error.text + "\n")
            } serve: { document in
                do throws(Configuration.Fault) { return try mend(document, configurations, &tally) } catch {
                    complain(error.text)
                    return .usage
                }
            }
            if let sentence = tally.sentence { standardError(sentence + "\n") }
            return status
        } catch {
            complain(error.text)
            return .usage
        }
    }

    private func mend(
        _ document: IBDocument, _ configurations: ConfigurationFinder, _ tally: inout MendTally
    ) throws(Configuration.Fault) -> ExitStatus {
        let configuration = try configurations.configuration(for: document.path)
        if configuration.excludes(document.path) { return .success }
        let suppressions = Suppressions(document)
        func counts(_ finding: Finding) -> Bool { !suppressions.contain(finding) && configuration.apply(to: finding) != nil }
        let mending = DocumentMending(document) { isWanted($0) && counts($0) }
        tally.add(document.path, mending, mending.findings.filter { counts($0) && (rules.isEmpty || isWanted($0)) })
        let writer = EditedDocument(document, bytes: mending.bytes)
        for mended in mending.mended {
            print(FindingLine.text(mended.finding))
            print("    mended: \(mended.words)")
            for change in mended.changes.prefix(10) { print("    \(change.text)") }
            if mended.changes.count > 10 { print("    and \(mended.changes.count - 10) more views") }
        }
        for refused in mending.refused { standardError("\(FindingLine.text(refused.finding))\n    left: \(refused.reason)\n") }
        let isWritten = writer.finish(isDry: arguments.has(Self.dryRun))
        return isWritten ? (mending.refused.isEmpty ? .success : .faults) : .usage
    }

    private func isWanted(_ finding: Finding) -> Bool {
        // What is merely worth knowing is changed for those who ask.
        if rules.isEmpty { return finding.severity > .info }
        return rules.contains(finding.kind) || rules.contains(FindingKinds.group(of: finding.kind))
    }
}

/// The first line of a finding.
enum FindingLine {
    static func text(_ finding: Finding) -> String {
        String(finding.text.prefix { !$0.isNewline })
    }
}
