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
        var told: [SweptFinding] = []
        for swept in swept {
            if suppressions.contain(swept.finding) { checked.suppressed += 1 } else { told.append(swept) }
        }
        for swept in gathered(told) {
            guard let finding = configuration.apply(to: swept.finding) else { continue }
            let place = album.place(of: swept)
            checked.findings.append(CheckedDocument.Reported(finding: finding, picture: place?.picture, mark: place?.mark))
        }
        checked.pictures = album.pictures
    }

    /// One finding of each kind that says how things are done in a document, in the place of the first.
    private func gathered(_ swept: [SweptFinding]) -> [SweptFinding] {
        func isGathered(_ swept: SweptFinding) -> Bool {
            swept.finding.severity < .error && FindingKinds.kind(swept.finding.kind)?.isToldOnce == true
        }
        struct Sort: Hashable {
            let kind: String
            let severity: Severity
            init(_ finding: Finding) { (kind, severity) = (finding.kind, finding.severity) }
        }
        let alike = Dictionary(grouping: swept.filter(isGathered).map(\.finding), by: Sort.init)
        var told: Set<Sort> = []
        return swept.compactMap { one in
            guard isGathered(one) else { return one }
            let sort = Sort(one.finding)
            guard told.insert(sort).inserted, let finding = Finding(gathering: alike[sort] ?? []) else { return nil }
            var one = one
            one.finding = finding
            return one
        }
    }
}
