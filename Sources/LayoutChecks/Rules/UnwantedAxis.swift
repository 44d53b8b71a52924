import Findings
import UIKit

/// Content that is too large both ways in a scroll view that is set up for one.
enum UnwantedAxis: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.unwanted-axis", .warning, "Content exceeds the frame both ways in a scroll view that is meant to scroll one way.",
            why: "Bouncing, paging or indicators are set for one direction, yet the content can be dragged in both.",
            mend: "Tie the content's length to the frame's in the direction that shouldn't scroll.",
            example: "strip.alwaysBounceHorizontal = true\nstrip's content: 900 x 130 in a frame of 375 x 120")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.compactMap { scroll in
            guard scroll.maximumZoomScale <= 1 else { return nil }
            let contents = NSLayoutConstraint.Axis.both.map { ScrollContent(of: scroll, axis: $0, in: tree) }
            guard contents.allSatisfy({ $0.isReached && $0.contentLength > $0.visibleLength + 0.5 }), let axis = unwanted(scroll) else {
                return nil
            }
            return finding(contents[axis == .horizontal ? 0 : 1], in: tree)
        }
    }

    /// The direction in which nothing is set up; nil when nothing tells. A page that should scroll down only is `ScrollsSideways`'s.
    private static func unwanted(_ scroll: UIScrollView) -> NSLayoutConstraint.Axis? {
        if scroll.alwaysBounceHorizontal != scroll.alwaysBounceVertical { return scroll.alwaysBounceHorizontal ? .vertical : nil }
        if scroll.showsHorizontalScrollIndicator != scroll.showsVerticalScrollIndicator {
            return scroll.showsHorizontalScrollIndicator ? .vertical : nil
        }
        guard scroll.isPagingEnabled else { return nil }
        let pages = NSLayoutConstraint.Axis.both.filter {
            isWholePages($0.length(of: scroll.contentSize), $0.length(of: scroll.bounds.size))
        }
        return pages.count == 1 ? (pages[0] == .horizontal ? .vertical : .horizontal) : nil
    }

    private static func isWholePages(_ length: CGFloat, _ page: CGFloat) -> Bool {
        page > 0 && abs(length / page - (length / page).rounded()) * page < 1
    }

    private static func finding(_ content: ScrollContent, in tree: CheckedTree) -> Finding {
        let page = tree.name(content.scroll)
        return tree.finding(
            kinds[0], at: content.scroll,
            "\(tree.subject(content.scroll)) can also be dragged \(content.axis == .vertical ? "up and down" : "sideways") by "
                + "\(CheckedTree.number(content.contentLength - content.visibleLength)) points, which it isn't set up for.",
            fix: "Make the \(content.axis.lengthName) of \(page)'s content layout guide equal to that of its frame layout guide.")
    }
}
