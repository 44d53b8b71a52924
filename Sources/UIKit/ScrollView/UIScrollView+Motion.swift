import Foundation

/// What a scroll view does over time: a drag, and the motion after it.
struct ScrollActivity {
    var drag: ScrollDrag?
    var motion: (x: AxisMotion, y: AxisMotion)?
    var animation: (from: CGPoint, to: CGPoint, start: TimeInterval)?
    /// The page on which the drag began.
    var startPage = CGPoint.zero
    /// Where the content stood when the finger came down.
    var startOffset = CGPoint.zero
    var pinch: ScrollPinch?
    var zoomBounce: ZoomBounce?
}

extension ScrollActivity {
    /// Whether the content goes on by itself.
    var isMoving: Bool { motion != nil || animation != nil || zoomBounce != nil }
}

extension UIScrollView {
    private struct Held {
        weak var view: UIScrollView?
    }
    private static var moving: [ObjectIdentifier: Held] = [:]

    /// The scroll views of the process whose content goes on by itself: those that a clock has to step.
    package static var movingViews: [UIScrollView] {
        moving = moving.filter { $0.value.view?.activity.isMoving == true }
        return moving.values.compactMap(\.view)
    }

    /// Notes that the content began to go on by itself.
    func noteMotion() { Self.moving[ObjectIdentifier(self)] = Held(view: self) }

    /// Whether a finger rests on the view.
    public var isTracking: Bool { activity.drag != nil }
    /// Whether a finger drags the content.
    public var isDragging: Bool { activity.drag?.hasBegun == true }
    /// Whether the content moves on after a drag.
    public var isDecelerating: Bool { activity.motion != nil }

    // MARK: A finger

    /// A finger comes down at a point of the superview's coordinates; a motion under way stops.
    package func touchDown(at point: CGPoint, time: TimeInterval) {
        guard isScrollEnabled else { return }
        if activity.motion != nil { endMotion() }
        activity.animation = nil
        activity.drag = ScrollDrag(at: point, offset: unbanded(contentOffset), time: time)
        activity.startPage = page(of: contentOffset)
        activity.startOffset = contentOffset
    }

    /// The finger moves.
    package func touchMoved(to point: CGPoint, time: TimeInterval) {
        guard var drag = activity.drag else { return }
        let begins = drag.move(to: point, time: time, locksDirection: isDirectionalLockEnabled)
        activity.drag = drag
        if begins { beginDragging() }
        guard drag.hasBegun else { return }
        contentOffset = banded(drag.freeOffset)
        panGestureRecognizer.state = begins ? .began : .changed
        keyboardFollows(point)
        refreshControl?.pulled(in: self)
    }

    private func beginDragging() {
        showIndicators()
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.dismissKeyboard() }
        delegate?.scrollViewWillBeginDragging(self)
    }

    /// The finger leaves; the content goes on by itself.
    package func touchUp(at point: CGPoint, time: TimeInterval) {
        touchMoved(to: point, time: time)
        guard let drag = activity.drag else { return }
        activity.drag = nil
        guard drag.hasBegun else { return }
        adjustedInsetMayHaveChanged()
        panGestureRecognizer.state = .ended
        keyboardIsLetGo(speed: -drag.velocity(at: time).y)
        let velocity = movable(drag.velocity(at: time))
        let free = motion(velocity, pages: nil, time)
        let proposed = CGPoint(x: free.x.target, y: free.y.target)
        var target = isPagingEnabled ? pageTarget(for: proposed) : restingPlace(for: proposed, from: activity.startOffset)
        // The delegate hears of points a millisecond.
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        let motion = isPagingEnabled || target != proposed ? motion(velocity, pages: target, time) : free
        let moves = !(motion.x.isAtRest(at: time) && motion.y.isAtRest(at: time))
        delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else { return hideIndicators() }
        activity.motion = motion
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    /// Moves the content to where it is at a time. - Returns: whether it goes on moving.
    @discardableResult
    package func step(to time: TimeInterval) -> Bool {
        if let bounce = activity.zoomBounce { return step(bounce, to: time) }
        if let animation = activity.animation { return step(animation, to: time) }
        guard let motion = activity.motion else { return false }
        contentOffset = CGPoint(x: motion.x.position(at: time), y: motion.y.position(at: time))
        guard motion.x.isAtRest(at: time) && motion.y.isAtRest(at: time) else { return true }
        endMotion()
        return false
    }

    /// Starts an animated change of the offset: 0.3 seconds, eased (measured: facts 1.5).
    package func animate(to offset: CGPoint, time: TimeInterval) {
        activity.motion = nil
        activity.animation = (contentOffset, offset, time)
    }

    private func step(_ animation: (from: CGPoint, to: CGPoint, start: TimeInterval), to time: TimeInterval) -> Bool {
        let fraction = CGFloat((time - animation.start) / ScrollPhysics.animationDuration)
        let done = ScrollPhysics.eased(fraction)
        contentOffset = CGPoint(
            x: animation.from.x + (animation.to.x - animation.from.x) * done,
            y: animation.from.y + (animation.to.y - animation.from.y) * done)
        guard fraction >= 1 else { return true }
        activity.animation = nil
        delegate?.scrollViewDidEndScrollingAnimation(self)
        return false
    }

    private func endMotion() {
        activity.motion = nil
        hideIndicators()
        delegate?.scrollViewDidEndDecelerating(self)
    }

    // MARK: Edges

    private func motion(_ velocity: CGPoint, pages: CGPoint?, _ time: TimeInterval) -> (x: AxisMotion, y: AxisMotion) {
        let range = offsetRange
        func axis(_ position: CGFloat, _ velocity: CGFloat, _ low: CGFloat, _ high: CGFloat, _ bounces: Bool, _ page: CGFloat?)
            -> AxisMotion
        {
            AxisMotion(
                from: position, velocity: velocity, range: low...high, rate: decelerationRate.rawValue, bounces: bounces,
                page: page.map { min(max($0, low), high) }, at: time)
        }
        return (
            axis(contentOffset.x, velocity.x, range.min.x, range.max.x, canBounce(.horizontal), pages?.x),
            axis(contentOffset.y, velocity.y, range.min.y, range.max.y, canBounce(.vertical), pages?.y)
        )
    }

    /// Whether the axis gives way beyond its edges: only where it overflows or always bounces (facts X1).
    private func canBounce(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let range = offsetRange
        switch axis {
        case .horizontal: return bounces && bouncesHorizontally && (alwaysBounceHorizontal || range.max.x > range.min.x)
        case .vertical: return bounces && bouncesVertically && (alwaysBounceVertical || range.max.y > range.min.y)
        }
    }

    private func movable(_ velocity: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: canBounce(.horizontal) || range.max.x > range.min.x ? velocity.x : 0,
            y: canBounce(.vertical) || range.max.y > range.min.y ? velocity.y : 0)
    }

    private func banded(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        func axis(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ dimension: CGFloat, _ bounces: Bool) -> CGFloat {
            let edge = min(max(value, low), high)
            return bounces ? edge + ScrollPhysics.rubberBand(value - edge, dimension: dimension) : edge
        }
        return CGPoint(
            x: axis(offset.x, range.min.x, range.max.x, bounds.width, canBounce(.horizontal)),
            y: axis(offset.y, range.min.y, range.max.y, bounds.height, canBounce(.vertical)))
    }

    /// The offset a finger would have pulled to for the content to stand where it does.
    private func unbanded(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        func axis(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat, _ dimension: CGFloat) -> CGFloat {
            let edge = min(max(value, low), high)
            return edge + ScrollPhysics.pull(showing: value - edge, dimension: dimension)
        }
        return CGPoint(
            x: axis(offset.x, range.min.x, range.max.x, bounds.width), y: axis(offset.y, range.min.y, range.max.y, bounds.height))
    }

    // MARK: Pages

    private func page(of offset: CGPoint) -> CGPoint {
        CGPoint(
            x: bounds.width > 0 ? (offset.x / bounds.width).rounded() : 0, y: bounds.height > 0 ? (offset.y / bounds.height).rounded() : 0)
    }

    /// The page nearest to where the content would come to rest, at most one away from where the drag began (facts 1.4).
    private func pageTarget(for offset: CGPoint) -> CGPoint {
        let start = activity.startPage
        let nearest = page(of: offset)
        return CGPoint(
            x: min(max(nearest.x, start.x - 1), start.x + 1) * bounds.width,
            y: min(max(nearest.y, start.y - 1), start.y + 1) * bounds.height)
    }
}
