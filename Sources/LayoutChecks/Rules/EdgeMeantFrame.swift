import Findings
import UIKit

/// A view of fixed length is tied to the far edge of the content alone, where the corner of the frame was meant.
enum EdgeMeantFrame: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.edge-meant-frame", .warning,
            "A view is pinned to the far edge of a scroll view's content, and the frame's edge was likely meant.",
            why: "From inside, an edge of a scroll view is that of its content, which lies where the content ends. A view that hangs on it "
                + "alone stands where nobody sees it, and nothing says where the content ends.",
            mend: "Tie it to the frame layout guide, if it should stay in the corner of the screen; else tie its other side too.",
            example: "badge.right == page.right - 5\nbadge.width == 100\n(and nothing from badge's left)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll in
            NSLayoutConstraint.Axis.both.flatMap { axis -> [Finding] in
                guard tree.contentRange(of: scroll, axis) != nil else { return [] }
                let content = ScrollContent(of: scroll, axis: axis, in: tree)
                return content.contentViews(in: tree).compactMap { view in
                    content.far.first { isOnlyHold($0, of: view, axis, in: tree) }.map { finding(view, $0, content, in: tree) }
                }
            }
        }
    }

    private static func isOnlyHold(_ far: NSLayoutConstraint, of view: UIView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree)
        -> Bool
    {
        guard far.relation == .equal, far.firstItem === view || far.secondItem === view else { return false }
        let ties = tree.ties(of: view, axis)
        return ties.contains(where: \.isFixedLength) && ties.allSatisfy { $0.attribute.isLength || $0.constraint === far }
    }

    private static func finding(_ view: UIView, _ far: NSLayoutConstraint, _ content: ScrollContent, in tree: CheckedTree) -> Finding {
        let page = tree.name(content.scroll)
        return tree.finding(
            kinds[0], at: far,
            "\(tree.subject(view)) hangs on the \(content.axis.farEdgeName) of the content of \(page) alone, and nothing says where that is; "
                + "it ends at \(content.axis.originName) \(CheckedTree.number(content.axis.near(of: view.frame))).",
            notes: [tree.note(far)],
            fix: "Tie it to the \(content.axis.farEdgeName) of \(page)'s frame layout guide.")
    }
}
