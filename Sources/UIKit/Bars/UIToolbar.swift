import Foundation

/// A bar of buttons at the bottom of the screen: 44 points tall as on iOS 13 to 18, 32 where the height is compact.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// The look of the bar; its ground's colour becomes `barTintColor`.
    open var standardAppearance = UIToolbarAppearance() { didSet { barTintColor = standardAppearance.backgroundColor } }
    /// The look while content stands at its edge; the standard one when nil.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The items, leading to trailing.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in items ?? [] { item.bar = self }
            setNeedsLayout()
        }
    }
    /// The object that says on which side of the screen the bar is.
    open weak var delegate: (any UIToolbarDelegate)?
    private var grounds: [Int: UIImage] = [:]
    /// The picture of the line at the bar's edge.
    private var shadow: UIImage?
    /// Sets the picture of the bar's ground; an empty one makes the bar clear.
    open func setBackgroundImage(_ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) {
        grounds[barMetrics.rawValue] = backgroundImage
        setNeedsDisplay()
    }
    /// The picture of the bar's ground.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        grounds[barMetrics.rawValue]
    }
    /// Sets the picture of the line at the bar's edge.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) { shadow = shadowImage }
    /// The picture of the line at the bar's edge.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadow }
    /// Whether content shows through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// Whether the bar is light or dark.
    open var barStyle: UIBarStyle = .default

    /// Sets the items.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// The bar's height for the traits, in points.
    package var naturalHeight: CGFloat {
        if traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad { return 32 }
        return standsAboveHomeIndicator ? InterfaceGeneration.current.toolbarHeight : 44
    }

    /// Whether the bar ends where the home indicator's strip begins; a bar is taken to do so until it is laid out elsewhere.
    private var standsAboveHomeIndicator = true {
        didSet { if standsAboveHomeIndicator != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Notes where the bar came to stand: Interface Builder's canvas shows bars elsewhere at 44 points (3 of 3 public documents).
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard isOnCanvas, let superview else { return }
        let strip = superview.safeAreaInsets.bottom
        standsAboveHomeIndicator = strip > 0 && frame.maxY >= superview.bounds.maxY - strip - 0.5
    }

    /// No width of its own; the height of the bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    /// The width offered; the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
}

/// Who says on which side of the screen a toolbar is.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitoolbardelegate
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
