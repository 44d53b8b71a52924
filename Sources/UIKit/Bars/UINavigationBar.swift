import Foundation

/// The bar at the top of a navigation controller.
///
/// Heights as on iOS 13 to 18, counted in Interface Builder documents: 44 points, 32 where the height is compact, 50 on a pad; 52 more with a
/// large title; 56 in a sheet.
/// Apple: https://developer.apple.com/documentation/uikit/uinavigationbar
@preconcurrency @MainActor open class UINavigationBar: UIView {
    /// The items, the top one last.
    open var items: [UINavigationItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }
    /// The item that shows.
    open var topItem: UINavigationItem? { storedItems.last }
    /// The item below the one that shows.
    open var backItem: UINavigationItem? { storedItems.dropLast().last }
    /// Whether titles are large where the item allows it.
    open var prefersLargeTitles = false { didSet { if prefersLargeTitles != oldValue { barHeightMayHaveChanged() } } }
    /// Whether content shows through.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { controller?.barsMayHaveChanged() } } }
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// Whether the bar is black or white. Raw values are Apple's.
    open var barStyle: UIBarStyle = .default
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of the large title.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

    /// The look of the bar; its ground's colour becomes `barTintColor`.
    open var standardAppearance = UINavigationBarAppearance() { didSet { appearanceMayHaveChanged() } }
    /// The look while content stands at its top; the standard one when nil.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// The look in a window of compact height; the standard one when nil.
    open var compactAppearance: UINavigationBarAppearance?

    private var storedItems: [UINavigationItem] = []
    weak var controller: UIViewController?

    /// Sets the items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in storedItems where item.bar === self { item.bar = nil }
        storedItems = items ?? []
        for item in storedItems { item.bar = self }
        barHeightMayHaveChanged()
    }

    /// Puts an item on top.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        setItems(storedItems + [item], animated: animated)
    }

    /// Takes the top item away.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let top = storedItems.last else { return nil }
        setItems(storedItems.dropLast(), animated: animated)
        return top
    }

    /// Whether the title of the item that shows is large: an automatic item takes the mode of the one below it, the root shows large.
    package var showsLargeTitle: Bool {
        guard prefersLargeTitles else { return false }
        let mode = storedItems.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode ?? .always
        return mode == .always
    }

    /// The bar's height for the traits and the item that shows, in points.
    package var naturalHeight: CGFloat {
        let traits = traitCollection
        let isLow = traits.verticalSizeClass == .compact
        let inline: CGFloat = traits.userInterfaceIdiom == .pad ? 50 : isLow ? 32 : 44
        let prompt: CGFloat = topItem?.prompt != nil && !isLow ? 30 : 0
        let large: CGFloat = showsLargeTitle && !isLow ? 52 : 0
        let search: CGFloat = topItem?.searchController != nil && topItem?.hidesSearchBarWhenScrolling == false ? 52 : 0
        return inline + prompt + large + search
    }

    /// No width of its own; the height of the bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    /// The width offered; the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }

    /// Takes the ground's colour of the item that shows, or else of the bar.
    func appearanceMayHaveChanged() { barTintColor = (topItem?.standardAppearance ?? standardAppearance).backgroundColor }

    func barHeightMayHaveChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.viewIfLoaded?.setNeedsLayout()
    }
}

/// Whether a bar is light or dark. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
    /// Light, with dark text.
    case `default` = 0
    /// Dark, with light text.
    case black = 1
}
