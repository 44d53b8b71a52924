import CoreGraphics
import Foundation

/// What a context menu shows: on a long press.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    /// What the app tells the menu by.
    public let identifier: any NSCopying
    /// Makes the controller that is shown above the menu.
    public let previewProvider: (() -> UIViewController?)?
    /// Makes the menu of what the system suggests, which is nothing here.
    public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

    /// Makes a configuration.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
        actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    ) {
        self.identifier = identifier ?? NSString(string: UUID().uuidString)
        (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    }

    /// Shows the menu beside a rectangle of a view. - Returns: nil where there is nothing to show.
    func show(at rect: CGRect, of view: UIView, closed: @escaping () -> Void = {}) -> MenuPresentation? {
        let preview = previewProvider?()
        guard let menu = actionProvider?([]) ?? (preview == nil ? nil : UIMenu()) else { return nil }
        return MenuPresentation.show(menu, at: rect, of: view, sender: view, preview: preview, closed: closed)
    }
}

/// Shows context menus of a view: a long press asks the delegate for one.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// The view it was added to.
    open private(set) weak var view: UIView?
    /// The object that has the menus.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    private var press: OwnLongPress?
    private var wanted: UIContextMenuConfiguration?
    private var shown: (configuration: UIContextMenuConfiguration, presentation: MenuPresentation)?

    /// Makes an interaction.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Nothing yet.
    open func willMove(to view: UIView?) {}

    /// Looks at the view's long presses from now on.
    open func didMove(to view: UIView?) {
        if let press { self.view?.removeGestureRecognizer(press) }
        self.view = view
        guard let view else { return press = nil }
        let press = OwnLongPress(begins: { [weak self] in self?.mayBegin($0) ?? false }, pressed: { [weak self] in self?.show($0) })
        view.addGestureRecognizer(press)
        self.press = press
    }

    /// Where the long press was, in a view's coordinates.
    open func location(in view: UIView?) -> CGPoint { press?.location(in: view) ?? .zero }

    /// Shows another menu in place of the one that is open.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        guard let shown, let menu = shown.configuration.actionProvider?([]) else { return }
        shown.presentation.update(block(menu))
    }

    /// Takes the menu away.
    open func dismissMenu() { shown?.presentation.close() }

    private func mayBegin(_ press: OwnLongPress) -> Bool {
        guard let view else { return false }
        wanted = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: press.location(in: view))
        return wanted != nil
    }

    private func show(_ press: OwnLongPress) {
        guard let view, let wanted else { return }
        self.wanted = nil
        let presentation = wanted.show(at: view.bounds, of: view) { [weak self] in self?.closed(wanted) }
        guard let presentation else { return }
        shown = (wanted, presentation)
        delegate?.contextMenuInteraction(self, willDisplayMenuFor: wanted, animator: nil)
    }

    private func closed(_ configuration: UIContextMenuConfiguration) {
        shown = nil
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
}

/// What has a view's context menus.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu at a place of the view; nil for none.
    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    /// The menu has come up.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
    /// The menu has gone.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
    /// Nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    /// Nothing.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}

/// What runs beside a menu's coming and going; as these take no time, delegates are given none.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller above the menu.
    var previewViewController: UIViewController? { get }
    /// Changes things along with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Is called at the end.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The context menus of a list's rows.
@MainActor final class RowMenus {
    private unowned let list: UIScrollView
    private let configuration: (CGPoint) -> (configuration: UIContextMenuConfiguration, frame: CGRect)?
    private var wanted: (configuration: UIContextMenuConfiguration, frame: CGRect)?

    init(of list: UIScrollView, configuration: @escaping (CGPoint) -> (configuration: UIContextMenuConfiguration, frame: CGRect)?) {
        (self.list, self.configuration) = (list, configuration)
        list.addGestureRecognizer(
            OwnLongPress(
                begins: { [weak self] press in
                    guard let self else { return false }
                    wanted = self.configuration(press.location(in: self.list))
                    return wanted != nil
                },
                pressed: { [weak self] _ in
                    guard let self, let wanted else { return }
                    self.wanted = nil
                    _ = wanted.configuration.show(at: wanted.frame, of: self.list)
                }))
    }
}
