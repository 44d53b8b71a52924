import Findings
import UIKit

/// Content shorter than the frame whose last view is flush with the content's end: where it was meant to stand at the bottom of the screen,
/// nothing keeps it there.
enum ShortContentNotFilled: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.short-content-not-filled", .warning, "The last view of a page stands above the bottom because the content is short.",
            why: "Content ends where its last view ends. On a large screen that leaves a gap below a view meant for the bottom edge.",
            mend: "Keep the content at least as high as the frame, and let the gap above the last view grow.",
            example: "page.contentLayoutGuide.bottom == buttons.bottom\n(and no contentLayoutGuide.height >= frameLayoutGuide.height)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.compactMap { scroll in
            let content = ScrollContent(of: scroll, axis: .vertical, in: tree)
            let gap = content.visibleLength - content.contentLength
            guard gap > 1, content.contentLength > 1, content.length.isEmpty, content.frameLength.isEmpty,
                let last = flushView(content, in: tree)
            else { return nil }
            return finding(last, gap, content, in: tree)
        }
    }

    /// The last of several views in a column, as wide as the frame and flush with the end of the content.
    private static func flushView(_ content: ScrollContent, in tree: CheckedTree) -> UIView? {
        let views = content.contentViews(in: tree)
        guard views.count > 1, let last = content.lastView(in: tree), last.frame.width >= content.scroll.bounds.width - 1 else {
            return nil
        }
        let isFlush = content.far.contains { constraint in
            constraint.relation == .equal && constraint.constant == 0 && constraint.endViews.contains { $0 === last }
        }
        return isFlush ? last : nil
    }

    private static func finding(_ last: UIView, _ gap: CGFloat, _ content: ScrollContent, in tree: CheckedTree) -> Finding {
        let page = tree.name(content.scroll)
        return tree.finding(
            kinds[0], at: last,
            "\(tree.subject(last)) ends \(CheckedTree.number(gap)) points above the bottom of \(page): the content is "
                + "\(CheckedTree.number(content.contentLength)) high, and the frame shows \(CheckedTree.number(content.visibleLength)).",
            fix: "If it belongs at the bottom, make the height of \(page)'s content layout guide at least that of its frame layout guide, "
                + "and the gap above it an inequality.")
    }
}
