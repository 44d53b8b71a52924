import Foundation

/// How a controller is presented. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle
public enum UIModalPresentationStyle: Int, Sendable {
    /// As the system likes: a page sheet.
    case automatic = -2
    /// Not at all.
    case none = -1
    /// Over the whole screen; the presenter's view is taken out.
    case fullScreen = 0
    /// A sheet.
    case pageSheet = 1
    /// A small sheet in the middle of a wide screen.
    case formSheet = 2
    /// Over the controller that defines the context.
    case currentContext = 3
    /// By an object of the app's.
    case custom = 4
    /// Over the whole screen; the presenter's view stays.
    case overFullScreen = 5
    /// Over the controller that defines the context; its view stays.
    case overCurrentContext = 6
    /// In a popover.
    case popover = 7
}

/// How a presentation is animated. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uimodaltransitionstyle
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from the bottom.
    case coverVertical = 0
    /// A turn about the vertical axis.
    case flipHorizontal = 1
    /// A blend.
    case crossDissolve = 2
    /// A page that curls up.
    case partialCurl = 3
}

extension UIViewController {
    /// The controller that presented this one, or the container this one is in.
    public var presentingViewController: UIViewController? { directPresenter ?? parent?.presentingViewController }

    /// What `present(_:animated:completion:)` does.
    func show(_ presented: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
        let presenter = topmostContainer
        guard presenter.presentedViewController == nil, let window = presenter.viewIfLoaded?.window else { return }
        presenter.inTransition { _ in presenter.cover(with: presented, in: window, animated: flag, completion: completion) }
    }

    private func cover(with presented: UIViewController, in window: UIWindow, animated flag: Bool, completion: (() -> Void)?) {
        let presenter = self
        presenter.presentedViewController = presented
        presented.directPresenter = presenter
        presented.isBeingPresented = true
        presented.loadViewIfNeeded()
        let coversAll = presented.effectivePresentationStyle == .fullScreen
        if coversAll { presenter.startAppearance(false, animated: flag) }
        presented.startAppearance(true, animated: flag)
        presented.enter(window, from: presenter, animated: flag)
        presented.announceAppearing()
        window.deferUntilLaidOut {
            if coversAll { presenter.finishAppearance() }
            presented.finishAppearance()
            completion?()
        }
    }

    /// What `dismiss(animated:completion:)` does.
    func endPresentation(animated flag: Bool, completion: (() -> Void)?) {
        guard let presented = topmostContainer.presentedViewController else {
            if let presenter = presentingViewController { presenter.dismiss(animated: flag, completion: completion) }
            return
        }
        let presenter = topmostContainer
        let coveredAll = presented.effectivePresentationStyle == .fullScreen
        presented.isBeingDismissed = true
        presented.startAppearance(false, animated: flag)
        if coveredAll { presenter.startAppearance(true, animated: flag) }
        presented.leave(to: presenter, animated: flag)
        presented.finishAppearance()
        presented.directPresenter = nil
        presenter.presentedViewController = nil
        if coveredAll {
            presenter.announceAppearing()
            presenter.finishAppearance()
        }
        completion?()
    }

    private var topmostContainer: UIViewController {
        sequence(first: self) { $0.parent }.reduce(self) { $1 }
    }

    private var effectivePresentationStyle: UIModalPresentationStyle {
        switch modalPresentationStyle {
        case .automatic, .none: .pageSheet
        case .currentContext: .fullScreen
        default: modalPresentationStyle
        }
    }

    /// How a presented view follows the window: a card keeps its size in the middle, all else grows along.
    func presentationMask(in window: UIWindow) -> UIView.AutoresizingMask {
        let isCard =
            self is UIAlertController || (isSheet || modalPresentationStyle == .popover) && window.isRegular
            || modalPresentationStyle == .popover && keepsPopover(in: window)
        return isCard
            ? [.flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin] : [.flexibleWidth, .flexibleHeight]
    }

    /// Whether the popover's delegate wants a popover in a narrow window too.
    private func keepsPopover(in window: UIWindow) -> Bool {
        guard let popover = storedPopover, let delegate = popover.delegate else { return false }
        return delegate.adaptivePresentationStyle(for: popover, traitCollection: window.traitCollection) == .none
    }

    /// Whether the controller comes as a page sheet or form sheet.
    var isSheet: Bool { effectivePresentationStyle == .pageSheet || effectivePresentationStyle == .formSheet }

    /// The rectangle of the presented view, in the window's coordinates.
    func presentationFrame(in window: UIWindow) -> CGRect {
        if let alert = self as? UIAlertController { return alert.frame(in: window) }
        if modalPresentationStyle == .popover {
            guard window.isRegular || keepsPopover(in: window) else {
                return UISheetPresentationController(controller: self).frame(in: window)
            }
            let size = preferredContentSize == .zero ? CGSize(width: 320, height: 480) : preferredContentSize
            return storedPopover?.frame(of: size, in: window) ?? window.middle(of: size)
        }
        guard isSheet else { return window.bounds }
        guard window.isRegular else { return sheetPresentationController?.frame(in: window) ?? window.bounds }
        let size = preferredContentSize == .zero ? CGSize(width: 540, height: 620) : preferredContentSize
        return window.middle(of: size)
    }
}

extension UIWindow {
    /// Whether there is room in both directions, as on a pad.
    fileprivate var isRegular: Bool { traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular }

    /// A rectangle of a size in the middle, above the keyboard where it would be covered, but not above the safe area.
    func middle(of size: CGSize) -> CGRect {
        var rect = CGRect(
            x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        if let keyboard = keyboardFrame, keyboard.minY < rect.maxY {
            rect.origin.y = max(safeAreaInsets.top, min(rect.minY, (keyboard.minY - size.height) / 2))
        }
        return rect
    }
}
