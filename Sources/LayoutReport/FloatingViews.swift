import UIKit

/// The views that stay in place on the screen while the scroll view around them scrolls: those tied to its frame, or to what is outside.
@MainActor struct FloatingViews {
    private(set) var across: Set<ObjectIdentifier> = []
    private(set) var down: Set<ObjectIdentifier> = []

    /// Scrolls each scroll view a little, looks which subviews keep up with it, and scrolls back. Costs a layout of what floats.
    init(below root: UIView) {
        var pending = [root]
        while let view = pending.popLast() {
            pending += view.subviews
            // Tables and collections lay out by their offset: what keeps up there are headers, which the page lets go.
            guard let scroll = view as? UIScrollView, !(view is UITableView), !(view is UICollectionView), !view.subviews.isEmpty else {
                continue
            }
            look(at: scroll, under: root)
        }
    }

    private mutating func look(at scroll: UIScrollView, under root: UIView) {
        let offset = scroll.contentOffset
        let before = scroll.subviews.map(\.frame.origin)
        defer {
            scroll.contentOffset = offset
            root.layoutIfNeeded()
        }
        scroll.contentOffset = CGPoint(x: offset.x + 6, y: offset.y + 9)
        root.layoutIfNeeded()
        for (view, origin) in zip(scroll.subviews, before) {
            if abs(view.frame.minX - origin.x - 6) < 0.5 { across.insert(ObjectIdentifier(view)) }
            if abs(view.frame.minY - origin.y - 9) < 0.5 { down.insert(ObjectIdentifier(view)) }
        }
    }
}
