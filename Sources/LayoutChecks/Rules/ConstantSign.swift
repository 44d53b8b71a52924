import Findings
import UIKit

/// Constants whose sign pushes a view out of its superview.
enum ConstantSign: LayoutRule {
    static let kinds = [
        FindingKind(
            "api.constant-sign-suspect", .info, "The sign of a constant pushes a view out of its superview.",
            why: "From the far edge inwards is minus: trailing == superview.trailing - 16. Plus 16 stands outside.",
            mend: "Turn the sign round, unless it is to stick out.",
            example: "label.trailing == view.trailing + 16")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.flatMap { view -> [Finding] in
            guard let outer = view.superview, view !== tree.root, !outer.clipsToBounds else { return [] }
            return NSLayoutConstraint.Axis.both.flatMap { axis in suspects(view, outer, axis, in: tree) }
        }
    }

    private static func suspects(_ view: UIView, _ outer: UIView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> [Finding] {
        let out = tree.ties(of: view, axis).filter { tie in
            guard tie.isEqual, tie.other === outer, tie.attribute == tie.otherAttribute, tie.constraint.multiplier == 1 else {
                return false
            }
            return (tie.attribute.isFarEdge && tie.constant > 1) || (tie.attribute.isNearEdge && tie.constant < -1)
        }
        // Both ends outside is a bleed, and one that the program moves is a slide.
        guard let tie = out.first, !out.contains(where: { $0.attribute.isNearEdge != tie.attribute.isNearEdge }),
            !tree.isOutlet(tie.constraint)
        else {
            return []
        }
        return [
            tree.finding(
                kinds[0], at: tie.constraint,
                "\(tree.subject(view)) is pushed out of \(tree.name(outer)) by \(CheckedTree.number(abs(tie.constant))) points at its "
                    + "\(CheckedTree.name(of: tie.attribute)): \(tree.text(tie.constraint)).",
                fix: "Turn the sign of the constant round.")
        ]
    }
}
