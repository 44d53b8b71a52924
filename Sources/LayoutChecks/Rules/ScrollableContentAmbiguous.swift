import Findings
import UIKit

/// The constraints of a scroll view's content leave its width or its height open, so UIKit takes 0 and nothing scrolls that way.
enum ScrollableContentAmbiguous: LayoutRule {
    static let kinds = ["scroll.content-ambiguous.height", "scroll.content-ambiguous.width"]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll in
            NSLayoutConstraint.Axis.both.compactMap { axis in finding(ScrollContent(of: scroll, axis: axis, in: tree), in: tree) }
        }
    }

    /// Whether constraints reach the content and yet don't settle its length.
    static func isAmbiguous(_ content: ScrollContent, in tree: CheckedTree) -> Bool {
        content.isReached && tree.verifiesSize(of: content.scroll) && tree.contentRange(of: content.scroll, content.axis) != nil
    }

    private static func finding(_ content: ScrollContent, in tree: CheckedTree) -> Finding? {
        guard isAmbiguous(content, in: tree) else { return nil }
        let axis = content.axis
        let ties = (content.near + content.far + content.length).prefix(4)
        return Finding(
            kind: "scroll.content-ambiguous.\(axis.lengthName)", severity: .error,
            message: "\(tree.subject(content.scroll)) can't scroll \(axis == .vertical ? "up and down" : "sideways"): "
                + "the constraints inside it leave the \(axis.lengthName) of its content open, and UIKit takes 0.",
            location: tree.location(of: content.scroll),
            notes: ties.map { Note("reaches the content: \(tree.text($0))", location: tree.location(of: $0)) },
            fix: fix(content, in: tree))
    }

    /// One way that fits what is there; where an edge is missing, `MissingFarEdge` names it.
    private static func fix(_ content: ScrollContent, in tree: CheckedTree) -> String? {
        guard !content.near.isEmpty, !content.far.isEmpty else { return nil }
        let axis = content.axis
        guard let view = content.lastView(in: tree) else { return nil }
        if axis == .horizontal {
            return "Make the width of \(tree.name(view)) equal to the width of \(tree.name(content.scroll)), or give it one."
        }
        return "Give \(tree.name(view)) a height, or pin what is inside it to its top and bottom."
    }
}
