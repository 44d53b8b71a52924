import Findings
import IBDocuments
import IBLoading
import LayoutChecks

/// `trellis migrate`: brings whole projects to newer ways.
struct MigrateCommand: Subcommand {
    static let name = "migrate"
    static let summary = "Moves the constraints of scroll views to their content and frame layout guides, in whole projects."
    static let usage = "scroll-guides PATH... [--dry-run]"
    static let discussion = """
        An edge of a scroll view means its content to the views inside, a width or a centre means its frame. With the guides (iOS 11, Xcode 11) that is
        said in so many words. A document is written when every frame in it stays; all other bytes of it stay as they are.
        """
    private static let dryRun = Option(name: "dry-run", help: "Show the edits and write nothing.")
    static let options = [dryRun]

    private let files: [String]
    private let isDry: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        guard arguments.files.first == "scroll-guides" else { throw .unknownMigration(arguments.files.first ?? "") }
        files = Array(arguments.files.dropFirst())
        if files.isEmpty { throw .noFiles }
        isDry = arguments.has(Self.dryRun)
    }

    func run() -> ExitStatus {
        var (moved, documents) = (0, 0)
        let status = DocumentRun(files: files, canvas: CanvasOptions()).forEach { _, error in
            standardError(error.text + "\n")
        } serve: { document in
            let outcome = ScrollGuideMigration.migrate(document)
            if let refusal = outcome.refusal {
                standardError("\(document.path): left as it is: \(refusal)\n")
                return .faults
            }
            guard EditedDocument(document, bytes: outcome.bytes).finish(isDry: isDry) else { return .usage }
            moved += outcome.moved
            documents += outcome.moved > 0 ? 1 : 0
            return .success
        }
        let verb = isDry ? "would move" : "moved"
        standardError("\(moved) constraint\(moved == 1 ? "" : "s") \(verb) in \(documents) document\(documents == 1 ? "" : "s")\n")
        return status
    }
}
