import UIKit

/// The content area of a scroll view as constraints reach it, on one axis.
///
/// An edge of a scroll view means its content area to its descendants, and its frame to everybody else; the content layout guide always
/// means the content area (Apple, Auto Layout Guide, "Working with Scroll Views").
@MainActor struct ScrollContent {
    let scroll: UIScrollView
    let axis: NSLayoutConstraint.Axis
    /// The constraints to the edge at which the content begins.
    private(set) var near: [NSLayoutConstraint] = []
    /// The constraints to the edge at which it ends.
    private(set) var far: [NSLayoutConstraint] = []
    /// The constraints on the content's length.
    private(set) var length: [NSLayoutConstraint] = []
    /// The constraints on the scroll view's own length, and on its frame guide's, from views inside it.
    private(set) var frameLength: [NSLayoutConstraint] = []

    /// Sorts the constraints of a tree that reach the content area.
    init(of scroll: UIScrollView, axis: NSLayoutConstraint.Axis, in tree: CheckedTree) {
        self.scroll = scroll
        self.axis = axis
        for constraint in tree.memory.byScrollView[ObjectIdentifier(scroll)] ?? [] where constraint.firstAttribute.axis == axis {
            sort(constraint, constraint.firstItem, constraint.firstAttribute, other: constraint.secondItem)
            sort(constraint, constraint.secondItem, constraint.secondAttribute, other: constraint.firstItem)
        }
    }

    /// Whether constraints reach the content area at all; otherwise its size is set in code.
    var isReached: Bool { !(near.isEmpty && far.isEmpty && length.isEmpty) }

    /// The length of the frame that shows content, insets taken off.
    var visibleLength: CGFloat { axis.length(of: scroll.bounds.size) - axis.total(of: scroll.adjustedContentInset) }

    /// The length of the content.
    var contentLength: CGFloat { axis.length(of: scroll.contentSize) }

    /// The required equations that make the content as long as the frame: of the content guide itself, or of a view that fills the content.
    var framesTies: [NSLayoutConstraint] {
        frameLength.filter { tie in
            guard tie.relation == .equal, tie.priority == .required, tie.multiplier == 1 else { return false }
            let inner = isFrame(tie.firstItem, tie.firstAttribute) ? tie.secondItem : tie.firstItem
            return isContentGuide(inner) || fills(inner)
        }
    }

    /// Those of the ties that the app has too: a document's placeholders are removed at build time.
    func lastingFramesTies(in tree: CheckedTree) -> [NSLayoutConstraint] {
        framesTies.filter { tree.element(of: $0)?.bool("placeholder") != true }
    }

    /// A view inside the scroll view that its far edge ends at, by the frames of the layout; floating views are left out.
    func lastView(in tree: CheckedTree) -> UIView? {
        contentViews(in: tree).max { axis.far(of: $0.frame) < axis.far(of: $1.frame) }
    }

    /// The view at which the content begins.
    func firstView(in tree: CheckedTree) -> UIView? {
        contentViews(in: tree).min { axis.near(of: $0.frame) < axis.near(of: $1.frame) }
    }

    /// The author's direct subviews that scroll with the content.
    func contentViews(in tree: CheckedTree) -> [UIView] {
        scroll.subviews.filter { tree.memory.authored.contains(ObjectIdentifier($0)) && !$0.isHidden && !isHeldToFrame($0, in: tree) }
    }

    private mutating func sort(
        _ constraint: NSLayoutConstraint, _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?
    ) {
        if isFrame(item, attribute) {
            if isInside(other) || isContentGuide(other) { frameLength.append(constraint) }
            return
        }
        guard isContentGuide(item) || (item === scroll && isInside(other)) else { return }
        if attribute.isNearEdge { near.append(constraint) }
        if attribute.isFarEdge { far.append(constraint) }
        if attribute.isLength { length.append(constraint) }
    }

    /// Whether an end of a constraint means the length of the frame.
    private func isFrame(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        attribute.isLength && (item === scroll || isFrameGuide(item))
    }

    private func isContentGuide(_ item: AnyObject?) -> Bool {
        (item as? UILayoutGuide).map { $0.owningView === scroll && $0.identifier == "UIScrollView-contentLayoutGuide" } ?? false
    }

    private func isFrameGuide(_ item: AnyObject?) -> Bool {
        (item as? UILayoutGuide).map { $0.owningView === scroll && $0.identifier == "UIScrollView-frameLayoutGuide" } ?? false
    }

    /// Whether an item belongs to the views below the scroll view.
    private func isInside(_ item: AnyObject?) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view.map { $0 !== scroll && $0.isDescendant(of: scroll) } ?? false
    }

    /// Whether equations pin an item to both ends of the content.
    private func fills(_ item: AnyObject?) -> Bool {
        func pins(_ constraints: [NSLayoutConstraint]) -> Bool {
            constraints.contains { $0.relation == .equal && ($0.firstItem === item || $0.secondItem === item) }
        }
        return item != nil && pins(near) && pins(far)
    }

    /// Whether a subview is held to the frame rather than to the content on this axis: it floats.
    private func isHeldToFrame(_ view: UIView, in tree: CheckedTree) -> Bool {
        tree.ties(of: view).map(\.constraint).contains { constraint in
            guard constraint.firstAttribute.axis == axis, !constraint.firstAttribute.isLength else { return false }
            return [constraint.firstItem, constraint.secondItem].contains { isFrameGuide($0) || isOutside($0) }
        }
    }

    private func isOutside(_ item: AnyObject?) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view.map { !$0.isDescendant(of: scroll) } ?? false
    }
}

extension CheckedTree {
    /// The scroll views whose content is made of the author's views; tables, collections and text make theirs themselves.
    var scrollViews: [UIScrollView] {
        views.compactMap { $0 as? UIScrollView }.filter { !Self.fillThemselves.contains($0.elementName) }
    }

    /// Whether a scroll view is one of them.
    func holdsAuthorsViews(_ scroll: UIScrollView) -> Bool {
        memory.authored.contains(ObjectIdentifier(scroll)) && !Self.fillThemselves.contains(scroll.elementName)
    }

    private static let fillThemselves: Set<String?> = ["tableView", "collectionView", "textView"]
}
