import Findings
import UIKit

/// The content of a scroll view is no larger than what its frame shows, so there is nothing to scroll at this size.
enum NotScrolling: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.not-scrolling", .info, "The content of a scroll view fits into its frame at this size.",
            why:
                "Nothing scrolls as long as the content is no larger than what the frame shows, insets taken off. Often that is as it should be.",
            mend: "Nothing, if it should fit; otherwise look at the constraints that set the content's length.",
            example: "content 375 x 600 in a frame of 375 x 667")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.compactMap { scroll in
            let axes = NSLayoutConstraint.Axis.both.map { ScrollContent(of: scroll, axis: $0, in: tree) }
            // Within a pixel the content fills the frame: UIKit rounds both to the pixel grid.
            let scrolls = axes.contains { $0.contentLength > $0.visibleLength + 0.5 }
            let isAmbiguous = axes.contains { ScrollableContentAmbiguous.isAmbiguous($0, in: tree) }
            // A tie on both axes is said by ContentTiedToFrame.
            let isTied = axes.allSatisfy { !$0.lastingFramesTies(in: tree).isEmpty }
            return axes.allSatisfy(\.isReached) && !scrolls && !isAmbiguous && !isTied ? finding(scroll, axes, in: tree) : nil
        }
    }

    private static func finding(_ scroll: UIScrollView, _ axes: [ScrollContent], in tree: CheckedTree) -> Finding {
        let content = CheckedTree.size(scroll.contentSize)
        let shown = CheckedTree.size(CGSize(width: axes[0].visibleLength, height: axes[1].visibleLength))
        let setters = axes[1].far + axes[1].length
        return Finding(
            kind: kinds[0], severity: .info,
            message: "\(tree.subject(scroll)) has nothing to scroll at this size: its content is \(content), and it shows \(shown).",
            location: tree.location(of: scroll),
            notes: setters.prefix(3).map { Note("sets the content's height: \(tree.text($0))", location: tree.location(of: $0)) })
    }
}
