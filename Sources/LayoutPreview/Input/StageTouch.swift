import Foundation
import UIKit

/// One finger from its coming down to its leaving: on a control, dragging a scroll view, or tapping.
///
/// As on iOS a control has the finger first; once it has moved more than ten points along an axis on which a scroll view around it scrolls,
/// the scroll view takes it and the control is let go. Sliders keep it.
@MainActor struct StageTouch {
    private let window: UIWindow
    private let start: CGPoint
    private let startTime: TimeInterval
    private let control: UIControl?
    private let hit: UIView?
    private let candidates: [UIScrollView]
    private var scrollView: UIScrollView?

    /// How far a finger goes before it drags, in points (measured: facts 1.4).
    private static let slop: CGFloat = 10

    init(in window: UIWindow, at point: CGPoint, time: TimeInterval) {
        self.window = window
        (start, startTime) = (point, time)
        hit = window.hitTest(point, with: nil)
        let found = sequence(first: hit, next: { $0?.superview }).prefix { $0 != nil }.compactMap { $0 as? UIControl }.first
        control = found.flatMap { $0.isEnabled ? $0 : nil }
        candidates = window.scrollViews(at: point)
        // A finger stops what moves.
        if let moving = candidates.first(where: \.isDecelerating) { take(moving, time: time) }
        if scrollView == nil { control?.fingerDown(at: point) }
    }

    mutating func move(to point: CGPoint, time: TimeInterval) {
        if scrollView == nil, !(control is UISlider), let view = dragged(to: point) {
            control?.fingerLost()
            take(view, time: startTime)
        }
        if let scrollView {
            scrollView.touchMoved(to: place(point, in: scrollView), time: time)
        } else {
            control?.fingerMoved(to: point)
        }
    }

    mutating func end(at point: CGPoint, time: TimeInterval) {
        if let scrollView { return scrollView.touchUp(at: place(point, in: scrollView), time: time) }
        let travel = hypot(point.x - start.x, point.y - start.y)
        if let control {
            control.fingerUp(at: point)
        } else if travel <= Self.slop {
            Tap(in: window, on: hit, at: point).perform()
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
