import Foundation

/// Something a person did: touches, for the most part.
///
/// Apple: https://developer.apple.com/documentation/uikit/uievent
@preconcurrency @MainActor open class UIEvent: NSObject {
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
