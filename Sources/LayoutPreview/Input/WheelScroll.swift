import Foundation
import UIKit

/// Scrolling without a finger on the screen: a wheel's clicks glide, a trackpad's small steps are taken at once.
@MainActor struct WheelScroll {
    private weak var view: UIScrollView?
    private var target = CGPoint.zero

    /// How long no click may come before the next one starts from where the content stands, in seconds.
    private static let pause = 0.3
    private var lastTurn = -Double.infinity

    mutating func turn(in window: UIWindow, at point: CGPoint, by delta: CGVector, isPrecise: Bool, time: TimeInterval) {
        let axis: NSLayoutConstraint.Axis = abs(delta.dx) > abs(delta.dy) ? .horizontal : .vertical
        guard let view = window.scrollViews(at: point).first(where: { $0.follows(axis) }) else { return }
        if isPrecise {
            view.contentOffset = view.clamped(CGPoint(x: view.contentOffset.x + delta.dx, y: view.contentOffset.y + delta.dy))
            return
        }
        let start = view === self.view && time - lastTurn < Self.pause ? target : view.contentOffset
        target = view.clamped(CGPoint(x: start.x + delta.dx, y: start.y + delta.dy))
        (self.view, lastTurn) = (view, time)
        view.animate(to: target, time: time)
    }
}
