import Findings
import IBDocuments
import UIKit

/// Gives a text that is cut off the lines or the height it needs: as many lines as it takes, and a fixed height that may grow.
enum ClippedTextMend: LayoutMend {
    static let kinds: Set<String> = ["text.clipped", "text.truncated", "text.fixed-height"]
    static let keepsFrames = false

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        guard let (view, tree) = subject(of: finding, in: patient) else { return [] }
        let element = view.documentID.flatMap { patient.document.elements[$0] }
        let heights = fixedHeights(of: view, in: tree).compactMap { constraint in
            constraint.documentID.flatMap { patient.document.elements[$0] }
        }
        let wraps = element.flatMap { $0.name == "label" && $0["numberOfLines"] != "0" ? $0 : nil }
        var proposals: [MendProposal] = []
        if finding.kind != "text.fixed-height", let wraps {
            proposals.append(
                MendProposal("Let the label take as many lines as its text needs.") { $0.setAttribute("numberOfLines", to: "0", of: wraps) }
            )
        }
        if let height = heights.first {
            proposals.append(MendProposal("Let the fixed height grow: at least as high instead of exactly.") { loosen(height, &$0) })
        }
        if finding.kind != "text.fixed-height", let wraps, let height = heights.first {
            proposals.append(
                MendProposal("Let the label take as many lines as its text needs, and its height grow.") { editor in
                    editor.setAttribute("numberOfLines", to: "0", of: wraps)
                    loosen(height, &editor)
                })
        }
        return proposals
    }

    /// The text that is meant: the finding stands at it, or at the constraint that holds it.
    private static func subject(of finding: Finding, in patient: MendPatient) -> (UIView, CheckedTree)? {
        if let found = patient.view(of: finding) { return found }
        guard let constraint = patient.constraint(finding.location?.objectID), let view = constraint.firstItem as? UIView else {
            return nil
        }
        return patient.view(view.documentID)
    }

    private static func loosen(_ constraint: IBElement, _ editor: inout DocumentEditor) {
        editor.setAttribute("relation", to: "greaterThanOrEqual", of: constraint)
    }

    /// The required equations that give a view a fixed height.
    private static func fixedHeights(of view: UIView, in tree: CheckedTree) -> [NSLayoutConstraint] {
        tree.constraints.filter {
            $0.firstItem === view && $0.firstAttribute == .height && $0.secondItem == nil && $0.relation == .equal
                && $0.priority == .required
        }
    }
}
