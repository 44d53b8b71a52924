import Foundation

/// The app: its windows, and the end of the responder chain. There is no launch; the object is there when it is first asked for.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiapplication
@preconcurrency @MainActor open class UIApplication: UIResponder {
    /// Whether a spinner in the status bar tells of loading; kept, devices without a home button never showed it.
    open var isNetworkActivityIndicatorVisible = false
    /// Takes no touches from now on; a preview goes on taking them.
    open func beginIgnoringInteractionEvents() {}
    /// Takes touches again.
    open func endIgnoringInteractionEvents() {}

    /// Hears of the app's life; a program or a test calls it.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Whether the screen stays on; kept.
    open var isIdleTimerDisabled = false
    /// The number on the app's sign; kept.
    open var applicationIconBadgeNumber = 0

    /// The one app.
    public static let shared = UIApplication()

    /// The windows that were shown and are still there, in the order in which they were first shown.
    open var windows: [UIWindow] { UIWindow.shownWindows }
    /// The scenes of the app: the one there is.
    open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
    /// The window that receives keyboard events.
    open var keyWindow: UIWindow? { UIWindow.keyWindow }
    /// The direction of the interface of the key window, or of the screen without one.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        let traits = keyWindow?.traitCollection ?? UIScreen.main.traitCollection
        return traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The text size a person chose.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        (keyWindow?.traitCollection ?? UIScreen.main.traitCollection).preferredContentSizeCategory
    }
    /// How the interface of the key window's device stands.
    open var statusBarOrientation: UIInterfaceOrientation {
        (keyWindow?.device ?? UIScreen.main.device).orientation == .portrait ? .portrait : .landscapeRight
    }
    /// The height and width of the status bar of the key window's device, in points.
    open var statusBarFrame: CGRect {
        let device = keyWindow?.device ?? UIScreen.main.device
        return CGRect(x: 0, y: 0, width: device.size.width, height: device.safeAreaInsets.top)
    }

    /// Sends a message to a target, or up the responder chain when the target is nil: from the first responder, and then from the sender.
    ///
    /// Stops with `NSInvalidArgumentException`, as UIKit does, when the target doesn't answer it.
    /// - Returns: whether someone answered the message.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target {
            MessageDelivery.require(action, of: target as AnyObject, with: [sender, event])
            return true
        }
        for start in [UIResponder.firstResponder, (sender as? UIResponder)?.next ?? keyWindow] {
            var responder = start
            while let current = responder {
                if !MessageDelivery.send(action, to: current, with: [sender, event]).isUnknown { return true }
                responder = current.next
            }
        }
        return false
    }
}
