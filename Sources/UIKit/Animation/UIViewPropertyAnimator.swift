import Foundation

/// Where an animator stands. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiviewanimatingstate
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started.
    case inactive = 0
    /// Started.
    case active = 1
    /// Stopped on the way.
    case stopped = 2
}

/// Where an animation ended. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiviewanimatingposition
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end = 0
    /// At its start.
    case start = 1
    /// On the way.
    case current = 2
}

/// Changes views in an animation that is started by hand. It takes no time here: it ends as it starts.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiviewpropertyanimator
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
    /// How far the animation is, from 0 to 1: changes take no time, so setting it makes them.
    open var fractionComplete: CGFloat = 0 { didSet { if fractionComplete > 0 { makeChanges() } } }
    /// Whether it runs back.
    open var isReversed = false
    /// Whether it is under way.
    open private(set) var isRunning = false
    /// Whether a person can act on views that move.
    open var isUserInteractionEnabled = true
    /// Whether it waits at its end.
    open var pausesOnCompletion = false
    /// Whether it can be taken over.
    open var isInterruptible = true
    /// Whether touches are taken by what moves.
    open var scrubsLinearly = true

    /// Holds the animation: its changes are made.
    open func pauseAnimation() {
        makeChanges()
        state = .active
    }

    /// Lets a held animation end.
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) { startAnimation() }

    /// Stops the animation; without finishing it waits for `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        makeChanges()
        state = withoutFinishing ? .inactive : .stopped
        if withoutFinishing { completions = [] }
    }

    /// Ends a stopped animation.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        let ends = completions
        completions = []
        state = .inactive
        ends.forEach { $0(finalPosition) }
    }

    private func makeChanges() {
        let changes = animations
        animations = []
        UIView.animate(withDuration: duration, animations: { changes.forEach { $0() } })
    }

    /// Makes an animator of timing.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        self.init(duration: duration, curve: .easeInOut)
    }

    /// Makes an animator of a curve with two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// The seconds it would take.
    public let duration: TimeInterval
    /// Where it stands.
    open private(set) var state: UIViewAnimatingState = .inactive

    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    /// Makes an animator of a curve.
    public init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.duration = duration
        super.init()
        if let animations { addAnimations(animations) }
    }

    /// Makes an animator of a spring.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, curve: .easeInOut, animations: animations)
    }

    /// Makes an animator and starts it.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation()
        return animator
    }

    /// Adds changes.
    open func addAnimations(_ animation: @escaping () -> Void) {
        animations.append(animation)
    }

    /// Adds something to do at the end.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Makes the changes and ends.
    open func startAnimation() {
        state = .active
        let (changes, ends) = (animations, completions)
        (animations, completions) = ([], [])
        UIView.animate(withDuration: duration, animations: { changes.forEach { $0() } })
        state = .inactive
        ends.forEach { $0(.end) }
    }

    /// Makes the changes and ends, after a delay that takes no time either.
    open func startAnimation(afterDelay delay: TimeInterval) {
        startAnimation()
    }
}

/// How an animation runs over its time.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitimingcurveprovider
public protocol UITimingCurveProvider: NSObjectProtocol {}

/// The timing of a curve.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicubictimingparameters
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve's name.
    public let animationCurve: UIView.AnimationCurve
    /// Makes the timing of a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) { animationCurve = curve }
    /// Makes the timing of a curve with two control points.
    public convenience init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) { self.init(animationCurve: .easeInOut) }
}

/// The timing of a spring.
///
/// Apple: https://developer.apple.com/documentation/uikit/uispringtimingparameters
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// How fast the spring moves at first.
    public let initialVelocity: CGVector
    /// Makes the timing of a spring that comes to rest by a ratio.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = CGVector(dx: 0, dy: 0)) { initialVelocity = velocity }
    /// Makes the timing of a spring of a mass.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) { initialVelocity = velocity }
}

extension UIView {
    /// The speed over the time of an animation. Raw values are Apple's.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uiview/animationcurve
    public enum AnimationCurve: Int, Sendable {
        /// Slow, fast, slow.
        case easeInOut = 0
        /// Slow, then fast.
        case easeIn = 1
        /// Fast, then slow.
        case easeOut = 2
        /// Even.
        case linear = 3
    }
}
