import Foundation

/// What a navigation bar shows for one controller.
///
/// Apple: https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// Whether the title is large. Raw values are Apple's.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below has it.
        case automatic = 0
        /// Always, where the bar prefers large titles.
        case always = 1
        /// Never.
        case never = 2
    }

    /// The title.
    open var title: String? { didSet { bar?.setNeedsLayout() } }
    /// A line above the title.
    open var prompt: String? { didSet { bar?.barHeightMayHaveChanged() } }
    /// A view in place of the title.
    open var titleView: UIView? { didSet { bar?.setNeedsLayout() } }
    /// The items at the leading side, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// The items at the trailing side, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.setNeedsLayout() } }
    /// What a back button shows. Raw values are Apple's.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default` = 0
        case generic, minimal
    }
    /// What the button that leads back to this item shows.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { bar?.setNeedsLayout() } }
    /// Sets whether the back button is left out.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    /// The look at the content's top in a window of compact height; that of the edge when nil.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The item that leads back to this one.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button that leads back to this item.
    open var backButtonTitle: String?
    /// Whether the back button is left out.
    open var hidesBackButton = false { didSet { bar?.setNeedsLayout() } }
    /// Whether items at the leading side stand beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false { didSet { bar?.setNeedsLayout() } }
    /// Whether the title is large.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { bar?.barHeightMayHaveChanged() } }
    /// The look of the bar while this item shows; the bar's own when nil.
    open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.appearanceMayHaveChanged() } }
    /// The look while content stands at its top; the bar's own when nil.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look in a window of compact height; the bar's own when nil.
    open var compactAppearance: UINavigationBarAppearance?
    /// The controller of a search bar below the title.
    open var searchController: UISearchController? { didSet { bar?.barHeightMayHaveChanged() } }
    /// Whether that search bar goes while the content scrolls.
    open var hidesSearchBarWhenScrolling = true { didSet { bar?.barHeightMayHaveChanged() } }
    /// The Interface Builder object id, where the item came from a document.
    package var documentID: String?
    /// The bar that shows the item.
    weak var bar: UINavigationBar?

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Makes an item without a title.
    public override init() {
        super.init()
    }

    /// Makes an item that a document describes.
    public required init?(coder: NSCoder) {
        super.init()
        IBCoder.decode(self, from: coder)
    }

    /// The first item at the leading side.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the trailing side.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Sets the first item at the leading side.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the first item at the trailing side.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the items at the leading side.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Sets the items at the trailing side.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
}

/// What a tab bar shows for one controller.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitabbaritem
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// The kinds of item the system has a look for. Raw values are Apple's.
    public enum SystemItem: Int, Sendable, CaseIterable {
        case more = 0
        case favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
    }

    /// The picture while the tab is chosen.
    open var selectedImage: UIImage?
    /// The text of the red badge.
    open var badgeValue: String?
    /// The colour of the badge.
    open var badgeColor: UIColor?
    /// How far the title is moved, in points.
    open var titlePositionAdjustment: UIOffset = .zero
    /// The system's kind, or nil for an item of one's own.
    package internal(set) var systemItem: SystemItem?

    /// Makes an item of a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Makes an item of a title and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes an item of a kind.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        self.systemItem = systemItem
        self.tag = tag
    }

    /// Sets the system's kind, as the decoding of a document does.
    package func become(_ item: SystemItem) {
        systemItem = item
    }

    /// The title as it shows: its own, or that of the system's kind.
    package var shownTitle: String? {
        if let title { return title }
        switch systemItem {
        case .more: return "More"
        case .favorites: return "Favorites"
        case .featured: return "Featured"
        case .topRated: return "Top Rated"
        case .recents: return "Recents"
        case .contacts: return "Contacts"
        case .history: return "History"
        case .bookmarks: return "Bookmarks"
        case .search: return "Search"
        case .downloads: return "Downloads"
        case .mostRecent: return "Most Recent"
        case .mostViewed: return "Most Viewed"
        case nil: return nil
        }
    }
}
