import Foundation

// Animations take no time here: the closure runs at once and the model has its end values when the call returns, as it does on iOS too; only
// what a person would see in between is missing. Completions run right after the closure.

extension UIView {
    /// How an animation runs. Raw values are Apple's.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uiview/animationoptions
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        /// One bit for each option, and fields for curve and transition.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out subviews with the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets a person act meanwhile.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from where a running animation is.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs again and again.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs back as well.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Takes its own duration inside another animation.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Takes its own curve inside another animation.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Draws views anew in each frame.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides views instead of removing them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Takes nothing from an outer animation.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Slow, fast, slow.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow, then fast.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Fast, then slow.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// A turn from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A turn from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A blend.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }

    private static var animationsAreEnabled = true
    private static var durations: [TimeInterval] = []

    /// Whether animations would be seen.
    public class var areAnimationsEnabled: Bool { animationsAreEnabled }

    /// Sets whether animations would be seen.
    public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

    /// The duration of the animation whose closure is running, in seconds; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { durations.last ?? 0 }

    /// Changes views in an animation of so many seconds.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        run(duration, animations, nil)
    }

    /// Changes views in an animation of so many seconds, then does something.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, animations, completion)
    }

    /// Changes views in an animation of so many seconds that starts after a delay, then does something.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, animations, completion)
    }

    /// Changes views in the way of a spring, then does something.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, animations, completion)
    }

    /// Changes views in the way of a spring, then does something (iOS 17).
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, animations, completion)
    }

    /// Changes what a view contains in an animation, then does something.
    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, animations ?? {}, completion)
    }

    /// Exchanges two views: the new one takes the old one's place, or shows while the old one hides.
    public class func transition(
        from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            duration,
            {
                if options.contains(.showHideTransitionViews) {
                    (fromView.isHidden, toView.isHidden) = (true, false)
                } else if let superview = fromView.superview {
                    superview.insertSubview(toView, aboveSubview: fromView)
                    fromView.removeFromSuperview()
                }
            }, completion)
    }

    /// Changes views in steps, then does something.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        run(duration, animations, completion)
    }

    /// Changes views in one of the steps.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Changes views in an animation that runs several times.
    public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) { animations() }

    /// What the system does with views that go.
    public enum SystemAnimation: UInt, Sendable {
        /// They are taken out of their superviews.
        case delete = 0
    }

    /// Lets the system do something with views in an animation, then does something.
    public class func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            0.25,
            {
                parallelAnimations?()
                views.forEach { $0.removeFromSuperview() }
            }, completion)
    }

    /// How an animation in steps runs. Raw values are Apple's.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        /// One bit for each option, and a field for the way between steps.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Lays out subviews with the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets a person act meanwhile.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from where a running animation is.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Runs again and again.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back as well.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Straight between steps.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// In jumps.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smoothly.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    }

    /// Changes views without an animation.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let outer = animationsAreEnabled
        animationsAreEnabled = false
        defer { animationsAreEnabled = outer }
        actionsWithoutAnimation()
    }

    private static func run(_ duration: TimeInterval, _ animations: () -> Void, _ completion: ((Bool) -> Void)?) {
        durations.append(animationsAreEnabled ? max(0, duration) : 0)
        animations()
        durations.removeLast()
        completion?(true)
    }
}
