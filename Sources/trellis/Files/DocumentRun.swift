import Findings
import IBDocuments
import IBLoading

/// Goes through the documents of a command line, one after another: a bad one is said, and the others are still served.
@MainActor struct DocumentRun {
    private let finder: DocumentFinder
    private let scene: String?
    private let language: String?

    /// A run over files and folders; where one scene is asked for, over the documents that have it.
    init(files: [String], canvas: CanvasOptions) {
        finder = DocumentFinder(files)
        scene = canvas.sceneID
        language = canvas.language
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
        if let language, let message = complaint(about: language) {
            complain(message)
            return .usage
        }
        for path in finder.disguised {
            failed(
                path,
                Finding(
                    kind: "ib.unreadable", severity: .error, message: "The file can't be read: it is a folder.",
                    location: SourceLocation(file: path)))
            worst = .usage
        }
        for path in finder.missing {
            failed(
                path,
                Finding(
                    kind: "ib.unreadable", severity: .error, message: "There is no such file or folder.",
                    location: SourceLocation(file: path)))
            worst = .usage
        }
        // A mistyped folder must not look like a clean one.
        for folder in finder.barren {
            complain("\(folder): there is no storyboard or xib in this folder")
            worst = .usage
        }
        var read = 0
        var served = 0
        var progress = Progress(total: finder.documents.count)
        for path in finder.documents {
            progress.begin(path)
            do throws(DocumentError) {
                let document = try IBDocument.read(path: path)
                read += 1
                if let scene, !document.hasScene(scene) { continue }
                served += 1
                worst = max(worst, serve(document))
            } catch {
                failed(path, error.finding)
                worst = max(worst, .faults)
            }
        }
        progress.end()
        if let scene, read > 0, served == 0 {
            complain("no document has a scene, controller or view '\(scene)'")
            return .usage
        }
        return worst
    }

    /// What is wrong with a language that none of the documents has texts in; nil when one has, or when there are no documents.
    private func complaint(about language: String) -> String? {
        let known = Set(finder.documents.flatMap { StringsTable.languages(ofDocument: $0) }).sorted()
        guard !finder.documents.isEmpty, StringsTable.match(language, in: known) == nil else { return nil }
        let found = known.isEmpty ? "there are no translations beside any" : "there are \(known.joined(separator: ", "))"
        return "no document has texts in '\(language)': \(found)"
    }
}
