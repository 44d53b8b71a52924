import Findings
import UIKit

/// Scroll views that zoom: content held to the frame, and content smaller than the frame in a corner.
enum Zooming: LayoutRule {
    static let kinds = [tied, corner]

    private static let tied = FindingKind(
        "scroll.zoom-view-tied-to-frame", .error, "The view that zooms is tied to the scroll view's frame.",
        why: "Zooming scales the content; an equation with the frame's length holds it at that length in each layout, so it jumps back.",
        mend: "Give the view its natural or a fixed size, and set the zoom scale so that it fits.",
        example: "scroll.maximumZoomScale = 4\nphoto.width == scroll.frameLayoutGuide.width\nphoto.height == scroll.frameLayoutGuide.height"
    )
    private static let corner = FindingKind(
        "scroll.zoom-not-centered", .warning, "Content that zooms is smaller than the frame and stands in its corner.",
        why: "A scroll view puts small content at the top left. Half of what is spare, as an inset, centres it.",
        mend: "Set contentInset to half of frame less content, whenever the zoom changes.",
        example: "scroll.minimumZoomScale = 0.5\ncontent 200 x 150 in a frame of 375 x 667, contentInset 0")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.filter { $0.maximumZoomScale > 1 || $0.minimumZoomScale < 1 }.flatMap { scroll -> [Finding] in
            let contents = NSLayoutConstraint.Axis.both.map { ScrollContent(of: scroll, axis: $0, in: tree) }
            let ties = contents.map { $0.lastingFramesTies(in: tree) }
            if ties.allSatisfy({ !$0.isEmpty }) { return [tied(scroll, ties.flatMap { $0 }, in: tree)] }
            return contents.allSatisfy(\.isReached) ? cornered(scroll, contents, in: tree) : []
        }
    }

    private static func tied(_ scroll: UIScrollView, _ ties: [NSLayoutConstraint], in tree: CheckedTree) -> Finding {
        tree.finding(
            tied, at: scroll,
            "\(tree.subject(scroll)) zooms up to \(CheckedTree.number(scroll.maximumZoomScale)) times, and its content is tied to its frame.",
            notes: ties.map { tree.note($0) }, fix: "Remove these ties and set the zoom scale at which the content fits.")
    }

    private static func cornered(_ scroll: UIScrollView, _ contents: [ScrollContent], in tree: CheckedTree) -> [Finding] {
        guard contents.allSatisfy({ $0.contentLength > 0.5 }) else { return [] }
        let off = contents.filter { content in
            let frame = content.axis.length(of: scroll.bounds.size)
            let near = content.axis == .horizontal ? scroll.adjustedContentInset.left : scroll.adjustedContentInset.top
            return frame - content.contentLength > 2 && near < (frame - content.contentLength) / 2 - 1
        }
        guard !off.isEmpty else { return [] }
        return [
            tree.finding(
                corner, at: scroll,
                "The content of \(tree.name(scroll)) is \(CheckedTree.size(scroll.contentSize)) in a frame of "
                    + "\(CheckedTree.size(scroll.bounds.size)) and stands in its corner.",
                fix: "Set contentInset to half of what is spare on each side.")
        ]
    }
}
