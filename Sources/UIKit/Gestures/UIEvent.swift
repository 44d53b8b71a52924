import Foundation

/// Something a person did: touches, for the most part.
///
/// Apple: https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor open class UIEvent: NSObject {
    /// What kind of thing happened: touches.
    open var type: EventType { .touches }
    /// What happened in particular.
    open var subtype: EventSubtype { .none }
    /// When it happened, in seconds of `CACurrentMediaTime()`.
    open var timestamp: TimeInterval { 0 }
    /// The touches of the event.
    open var allTouches: Set<UITouch>? { nil }
}

/// A finger on the screen.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitouch
@preconcurrency @MainActor open class UITouch: NSObject {
    /// Where a touch stands. Raw values are Apple's.
    public enum Phase: Int, Sendable {
        /// The finger came down.
        case began = 0
        /// The finger moved.
        case moved = 1
        /// The finger rests.
        case stationary = 2
        /// The finger was lifted.
        case ended = 3
        /// The system took the touch away.
        case cancelled = 4
    }

    /// Where the touch stands.
    open internal(set) var phase: Phase = .began
    /// The view that was touched.
    open internal(set) weak var view: UIView?
    /// The window that was touched.
    open var window: UIWindow? { view?.window }
    /// How hard it is touched; a mouse doesn't tell.
    open var force: CGFloat { 0 }
    /// The place before, in the coordinates of a view, in points.
    open func previousLocation(in view: UIView?) -> CGPoint { view?.convert(placeBefore, from: nil) ?? placeBefore }
    private var placeBefore: CGPoint = .zero
    /// When it last changed, in seconds of `CACurrentMediaTime()`.
    open internal(set) var timestamp: TimeInterval = 0

    /// Makes a touch that begins on a view, at a place of the window.
    package convenience init(on view: UIView?, at place: CGPoint, tapCount: Int) {
        self.init()
        (self.view, self.tapCount, locationInWindow, placeBefore) = (view, tapCount, place, place)
        timestamp = CACurrentMediaTime()
    }

    /// The finger goes to a place of the window.
    package func go(to place: CGPoint, _ phase: Phase) {
        (placeBefore, locationInWindow, self.phase) = (locationInWindow, place, phase)
        timestamp = CACurrentMediaTime()
    }
    /// The number of taps in a row.
    open internal(set) var tapCount = 0
    /// The place in the coordinates of the window, in points.
    var locationInWindow: CGPoint = .zero

    /// The place in the coordinates of a view, or of the window, in points.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return locationInWindow }
        return view.convert(locationInWindow, from: nil)
    }
}
