import Findings
import Foundation
import IBDocuments
import IBLoading
import LayoutChecks

/// Checks one document after another, each by the configuration of its folder.
@MainActor struct DocumentChecker {
    /// What the command line says of the canvas.
    let canvas: CanvasOptions
    /// The matrix the command line names; nil leaves it to the configuration.
    let matrix: SweepMatrix?
    let configurations: ConfigurationFinder
    /// Whether each finding gets a picture.
    let makesPictures: Bool

    /// Reads a document, lays it out under every condition of the matrix, and says what is wrong with it.
    func check(_ path: String) -> CheckedDocument {
        var checked = CheckedDocument(path: path)
        do {
            let configuration = try configurations.configuration(for: path)
            if configuration.excludes(path) {
                checked.isSkipped = true
            } else {
                check(&checked, configuration)
            }
        } catch {
            checked.configurationFault = error.text
        }
        return checked
    }

    private func check(_ checked: inout CheckedDocument, _ configuration: Configuration) {
        do throws(DocumentError) {
            let document = try IBDocument.read(path: checked.path)
            if let scene = canvas.sceneID, !document.hasScene(scene) {
                checked.isSkipped = true
            } else {
                sweep(document, &checked, configuration)
            }
        } catch {
            checked.isUnreadable = true
            checked.findings = configuration.apply(to: error.finding).map { [CheckedDocument.Reported(finding: $0)] } ?? []
        }
    }

    private func sweep(_ document: IBDocument, _ checked: inout CheckedDocument, _ configuration: Configuration) {
        let suppressions = Suppressions(document)
        let sweep = DocumentSweep(document, matrix: matrix ?? configuration.matrix ?? .asDrawn, options: canvas)
        var album = FindingAlbum()
        let swept = sweep.run { finding, number, laidOut in
            if makesPictures { album.show(finding, in: laidOut, condition: sweep.conditions[number].name, number) }
        }
        for finding in configuration.policy.findings(in: document) {
            if suppressions.contain(finding) {
                checked.suppressed += 1
            } else if let finding = configuration.apply(to: finding) {
                checked.findings.append(CheckedDocument.Reported(finding: finding))
            }
        }
        for swept in swept {
            if suppressions.contain(swept.finding) {
                checked.suppressed += 1
            } else if let finding = configuration.apply(to: swept.finding) {
                let place = album.place(of: swept)
                checked.findings.append(CheckedDocument.Reported(finding: finding, picture: place?.picture, mark: place?.mark))
            }
        }
        checked.pictures = album.pictures
    }
}
