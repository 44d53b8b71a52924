import Foundation

/// What one axis of a scroll view does after the finger has left it: a chain of motions, each a function of time.
///
/// Nothing here reads a clock: the caller says what time it is, so a test steps through a throw as a window does.
package struct AxisMotion: Sendable {
    private enum Phase: Sendable {
        case deceleration(ScrollPhysics.Deceleration, end: TimeInterval)
        case spring(ScrollPhysics.Spring)
    }
    private var phases: [(start: TimeInterval, phase: Phase)] = []

    /// Where the axis rests in the end.
    package private(set) var target: CGFloat

    /// A motion from a position inside or outside `range`.
    ///
    /// Outside, it springs back to the edge. Inside, it decelerates; where that leads beyond an edge it hits the edge with what speed it has left and springs back,
    /// or stops there if the axis doesn't bounce. `page` is a resting place that the caller chose instead.
    package init(
        from position: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat, bounces: Bool, page: CGFloat? = nil,
        at time: TimeInterval
    ) {
        if let page {
            target = page
            phases = [(time, .spring(ScrollPhysics.Spring(to: page, from: position, velocity: velocity)))]
            return
        }
        guard range.contains(position) else {
            target = min(max(position, range.lowerBound), range.upperBound)
            phases = [(time, .spring(ScrollPhysics.Spring(to: target, from: position, velocity: velocity)))]
            return
        }
        let slowing = ScrollPhysics.Deceleration(from: position, velocity: velocity, rate: rate)
        target = min(max(slowing.target, range.lowerBound), range.upperBound)
        let edgeTime = target == slowing.target ? nil : slowing.time(at: target)
        phases = [(time, .deceleration(slowing, end: time + (edgeTime ?? slowing.duration)))]
        if let edgeTime, bounces {
            phases.append(
                (time + edgeTime, .spring(ScrollPhysics.Spring(to: target, from: target, velocity: slowing.velocity(at: edgeTime)))))
        }
    }

    /// The position at a time.
    package func position(at time: TimeInterval) -> CGFloat {
        guard let current = phases.last(where: { $0.start <= time }) ?? phases.first else { return target }
        switch current.phase {
        case .deceleration(let slowing, let end): return time >= end ? target : slowing.position(at: time - current.start)
        case .spring(let spring): return spring.isAtRest(at: time - current.start) ? target : spring.position(at: time - current.start)
        }
    }

    /// Whether the axis has come to rest.
    package func isAtRest(at time: TimeInterval) -> Bool {
        guard let last = phases.last else { return true }
        switch last.phase {
        case .deceleration(_, let end): return time >= end
        case .spring(let spring): return time > last.start && spring.isAtRest(at: time - last.start)
        }
    }
}

/// A finger on a scroll view: its samples, and what they make of the content offset.
package struct ScrollDrag: Sendable {
    private var start: CGPoint
    private var startOffset: CGPoint
    private var samples: [(time: TimeInterval, point: CGPoint)]
    /// Whether the finger has travelled far enough to drag.
    package private(set) var hasBegun = false
    /// The one axis a locked drag moves on; nil for both.
    private var lockedAxis: NSLayoutConstraint.Axis?

    package init(at point: CGPoint, offset: CGPoint, time: TimeInterval) {
        (start, startOffset) = (point, offset)
        samples = [(time, point)]
    }

    /// Takes the finger's next place. - Returns: whether this very sample began the drag.
    package mutating func move(to point: CGPoint, time: TimeInterval, locksDirection: Bool) -> Bool {
        samples.append((time, point))
        guard !hasBegun else { return false }
        let travel = CGPoint(x: point.x - start.x, y: point.y - start.y)
        let distance = (travel.x * travel.x + travel.y * travel.y).squareRoot()
        guard distance > ScrollPhysics.slop else { return false }
        hasBegun = true
        // The first ten points only begin the drag.
        start.x += travel.x / distance * ScrollPhysics.slop
        start.y += travel.y / distance * ScrollPhysics.slop
        if locksDirection && abs(abs(travel.x) - abs(travel.y)) > 0.2 * distance {
            lockedAxis = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
        }
        return true
    }

    /// Where the content would stand without edges.
    package var freeOffset: CGPoint {
        let point = samples[samples.count - 1].point
        return CGPoint(
            x: lockedAxis == .vertical ? startOffset.x : startOffset.x + start.x - point.x,
            y: lockedAxis == .horizontal ? startOffset.y : startOffset.y + start.y - point.y)
    }

    /// The content's speed at release: over the last tenth of a second; zero if the finger rested as long.
    package func velocity(at time: TimeInterval) -> CGPoint {
        let recent = samples.filter { time - $0.time <= ScrollPhysics.velocityWindow }
        guard let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        return CGPoint(
            x: lockedAxis == .vertical ? 0 : (first.point.x - last.point.x) / seconds,
            y: lockedAxis == .horizontal ? 0 : (first.point.y - last.point.y) / seconds)
    }
}
