import Findings
import IBDocuments

/// Writes leading and trailing for left and right: the same from left to right, and mirrored otherwise.
enum HandednessMend: LayoutMend {
    static let kinds: Set<String> = ["rtl.left-right-attribute"]
    static let keepsFrames = true

    private static let directional = [
        "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
    ]

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        guard let element = patient.element(of: finding), element.name == "constraint" else { return [] }
        return [
            MendProposal("Use leading and trailing instead of left and right.") { editor in
                for name in ["firstAttribute", "secondAttribute"] {
                    if let other = element[name].flatMap({ directional[$0] }) { editor.setAttribute(name, to: other, of: element) }
                }
            }
        ]
    }
}
