import CoreGraphics
import Foundation

/// Something that a person can do with a view, added as a whole.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiinteraction
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
    /// The view it was added to.
    var view: UIView? { get }
    /// Called before it is added to a view, or taken out (nil).
    func willMove(to view: UIView?)
    /// Called after it was added to a view, or taken out (nil).
    func didMove(to view: UIView?)
}

extension UIView {
    /// Adds an interaction.
    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }

    /// Takes an interaction out.
    public func removeInteraction(_ interaction: any UIInteraction) {
        guard interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }

    /// Adds a motion effect.
    public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
    /// Takes a motion effect out.
    public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}

/// How a view follows the device's tilt; a desktop doesn't tilt.
///
/// Apple: https://developer.apple.com/documentation/uikit/uimotioneffect
@preconcurrency @MainActor open class UIMotionEffect: NSObject {}

/// A value that follows the device's tilt in one direction.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiinterpolatingmotioneffect
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the tilt. Raw values are Apple's.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis
    }
    /// The name of the value.
    public let keyPath: String
    /// The direction of the tilt.
    public let type: EffectType
    /// The value at one end.
    open var minimumRelativeValue: Any?
    /// The value at the other end.
    open var maximumRelativeValue: Any?
    /// Makes an effect on a value.
    public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several motion effects.
///
/// Apple: https://developer.apple.com/documentation/uikit/uimotioneffectgroup
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects.
    open var motionEffects: [UIMotionEffect]?
}

/// Something else that can be done with a view by way of assistive technology.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
    /// What it is called.
    open var name: String
    /// What it does.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
    /// Makes an action of a closure.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        (self.name, self.actionHandler) = (name, actionHandler)
    }
    /// Makes an action of a message.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        nonisolated(unsafe) weak let object = target as AnyObject?
        actionHandler = { action in
            guard let object else { return false }
            MessageDelivery.require(selector, of: object, with: [action])
            return true
        }
    }
}

/// What assistive technology is told and asked. Here none runs.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiaccessibility
public enum UIAccessibility {
    /// What assistive technology is told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// Apple's number.
        public let rawValue: UInt32
        /// Makes a notification of Apple's number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Other things are on the screen.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Things moved.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// Something scrolled by a page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }
    /// Tells assistive technology something.
    public static func post(notification: Notification, argument: Any?) {}
    /// Whether the screen is read.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches are used in place of fingers.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether things should move less.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether things should be less transparent.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text should be bold.
    @MainActor public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
    /// Whether colours should be darker.
    @MainActor public static var isDarkerSystemColorsEnabled: Bool { UITraitCollection.current.accessibilityContrast == .high }
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether colours are greys.
    public static var isGrayscaleEnabled: Bool { false }
    /// Told when the screen begins or ends to be read.
    public static let voiceOverStatusDidChangeNotification = NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Told when things should move less or no longer.
    public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Told when text should be bold or no longer.
    public static let boldTextStatusDidChangeNotification = NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
}
