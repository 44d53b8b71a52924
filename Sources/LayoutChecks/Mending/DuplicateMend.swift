import Findings
import IBDocuments

/// Takes out one of two constraints that say the same: the one that nothing else in the document names.
enum DuplicateMend: LayoutMend {
    static let kinds: Set<String> = ["api.duplicate-constraint"]
    static let keepsFrames = true

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        let ids = [finding.location?.objectID] + finding.notes.map { $0.location?.objectID }
        return ids.compactMap { $0 }.filter { !isNamed($0, in: patient.document) }.compactMap { id in
            patient.document.elements[id].map { element in
                MendProposal("Remove \(id), which says what another constraint says.") { editor in editor.removeObject(element) }
            }
        }
    }

    /// Whether an outlet or a variation names the constraint: it may be changed in code, or for a size class.
    static func isNamed(_ id: String, in document: IBDocument) -> Bool {
        var isNamed = false
        document.root.visit { element, _ in
            isNamed = isNamed || (element.name != "constraint" && element.attributes.contains { $0.name != "id" && $0.value == id })
        }
        return isNamed
    }
}
