import Findings
import UIKit

/// Insets that differ between left and right, which are not mirrored.
enum HandedInsets: LayoutRule {
    static let kinds = [
        FindingKind(
            "rtl.edge-insets", .warning, "Insets differ between left and right.",
            why: "UIEdgeInsets names sides and isn't mirrored: the wide side stays where it is in right-to-left languages.",
            mend: "Use directional insets (directionalLayoutMargins, NSDirectionalEdgeInsets, UIButton.Configuration).",
            example: "row.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { view in
            for (name, insets) in insets(of: view, in: tree) where abs(insets.left - insets.right) > 0.5 {
                return tree.finding(
                    kinds[0], at: view,
                    "The \(name) of \(tree.name(view)) is \(CheckedTree.number(insets.left)) at the left and \(CheckedTree.number(insets.right)) at the "
                        + "right in every language.",
                    fix: "Use directional insets.")
            }
            return nil
        }
    }

    /// The insets that name sides and were set.
    private static func insets(of view: UIView, in tree: CheckedTree) -> [(String, UIEdgeInsets)] {
        var found: [(String, UIEdgeInsets)] = []
        if let scroll = view as? UIScrollView { found.append(("contentInset", scroll.contentInset)) }
        guard let element = tree.element(of: view) else { return found }
        for child in element.children where child.name == "edgeInsets" || child.name == "inset" {
            guard let key = child.key, ["layoutMargins", "contentEdgeInsets"].contains(key) else { continue }
            let isInset = child.name == "inset"
            let left = child.number(isInset ? "minX" : "left") ?? 0
            let right = child.number(isInset ? "maxX" : "right") ?? 0
            found.append((key, UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)))
        }
        return found
    }
}
