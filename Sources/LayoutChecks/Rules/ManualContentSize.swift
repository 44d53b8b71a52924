import Findings
import UIKit

/// A content size that code sets and that constraints overwrite.
enum ManualContentSize: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.manual-content-size-overwritten", .warning, "Code sets a content size that the constraints of the content overwrite.",
            why: "Where constraints reach the content they say how large it is, in each layout. What code set holds until then only.",
            mend: "Leave the size to the constraints, or remove those that reach the content's edges.",
            example: "page.contentSize = CGSize(width: 375, height: 900)\ntext.bottom == page.contentLayoutGuide.bottom")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.compactMap { scroll in
            guard let given = scroll.overwrittenContentSize else { return nil }
            let contents = NSLayoutConstraint.Axis.both.map { ScrollContent(of: scroll, axis: $0, in: tree) }
            let setters = contents.flatMap { $0.far + $0.length }
            guard !setters.isEmpty else { return nil }
            return tree.finding(
                kinds[0], at: scroll,
                "Code set the content of \(tree.name(scroll)) to \(CheckedTree.size(given)), and its constraints make it "
                    + "\(CheckedTree.size(scroll.contentSize)).",
                notes: setters.prefix(4).map { tree.note($0, "reaches the content") }, fix: "Don't set contentSize.")
        }
    }
}
