import Findings
import UIKit

/// The chain of constraints through a scroll view's content begins at one edge of the content and never reaches the other, so nothing says
/// how long the content is.
enum MissingFarEdge: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.missing-far-edge", .error,
            "The chain of constraints through a scroll view's content doesn't reach the other edge of the content.",
            why:
                "The content ends where a constraint ties something to its far edge. Without one its length is open, and UIKit takes 0: nothing scrolls.",
            mend: "Tie the last view to the bottom (for content that scrolls sideways, the trailing edge) of the content layout guide.",
            example:
                "title.top == page.contentLayoutGuide.top\ntext.top == title.bottom + 8\n(and nothing from text.bottom to the content's bottom)"
        )
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll in
            NSLayoutConstraint.Axis.both.compactMap { axis in finding(ScrollContent(of: scroll, axis: axis, in: tree), in: tree) }
        }
    }

    private static func finding(_ content: ScrollContent, in tree: CheckedTree) -> Finding? {
        guard content.length.isEmpty, content.near.isEmpty != content.far.isEmpty else { return nil }
        // A chain from the centre of the frame settles the content as well: it begins at 0 whatever ties it.
        guard tree.contentRange(of: content.scroll, content.axis) != nil else { return nil }
        let axis = content.axis
        let isFarMissing = content.far.isEmpty
        let view = isFarMissing ? content.lastView(in: tree) : content.firstView(in: tree)
        let edge = isFarMissing ? axis.farEdgeName : axis.nearEdgeName
        let page = tree.name(content.scroll)
        let what = view.map { "the \(edge) of \(tree.name($0))" }
        return Finding(
            kind: kinds[0], severity: .error,
            message:
                "Nothing ties \(what ?? "a view") to the \(edge) of the content of \(page), so the content's \(axis.lengthName) isn't determined.",
            location: tree.location(of: content.scroll),
            notes: (content.near + content.far).prefix(3).map {
                Note("the other end is tied: \(tree.text($0))", location: tree.location(of: $0))
            },
            fix:
                "Add a constraint from \(what ?? "the \(edge) of the \(isFarMissing ? "last" : "first") view in it") to the \(edge) of \(page)'s content layout guide."
        )
    }
}
