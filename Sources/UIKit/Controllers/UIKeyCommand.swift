import Foundation

/// The keys that are held while another is pressed.
///
/// Apple: https://developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
    /// One bit for each key.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps Lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A menu element that sends a message up the responder chain.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicommand
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    /// The message.
    public let action: Selector?
    /// What the app keeps with the command.
    public let propertyList: Any?
    /// Disabled, destructive, hidden.
    open var attributes: UIMenuElement.Attributes
    /// On, off or partly on.
    open var state: UIMenuElement.State
    /// A longer title.
    open var discoverabilityTitle: String?

    /// Makes a command.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        (self.action, self.propertyList, self.attributes, self.state) = (action, propertyList, attributes, state)
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image)
    }
}

/// A key that sends a message up the responder chain.
///
/// Apple: https://developer.apple.com/documentation/uikit/uikeycommand
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    /// The arrow up.
    public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    public static let inputEscape = "UIKeyInputEscape"
    /// The key.
    public let input: String?
    /// The keys that are held with it.
    public let modifierFlags: UIKeyModifierFlags
    /// Whether the key goes before the system's own use of it.
    open var wantsPriorityOverSystemBehavior = false

    /// Makes a command of a key.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Makes a command of a key.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        (self.input, self.modifierFlags) = (input, modifierFlags)
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
            attributes: attributes, state: state)
    }
}

/// A button that is pressed: of a keyboard, a remote control or a game controller.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipress
@preconcurrency @MainActor open class UIPress: NSObject {}

/// Presses of buttons.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipressesevent
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
    /// The presses.
    open var allPresses: Set<UIPress> { [] }
}

extension UIEvent {
    /// What kind of thing happened. Raw values are Apple's.
    public enum EventType: Int, Sendable {
        case touches = 0
        case motion, remoteControl, presses
        case scroll = 10
        case hover = 11
        case transform = 14
    }

    /// What happened in particular. Raw values are Apple's.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
    }
}
