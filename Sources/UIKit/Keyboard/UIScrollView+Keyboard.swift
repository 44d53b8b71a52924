import Foundation

extension UIScrollView {
    /// Whether a drag takes the keyboard along once the finger reaches it.
    private var draggedKeyboardWindow: UIWindow? {
        guard keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory else { return nil }
        return window
    }

    /// The finger stands at a point of the superview's coordinates: a keyboard it has reached goes down with it, and up again, no higher than it was.
    func keyboardFollows(_ point: CGPoint) {
        guard let window = draggedKeyboardWindow, let superview else { return }
        window.dragKeyboard(to: superview.convert(point, to: nil).y, padding: dismissPadding)
    }

    /// How far above the keyboard the drag takes hold of it: the most that a keyboard guide of this view or one around it asks for.
    private var dismissPadding: CGFloat {
        sequence(first: self as UIView, next: { $0.superview })
            .compactMap { ($0.systemGuides[.keyboard] as? UIKeyboardLayoutGuide)?.keyboardDismissPadding }.max() ?? 0
    }

    /// The finger leaves, moving down at a speed in points a second: a keyboard on its way down goes, another comes back.
    func keyboardIsLetGo(speed: CGFloat) {
        draggedKeyboardWindow?.letKeyboardGo(dismisses: speed > 0)
    }
}
