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
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasOwnStandardAppearance = true
            appearanceMayHaveChanged()
        }
    }
    /// Whether a look was set.
    private(set) var hasOwnStandardAppearance = false
    /// The look while content stands at its top; the standard one when nil.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }
    /// The look in a window of compact height; the standard one when nil.
    open var compactAppearance: UINavigationBarAppearance?

    /// The look at the content's top in a window of compact height; that of the edge when nil.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The picture of the line at the bar's edge; an empty one beside a ground's picture draws none.
    open var shadowImage: UIImage?
    /// The picture of the back button's arrow; the system's when nil.
    open var backIndicatorImage: UIImage?
    /// Where titles go behind the arrow.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The object that is asked about items.
    open weak var delegate: (any UINavigationBarDelegate)?
    private var grounds: [Int: UIImage] = [:]
    /// Sets the picture of the bar's ground; an empty one makes the bar clear.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        grounds[barMetrics.rawValue] = backgroundImage
        setNeedsDisplay()
    }
    /// The picture of the bar's ground.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { grounds[barMetrics.rawValue] }
    /// Sets the picture of the bar's ground on a side of the screen.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: barMetrics)
    }
    /// Moves the title down, in points.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics.rawValue] = adjustment
        setNeedsDisplay()
    }
    /// How far the title is moved down, in points.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleAdjustments[barMetrics.rawValue] ?? 0 }
    private var titleAdjustments: [Int: CGFloat] = [:]

    /// How far the title is drawn from its place, in points.
    package var shownTitleOffset: UIOffset {
        let look = lookOfContent?.titlePositionAdjustment ?? .zero
        return UIOffset(horizontal: look.horizontal, vertical: look.vertical + titleVerticalPositionAdjustment(for: .default))
    }

    /// The look of the bar's items of a style; nil where none was set.
    package func shownItemAppearance(of style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? {
        lookOfContent.map { style == .done ? $0.doneButtonAppearance : $0.buttonAppearance }
    }

    /// The look of titles and items: at the content's top without a look of its own it is the standard one, only without its ground.
    private var lookOfContent: UINavigationBarAppearance? {
        shownAppearance ?? topItem?.standardAppearance ?? (hasOwnStandardAppearance ? standardAppearance : nil)
    }

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

    /// Whether the content under the bar stands at its top, or doesn't scroll.
    private var isAtScrollEdge: Bool {
        guard let scrolling = (controller as? UINavigationController)?.topViewController?.contentScrollView(for: .top) else { return true }
        return scrolling.contentOffset.y <= 0.5 - scrolling.adjustedContentInset.top
    }

    /// The look that holds now: that of the edge while the content stands there, and nil where none was set for it.
    package var shownAppearance: UINavigationBarAppearance? {
        let isLow = traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
        let item = topItem
        let atEdge = item?.scrollEdgeAppearance ?? scrollEdgeAppearance
        let lowAtEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
        if isAtScrollEdge { return isLow ? lowAtEdge ?? atEdge : atEdge }
        let low = isLow ? item?.compactAppearance ?? compactAppearance : nil
        return low ?? item?.standardAppearance ?? (hasOwnStandardAppearance ? standardAppearance : nil)
    }

    /// What the bar's ground is: nil draws none. Since iOS 15 a bar over the top of its content has none unless a look for that edge was set; a colour of
    /// the bar's own is drawn all the same, as Interface Builder shows it.
    package var shownGround: BarGround? {
        if let appearance = shownAppearance { return BarGround(appearance) }
        if let image = backgroundImage(for: .default) {
            return image.size == .zero ? nil : BarGround(color: nil, image: image, hasLine: shadowImage?.size != .zero)
        }
        let hasOwnColor = barTintColor != nil && !hasOwnStandardAppearance && topItem?.standardAppearance == nil
        guard hasOwnColor || !isAtScrollEdge || barStyle == .black else { return nil }
        return BarGround(color: barTintColor, image: nil, hasLine: shadowImage?.size != .zero)
    }

    /// The attributes of the title as it shows.
    package var shownTitleAttributes: [NSAttributedString.Key: Any] {
        let own = shownAppearance ?? topItem?.standardAppearance ?? (hasOwnStandardAppearance ? standardAppearance : nil)
        return (titleTextAttributes ?? [:]).merging(own?.titleTextAttributes ?? [:]) { $1 }
    }

    /// The attributes of the large title as it shows.
    package var shownLargeTitleAttributes: [NSAttributedString.Key: Any] {
        let own = shownAppearance ?? topItem?.standardAppearance ?? (hasOwnStandardAppearance ? standardAppearance : nil)
        return (largeTitleTextAttributes ?? [:]).merging(own?.largeTitleTextAttributes ?? [:]) { $1 }
    }

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

/// What a navigation bar asks and tells.
///
/// Apple: https://developer.apple.com/documentation/uikit/uinavigationbardelegate
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether an item may be taken away.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// An item was taken away.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// Something that stands on a side of the screen.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
    /// The side.
    var barPosition: UIBarPosition { get }
}

/// Who says on which side of the screen a bar is.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibarpositioningdelegate
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    /// The side of a bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Where the bar is put.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
