import Findings
import IBDocuments

/// Takes out a constraint that places a view which a stack view places in the same way.
enum ArrangedPositionMend: LayoutMend {
    static let kinds: Set<String> = ["stack.position-constraint-on-arranged"]
    static let keepsFrames = true

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        guard let element = patient.element(of: finding), let id = element.id, element.name == "constraint",
            !patient.document.isNamed(id)
        else { return [] }
        return [MendProposal("Remove \(id): the stack view places the view just so.") { editor in editor.removeObject(element) }]
    }
}
