import Findings
import IBDocuments
import UIKit

/// Ties the last view of a scroll view's content to the edge that nothing reaches, as far from it as the first view is from the other edge.
enum FarEdgeMend: LayoutMend {
    static let kinds: Set<String> = ["scroll.missing-far-edge", "scroll.content-ambiguous.height", "scroll.content-ambiguous.width"]
    static let keepsFrames = false

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        guard let (view, tree) = patient.view(of: finding), let scroll = view as? UIScrollView, let id = scroll.documentID,
            let element = patient.document.elements[id]
        else { return [] }
        return NSLayoutConstraint.Axis.both.compactMap { axis in
            let content = ScrollContent(of: scroll, axis: axis, in: tree)
            guard content.length.isEmpty, content.near.isEmpty != content.far.isEmpty else { return nil }
            return proposal(content, element, in: tree)
        }
    }

    private static func proposal(_ content: ScrollContent, _ scroll: IBElement, in tree: CheckedTree) -> MendProposal? {
        let isFarMissing = content.far.isEmpty
        let axis = content.axis
        guard let view = isFarMissing ? content.lastView(in: tree) : content.firstView(in: tree), let id = view.documentID else {
            return nil
        }
        let attribute: IBLayoutAttribute =
            switch (axis, isFarMissing) {
            case (.horizontal, true): .trailing
            case (.horizontal, false): .leading
            case (_, true): .bottom
            case (_, false): .top
            }
        let distance = distance(content, isFarMissing: isFarMissing)
        let guide = scroll.first("viewLayoutGuide", key: "contentLayoutGuide")?.id ?? scroll.id ?? ""
        // The outer side first where the content ends, so that the distance is a positive number.
        let new =
            isFarMissing
            ? NewConstraint(guide, attribute, to: id, attribute, constant: Double(distance))
            : NewConstraint(id, attribute, to: guide, attribute, constant: Double(distance))
        let edge = isFarMissing ? axis.farEdgeName : axis.nearEdgeName
        return MendProposal(
            "Tie the \(edge) of \(tree.name(view)) to the \(edge) of the content, \(CheckedTree.number(distance)) points from it."
        ) { editor in _ = editor.add(new, to: scroll) }
    }

    /// How far the view at the other end keeps from its edge; 0 where that can't be seen.
    private static func distance(_ content: ScrollContent, isFarMissing: Bool) -> CGFloat {
        let known = (isFarMissing ? content.near : content.far).map { abs($0.constant) }.min() ?? 0
        return known <= 100 ? known : 0
    }
}
