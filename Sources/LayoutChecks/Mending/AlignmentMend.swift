import Findings
import IBDocuments

/// Aligns a text naturally that is aligned left: the same from left to right, and mirrored otherwise. Right alignment is mostly meant.
enum AlignmentMend: LayoutMend {
    static let kinds: Set<String> = ["rtl.text-alignment"]
    static let keepsFrames = true

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        guard let element = patient.element(of: finding), element["textAlignment"] == "left" else { return [] }
        return [MendProposal("Align the text naturally.") { editor in editor.setAttribute("textAlignment", to: "natural", of: element) }]
    }
}
