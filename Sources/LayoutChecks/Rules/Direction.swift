import Findings
import UIKit

/// Directions that are forced, and strips that open at their end from right to left.
enum Direction: LayoutRule {
    static let kinds = [forced, start]

    private static let forced = FindingKind(
        "rtl.forced-direction", .info, "A view's direction is forced, or it is flipped by a transform.",
        why: "It doesn't follow the language. For players, maps and phone numbers that is right.",
        mend: "Nothing if it is meant; else set semanticContentAttribute to unspecified.",
        example: "row.semanticContentAttribute = .forceLeftToRight")
    private static let start = FindingKind(
        "rtl.scroll-start", .warning, "A strip that scrolls sideways opens at its end from right to left.",
        why: "The content is mirrored, and the offset isn't: at 0 a scroll view shows its left end, where the last items are.",
        mend: "Set contentOffset.x to the content's width less the frame's after the first layout, or use a collection view, which does.",
        example: "strip.contentSize.width == 1000 in a frame of 375, contentOffset.x == 0, in Arabic")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { forced($0, in: tree) } + (tree.isRightToLeft ? tree.scrollViews.compactMap { start($0, in: tree) } : [])
    }

    private static func forced(_ view: UIView, in tree: CheckedTree) -> Finding? {
        let way: String
        switch view.semanticContentAttribute {
        case .forceLeftToRight: way = "is laid out from left to right in every language"
        case .forceRightToLeft: way = "is laid out from right to left in every language"
        default:
            guard view.transform.a < 0, view.transform.d > 0 else { return nil }
            way = "is flipped by its transform"
        }
        // Said once, for the topmost.
        guard
            view.superview.map({
                $0.semanticContentAttribute != view.semanticContentAttribute || view.transform.a < 0 || view === tree.root
            }) ?? true
        else { return nil }
        return tree.finding(forced, at: view, "\(tree.subject(view)) \(way).")
    }

    private static func start(_ scroll: UIScrollView, in tree: CheckedTree) -> Finding? {
        let content = ScrollContent(of: scroll, axis: .horizontal, in: tree)
        // A page that scrolls sideways isn't meant to, and is told as that.
        if ScrollsSideways.isPage(scroll, ScrollContent(of: scroll, axis: .vertical, in: tree), in: tree) { return nil }
        let end = content.contentLength + scroll.adjustedContentInset.right - scroll.bounds.width
        guard content.isReached, content.contentLength > content.visibleLength + 1, scroll.contentOffset.x < end - 1 else { return nil }
        return tree.finding(
            start, at: scroll,
            "\(tree.subject(scroll)) opens at offset \(CheckedTree.number(scroll.contentOffset.x)), where from right to left its last content is: it begins "
                + "at \(CheckedTree.number(end)).",
            fix: "Set contentOffset.x to \(CheckedTree.number(end)) after the first layout.")
    }
}
