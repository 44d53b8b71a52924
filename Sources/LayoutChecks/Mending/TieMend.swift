import Findings
import IBDocuments
import UIKit

/// Settles which of several views that hug, or resist compression, equally gives way: the one that does so now.
enum TieMend: LayoutMend {
    static let kinds: Set<String> = ["ambiguous.hugging-tie", "ambiguous.compression-tie"]
    static let keepsFrames = true

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        let ids = [finding.location?.objectID] + finding.notes.map { $0.location?.objectID }
        let views = ids.compactMap { patient.view($0)?.view }
        guard views.count > 1 else { return [] }
        let words = finding.message.split { !$0.isLetter }
        let axis: NSLayoutConstraint.Axis = words.contains("width") ? .horizontal : .vertical
        return finding.kind == "ambiguous.hugging-tie" ? hugging(views, axis, patient) : compression(views, axis, patient)
    }

    /// All but the one that stretches hug more.
    private static func hugging(_ views: [UIView], _ axis: NSLayoutConstraint.Axis, _ patient: MendPatient) -> [MendProposal] {
        guard let stretched = views.max(by: { spare($0, axis) < spare($1, axis) }) else { return [] }
        return [
            MendProposal("Let the view that stretches now be the one that may: raise the hugging of the others by 1.") { editor in
                for view in views where view !== stretched {
                    set(
                        "\(axis.adjective)HuggingPriority", to: view.contentHuggingPriority(for: axis).rawValue + 1, of: view, patient,
                        &editor)
                }
            }
        ]
    }

    /// The one that is squeezed resists less.
    private static func compression(_ views: [UIView], _ axis: NSLayoutConstraint.Axis, _ patient: MendPatient) -> [MendProposal] {
        guard let squeezed = views.min(by: { spare($0, axis) < spare($1, axis) }) else { return [] }
        return [
            MendProposal("Let the view that is cut now be the one that may: lower its compression resistance by 1.") { editor in
                let priority = squeezed.contentCompressionResistancePriority(for: axis).rawValue - 1
                set("\(axis.adjective)CompressionResistancePriority", to: priority, of: squeezed, patient, &editor)
            }
        ]
    }

    /// By how much a view is larger than its natural size.
    private static func spare(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        axis.length(of: view.bounds.size) - axis.length(of: view.intrinsicContentSize)
    }

    private static func set(_ name: String, to priority: Float, of view: UIView, _ patient: MendPatient, _ editor: inout DocumentEditor) {
        guard let element = view.documentID.flatMap({ patient.document.elements[$0] }) else { return }
        editor.setAttribute(name, to: CheckedTree.number(CGFloat(min(max(priority, 1), 999))), of: element)
    }
}
