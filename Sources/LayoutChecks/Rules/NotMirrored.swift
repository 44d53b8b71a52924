import Findings
import UIKit

/// Views that don't change sides when the interface reads from right to left.
///
/// Looked for in right-to-left trees that hold anything that could keep its side; the tree is laid out the other way round for a moment.
enum NotMirrored: LayoutRule {
    static let kinds = [
        FindingKind(
            "rtl.not-mirrored", .error, "A view isn't mirrored where the interface reads from right to left.",
            why:
                "Laid out from right to left, it should stand as far from the right as it does from the left otherwise. What is placed by left and "
                + "right, by scaled positions or by frames keeps its side. A warning where left and right are named, for they may be meant.",
            mend: "Use leading and trailing, or say with semanticContentAttribute that the side is meant.",
            example: "banner.left == view.left + 10")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        guard tree.isRightToLeft, tree.constraints.contains(where: keepsSide) else { return [] }
        let mirrored = Dictionary(uniqueKeysWithValues: tree.views.map { (ObjectIdentifier($0), tree.frame($0)) })
        let straight = tree.quietly { leftToRightFrames(of: tree) }
        let wrong = tree.views.filter { view in
            guard view !== tree.root, tree.isShown(view), !isHanded(view, tree), let before = straight[ObjectIdentifier(view)],
                let now = mirrored[ObjectIdentifier(view)]
            else { return false }
            return abs(now.minX - (tree.root.bounds.width - before.maxX)) > 1 && abs(now.width - before.width) < 1
        }
        // What stands in a view that isn't mirrored goes with it.
        return wrong.filter { view in !wrong.contains { $0 === view.superview } }.map { view in
            finding(view, straight[ObjectIdentifier(view)] ?? .zero, in: tree)
        }
    }

    private static func keepsSide(_ constraint: NSLayoutConstraint) -> Bool {
        let sides: Set<NSLayoutConstraint.Attribute> = [.left, .right, .leftMargin, .rightMargin]
        if sides.contains(constraint.firstAttribute) || sides.contains(constraint.secondAttribute) { return true }
        return constraint.firstAttribute.axis == .horizontal && constraint.firstAttribute.isPosition && constraint.multiplier != 1
    }

    private static func isHanded(_ view: UIView, _ tree: CheckedTree) -> Bool {
        ([view] + tree.ancestors(of: view)).contains { [.playback, .spatial, .forceLeftToRight].contains($0.semanticContentAttribute) }
    }

    /// The frames that the tree has from left to right.
    private static func leftToRightFrames(of tree: CheckedTree) -> [ObjectIdentifier: CGRect] {
        let root = tree.root
        let traits = root.traitOverride
        let forced = tree.views.filter { $0.semanticContentAttribute == .forceRightToLeft }
        root.traitOverride = root.traitCollection.modifyingTraits { $0.layoutDirection = .leftToRight }
        forced.forEach { $0.semanticContentAttribute = .forceLeftToRight }
        defer {
            root.traitOverride = traits
            forced.forEach { $0.semanticContentAttribute = .forceRightToLeft }
            root.layoutIfNeeded()
        }
        root.layoutIfNeeded()
        return Dictionary(uniqueKeysWithValues: tree.views.map { (ObjectIdentifier($0), tree.frame($0)) })
    }

    private static func finding(_ view: UIView, _ before: CGRect, in tree: CheckedTree) -> Finding {
        let width = tree.root.bounds.width
        let holds = tree.ties(of: view, .horizontal).map(\.constraint).filter(keepsSide)
        // A side that is named may be meant, which `rtl.left-right-attribute` asks; what is scaled or held by a frame never is.
        let isNamed = !holds.isEmpty && holds.allSatisfy { $0.multiplier == 1 }
        return tree.finding(
            kinds[0], isNamed ? .warning : .error, at: view,
            "\(tree.subject(view)) isn't mirrored: from right to left it should begin at \(CheckedTree.number(width - before.maxX)), and it begins at "
                + "\(CheckedTree.number(tree.frame(view).minX)).",
            notes: holds.map { tree.note($0, "keeps it there") },
            fix: "Use leading and trailing.")
    }
}
