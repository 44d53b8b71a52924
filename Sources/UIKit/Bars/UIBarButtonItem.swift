import Foundation

/// A button of a navigation bar or toolbar.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// The look of an item. Raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Text or picture alone.
        case plain = 0
        /// With a border, before iOS 7.
        case bordered = 1
        /// In bold: the one that ends what a person does.
        case done = 2
    }

    /// The kinds of item the system has a look for. Raw values are Apple's.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case done = 0
        case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop
        case camera, trash, play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    /// The look.
    open var style: Style = .plain
    /// Whether the item is left out.
    open var isHidden = false { didSet { itemDidChange() } }
    /// Whether the item is chosen.
    open var isSelected = false
    /// Whether a choice in its menu becomes its title.
    open var changesSelectionAsPrimaryAction = false
    /// Titles that it may take: it is as wide as the widest.
    open var possibleTitles: Set<String>?
    /// Does what a tap on the item does: its action, or the message to its target.
    package func tap() {
        guard isEnabled, !isHidden else { return }
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }
    /// A view in place of title and picture.
    open var customView: UIView? { didSet { itemDidChange() } }
    /// The width in points; 0 stands for the natural one. The length of a fixed space.
    open var width: CGFloat = 0 { didSet { itemDidChange() } }
    /// The object that is told of taps.
    open weak var target: AnyObject?
    /// The message it gets.
    open var action: Selector?
    /// What a tap does.
    open var primaryAction: UIAction?
    /// What a tap offers.
    open var menu: UIMenu?
    /// The colour of title and picture.
    open var tintColor: UIColor?
    /// The colour of title and picture as it shows: its own, or that of all items.
    package var shownTintColor: UIColor? { tintColor ?? (AppearanceLibrary.look(of: self) as? UIBarButtonItem)?.tintColor }
    /// The system's kind, or nil for an item of one's own.
    package internal(set) var systemItem: SystemItem?

    /// Makes an item of a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Makes an item of a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Makes an item of a kind.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(title: nil, style: systemItem == .done || systemItem == .save ? .done : .plain, target: target, action: action)
        self.systemItem = systemItem
    }

    /// Makes an item that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Makes an item of a title or a picture, or both of its action where neither is given.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
        self.image = image ?? primaryAction?.image
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Makes an item of a kind with an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// Makes a space that takes what is left.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Makes a space of a width in points.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// Sets the system's kind, as the decoding of a document does.
    package func become(_ item: SystemItem) {
        systemItem = item
    }

    /// The title as it shows: its own, or that of the system's kind where that is a word.
    package var shownTitle: String? {
        if let title { return title }
        switch systemItem {
        case .done: return "Done"
        case .cancel: return "Cancel"
        case .edit: return "Edit"
        case .save: return "Save"
        case .undo: return "Undo"
        case .redo: return "Redo"
        case .close: return "Close"
        default: return nil
        }
    }
}
