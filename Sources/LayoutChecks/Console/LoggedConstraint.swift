/// A constraint as UIKit's console text states it (facts 6.5, 6.6): an equation or a piece of visual format, read into one form.
public struct LoggedConstraint: Hashable, Sendable {
    /// A view or a guide of the log.
    public struct Item: Hashable, Sendable {
        /// The address, by which two mentions are the same; the name where the log has no address.
        public var key: String
        /// The class, without its module; empty where an identifier stands for the item.
        public var className: String
        /// The text it shows, or its identifier.
        public var text: String?

        /// Names an item.
        public init(key: String, className: String, text: String?) {
            (self.key, self.className, self.text) = (key, className, text)
        }
    }

    /// How the sides compare.
    public enum Relation: String, Hashable, Sendable {
        case lessThanOrEqual = "<="
        case equal = "=="
        case greaterThanOrEqual = ">="
    }

    /// An attribute of an item.
    public struct End: Hashable, Sendable {
        /// The item.
        public var item: Item
        /// `top`, `width`, `midX`...
        public var attribute: String
        /// Whether the item is the `|` of a piece of visual format: the edge of a scroll view's content where that is a scroll view.
        public var isContainer = false
    }

    /// The class of the constraint.
    public var className: String
    /// The constraint's own address.
    public var address: String
    /// The constraint's identifier.
    public var identifier: String?
    /// Where its author made it, as `Card.swift:37`; SnapKit tells.
    public var source: String?
    /// `first relation multiplier * second + constant`.
    public var first: End
    /// How the sides compare.
    public var relation: Relation
    /// The other end; nil for a constraint to a number.
    public var second: End?
    /// What the second end is multiplied by.
    public var multiplier = 1.0
    /// What is added, in points.
    public var constant: Double
    /// 1000 for a required one.
    public var priority = 1000.0
    /// How strongly a natural size hugs and resists, where the text tells.
    public var hugging: Double?
    /// How strongly a natural size resists compression, where the text tells.
    public var resistance: Double?
    /// The text it was read from, without addresses of the constraint and state.
    public var body: String
    /// The superview of an item that the text tells of.
    public var container: [Item: Item] = [:]

    /// Whether a frame and an autoresizing mask say it.
    public var isFromAutoresizingMask: Bool { className == "NSAutoresizingMaskLayoutConstraint" }
    /// Whether it is a natural size, which is never required.
    public var isContentSize: Bool { className == "NSContentSizeLayoutConstraint" }
    /// Whether a cell, a header or a window imposes it.
    public var isEncapsulated: Bool { identifier?.contains("Encapsulated-Layout") ?? false }
    /// Whether it belongs to a pass that comes before the final one.
    public var isTemporary: Bool { identifier?.hasPrefix("_UITemporaryLayout") ?? false }
    /// Whether a stack view made it.
    public var isOfStackView: Bool { identifier?.hasPrefix("UISV-") ?? false }
    /// Whether UIKit made it for a safe area or margins guide.
    public var isOfSystemGuide: Bool {
        className == "_UILayoutSupportConstraint"
            || identifier.map { $0.contains("SafeAreaLayoutGuide") || $0.contains("argin-guide-constraint") || $0.contains("readable") }
                ?? false
    }
    /// Whether Interface Builder made it, when the document was built, for a view without constraints of its own.
    public var isPrototype: Bool { className == "NSIBPrototypingLayoutConstraint" }
    /// Whether it joins a view that only UIKit makes, as in bars, alerts and the keyboard.
    public var isOfPrivateViews: Bool { first.item.isPrivate || second?.item.isPrivate ?? false }
    /// Whether the app's author wrote it.
    public var isAuthors: Bool {
        !isFromAutoresizingMask && !isContentSize && !isEncapsulated && !isTemporary && !isOfStackView && !isOfSystemGuide && !isPrototype
            && !isOfPrivateViews
    }
}

extension LoggedConstraint.Item {
    /// Whether only UIKit makes such views.
    public var isPrivate: Bool {
        let beginnings = [
            "_UI", "TUI", "UIKeyboard", "UIInputSet", "UIRemoteKeyboard", "UITextEffects", "UIKB", "UIInputSwitcher", "UIInterfaceAction",
        ]
        // These stand for what the app's author ties to.
        let known = ["_UILayoutGuide", "_UILayoutSpacer"]
        let isOfBar = text?.hasPrefix("UINavigationBarItem") ?? false
        return isOfBar || (beginnings.contains { className.hasPrefix($0) } && !known.contains(className))
    }
}
