import Findings
import UIKit

/// A page that is meant to scroll down also scrolls sideways, because its content is wider than its frame.
///
/// Meant to scroll down: its height isn't tied to the frame's (as a strip's is), it is no low strip with content that fits, neither paging
/// nor zooming is on, and it isn't one picture to be moved about.
enum ScrollsSideways: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.sideways", .error, "A page that is meant to scroll down scrolls sideways too.",
            why: "Its content is wider than its frame: a view in it is too wide, by its text, its image or a fixed width.",
            mend: "Tie the content's width to the frame's, and let the view that is too wide wrap or shrink.",
            example:
                "text.leading == page.contentLayoutGuide.leading\ntext.trailing == page.contentLayoutGuide.trailing\n(and text is one line, 600 wide)"
        ),
        FindingKind(
            "scroll.missing-width-tie", .error, "Nothing ties the width of a page's content to its frame.",
            why:
                "The natural width of the widest view decides how wide the content is, so the page scrolls sideways as soon as a text grows.",
            mend: "Make the width of the content layout guide equal to that of the frame layout guide.",
            example: "stack.leading, top, trailing, bottom == page.contentLayoutGuide\n(and no stack.width == page.frameLayoutGuide.width)"),
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll -> [Finding] in
            let width = ScrollContent(of: scroll, axis: .horizontal, in: tree)
            let height = ScrollContent(of: scroll, axis: .vertical, in: tree)
            guard width.isReached, height.isReached, width.contentLength > width.visibleLength + 0.5, isPage(scroll, height, in: tree)
            else {
                return []
            }
            return [sideways(width, in: tree)] + (width.framesTies.isEmpty ? missingTie(width, in: tree) : [])
        }
    }

    /// Whether a scroll view is meant to scroll down.
    static func isPage(_ scroll: UIScrollView, _ height: ScrollContent, in tree: CheckedTree) -> Bool {
        let views = height.contentViews(in: tree)
        if views.count == 1, views[0] is UIImageView { return false }
        let isStrip = scroll.bounds.height < scroll.bounds.width && height.contentLength <= height.visibleLength + 0.5
        return !isStrip && height.frameLength.isEmpty && !scroll.isPagingEnabled && scroll.maximumZoomScale <= 1
            && !scroll.alwaysBounceHorizontal
    }

    private static func sideways(_ width: ScrollContent, in tree: CheckedTree) -> Finding {
        let widest = widestViews(below: width.scroll, in: tree)
        let excess = CheckedTree.points(width.contentLength - width.visibleLength)
        let cause = WideContent(width, widest, in: tree)
        return Finding(
            kind: kinds[0], severity: .error,
            message: "\(tree.subject(width.scroll)) scrolls sideways by \(excess): \(cause.words), and the frame shows "
                + "\(CheckedTree.number(width.visibleLength)).",
            location: tree.location(of: width.scroll),
            notes: widest.map { Note("\(tree.subject($0)) is \(CheckedTree.number($0.frame.width)) wide", location: tree.location(of: $0)) }
                + cause.parts.map { tree.note($0, "sets the content's width") },
            fix: cause.fix(isTied: !width.framesTies.isEmpty))
    }

    private static func missingTie(_ width: ScrollContent, in tree: CheckedTree) -> [Finding] {
        let page = tree.name(width.scroll)
        return [
            Finding(
                kind: kinds[1], severity: .error,
                message: "Nothing ties the width of the content of \(page) to its frame, so its widest view decides it.",
                location: tree.location(of: width.scroll),
                fix: "Make the width of \(page)'s content layout guide equal to the width of its frame layout guide.")
        ]
    }

    /// The views that reach the content's far edge, from the scroll view inwards.
    private static func widestViews(below scroll: UIScrollView, in tree: CheckedTree) -> [UIView] {
        tree.views.filter { view in
            guard view !== scroll, view.isDescendant(of: scroll), !view.isHidden else { return false }
            return view.convert(view.bounds, to: scroll).maxX >= scroll.contentSize.width - 0.5 && view.frame.width > scroll.bounds.width
        }
    }
}
