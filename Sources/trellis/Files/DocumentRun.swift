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
        if let language, let message = finder.complaint(about: language) {
            complain(message)
            return .usage
        }
        for (path, finding) in finder.unusable { failed(path, finding) }
        var worst = finder.report()
        var read = 0
        var served = 0
        let progress = Progress(total: finder.documents.count)
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
}
