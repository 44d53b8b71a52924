import Foundation
import UIKit

/// One finger from its coming down to its leaving: on a control, dragging a scroll view, or tapping.
///
/// As on iOS a control has the finger first; once it has moved more than ten points along an axis on which a scroll view around it scrolls,
/// the scroll view takes it and the control is let go. Sliders keep it. Recognisers of the views around take it by `StageGestures`; views and controls that
/// follow touches by themselves (`touchesBegan`, `beginTracking`) are told of it until something else takes it.
@MainActor struct StageTouch {
    private let window: UIWindow
    private let start: CGPoint
    private let startTime: TimeInterval
    private let control: UIControl?
    private let hit: UIView?
    private let candidates: [UIScrollView]
    private var scrollView: UIScrollView?
    private let touch: UITouch
    private let event = UIEvent()
    private let gestures: StageGestures
    private let taps: TapSeries
    /// Whether views are still told of the touch.
    private var isDelivered = true
    private var isTracked = false

    /// How far a finger goes before it drags, in points (measured: facts 1.4).
    private static let slop: CGFloat = 10

    init(in window: UIWindow, at point: CGPoint, time: TimeInterval, taps: TapSeries) {
        self.window = window
        self.taps = taps
        (start, startTime) = (point, time)
        hit = window.hitTest(point, with: nil)
        let found = sequence(first: hit, next: { $0?.superview }).prefix { $0 != nil }.compactMap { $0 as? UIControl }.first
        control = found.flatMap { $0.isEnabled ? $0 : nil }
        candidates = window.scrollViews(at: point)
        touch = UITouch(on: hit, at: point, tapCount: 1)
        gestures = StageGestures(in: window, on: hit, touch, at: point, time: time)
        // A finger stops what moves.
        if let moving = candidates.first(where: \.isDecelerating) { take(moving, time: time) }
        guard scrollView == nil else { return }
        hit?.touchesBegan([touch], with: event)
        guard let control else { return }
        isTracked = control.beginTracking(touch, with: event)
        control.fingerDown(at: point)
    }

    /// Time passes under the finger: a long press may take it.
    mutating func wait(until time: TimeInterval) {
        if scrollView == nil, !(control is UISlider), gestures.wait(until: time) { letGo() }
    }

    /// Something else takes the finger from control and views.
    private mutating func letGo() {
        control?.fingerLost()
        if isTracked { control?.cancelTracking(with: event) }
        isTracked = false
        guard isDelivered else { return }
        isDelivered = false
        touch.go(to: touch.location(in: nil), .cancelled)
        hit?.touchesCancelled([touch], with: event)
    }

    mutating func move(to point: CGPoint, time: TimeInterval) {
        touch.go(to: point, .moved)
        if scrollView == nil, !(control is UISlider), gestures.active == nil {
            let scrolling = dragged(to: point)
            if gestures.move(to: point, time: time, before: scrolling) {
                letGo()
            } else if let scrolling {
                gestures.cancel()
                letGo()
                take(scrolling, time: startTime)
            }
        } else if scrollView == nil {
            _ = gestures.move(to: point, time: time, before: nil)
        }
        if let scrollView { return scrollView.touchMoved(to: place(point, in: scrollView), time: time) }
        guard isDelivered else { return }
        hit?.touchesMoved([touch], with: event)
        if isTracked { isTracked = control?.continueTracking(touch, with: event) ?? false }
        control?.fingerMoved(to: point)
    }

    mutating func end(at point: CGPoint, time: TimeInterval) {
        if let scrollView { return scrollView.touchUp(at: place(point, in: scrollView), time: time) }
        touch.go(to: point, .ended)
        if !(control is UISlider), gestures.end(at: point, time: time) {
            if isDelivered { letGo() }
            return
        }
        hit?.touchesEnded([touch], with: event)
        if isTracked { control?.endTracking(touch, with: event) }
        let travel = hypot(point.x - start.x, point.y - start.y)
        if let control {
            control.fingerUp(at: point)
        } else if travel <= Self.slop {
            Tap(in: window, on: hit, at: point, series: taps, time: time).perform()
        }
    }

    /// The scroll view that takes a finger which has come this far: the innermost that follows its direction.
    private func dragged(to point: CGPoint) -> UIScrollView? {
        let (dx, dy) = (abs(point.x - start.x), abs(point.y - start.y))
        guard hypot(dx, dy) > Self.slop else { return nil }
        let axis: NSLayoutConstraint.Axis = dx > dy ? .horizontal : .vertical
        return candidates.first { $0.follows(axis) }
    }

    private mutating func take(_ view: UIScrollView, time: TimeInterval) {
        scrollView = view
        view.touchDown(at: place(start, in: view), time: time)
    }

    private func place(_ point: CGPoint, in view: UIScrollView) -> CGPoint { view.superview?.convert(point, from: nil) ?? point }
}
