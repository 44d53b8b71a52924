import Findings
import UIKit

/// A view pinned to both edges of the content and without a length of its own: its author likely expected it to fill the frame.
enum EdgesDoNotFillFrame: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.edges-do-not-fill-frame", .warning,
            "A view is pinned to both edges of a scroll view's content and has no length of its own.",
            why: "Edges of a scroll view's content aren't those of its frame. Pinning a view to both says that the content is as long as "
                + "the view, not that the view is as long as the frame; with nothing else both end at 0.",
            mend: "Make the view (or the content layout guide) as wide as the frame layout guide, and give it a height or content.",
            example: "box.leading == page.leading\nbox.trailing == page.trailing\n(and nothing that says how wide box is)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll in
            NSLayoutConstraint.Axis.both.flatMap { axis -> [Finding] in
                guard tree.contentRange(of: scroll, axis) != nil else { return [] }
                let content = ScrollContent(of: scroll, axis: axis, in: tree)
                return content.contentViews(in: tree).filter { isStretched($0, content, in: tree) }.map { finding($0, content, in: tree) }
            }
        }
    }

    private static func isStretched(_ view: UIView, _ content: ScrollContent, in tree: CheckedTree) -> Bool {
        func pins(_ constraints: [NSLayoutConstraint]) -> Bool {
            constraints.contains { $0.relation == .equal && ($0.firstItem === view || $0.secondItem === view) }
        }
        guard content.axis.length(of: view.bounds.size) < 0.5 else { return false }
        return pins(content.near) && pins(content.far) && tree.naturalLength(of: view, content.axis) == nil
            && tree.lengthRange(of: view, content.axis) != nil
            && !tree.ties(of: view, content.axis).contains { $0.attribute.isLength }
    }

    private static func finding(_ view: UIView, _ content: ScrollContent, in tree: CheckedTree) -> Finding {
        let length = content.axis.lengthName
        let page = tree.name(content.scroll)
        return tree.finding(
            kinds[0], at: view,
            "\(tree.subject(view)) is pinned to both edges of the content of \(page), which doesn't make it as "
                + "\(content.axis == .horizontal ? "wide" : "high") as the frame: its \(length) is \(CheckedTree.number(content.axis.length(of: view.bounds.size))).",
            notes: (content.near + content.far).filter { $0.endViews.contains { $0 === view } }.map { tree.note($0) },
            fix: "Make the \(length) of \(tree.name(view)) equal to the \(length) of \(page)'s frame layout guide.")
    }
}
