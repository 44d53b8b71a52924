import CoreGraphics
import Foundation

// Animations take no time here, as in `UIView+Animation.swift`: a layer keeps those that would not end by themselves, tells the delegate of the others that they
// have ended, and always shows its own values.

/// How fast an animation runs over its time.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/camediatimingfunction
open class CAMediaTimingFunction: NSObject {
    private let points: [Float]

    /// Makes a curve of two control points between (0, 0) and (1, 1).
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) { points = [c1x, c1y, c2x, c2y] }

    /// Makes a curve of a name.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }
}

/// The names of curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow, then fast.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Fast, then slow.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow, fast, slow.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What an animation shows before and after its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its end, after its time.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its start, before its time.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Both.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Hears when animations start and end.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/caanimationdelegate
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation starts.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change that a layer would show over time.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/caanimation
open class CAAnimation: NSObject {
    /// The seconds it would take.
    open var duration: TimeInterval = 0
    /// When it would start, on the layer's clock.
    open var beginTime: TimeInterval = 0
    /// Where in itself it would start, in seconds.
    open var timeOffset: TimeInterval = 0
    /// How many times it would run; `.infinity` never ends.
    open var repeatCount: Float = 0
    /// The seconds for which it would repeat.
    open var repeatDuration: TimeInterval = 0
    /// How fast its clock runs.
    open var speed: Float = 1
    /// Whether it runs back as well.
    open var autoreverses = false
    /// What it shows before and after its time.
    open var fillMode: CAMediaTimingFillMode = .removed
    /// How fast it runs over its time.
    open var timingFunction: CAMediaTimingFunction?
    /// Whether the layer forgets it when it ends.
    open var isRemovedOnCompletion = true
    /// Hears when it starts and ends.
    open var delegate: (any CAAnimationDelegate)?
    private var values: [String: Any] = [:]

    /// Keeps a value for the app.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// A value that was kept.
    open func value(forKey key: String) -> Any? { values[key] }

    var endsByItself: Bool { isRemovedOnCompletion && repeatCount.isFinite && repeatDuration.isFinite }
}

/// A change of one of a layer's values.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/capropertyanimation
open class CAPropertyAnimation: CAAnimation {
    /// The name of the value.
    open var keyPath: String?
    /// Whether the change is added to the value.
    open var isAdditive = false
    /// Whether each repetition goes on from the last.
    open var isCumulative = false

    /// Makes an animation of a value.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// A change from one value to another.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/cabasicanimation
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// How much the value changes.
    open var byValue: Any?
}

/// A change in the way of a spring.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/caspringanimation
open class CASpringAnimation: CABasicAnimation {
    /// The mass on the spring.
    open var mass: CGFloat = 1
    /// How hard the spring is.
    open var stiffness: CGFloat = 100
    /// How much its motion is held back.
    open var damping: CGFloat = 10
    /// How fast the mass moves at first.
    open var initialVelocity: CGFloat = 0
}

/// A change through several values.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/cakeyframeanimation
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in turn.
    open var values: [Any]?
    /// The path that a point goes along.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1.
    open var keyTimes: [NSNumber]?
    /// How fast it runs between each two.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How it goes between the values.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// Whether things turn along the path.
    open var rotationMode: CAAnimationRotationMode?
}

/// How an animation goes between its values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Straight.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// In jumps.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// At an even speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Smoothly.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Smoothly, at an even speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How things turn along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// The mode's name.
    public let rawValue: String
    /// Makes a mode of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Against the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Several animations at once.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/caanimationgroup
open class CAAnimationGroup: CAAnimation {
    /// The animations.
    open var animations: [CAAnimation]?
}

/// How a layer goes from one content to another.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/catransition
open class CATransition: CAAnimation {
    /// The way.
    open var type: CATransitionType = .fade
    /// From where.
    open var subtype: CATransitionSubtype?
}

/// The ways from one content to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The way's name.
    public let rawValue: String
    /// Makes a way of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new one appears.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new one moves over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new one pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one moves away.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a new content comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The side's name.
    public let rawValue: String
    /// Makes a side of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Groups changes of layers. They take no time here: a group's completion runs when the group ends.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/catransaction
open class CATransaction: NSObject {
    private struct Group {
        var duration: TimeInterval = 0.25
        var isWithoutActions = false
        var completion: (() -> Void)?
        var timing: CAMediaTimingFunction?
    }

    private final class Stack { var groups: [Group] = [] }

    private static var stack: Stack { ThreadLocal.object("Trellis.CATransaction") { Stack() } }

    private class func change(_ change: (inout Group) -> Void) {
        if stack.groups.isEmpty { return }
        change(&stack.groups[stack.groups.count - 1])
    }

    /// Begins a group.
    open class func begin() { stack.groups.append(stack.groups.last.map { Group(duration: $0.duration, timing: $0.timing) } ?? Group()) }

    /// Ends the group that was begun last.
    open class func commit() { stack.groups.popLast()?.completion?() }

    /// Shows what was changed: that has happened already.
    open class func flush() {}

    /// Runs something when the group ends; outside of a group, now.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if stack.groups.isEmpty { block?() } else { change { $0.completion = block } }
    }

    /// The seconds that the group's changes would take.
    open class func setAnimationDuration(_ dur: TimeInterval) { change { $0.duration = dur } }
    /// The seconds that the group's changes would take.
    open class func animationDuration() -> TimeInterval { stack.groups.last?.duration ?? 0.25 }
    /// Whether the group's changes would be shown at once.
    open class func setDisableActions(_ flag: Bool) { change { $0.isWithoutActions = flag } }
    /// Whether the group's changes would be shown at once.
    open class func disableActions() -> Bool { stack.groups.last?.isWithoutActions ?? false }
    /// How fast the group's changes would run over their time.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { change { $0.timing = function } }
    /// How fast the group's changes would run over their time.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { stack.groups.last?.timing }
}

extension CALayer {
    /// Adds an animation under a key. One that ends by itself has ended when this returns; another is kept until it is removed.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        anim.delegate?.animationDidStart(anim)
        if anim.endsByItself {
            anim.delegate?.animationDidStop(anim, finished: true)
        } else {
            let key = key ?? "animation-\(animations.count)"
            animations.removeAll { $0.key == key }
            animations.append((key, anim))
            if anim.repeatCount.isFinite, anim.repeatDuration.isFinite { anim.delegate?.animationDidStop(anim, finished: true) }
        }
    }

    /// The animation of a key.
    public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    /// The keys of the animations that the layer keeps; nil where there are none.
    public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

    /// Forgets the animation of a key.
    public func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }

    /// Forgets all animations.
    public func removeAllAnimations() { animations = [] }
}
