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
    open var isActive = false { didSet { if isActive != oldValue { searchResultsUpdater?.updateSearchResults(for: self) } } }
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
