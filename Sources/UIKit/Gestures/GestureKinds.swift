import Foundation

/// One or more taps. Apple: https://developer.apple.com/documentation/uikit/uitapgesturerecognizer
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The taps in a row that are needed.
    open var numberOfTapsRequired = 1
    /// The fingers that are needed.
    open var numberOfTouchesRequired = 1
}

/// A drag. Apple: https://developer.apple.com/documentation/uikit/uipangesturerecognizer
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that drag.
    open var minimumNumberOfTouches = 1
    /// The most fingers that drag.
    open var maximumNumberOfTouches = Int.max
    private var moved: CGPoint = .zero

    /// How far the drag has come in a view's coordinates, in points.
    open func translation(in view: UIView?) -> CGPoint { moved }
    /// Sets how far the drag has come, in points.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// How fast the finger is, in points a second.
    open func velocity(in view: UIView?) -> CGPoint { speed }
    /// The speed that a preview saw.
    package var speed: CGPoint = .zero
}

/// A drag that starts at an edge of the screen. Apple: https://developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges where it may start.
    open var edges: UIRectEdge = []
}

/// Two fingers that part or close. Apple: https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers against that at the start.
    open var scale: CGFloat = 1
    /// How fast the distance changes, in parts a second.
    open var velocity: CGFloat { speed }
    /// The speed that a preview saw.
    package var speed: CGFloat = 0
}

/// Two fingers that turn. Apple: https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// The angle since the start, in radians.
    open var rotation: CGFloat = 0
    /// How fast the angle changes, in radians a second: not known.
    open var velocity: CGFloat { 0 }
}

/// A quick stroke. Apple: https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions, one bit each.
    public struct Direction: OptionSet, Sendable, Hashable {
        /// One bit for each direction.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Up.
        public static let up = Direction(rawValue: 1 << 2)
        /// Down.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions that are recognised.
    open var direction: Direction = .right
    /// The fingers that are needed.
    open var numberOfTouchesRequired = 1
}

/// Fingers that stay. Apple: https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long they stay, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far they may move, in points.
    open var allowableMovement: CGFloat = 10
    /// The fingers that are needed.
    open var numberOfTouchesRequired = 1
    /// The taps before that.
    open var numberOfTapsRequired = 0
}

/// A pointer over a view. Apple: https://developer.apple.com/documentation/uikit/uihovergesturerecognizer
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {}
