import Foundation

/// One thing that a swipe over a row offers.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor open class UIContextualAction: NSObject {
    /// How it looks. Raw values are Apple's.
    public enum Style: Int, Sendable {
        /// On grey.
        case normal = 0
        /// On red.
        case destructive
    }
    /// What it does; it calls the closure it is given when it is done.
    public typealias Handler = (_ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void) -> Void
    /// How it looks.
    public let style: Style
    /// What it does.
    public let handler: Handler
    /// Its title.
    open var title: String?
    /// Its picture.
    open var image: UIImage?
    /// Its ground.
    open var backgroundColor: UIColor!
    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        backgroundColor = style == .destructive ? .systemRed : .systemGray
    }
}

/// What a swipe over a row offers.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first stands at the row's edge.
    public let actions: [UIContextualAction]
    /// Whether a swipe over most of the row does the first.
    open var performsFirstActionWithFullSwipe = true
    /// Makes a configuration.
    public init(actions: [UIContextualAction]) { self.actions = actions }
}
