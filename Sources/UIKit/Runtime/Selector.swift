/// The name of a message.
///
/// Linux has no Objective-C runtime, so a selector is only a name here. Objects answer it through `NamedMembers`, which the plugin
/// `IOSSources` writes (and through which it also replaces `#selector`), or through `SelectorResponder`, which is easily written by hand.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// Makes the selector of a name such as `save:`.
    public init(_ name: String) {
        self.name = name
    }

    /// Makes the selector of a function in an extension of another module's class; the table answers it.
    public init(_ name: String, in table: NamedMembersOfExtensions.Type) {
        self.name = name
        SelectorTables.register(table)
    }

    /// Makes the selector of a literal such as `"save:"`.
    public init(stringLiteral value: String) {
        self.init(value)
    }

    /// The selector's name.
    public var description: String { name }
}

/// The name of a selector, as Apple's function of this name answers it.
public func NSStringFromSelector(_ selector: Selector) -> String {
    selector.description
}

/// The selector of a name.
public func NSSelectorFromString(_ name: String) -> Selector {
    Selector(name)
}

/// An object that answers messages by their name: what the Objective-C runtime does on iOS.
@preconcurrency @MainActor public protocol SelectorResponder: AnyObject {
    /// Handles a message.
    ///
    /// - Returns: whether the object knows the message.
    func respond(to selector: Selector, sender: Any?) -> Bool

    /// Whether the object knows a message, without sending it. Unwind segues ask this to find the controller they lead to.
    ///
    /// No, unless the object says otherwise.
    func responds(to selector: Selector) -> Bool
}

extension SelectorResponder {
    /// No: an object that only answers messages doesn't say which.
    public func responds(to selector: Selector) -> Bool { false }
}
