import Findings
import UIKit

/// A view in a scroll view that is held by the content at one end and by the frame at the other.
enum MixedGuides: LayoutRule {
    static let kinds = [
        FindingKind(
            "scroll.mixed-guides", .info, "A view is pinned partly to a scroll view's content and partly to its frame.",
            why: "One end scrolls and the other stays, so the view stretches, or floats, while the page is dragged. Stretching headers are "
                + "made so on purpose.",
            mend: "Pin both ends to the content layout guide, or both to the frame layout guide.",
            example: "header.top == view.top\nheader.bottom == page.contentLayoutGuide.top + 200")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll in
            tree.views.filter { $0.superview === scroll }.flatMap { view in
                NSLayoutConstraint.Axis.both.compactMap { finding(view, scroll, $0, in: tree) }
            }
        }
    }

    private static func finding(_ view: UIView, _ scroll: UIScrollView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Finding? {
        let ties = tree.ties(of: view, axis).filter { $0.attribute.isPosition && $0.isEqual }
        guard let scrolled = ties.first(where: { isContent($0, scroll) }), let fixed = ties.first(where: { isFrame($0, scroll) }) else {
            return nil
        }
        return tree.finding(
            kinds[0], at: view,
            "\(tree.subject(view)) is tied to the content of \(tree.name(scroll)) and to what doesn't scroll with it, so dragging stretches or "
                + "moves it.",
            notes: [tree.note(scrolled.constraint, "scrolls"), tree.note(fixed.constraint, "stays")])
    }

    private static func isContent(_ tie: Tie, _ scroll: UIScrollView) -> Bool {
        tie.other === scroll
            || (tie.other as? UILayoutGuide).map { $0.owningView === scroll && $0.identifier == "UIScrollView-contentLayoutGuide" } ?? false
    }

    private static func isFrame(_ tie: Tie, _ scroll: UIScrollView) -> Bool {
        if let guide = tie.other as? UILayoutGuide, guide.owningView === scroll {
            return guide.identifier == "UIScrollView-frameLayoutGuide"
        }
        return tie.otherView.map { !$0.isDescendant(of: scroll) } ?? false
    }
}
