import Foundation
import UIKit

/// The recognisers that a finger meets, from the view it touched outwards, and what they make of its way: pans, swipes and long presses.
///
/// One of them has the finger at a time. A pan of a view inside a scroll view goes before the scroll view, one outside after it.
@MainActor final class StageGestures {
    /// The recogniser that follows the finger.
    private(set) var active: UIGestureRecognizer?
    private let start: CGPoint
    private let startTime: TimeInterval
    private let candidates: [UIGestureRecognizer]
    private let bounds: CGRect
    private var last: (point: CGPoint, time: TimeInterval)
    private var hasTravelled = false
    private var isDone = false
    /// The long presses that didn't want the finger.
    private var refused: Set<ObjectIdentifier> = []

    /// How far a finger goes before it drags, in points (measured: facts 1.4).
    private static let slop: CGFloat = 10
    /// A swipe goes at least so far, in points, in at most so many seconds.
    private static let (swipe, swipeTime): (CGFloat, TimeInterval) = (50, 0.5)
    /// How near to an edge a drag from the edge begins, in points.
    private static let edge: CGFloat = 20

    init(in window: UIWindow, on hit: UIView?, _ touch: UITouch, at point: CGPoint, time: TimeInterval) {
        (start, startTime, last, bounds) = (point, time, (point, time), window.bounds)
        let views = sequence(first: hit, next: { $0?.superview }).prefix { $0 != nil }.compactMap { $0 }
        candidates = views.flatMap { view in
            (view.gestureRecognizers ?? []).filter { recognizer in
                let ownToScrolling = (view as? UIScrollView).map { $0.panGestureRecognizer === recognizer } ?? false
                return recognizer.isEnabled && !ownToScrolling
                    && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
            }
        }
    }

    /// Time passes under a resting finger. - Returns: whether a long press took the finger now.
    func wait(until time: TimeInterval) -> Bool {
        guard active == nil, !hasTravelled, !isDone else { return false }
        for case let press as UILongPressGestureRecognizer in candidates
        where time - startTime >= press.minimumPressDuration && press.numberOfTapsRequired == 0
            && refused.insert(ObjectIdentifier(press)).inserted
        {
            if begin(press, at: last.point) { return true }
        }
        return false
    }

    /// The finger moves. - Returns: whether a recogniser took the finger now.
    func move(to point: CGPoint, time: TimeInterval, before scrolling: UIScrollView?) -> Bool {
        defer { last = (point, time) }
        if let active {
            follow(active, to: point, time)
            return false
        }
        guard !isDone, hypot(point.x - start.x, point.y - start.y) > Self.slop else { return false }
        hasTravelled = true
        if let swipe = swipe(at: point, time), goesFirst(swipe, scrolling) { return recognize(swipe, at: point) }
        // A swipe may still come of a quick stroke.
        let pans = candidates.compactMap { $0 as? UIPanGestureRecognizer }.filter { goesFirst($0, scrolling) && startsRight($0) }
        for pan in pans {
            pan.setTranslation(CGPoint(x: point.x - start.x, y: point.y - start.y), in: nil)
            pan.speed = speed(to: point, time)
            if begin(pan, at: point) { return true }
        }
        return false
    }

    /// The finger leaves. - Returns: whether a recogniser had it, or took it now.
    func end(at point: CGPoint, time: TimeInterval) -> Bool {
        if let active {
            follow(active, to: point, time)
            active.finish(.ended)
            self.active = nil
            return true
        }
        if !isDone, let swipe = swipe(at: point, time) { return recognize(swipe, at: point) }
        return isDone
    }

    /// A scroll view takes the finger, or the preview ends.
    func cancel() {
        isDone = true
        guard let active else { return }
        active.finish(.cancelled)
        self.active = nil
    }

    private func begin(_ recognizer: UIGestureRecognizer, at point: CGPoint) -> Bool {
        recognizer.place = point
        guard recognizer.mayBegin else { return false }
        active = recognizer
        recognizer.state = .began
        return true
    }

    private func recognize(_ recognizer: UIGestureRecognizer, at point: CGPoint) -> Bool {
        recognizer.place = point
        guard recognizer.mayBegin else { return false }
        isDone = true
        recognizer.finish(.ended)
        return true
    }

    private func follow(_ recognizer: UIGestureRecognizer, to point: CGPoint, _ time: TimeInterval) {
        recognizer.place = point
        if let pan = recognizer as? UIPanGestureRecognizer {
            let moved = pan.translation(in: nil)
            pan.setTranslation(CGPoint(x: moved.x + point.x - last.point.x, y: moved.y + point.y - last.point.y), in: nil)
            pan.speed = speed(to: point, time)
        }
        if point != last.point { recognizer.state = .changed }
    }

    private func speed(to point: CGPoint, _ time: TimeInterval) -> CGPoint {
        let seconds = max(CGFloat(time - last.time), 1.0 / 120)
        return CGPoint(x: (point.x - last.point.x) / seconds, y: (point.y - last.point.y) / seconds)
    }

    /// Whether the recogniser's view lies inside what scrolls.
    private func goesFirst(_ recognizer: UIGestureRecognizer, _ scrolling: UIScrollView?) -> Bool {
        guard let scrolling else { return true }
        return recognizer.view !== scrolling && recognizer.view?.isDescendant(of: scrolling) == true
    }

    /// Whether a drag from an edge begins at its edge.
    private func startsRight(_ pan: UIPanGestureRecognizer) -> Bool {
        guard let pan = pan as? UIScreenEdgePanGestureRecognizer else { return true }
        return pan.edges.contains(.left) && start.x < Self.edge || pan.edges.contains(.right) && start.x > bounds.maxX - Self.edge
            || pan.edges.contains(.top) && start.y < Self.edge || pan.edges.contains(.bottom) && start.y > bounds.maxY - Self.edge
    }

    private func swipe(at point: CGPoint, _ time: TimeInterval) -> UISwipeGestureRecognizer? {
        let (dx, dy) = (point.x - start.x, point.y - start.y)
        guard max(abs(dx), abs(dy)) >= Self.swipe, min(abs(dx), abs(dy)) * 2 < max(abs(dx), abs(dy)),
            time - startTime <= Self.swipeTime
        else { return nil }
        let direction: UISwipeGestureRecognizer.Direction = abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up)
        return candidates.lazy.compactMap { $0 as? UISwipeGestureRecognizer }.first { $0.direction.contains(direction) }
    }
}

extension UIGestureRecognizer {
    /// Tells the targets how the gesture ended, and is ready for another.
    func finish(_ state: State) {
        self.state = state
        self.state = .possible
    }

    /// Whether view and delegate let the recogniser begin.
    var mayBegin: Bool {
        (view?.gestureRecognizerShouldBegin(self) ?? true) && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
    }
}

/// The taps in a row at one place, and single taps that wait whether another follows.
@MainActor final class TapSeries {
    private var count = 0
    private var last: (point: CGPoint, time: TimeInterval)?
    private var waiting: (tap: UITapGestureRecognizer, due: TimeInterval)?

    /// Taps follow each other within so many seconds and points.
    private static let (pause, reach): (TimeInterval, CGFloat) = (0.35, 40)

    /// Counts a tap. - Returns: which one in the row it is.
    func tapped(at point: CGPoint, time: TimeInterval) -> Int {
        if let last, time - last.time < Self.pause, hypot(point.x - last.point.x, point.y - last.point.y) < Self.reach {
            count += 1
        } else {
            count = 1
        }
        last = (point, time)
        waiting = nil
        return count
    }

    /// Recognises a tap unless another tap follows.
    func wait(_ tap: UITapGestureRecognizer, from time: TimeInterval) { waiting = (tap, time + Self.pause) }

    /// Time passes. - Returns: whether a tap that had waited was recognised.
    func step(to time: TimeInterval) -> Bool {
        guard let waiting, waiting.due <= time else { return false }
        self.waiting = nil
        waiting.tap.finish(.ended)
        return true
    }
}
