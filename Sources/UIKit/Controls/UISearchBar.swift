import Foundation

/// A field for what is searched: 56 points tall, 51 without a ground, as on iOS 11 to 18; 64 on the canvas of Xcode 26.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisearchbar
@preconcurrency @MainActor open class UISearchBar: UIView {
    /// The look. Raw values are Apple's.
    public enum Style: UInt, Sendable {
        /// The current default.
        case `default` = 0
        /// With a ground.
        case prominent = 1
        /// Without a ground.
        case minimal = 2
    }

    /// The object that is asked about editing and hears of it.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The text.
    open var text: String? { didSet { if text != oldValue { textDidChange?() } } }
    /// Tells the controller of the search.
    var textDidChange: (() -> Void)?
    /// The text that shows while there is none.
    open var placeholder: String?
    /// A line above the field.
    open var prompt: String?
    /// The look.
    open var searchBarStyle: Style = .default { didSet { if searchBarStyle != oldValue { invalidateIntrinsicContentSize() } } }
    /// Whether the bar is light or dark.
    open var barStyle: UIBarStyle = .default
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// Whether content shows through.
    open var isTranslucent = true
    /// Whether a Cancel button stands beside the field.
    open var showsCancelButton = false
    /// The titles of the scope control.
    open var scopeButtonTitles: [String]? { didSet { invalidateIntrinsicContentSize() } }
    /// Whether the scope control shows.
    open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { invalidateIntrinsicContentSize() } } }

    /// A bar may become the first responder.
    open override var canBecomeFirstResponder: Bool { true }

    /// Begins editing, unless the delegate says no.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else { return false }
        delegate?.searchBarTextDidBeginEditing(self)
        return true
    }

    /// Ends editing, unless the delegate says no.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return super.resignFirstResponder() }
        guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
        delegate?.searchBarTextDidEndEditing(self)
        return true
    }

    private var naturalHeight: CGFloat {
        let generation = InterfaceGeneration.current
        let field = searchBarStyle == .minimal ? generation.minimalSearchBarHeight : generation.searchBarHeight
        return showsScopeBar && scopeButtonTitles?.isEmpty == false ? field + 44 : field
    }

    /// No width of its own; the height of the bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    /// The width offered; the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
}

/// What a search bar asks and tells its delegate.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisearchbardelegate
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
    /// Whether editing may begin.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing began.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Whether editing may end.
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing ended.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
    /// Yes, unless a delegate says otherwise.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing, unless a delegate says otherwise.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Yes, unless a delegate says otherwise.
    public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing, unless a delegate says otherwise.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
}
