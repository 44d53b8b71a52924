import Findings
import UIKit

/// A paging scroll view whose pages don't meet its frame.
enum PagingMisaligned: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.paging-offset-misaligned", .warning,
            "A paging scroll view's content isn't a whole number of pages, or it stands between two.",
            why: "A page is as long as the frame. Content of another length ends in a part of a page; after a rotation the offset lies "
                + "between two pages, because the pages have grown and the offset hasn't.",
            mend: "Make each page as long as the frame layout guide, and set contentOffset to page * length after the size changes.",
            example: "pager.isPagingEnabled = true\ncontent 1000 wide in a frame of 375")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.filter(\.isPagingEnabled).flatMap { scroll in
            NSLayoutConstraint.Axis.both.compactMap { axis in
                let content = ScrollContent(of: scroll, axis: axis, in: tree)
                let page = axis.length(of: scroll.bounds.size)
                guard content.isReached, page > 0.5, content.contentLength > page + 0.5 else { return nil }
                return length(content, page, in: tree) ?? offset(content, page, in: tree)
            }
        }
    }

    private static func length(_ content: ScrollContent, _ page: CGFloat, in tree: CheckedTree) -> Finding? {
        let pages = content.contentLength / page
        guard isBetween(content.contentLength, page) else { return nil }
        return tree.finding(
            kinds[0], at: content.scroll,
            "The content of \(tree.name(content.scroll)) is \(CheckedTree.number(pages)) pages long: "
                + "\(CheckedTree.number(content.contentLength)) in pages of \(CheckedTree.number(page)).",
            fix: "Make the \(content.axis.lengthName) of each page equal to that of the frame layout guide.")
    }

    private static func offset(_ content: ScrollContent, _ page: CGFloat, in tree: CheckedTree) -> Finding? {
        let offset = content.axis == .horizontal ? content.scroll.contentOffset.x : content.scroll.contentOffset.y
        guard isBetween(offset, page), !content.scroll.isTracking else { return nil }
        let nearest = (offset / page).rounded() * page
        return tree.finding(
            kinds[0], at: content.scroll,
            "\(tree.subject(content.scroll)) stands between two pages: its offset is \(CheckedTree.number(offset)), in pages of "
                + "\(CheckedTree.number(page)).",
            fix: "Set its offset to \(CheckedTree.number(nearest)) after the size has changed.")
    }

    private static func isBetween(_ length: CGFloat, _ page: CGFloat) -> Bool { abs(length - (length / page).rounded() * page) > 1 }
}
