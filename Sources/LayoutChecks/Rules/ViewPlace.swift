import Findings
import UIKit

/// Views that can't be seen, or can't be touched, because of where they lie.
enum ViewPlace: LayoutRule {
    static let kinds = [offscreen, outside]

    private static let offscreen = FindingKind(
        "view.offscreen", .error, "A view that has something to show lies outside the screen, and nothing scrolls to it.",
        why: "It is laid out, and nobody will see it. Views that the program slides in are known by an outlet to one of their constraints, "
            + "and are only mentioned.",
        mend: "Look at the constraints that place it; a sign that is turned round (trailing == trailing + 8) is the usual reason.",
        example: "badge.leading == view.trailing + 8")
    private static let outside = FindingKind(
        "view.outside-superview", .warning, "A control sticks out of its superview, or what is shown is cut off by it.",
        why: "Touches outside a superview's bounds don't reach what sticks out of it, though it can be seen; with clipsToBounds it can't.",
        mend: "Make the superview larger, or move the view inside.",
        example: "card.height == 40\nbutton.top == card.top + 8\nbutton.height == 44")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.views.compactMap { view in
            guard view !== tree.root, tree.isShown(view), view.bounds.width > 0.5, view.bounds.height > 0.5 else { return nil }
            return offscreen(view, in: tree) ?? outside(view, in: tree)
        }
    }

    // MARK: Outside the screen

    private static func offscreen(_ view: UIView, in tree: CheckedTree) -> Finding? {
        guard tree.showsContent(view) || tree.hasGround(view), !isInsideOffscreen(view, tree) else { return nil }
        guard isOff(view, tree) else { return nil }
        let rect = tree.frame(view)
        let isSlidIn = ([view] + tree.ancestors(of: view)).contains { around in
            tree.ties(of: around).contains { tree.isOutlet($0.constraint) }
        }
        let isText = tree.showsContent(view)
        return tree.finding(
            offscreen, isSlidIn ? .info : isText && tree.isScreen && !view.translatesAutoresizingMaskIntoConstraints ? .error : .warning,
            at: view,
            "\(tree.subject(view)) lies outside \(tree.isScreen ? "the screen" : "the root view") at \(CheckedTree.number(rect.minX)), \(CheckedTree.number(rect.minY)) "
                + "(\(CheckedTree.size(rect.size)) in \(CheckedTree.size(tree.root.bounds.size)))\(isSlidIn ? "; the program may slide it in" : "").",
            notes: places(view, in: tree))
    }

    private static func places(_ view: UIView, in tree: CheckedTree) -> [Note] {
        tree.ties(of: view).filter { $0.attribute.isPosition }.prefix(4).map { tree.note($0.constraint) }
    }

    /// A view around it that lies outside is reported, and mending it mends this.
    private static func isInsideOffscreen(_ view: UIView, _ tree: CheckedTree) -> Bool {
        tree.ancestors(of: view).dropLast().contains { isOff($0, tree) && (tree.showsContent($0) || tree.hasGround($0)) }
    }

    private static func isOff(_ view: UIView, _ tree: CheckedTree) -> Bool {
        guard let scroll = tree.scrollView(around: view) else { return !tree.frame(view).intersects(tree.root.bounds) }
        // Rows are where the data puts them.
        if scroll is UITableView || scroll is UICollectionView { return false }
        // What scrolls: reachable where it meets the content or what the frame shows at rest.
        let rect = view.convert(view.bounds, to: scroll)
        let insets = scroll.adjustedContentInset
        // Lists go on below for as long as they have rows.
        if scroll is UITableView || scroll is UICollectionView {
            return rect.maxX <= 0 || rect.minX >= max(scroll.bounds.width, scroll.contentSize.width) || rect.maxY <= -insets.top
        }
        let reach = CGRect(
            x: -insets.left, y: -insets.top,
            width: max(scroll.contentSize.width + insets.left + insets.right, scroll.bounds.width),
            height: max(scroll.contentSize.height + insets.top + insets.bottom, scroll.bounds.height))
        // Where the length of the content is open, that is what is wrong, not what lies beyond its end.
        func goesOn(_ axis: NSLayoutConstraint.Axis) -> Bool {
            axis.near(of: rect) >= axis.far(of: reach)
                && ScrollableContentAmbiguous.isAmbiguous(ScrollContent(of: scroll, axis: axis, in: tree), in: tree)
        }
        return !rect.intersects(reach) && !NSLayoutConstraint.Axis.both.contains(where: goesOn)
    }

    // MARK: Outside the superview

    private static func outside(_ view: UIView, in tree: CheckedTree) -> Finding? {
        // Bars place their items' views, and take touches around them.
        guard let outer = view.superview, !(outer is UIScrollView), !(outer is UIStackView), !(outer is UIToolbar),
            !(outer is UINavigationBar), view.transform.isIdentity,
            outer.transform.isIdentity
        else { return nil }
        let isCut = outer.clipsToBounds && (view is UILabel || view is UIControl)
        guard isCut || tree.isTouchable(view) else { return nil }
        let bounds = outer.bounds
        let shown = (view as? UILabel).map { ShownText.inkRect(of: $0).offsetBy(dx: view.frame.minX, dy: view.frame.minY) } ?? view.frame
        let sides = [
            ("top", bounds.minY - shown.minY), ("bottom", shown.maxY - bounds.maxY), ("left", bounds.minX - shown.minX),
            ("right", shown.maxX - bounds.maxX),
        ]
        guard bounds.width > 0.5, bounds.height > 0.5, let worst = sides.max(by: { $0.1 < $1.1 }), worst.1 > 2 else { return nil }
        return tree.finding(
            outside, at: view,
            "\(tree.subject(view)) sticks out of \(tree.name(outer)) by \(CheckedTree.number(worst.1)) points at the \(worst.0), "
                + (isCut ? "where it is cut off." : "where it can't be touched."))
    }
}
