import Foundation
import LayoutEngine

extension UIScrollView {
    /// The content inset with what is added to it: the safe area on some edges, a keyboard, a refresh control at work.
    func adjustedInset(on edges: UIRectEdge) -> UIEdgeInsets {
        var inset = contentInset + safeAreaInsets.without(UIRectEdge.all.subtracting(edges))
        inset.bottom += keyboardInset
        // A finger that pulls the control open keeps the content where it is; the room is made when it leaves.
        if let refreshControl, refreshControl.isRefreshing, !isDragging { inset.top += refreshControl.bandHeight }
        return inset
    }

    /// Tells of a changed adjusted inset and keeps content that rests at the top there: the offset becomes the new inset's (measured: facts 1.2, 1.5).
    func adjustedInsetMayHaveChanged() {
        if edgeHistory.note(adjustedEdges) {
            for view in subviews { view.setNeedsSafeAreaUpdate() }
        }
        let inset = adjustedContentInset
        followRest()
        guard inset != knownAdjustedInset else { return }
        knownAdjustedInset = inset
        adjustedContentInsetDidChange()
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    private func followRest() {
        let rest = offsetRange.min
        let old = knownRest
        guard rest != old else { return }
        knownRest = rest
        var offset = contentOffset
        if offset.y == old.y { offset.y = rest.y }
        if offset.x == old.x { offset.x = rest.x }
        contentOffset = offset
    }

    /// The room that content smaller than the view leaves before it, by `contentAlignmentPoint`, in points.
    var alignmentRoom: CGPoint {
        guard contentAlignmentPoint != .zero else { return .zero }
        let room = bounds.inset(by: adjustedContentInset).size
        return CGPoint(
            x: max(0, room.width - contentSize.width) * contentAlignmentPoint.x,
            y: max(0, room.height - contentSize.height) * contentAlignmentPoint.y)
    }

    /// Edges whose part of the safe area counts (facts 1.2, from the header's words and measurements on iOS 11).
    var adjustedEdges: UIRectEdge {
        contentInsetAdjustmentBehavior == .never ? [] : requestedEdges
    }

    private var requestedEdges: UIRectEdge {
        switch contentInsetAdjustmentBehavior {
        case .never: return []
        case .always: return .all
        case .automatic, .scrollableAxes:
            var edges: UIRectEdge = []
            if scrolls(.horizontal) { edges.formUnion([.left, .right]) }
            if scrolls(.vertical) || contentInsetAdjustmentBehavior == .automatic && isContentScrollViewOfController {
                edges.formUnion([.top, .bottom])
            }
            return edges
        }
    }

    private func scrolls(_ axis: LayoutAxis) -> Bool {
        guard isScrollEnabled else { return false }
        let (content, room, safe) = (contentSize, bounds.size, safeAreaInsets)
        switch axis {
        case .horizontal:
            return outgrows(content.width, room.width, edge: .left, safe: safe.left + safe.right) || alwaysBounceHorizontal && bounces
        case .vertical:
            return outgrows(content.height, room.height, edge: .top, safe: safe.top + safe.bottom) || alwaysBounceVertical && bounces
        }
    }

    /// Whether content is longer than the view. Content that an adjustment made exactly as long a second time keeps it; after a chase only what is longer
    /// without the safe area's share counts.
    private func outgrows(_ content: CGFloat, _ room: CGFloat, edge: UIRectEdge, safe: CGFloat) -> Bool {
        if edgeHistory.isGivenUp(edge) { return content > room + safe }
        return content > room || content == room && edgeHistory.isAdjustedAgain(edge)
    }

    /// Whether this is its controller's content scroll view, in a navigation controller: the one the controller named, else its view or that view's
    /// first subview.
    private var isContentScrollViewOfController: Bool {
        guard let owned = sequence(first: self as UIView, next: { $0.superview }).first(where: { $0.layoutOwner != nil }),
            let owner = owned.layoutOwner, owner.ownedViewAdjustsContentScrollView
        else { return false }
        let named = (owner as? UIViewController)?.namedContentScrollViews ?? [:]
        if !named.isEmpty { return named.values.contains { $0 === self } }
        return owned === self || owned === superview && owned.subviews.first === self
    }
}

/// Which edges a scroll view adjusted, to end a chase: content that stands in the safe area may outgrow the view only while it does, so that the
/// adjustment takes away its own reason. An edge that was given up twice isn't adjusted for that until the view's size or safe area changes: its content
/// stands in the safe area, as in one public document on Interface Builder's canvas; its twin, whose content the adjustment makes exactly as long as the view, stays adjusted.
struct AdjustedEdgeHistory {
    private var known: UIRectEdge = []
    private var losses = 0
    private var givenUp: UIRectEdge = []

    /// Takes note of the edges in force and says whether they changed.
    mutating func note(_ edges: UIRectEdge) -> Bool {
        guard edges != known else { return false }
        let lost = known.subtracting(edges)
        known = edges
        if !lost.isEmpty {
            losses += 1
            if losses > 1 { givenUp.formUnion(lost) }
        }
        return true
    }

    /// Whether the edge is adjusted after one was given up.
    func isAdjustedAgain(_ edge: UIRectEdge) -> Bool { losses > 0 && known.contains(edge) }

    /// Whether the edge lost its adjustment so often that it stays without.
    func isGivenUp(_ edge: UIRectEdge) -> Bool { givenUp.contains(edge) }

    /// Forgets the chase: the surroundings are others.
    mutating func restart() {
        losses = 0
        givenUp = []
    }
}

extension UIEdgeInsets {
    /// The insets with nothing on some edges.
    func without(_ edges: UIRectEdge) -> UIEdgeInsets {
        UIEdgeInsets(
            top: edges.contains(.top) ? 0 : top, left: edges.contains(.left) ? 0 : left, bottom: edges.contains(.bottom) ? 0 : bottom,
            right: edges.contains(.right) ? 0 : right)
    }
}
