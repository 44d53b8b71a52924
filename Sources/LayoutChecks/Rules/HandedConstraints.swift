import Findings
import UIKit

/// Constraints that aren't mirrored where the language reads from right to left.
enum HandedConstraints: LayoutRule {
    static let kinds = [leftRight, multiplier]

    private static let leftRight = FindingKind(
        "rtl.left-right-attribute", .warning, "A constraint uses left or right.",
        why: "Left and right stay where they are in Arabic and Hebrew, while all that uses leading and trailing is mirrored.",
        mend: "Use leading and trailing. Where the side is meant (a map, a player), say so with semanticContentAttribute.",
        example: "icon.left == view.left + 16")
    private static let multiplier = FindingKind(
        "rtl.multiplier-on-position", .error, "A multiplier scales a horizontal position.",
        why:
            "A position is counted from the left end in every language. 0.8 of the trailing edge is near the right end from left to right, and "
            + "0 from right to left: the view isn't mirrored, it sticks to an end. A warning until it is laid out from right to left.",
        mend: "Scale a width instead: put a spacer (a view or a guide) between the edge and the view, as wide as a part of the superview.",
        example: "badge.trailing == 0.8 * view.trailing")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.constraints.compactMap { handed($0, in: tree) ?? scaled($0, in: tree) }
    }

    private static func handed(_ constraint: NSLayoutConstraint, in tree: CheckedTree) -> Finding? {
        let sides: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
        guard sides.contains(constraint.firstAttribute) || sides.contains(constraint.secondAttribute), !isHanded(constraint) else {
            return nil
        }
        return tree.finding(
            leftRight, at: constraint, "The constraint keeps its side in right-to-left languages: \(tree.text(constraint)).",
            fix: "Use leading and trailing instead of left and right.")
    }

    /// Whether the author says that the side is meant.
    private static func isHanded(_ constraint: NSLayoutConstraint) -> Bool {
        constraint.endViews.contains { view in
            [.playback, .spatial, .forceLeftToRight].contains(view.semanticContentAttribute)
        }
    }

    private static func scaled(_ constraint: NSLayoutConstraint, in tree: CheckedTree) -> Finding? {
        guard constraint.multiplier != 1, constraint.firstAttribute.axis == .horizontal, constraint.firstAttribute.isPosition,
            constraint.secondItem != nil, !isHanded(constraint)
        else { return nil }
        return tree.finding(
            multiplier, tree.isRightToLeft ? .error : .warning, at: constraint,
            "\(tree.text(constraint)) scales a position, which isn't mirrored from right to left.",
            notes: constraint.endViews.prefix(1).map {
                Note("here at x \(CheckedTree.number(tree.frame($0).minX))", location: tree.location(of: $0))
            },
            fix: "Tie it to a spacer whose width is a part of the superview's width.")
    }
}
