import Findings
import UIKit

/// Edges that constraints put between pixels, so that rounding changes a view's size.
enum OffPixelGrid: LayoutRule {
    static let kinds = [
        FindingKind(
            "view.off-pixel-grid", .info, "A view's edges lie between pixels, and rounding changes its size.",
            why:
                "UIKit rounds each edge to the nearest pixel. Two edges between pixels may be rounded apart: lines of equal width differ, and "
                + "pictures are scaled by a fraction of a pixel.",
            mend: "Use constants that are whole pixels (1 / scale), and multipliers that give such.",
            example: "line.height == 0.4")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        let scale = max(1, tree.root.traitCollection.displayScale)
        return tree.constraints.compactMap { constraint in
            let pixels = constraint.constant * scale
            guard constraint.secondItem == nil, constraint.relation == .equal, constraint.priority == .required,
                constraint.firstAttribute.isLength,
                abs(pixels - pixels.rounded()) > 0.01, let view = constraint.firstItem as? UIView, let axis = constraint.firstAttribute.axis
            else { return nil }
            // What is whole pixels of another screen is meant as such: a hairline of 0.33, an image of 33.67.
            let isWholeElsewhere = [2, 3].contains { abs(constraint.constant * $0 - (constraint.constant * $0).rounded()) < 0.05 }
            let shown = axis.length(of: view.bounds.size)
            guard !isWholeElsewhere, abs(shown - constraint.constant) > 0.01, abs(shown - constraint.constant) < 1 else { return nil }
            return tree.finding(
                kinds[0], at: constraint,
                "\(tree.subject(view)) is to be \(CheckedTree.number(constraint.constant)) points, which lies between pixels: it is "
                    + "\(CheckedTree.number(shown)) at \(CheckedTree.number(scale)) pixels a point.",
                fix: "Set the constant to \(CheckedTree.number(shown)).")
        }
    }
}
