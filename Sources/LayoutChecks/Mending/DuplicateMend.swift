import Findings
import IBDocuments

/// Takes out one of two constraints that say the same: the one that the finding stands at, unless something else in the document names it.
enum DuplicateMend: LayoutMend {
    static let kinds: Set<String> = ["api.duplicate-constraint"]
    static let keepsFrames = true

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        let told = finding.location?.objectID
        let ids = [told] + finding.notes.map { $0.location?.objectID }
        return ids.compactMap { $0 }.filter { !patient.document.isNamed($0) }.compactMap { id in
            patient.document.elements[id].map { element in
                let instead = id == told ? "" : ", and not \(told ?? ""), which an outlet or a variation names"
                return MendProposal("Remove \(id), which says what another constraint says\(instead).") { editor in
                    editor.removeObject(element)
                }
            }
        }
    }
}
