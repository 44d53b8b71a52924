import Findings
import IBDocuments
import UIKit

/// Ends a text that has a beginning only: before the view beside it, or before the edge of its superview, and no earlier than it needs.
enum TrailingMend: LayoutMend {
    static let kinds: Set<String> = ["rtl.missing-trailing"]
    static let keepsFrames = true

    static func proposals(for finding: Finding, in patient: MendPatient) -> [MendProposal] {
        guard let constraint = patient.constraint(finding.location?.objectID), let (label, tree) = label(of: constraint, in: patient),
            let id = label.documentID, let outer = label.superview, let outerID = outer.documentID
        else { return [] }
        let tie = Tie(first: constraint).constraint.firstItem === label ? Tie(first: constraint) : Tie(second: constraint)
        let isByMargin = tie.otherAttribute.isMargin
        let end: IBLayoutAttribute = tie.attribute == .left ? .right : .trailing
        let outerEnd: IBLayoutAttribute = isByMargin ? (end == .right ? .rightMargin : .trailingMargin) : end
        var proposals: [MendProposal] = []
        if let next = neighbour(of: label, in: outer), let nextID = next.documentID {
            let gap = min(8, max(0, (next.frame.minX - label.frame.maxX).rounded(.down)))
            let new = NewConstraint(
                nextID, end == .right ? .left : .leading, .greaterThanOrEqual, to: id, end, constant: Double(gap))
            proposals.append(
                MendProposal("End it at least \(CheckedTree.number(gap)) points before \(tree.name(next)).") {
                    editor throws(DocumentEditor.Failure) in
                    _ = try editor.addConstraint(new)
                })
        }
        let near = tie.otherView === outer && !isByMargin ? max(0, tie.constant) : isByMargin ? 0 : 8
        for gap in Set([near, 0]).sorted(by: >) {
            let new = NewConstraint(outerID, outerEnd, .greaterThanOrEqual, to: id, end, constant: Double(gap))
            proposals.append(
                MendProposal("End it at least \(CheckedTree.number(gap)) points before the edge of \(tree.name(outer)).") {
                    editor throws(DocumentEditor.Failure) in _ = try editor.addConstraint(new)
                })
        }
        return proposals
    }

    private static func label(of constraint: NSLayoutConstraint, in patient: MendPatient) -> (UIView, CheckedTree)? {
        for item in [constraint.firstItem, constraint.secondItem] {
            guard let label = item as? UILabel, let found = patient.view(label.documentID) else { continue }
            let attributes = found.tree.ties(of: label, .horizontal).map(\.attribute)
            if !attributes.contains(where: { $0.isFarEdge || $0.isLength || $0 == .centerX }) { return found }
        }
        return nil
    }

    /// The nearest view that begins behind the label at its height.
    private static func neighbour(of label: UIView, in outer: UIView) -> UIView? {
        outer.subviews.filter { view in
            view !== label && !view.isHidden && !view.translatesAutoresizingMaskIntoConstraints && view.documentID != nil
                && view.frame.minX >= label.frame.maxX && view.frame.minY < label.frame.maxY && view.frame.maxY > label.frame.minY
        }.min { $0.frame.minX < $1.frame.minX }
    }
}
