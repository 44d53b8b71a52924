import Foundation

/// An element of a menu: what actions and menus have in common.
///
/// Apple: https://developer.apple.com/documentation/uikit/uimenuelement
@preconcurrency @MainActor open class UIMenuElement: NSObject {
    /// Whether an element is on, off or partly on. Raw values are Apple's.
    public enum State: Int, Sendable {
        /// Not chosen.
        case off = 0
        /// Chosen.
        case on = 1
        /// Some of what it stands for is chosen.
        case mixed = 2
    }

    /// Traits of an element.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// One bit for each attribute.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Can't be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// Destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// Isn't shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// Leaves the menu open.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The text shown.
    open internal(set) var title: String
    /// The picture shown.
    open internal(set) var image: UIImage?
    /// A second line.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }
}

/// A closure with a title and a picture, for controls and menus.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor open class UIAction: UIMenuElement {
    /// The name by which a control replaces or removes an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The name by which a control replaces or removes this action.
    public let identifier: Identifier
    /// A longer title.
    open var discoverabilityTitle: String?
    /// Disabled, destructive, hidden.
    open var attributes: UIMenuElement.Attributes
    /// On, off or partly on.
    open var state: UIMenuElement.State
    /// The object that performs the action while it runs.
    open internal(set) var sender: Any?

    private let handler: (UIAction) -> Void

    /// Makes an action.
    ///
    /// - Parameters:
    ///   - title: the text shown.
    ///   - image: the picture shown.
    ///   - identifier: a name; a unique one is made when it is nil.
    ///   - discoverabilityTitle: a longer title.
    ///   - attributes: disabled, destructive, hidden.
    ///   - state: on, off or partly on.
    ///   - handler: what the action does.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
    ) {
        self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, image: image)
    }

    /// Runs the closure on behalf of a sender.
    func perform(sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// A group of actions and menus.
///
/// Apple: https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
    /// The name of a menu.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes an identifier of a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes an identifier of a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// How a menu is shown.
    public struct Options: OptionSet, Sendable, Hashable {
        /// One bit for each option.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Its elements stand among those of the menu around.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// Destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// One element at a time is on.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The elements, in order.
    public let children: [UIMenuElement]
    /// The name.
    public let identifier: Identifier
    /// How it is shown.
    public let options: Options

    /// Makes a menu of elements.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        self.identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(UUID().uuidString)")
        self.options = options
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// The same menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    }
}
