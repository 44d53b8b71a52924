import Foundation

/// An object that takes part in the responder chain: views, view controllers, windows and the application.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiresponder
@preconcurrency @MainActor open class UIResponder: NSObject, NamedMembers {
    /// What comes up in place of the keyboard while this object is the first responder; kept for the app, the keyboard's own height counts.
    open var inputView: UIView? { nil }
    /// What stands on the keyboard while this object is the first responder; kept for the app, it isn't shown.
    open var inputAccessoryView: UIView? { nil }
    /// Asks for the input views again.
    open func reloadInputViews() {}
    /// The keys that this object answers; a desktop's keyboard doesn't send them.
    open var keyCommands: [UIKeyCommand]? { nil }
    /// Whether this object, or one further on in the chain, does what a selector names.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { MessageDelivery.isAnswered(action, by: self) }
    /// The first object of the chain that does what a selector names.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }
    /// The device began to be shaken; the base hands it on.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionBegan(motion, with: event) }
    /// The device was shaken; the base hands it on.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionEnded(motion, with: event) }
    /// Shaking was broken off; the base hands it on.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { next?.motionCancelled(motion, with: event) }
    /// Buttons were pressed; the base hands it on.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesBegan(presses, with: event) }
    /// Buttons changed; the base hands it on.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesChanged(presses, with: event) }
    /// Buttons were let go; the base hands it on.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesEnded(presses, with: event) }
    /// Presses were broken off; the base hands it on.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { next?.pressesCancelled(presses, with: event) }

    /// Makes a responder that stands in no chain yet.
    public override init() {
        super.init()
    }

    /// The next responder in the chain, or nil at its end. A view answers its controller or superview, a controller its view's
    /// superview, a window nothing.
    open var next: UIResponder? { nil }

    /// Fingers came down; the base hands them on to the next responder. There is no screen, so a program or a test calls it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Fingers moved; the base hands them on to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Fingers were lifted; the base hands them on to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// The system took fingers away; the base hands them on to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }

    /// Whether this object may become the first responder. Plain responders may not.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object is willing to give up being the first responder.
    open var canResignFirstResponder: Bool { true }

    /// Whether this object is the first responder of the process.
    open var isFirstResponder: Bool { UIResponder.firstResponder === self }

    /// Makes this object the first responder if it may become one and the present one gives way.
    ///
    /// - Returns: whether this object is the first responder now.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard canBecomeFirstResponder, UIResponder.firstResponderGivesWay(to: self) else { return false }
        UIResponder.firstResponder = self
        if takesKeyboard { (self as? UIView)?.window?.raiseKeyboard() }
        return true
    }

    /// Stops being the first responder if this object is willing to; the keyboard goes unless another object takes it over.
    ///
    /// - Returns: whether this object is no longer the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        UIResponder.firstResponder = nil
        if takesKeyboard, UIResponder.successor?.takesKeyboard != true { (self as? UIView)?.window?.hideKeyboard() }
        return true
    }

    /// Whether this object takes text, so that the keyboard shows for it.
    var takesKeyboard: Bool { false }

    private static func firstResponderGivesWay(to other: UIResponder) -> Bool {
        guard let current = firstResponder else { return true }
        successor = other
        defer { successor = nil }
        return current.resignFirstResponder()
    }

    /// The object that the first responder gives way to at the moment.
    private static weak var successor: UIResponder?

    /// Sets a property by its name. Generated code overrides it; here there is none to set.
    open func setNamedMember(_ name: String, to value: Any?) -> NamedAssignment { .unknown }

    /// Calls a function by its selector's name. Generated code overrides it; here are the messages that programs send to UIKit's classes.
    open func answerMessage(_ selector: String, with arguments: [Any?]?) -> NamedAnswer {
        arguments == nil ? .unknown : answerOwnMessage(selector)
    }

    /// The one object that receives keyboard input first, held weakly.
    package static weak var firstResponder: UIResponder?
}
