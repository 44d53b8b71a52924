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
