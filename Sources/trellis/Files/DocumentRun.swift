import Findings
import IBDocuments

/// Goes through the documents of a command line, one after another: a bad one is said, and the others are still served.
@MainActor struct DocumentRun {
    private let finder: DocumentFinder

    /// A run over files and folders.
    init(files: [String]) {
        finder = DocumentFinder(files)
    }

    /// The number of documents found.
    var count: Int { finder.documents.count }

    /// Reads each document and hands it on.
    ///
    /// - Parameters:
    ///   - failed: Told about every file that isn't there or can't be read, with the error as a finding.
    ///   - serve: Does the work on a document that was read.
    /// - Returns: The worst of all outcomes.
    func forEach(failed: (String, Finding) -> Void, serve: (IBDocument) -> ExitStatus) -> ExitStatus {
        var worst = ExitStatus.success
        for path in finder.missing {
            failed(
                path,
                Finding(
                    kind: "ib.unreadable", severity: .error, message: "There is no such file or folder.",
                    location: SourceLocation(file: path)))
            worst = .usage
        }
        for folder in finder.barren { complain("\(folder): there is no storyboard or xib in this folder") }
        var progress = Progress(total: finder.documents.count)
        for path in finder.documents {
            progress.begin(path)
            do throws(DocumentError) {
                worst = max(worst, serve(try IBDocument.read(path: path)))
            } catch {
                failed(path, error.finding)
                worst = max(worst, .faults)
            }
        }
        progress.end()
        return worst
    }
}
