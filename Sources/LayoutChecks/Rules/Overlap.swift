import Findings
import UIKit

/// Two views with text or to be touched that lie partly over each other.
enum Overlap: LayoutRule {
    static let kinds = [
        FindingKind(
            "view.overlap", .warning, "Two texts or controls lie partly over each other.",
            why: "Both are meant to be read or touched. Long texts, large text sizes and small screens are the usual reasons.",
            mend: "Add a constraint that keeps them apart, and let one of them wrap or shrink.",
            example: "title.leading == view.leading + 16\nprice.trailing == view.trailing - 16\n(and nothing between the two)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        let leaves = tree.views.filter { view in
            view !== tree.root && tree.isShown(view) && view.transform.isIdentity && (ViewNoun.text(of: view) != nil || view is UIControl)
        }
        let bySuperview = Dictionary(grouping: leaves) { $0.superview.map { ObjectIdentifier($0) } }
        return tree.views.flatMap { outer in pairs(bySuperview[ObjectIdentifier(outer)] ?? [], in: tree) }
    }

    private static func pairs(_ siblings: [UIView], in tree: CheckedTree) -> [Finding] {
        var found: [Finding] = []
        for (index, first) in siblings.enumerated() {
            for second in siblings[(index + 1)...] {
                if let shared = shared(ink(first), ink(second)), !CellHeight.isInRowThatGrows(second, in: tree) {
                    found.append(finding(first, second, shared, in: tree))
                }
            }
        }
        return found
    }

    /// What a view shows, in its superview's coordinates.
    private static func ink(_ view: UIView) -> CGRect {
        (view as? UILabel).map { ShownText.inkRect(of: $0).offsetBy(dx: view.frame.minX, dy: view.frame.minY) } ?? view.frame
    }

    /// The rectangle in which two meet; nil where they don't, or where one lies wholly over the other, which is how grounds and states are made.
    private static func shared(_ first: CGRect, _ second: CGRect) -> CGRect? {
        let shared = first.intersection(second)
        guard !shared.isNull, shared.width > 3, shared.height > 3, !first.insetBy(dx: -2, dy: -2).contains(second),
            !second.insetBy(dx: -2, dy: -2).contains(first)
        else { return nil }
        return shared
    }

    private static func finding(_ first: UIView, _ second: UIView, _ shared: CGRect, in tree: CheckedTree) -> Finding {
        tree.finding(
            kinds[0], at: second,
            "\(tree.subject(first)) and \(tree.name(second)) lie over each other on \(CheckedTree.size(shared.size)) points.",
            notes: [tree.note(first, "the other one")])
    }
}
