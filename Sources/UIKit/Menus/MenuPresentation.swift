import CoreGraphics
import Foundation

/// A menu over everything else of a window, beside what it belongs to; a tap anywhere else closes it.
@MainActor final class MenuPresentation {
    private let overlay = UIView()
    private let source: CGRect
    private weak var window: UIWindow?
    private weak var sender: AnyObject?
    private var card: MenuView?
    private let preview: UIViewController?
    private let chosen: (UIMenuElement, UIMenu) -> Void
    private let closed: () -> Void

    /// How far the card stays from the window's edges and from its source, in points.
    private static let (margin, gap): (CGFloat, CGFloat) = (16, 8)
    private static var shown: MenuPresentation?

    /// Shows a menu beside a rectangle of a view; a menu that is open is closed. - Returns: nil where the view is in no window or the menu is empty.
    @discardableResult
    static func show(
        _ menu: UIMenu, at rect: CGRect, of view: UIView, sender: AnyObject, preview: UIViewController? = nil,
        chosen: @escaping (UIMenuElement, UIMenu) -> Void = { _, _ in }, closed: @escaping () -> Void = {}
    ) -> MenuPresentation? {
        guard let window = view.window, !menu.children.isEmpty || preview != nil else { return nil }
        shown?.close()
        let made = MenuPresentation(
            in: window, at: view.convert(rect, to: window), sender: sender, preview: preview, chosen: chosen, closed: closed)
        made.open(menu)
        shown = made
        return made
    }

    private init(
        in window: UIWindow, at source: CGRect, sender: AnyObject, preview: UIViewController?,
        chosen: @escaping (UIMenuElement, UIMenu) -> Void, closed: @escaping () -> Void
    ) {
        (self.window, self.source, self.sender, self.preview) = (window, source, sender, preview)
        (self.chosen, self.closed) = (chosen, closed)
    }

    private func open(_ menu: UIMenu) {
        guard let window else { return }
        overlay.frame = window.bounds
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.addGestureRecognizer(OwnTap { [weak self] _ in self?.close() })
        let card = MenuView(menu, choose: { [weak self] in self?.choose($0, of: $1) }, resized: { [weak self] in self?.place() })
        self.card = card
        if let view = preview?.view {
            view.layer.cornerRadius = 13
            view.clipsToBounds = true
            overlay.addSubview(view)
        }
        overlay.addSubview(card)
        window.addSubview(overlay)
        place()
    }

    /// Shows another menu in place of this one.
    func update(_ menu: UIMenu) { card?.show(menu) }

    /// Below the source, or above it where there is no room; a preview stands in the middle with the menu under it.
    private func place() {
        guard let window, let card else { return }
        let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(dx: Self.margin, dy: Self.gap)
        let size = card.sizeThatFits(room.size)
        var anchor = source
        if let preview {
            let wanted = preview.preferredContentSize
            let width = min(wanted.width > 0 ? wanted.width : room.width, room.width)
            let height = min(wanted.height > 0 ? wanted.height : room.height / 2, max(0, room.height - size.height - Self.gap))
            anchor = CGRect(x: room.midX - width / 2, y: room.midY - (height + Self.gap + size.height) / 2, width: width, height: height)
            preview.view.frame = anchor
        }
        let below = anchor.maxY + Self.gap
        let above = anchor.minY - Self.gap - size.height
        let height = min(size.height, room.height)
        let y = below + height <= room.maxY ? below : above >= room.minY ? above : max(room.minY, room.maxY - height)
        // The card keeps to the side of the window on which its source lies.
        let isAtRight = anchor.midX > room.midX
        let x = isAtRight ? anchor.maxX - size.width : anchor.minX
        card.frame = CGRect(x: min(max(x, room.minX), max(room.minX, room.maxX - size.width)), y: y, width: size.width, height: height)
    }

    private func choose(_ element: UIMenuElement, of menu: UIMenu) {
        if menu.options.contains(.singleSelection) { menu.tick(element) }
        let staysOpen = element.shownAttributes.contains(.keepsMenuPresented)
        if !staysOpen { close() }
        chosen(element, menu)
        switch element {
        case let action as UIAction: action.perform(sender: sender)
        case let command as UICommand:
            guard let selector = command.action else { break }
            UIApplication.shared.sendAction(selector, to: nil, from: command, for: nil)
        default: break
        }
        if staysOpen { card?.setNeedsLayout() }
    }

    /// Takes the menu away.
    func close() {
        guard overlay.superview != nil else { return }
        overlay.removeFromSuperview()
        preview?.view.removeFromSuperview()
        if Self.shown === self { Self.shown = nil }
        closed()
    }
}

extension UIMenu {
    /// The elements that are ticked, in menus inside as well.
    public var selectedElements: [UIMenuElement] {
        children.flatMap { ($0 as? UIMenu)?.selectedElements ?? ($0.shownState == .on ? [$0] : []) }
    }

    /// Ticks one element and no other.
    func tick(_ element: UIMenuElement) {
        for child in children {
            (child as? UIMenu)?.tick(element)
            (child as? UIAction)?.state = child === element ? .on : .off
            (child as? UICommand)?.state = child === element ? .on : .off
        }
    }
}

// Menus of controls and bar items.

extension UIControl {
    /// The menu the control offers; a button's own.
    var offeredMenu: UIMenu? { (self as? UIButton)?.menu }

    /// Opens the control's menu beside it. - Returns: whether it has one.
    @discardableResult
    func openMenu() -> Bool {
        guard isEnabled, let menu = offeredMenu else { return false }
        let button = self as? UIButton
        let opened = MenuPresentation.show(menu, at: bounds, of: self, sender: self) { element, _ in
            if button?.changesSelectionAsPrimaryAction == true { button?.take(choice: element, of: menu) }
        }
        if opened != nil { sendActions(for: .menuActionTriggered) }
        return opened != nil
    }

    /// Does what a tap does by itself: opens the menu where that is what the control is for. - Returns: whether a menu came up.
    package func openMenuAsPrimaryAction() -> Bool { showsMenuAsPrimaryAction && openMenu() }

    /// Does what the control is for, as a tap does.
    public func performPrimaryAction() {
        guard isEnabled, !openMenuAsPrimaryAction() else { return }
        sendActions(for: .primaryActionTriggered)
    }
}

extension UIButton {
    /// The element of a menu that was chosen becomes the title.
    func take(choice: UIMenuElement, of menu: UIMenu) {
        menu.tick(choice)
        setTitle(choice.title, for: .normal)
        if let image = choice.image { setImage(image, for: .normal) }
    }
}

extension UIBarButtonItem {
    /// Does what a tap on the item does, seen in a rectangle of a bar: its action, the message to its target, or its menu.
    package func tap(in bar: UIView, at rect: CGRect) {
        guard isEnabled, !isHidden else { return }
        guard primaryAction == nil, action == nil, let menu else { return tap() }
        MenuPresentation.show(menu, at: rect, of: bar, sender: self) { [weak self] element, _ in
            guard let self, changesSelectionAsPrimaryAction else { return }
            menu.tick(element)
            title = element.title
        }
    }
}
