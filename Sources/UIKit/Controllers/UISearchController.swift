import Foundation

/// Shows a search bar and, while searching, a controller with the results.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisearchcontroller
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The bar.
    public let searchBar = UISearchBar(frame: .zero)
    /// The controller that shows results, or nil where the searched controller does.
    public let searchResultsController: UIViewController?
    /// Whether a search is going on.
    open var isActive = false {
        willSet {
            if newValue != isActive { newValue ? delegate?.willPresentSearchController(self) : delegate?.willDismissSearchController(self) }
        }
        didSet {
            guard isActive != oldValue else { return }
            searchResultsUpdater?.updateSearchResults(for: self)
            if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
        }
    }
    /// The object that hears of the search's beginning and end.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether the Cancel button comes by itself.
    open var automaticallyShowsCancelButton = true
    /// Whether the scope bar comes by itself.
    open var automaticallyShowsScopeBar = true
    /// Whether the results show although there is no text.
    open var showsSearchResultsController = false
    /// Whether the searched content is dimmed meanwhile.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar goes meanwhile.
    open var hidesNavigationBarDuringPresentation = true
    /// The object that updates the results.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

    /// Makes a controller that shows results in another, or in the searched one when nil.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        followText()
    }

    private func followText() {
        searchBar.textDidChange = { [weak self] in
            guard let self else { return }
            searchResultsUpdater?.updateSearchResults(for: self)
        }
    }

    /// Makes a controller that a document describes.
    public required init?(coder: NSCoder) {
        searchResultsController = nil
        super.init(coder: coder)
        followText()
    }
}

/// Updates what a search shows.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisearchresultsupdating
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
    /// The text or the state of the search changed.
    func updateSearchResults(for searchController: UISearchController)
}

/// What a search controller tells.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
    /// The search begins.
    func willPresentSearchController(_ searchController: UISearchController)
    /// The search has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// The search ends.
    func willDismissSearchController(_ searchController: UISearchController)
    /// The search has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
