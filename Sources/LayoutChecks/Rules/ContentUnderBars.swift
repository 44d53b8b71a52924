import Findings
import UIKit

/// Text and controls under bars, notches and the home indicator when nothing has been scrolled yet.
enum ContentUnderBars: LayoutRule {
    static let kinds = [scrolled, fixed]

    private static let scrolled = FindingKind(
        "scroll.content-under-bars", .warning, "The first content of a scroll view lies under a bar at rest.",
        why: "A scroll view pushes its content below the bars unless contentInsetAdjustmentBehavior is never, or is automatic and the "
            + "content is too short to scroll.",
        mend: "Set contentInsetAdjustmentBehavior to always, or tie the scroll view's frame to the safe area.",
        example: "page.contentInsetAdjustmentBehavior = .never\npage.top == view.top")
    private static let fixed = FindingKind(
        "safe-area.under-bar", .warning, "Text or a control lies under a bar, a notch or the home indicator.",
        why: "What covers the screen's edges hides it or takes its touches. Devices differ: one without a notch shows nothing wrong.",
        mend: "Tie it to the safe area layout guide instead of the view's edge.",
        example: "close.top == view.top + 8 (the safe area begins at 59)")

    static func findings(in tree: CheckedTree) -> [Finding] {
        let safe = tree.root.bounds.inset(by: tree.root.safeAreaInsets)
        guard tree.isScreen, safe != tree.root.bounds, safe.width > 0, safe.height > 0 else { return [] }
        return tree.views.compactMap { view in
            guard tree.showsContent(view), tree.isShown(view), !isInBar(view, tree) else { return nil }
            return finding(view, safe, in: tree)
        }
    }

    private static func isInBar(_ view: UIView, _ tree: CheckedTree) -> Bool {
        ([view] + tree.ancestors(of: view)).contains { $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0 is UISearchBar }
    }

    private static func finding(_ view: UIView, _ safe: CGRect, in tree: CheckedTree) -> Finding? {
        guard view !== tree.root, !(view is UIScrollView), view.bounds.width > 0, view.bounds.height > 0 else { return nil }
        if let scroll = tree.scrollView(around: view) { return underBar(view, in: scroll, safe, tree) }
        let ink = (view as? UILabel).map { view.convert(ShownText.inkRect(of: $0), to: tree.root) } ?? tree.frame(view)
        guard view is UIControl || view is UILabel, ink.intersects(tree.root.bounds), let hidden = hiddenPart(ink, safe) else { return nil }
        let isOff = hidden.edge == "top" ? safe.minY <= tree.root.bounds.minY : safe.maxY >= tree.root.bounds.maxY
        if isOff {
            return tree.finding(
                fixed, at: view,
                "\(CheckedTree.number(hidden.points)) points of \(tree.name(view)) lie beyond the \(hidden.edge) of the screen, which is "
                    + "\(CheckedTree.number(tree.root.bounds.height)) high.",
                fix: "Tie it to the \(hidden.edge) of the safe area layout guide, and let what is between give way.")
        }
        return tree.finding(
            fixed, at: view,
            "\(CheckedTree.number(hidden.points)) points of \(tree.name(view)) lie outside the safe area at the \(hidden.edge), which "
                + "\(hidden.edge == "top" ? "begins" : "ends") at \(CheckedTree.number(hidden.inset)).",
            fix: "Tie it to the \(hidden.edge) of the safe area layout guide.")
    }

    /// What of a scrolled view lies above the safe area while the scroll view rests at its start.
    private static func underBar(_ view: UIView, in scroll: UIScrollView, _ safe: CGRect, _ tree: CheckedTree) -> Finding? {
        guard tree.holdsAuthorsViews(scroll), tree.scrollView(around: scroll) == nil else { return nil }
        let rest = CGPoint(x: -scroll.adjustedContentInset.left, y: -scroll.adjustedContentInset.top)
        let inContent = view.convert(view.bounds, to: scroll)
        let rect = scroll.convert(inContent, to: tree.root)
            .offsetBy(dx: scroll.contentOffset.x - rest.x, dy: scroll.contentOffset.y - rest.y)
        let points = safe.minY - rect.minY
        guard points > 1, rect.maxY > 0, rect.minY > -1, tree.frame(scroll).minY < safe.minY else { return nil }
        return tree.finding(
            scrolled, at: view,
            "\(tree.subject(view)) lies \(CheckedTree.number(min(points, rect.height))) points under the bar at the top when \(tree.name(scroll)) isn't "
                + "scrolled: \(reason(scroll)).",
            fix: "Set contentInsetAdjustmentBehavior of \(tree.name(scroll)) to always, or tie its top to the safe area.")
    }

    private static func reason(_ scroll: UIScrollView) -> String {
        scroll.contentInsetAdjustmentBehavior == .never
            ? "its contentInsetAdjustmentBehavior is never" : "its content is too short to scroll, so nothing is pushed down"
    }

    private static func hiddenPart(_ rect: CGRect, _ safe: CGRect) -> (points: CGFloat, edge: String, inset: CGFloat)? {
        // Half a point is rounding; what is wholly outside counts for as much as it is long.
        let top = min(safe.minY - rect.minY, rect.height)
        if top > 1 { return (top, "top", safe.minY) }
        let bottom = min(rect.maxY - safe.maxY, rect.height)
        return bottom > 1 ? (bottom, "bottom", safe.maxY) : nil
    }
}
