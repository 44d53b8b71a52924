import Foundation

extension UIResponder {
    /// Posted before the keyboard appears.
    public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard appeared.
    public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard goes.
    public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the keyboard went.
    public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's frame changes.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
    /// Posted after the keyboard's frame changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name("UIKeyboardDidChangeFrameNotification")

    /// The keyboard's frame before, in screen coordinates (an `NSValue` with a rectangle).
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The keyboard's frame afterwards, in screen coordinates (an `NSValue` with a rectangle).
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// How long the change takes, in seconds: 0.25.
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The curve of the change: 7.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard belongs to this app: true.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
    /// The rectangle the value holds; zero for another kind of value.
    public var cgRectValue: CGRect { rectValue }
    /// The point the value holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size the value holds.
    public var cgSizeValue: CGSize { sizeValue }
    /// A value that holds a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// A value that holds a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// A value that holds a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
}

extension UIWindow {
    /// Shows a keyboard `height` points tall at the window's bottom edge, as if a text field had become first responder: notifications with UIKit's names and
    /// keys are posted (0.25 s, curve 7: facts 1.7), keyboard layout guides move. Heights differ by device and language; try an unexpected one.
    public func showKeyboard(height: CGFloat) {
        showKeyboard(frame: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height))
    }

    /// Shows a keyboard anywhere in the window, in its coordinates: one that doesn't reach the bottom edge across the whole width is undocked, split or floating.
    public func showKeyboard(frame: CGRect) {
        changeKeyboard(to: frame, will: UIResponder.keyboardWillShowNotification, did: UIResponder.keyboardDidShowNotification)
    }

    /// Takes the keyboard away.
    public func hideKeyboard() {
        guard keyboardFrame != nil else { return }
        changeKeyboard(to: nil, will: UIResponder.keyboardWillHideNotification, did: UIResponder.keyboardDidHideNotification)
    }

    /// The keyboard's frame in the window, or nil while it is hidden.
    public var keyboardFrame: CGRect? { rootKeyboardFrame }

    /// Shows the keyboard for a view that takes text, where `softwareKeyboardHeight` says how tall it is.
    func raiseKeyboard() {
        guard let height = softwareKeyboardHeight, keyboardFrame?.height != height else { return }
        showKeyboard(height: height)
    }

    /// Takes the first responder's status from a view of this window, and the keyboard away.
    func dismissKeyboard() {
        if let view = UIResponder.firstResponder as? UIView, view.window === self, !view.resignFirstResponder() { return }
        hideKeyboard()
    }

    // MARK: Dragged by a finger

    /// Moves the keyboard's top down to a finger that has come within `padding` points of it, never above where the keyboard was shown.
    func dragKeyboard(to y: CGFloat, padding: CGFloat) {
        guard let shown = keyboardShownFrame ?? keyboardFrame else { return }
        let top = min(max(y + padding, shown.minY), bounds.height)
        guard top > shown.minY || keyboardShownFrame != nil else { return }
        keyboardShownFrame = shown
        setKeyboardFrame(CGRect(x: shown.minX, y: top, width: shown.width, height: shown.height))
        layoutIfNeeded()
    }

    /// Ends such a drag: the keyboard goes, or comes back to where it was.
    func letKeyboardGo(dismisses: Bool) {
        guard let shown = keyboardShownFrame else { return }
        keyboardShownFrame = nil
        if dismisses {
            dismissKeyboard()
        } else {
            setKeyboardFrame(shown)
            layoutIfNeeded()
        }
    }

    private func changeKeyboard(to frame: CGRect?, will: Notification.Name, did: Notification.Name) {
        let below = CGRect(x: 0, y: bounds.height, width: bounds.width, height: (frame ?? keyboardFrame)?.height ?? 0)
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: keyboardFrame ?? below),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame ?? below),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        func post(_ names: [Notification.Name]) { names.forEach { NotificationCenter.default.post(name: $0, object: nil, userInfo: info) } }
        keyboardShownFrame = nil
        post([UIResponder.keyboardWillChangeFrameNotification, will])
        setKeyboardFrame(frame)
        moveCards()
        layoutIfNeeded()
        post([UIResponder.keyboardDidChangeFrameNotification, did])
    }

    /// Alerts, and sheets that stand in the middle, make way for the keyboard.
    private func moveCards() {
        var controller = rootViewController?.presentedViewController
        while let presented = controller {
            if let view = presented.viewIfLoaded, view.window === self { view.frame = presented.presentationFrame(in: self) }
            controller = presented.presentedViewController
        }
    }
}
