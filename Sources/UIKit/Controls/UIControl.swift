import Foundation

/// A view that a person operates: it has a state and tells targets and actions what happened.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontrol
@preconcurrency @MainActor open class UIControl: UIView {
    /// Where content stands vertically. Raw values are Apple's.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From top to bottom.
        case fill = 3
    }

    /// Where content stands horizontally. Raw values are Apple's.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From left to right.
        case fill = 3
        /// Where reading starts.
        case leading = 4
        /// Where reading ends.
        case trailing = 5
    }

    /// Whether the control can be operated.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { controlStateDidChange() } }
    }
    /// Whether the control is chosen.
    open var isSelected = false {
        didSet { if isSelected != oldValue { controlStateDidChange() } }
    }
    /// Whether a finger is on the control.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { controlStateDidChange() } }
    }
    /// Where content stands vertically.
    open var contentVerticalAlignment: ContentVerticalAlignment = .center {
        didSet { setNeedsLayout() }
    }
    /// Where content stands horizontally.
    open var contentHorizontalAlignment: ContentHorizontalAlignment = .center {
        didSet { setNeedsLayout() }
    }

    /// Whether a finger is followed.
    open internal(set) var isTracking = false
    /// Whether that finger is inside the control.
    open internal(set) var isTouchInside = false
    /// Whether a tap offers the control's menu.
    open var showsMenuAsPrimaryAction = false
    /// Whether a long press offers the control's menu; on from when a button is given one.
    open var isContextMenuInteractionEnabled = false {
        didSet {
            guard isContextMenuInteractionEnabled != oldValue else { return }
            if let menuPress { removeGestureRecognizer(menuPress) }
            menuPress = isContextMenuInteractionEnabled ? makeMenuPress() : nil
        }
    }
    private var menuPress: OwnLongPress?

    private func makeMenuPress() -> OwnLongPress {
        let press = OwnLongPress(
            begins: { [weak self] _ in self?.isEnabled == true && self?.offeredMenu != nil }, pressed: { [weak self] _ in self?.openMenu() }
        )
        addGestureRecognizer(press)
        return press
    }

    /// Takes note of a menu that the control was given or that was taken away.
    func menuDidChange() { isContextMenuInteractionEnabled = offeredMenu != nil }

    /// A finger came down. - Returns: whether it is to be followed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger moved. - Returns: whether it is to be followed on.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// The finger left.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// The finger was taken away.
    open func cancelTracking(with event: UIEvent?) {}

    private var targets = ControlTargets()

    /// Makes a control with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a control that performs an action on its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Makes a control that a document describes.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Enabled, highlighted, selected, focused: what the control looks by.
    open var state: State {
        var state: State = []
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The horizontal alignment with leading and trailing laid on left and right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        default: return contentHorizontalAlignment
        }
    }

    /// Adds a target, held weakly, and the message it gets on some events. A nil target stands for the responder chain.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.add(target.map { $0 as AnyObject }, action, controlEvents)
    }

    /// Removes targets from some events; nil stands for any target or any action.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        targets.remove(target.map { $0 as AnyObject }, action, controlEvents)
    }

    /// Adds an action for some events; it takes the place of one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        targets.remove(action.identifier, controlEvents)
        targets.add(action, controlEvents)
    }

    /// Removes an action from some events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        targets.remove(action.identifier, controlEvents)
    }

    /// Removes the action of an identifier from some events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        targets.remove(actionIdentifier, controlEvents)
    }

    /// Every target that is still there.
    open var allTargets: Set<AnyHashable> {
        Set(targets.objects.compactMap { ($0 as? NSObject).map(AnyHashable.init) })
    }

    /// The events for which something was added.
    open var allControlEvents: Event { targets.events }

    /// The names of the messages a target gets on an event, or nil when there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = targets.actions(of: target.map { $0 as AnyObject }, controlEvent)
        return names.isEmpty ? nil : names
    }

    /// Performs an action.
    open func sendAction(_ action: UIAction) {
        action.perform(sender: self)
    }

    /// Sends a message to a target, or up the responder chain when the target is nil.
    ///
    /// Stops with `NSInvalidArgumentException`, as UIKit does, when the target doesn't answer it.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    /// Does what was added for some events: actions and targets in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for entry in targets.entries(for: controlEvents) {
            switch entry {
            case .action(let action): sendAction(action)
            case .target(let target, let selector): sendAction(selector, to: target, for: nil)
            }
        }
    }

    /// Called when enabled, selected or highlighted changed.
    func controlStateDidChange() {
        setNeedsLayout()
    }
}
