import Findings
import UIKit

/// Required equations make a scroll view's content exactly as large as its frame in both directions: it can never scroll.
///
/// A tie in one direction is how a page is made that scrolls in the other.
enum ContentTiedToFrame: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.content-tied-to-frame", .warning, "The content is tied to the frame in both directions: it can never scroll.",
            why:
                "A scroll view scrolls by what its content is longer than its frame. Content that must be as large as the frame leaves nothing.",
            mend: "For a page that scrolls down, tie the widths only.",
            example: "content.width == page.frameLayoutGuide.width\ncontent.height == page.frameLayoutGuide.height")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.compactMap { scroll in
            let ties = NSLayoutConstraint.Axis.both.map { ScrollContent(of: scroll, axis: $0, in: tree).lastingFramesTies(in: tree) }
            guard let width = ties[0].first, let height = ties[1].first else { return nil }
            return finding(scroll, width: width, height: height, in: tree)
        }
    }

    private static func finding(
        _ scroll: UIScrollView, width: NSLayoutConstraint, height: NSLayoutConstraint, in tree: CheckedTree
    ) -> Finding {
        Finding(
            kind: kinds[0], severity: .warning,
            message: "\(tree.subject(scroll)) can't scroll: its content is tied to its frame in width and in height.",
            location: tree.location(of: scroll),
            notes: [width, height].map { Note(tree.text($0), location: tree.location(of: $0)) },
            fix: "For a page that scrolls down, lower the priority of the height tie to 250 or remove it: \(tree.text(height)).")
    }
}
