import Findings
import UIKit

/// Only inequalities tie anything to the far edge of a scroll view's content, so its length is bounded and not settled.
enum InequalityDoesNotDefineSize: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.inequality-does-not-define-size", .warning, "A scroll view's content length is bounded by inequalities only.",
            why: "An inequality says how long the content is at least or at most. Which length it has is left open.",
            mend: "Make one of the ties an equation, or add an equation of low priority that says what the content should be.",
            example: "text.bottom <= page.contentLayoutGuide.bottom - 16")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll in
            NSLayoutConstraint.Axis.both.compactMap { axis in finding(ScrollContent(of: scroll, axis: axis, in: tree), in: tree) }
        }
    }

    private static func finding(_ content: ScrollContent, in tree: CheckedTree) -> Finding? {
        let ends = content.far + content.length
        guard !ends.isEmpty, ends.allSatisfy({ $0.relation != .equal }), tree.contentRange(of: content.scroll, content.axis) != nil else {
            return nil
        }
        return tree.finding(
            kinds[0], at: content.scroll,
            "Only inequalities say where the content of \(tree.name(content.scroll)) ends, so its \(content.axis.lengthName) isn't determined.",
            notes: ends.prefix(4).map { tree.note($0) }, fix: "Make \(tree.text(ends[0])) an equation.")
    }
}
