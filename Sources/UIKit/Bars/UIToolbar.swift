import Foundation

/// A bar of buttons at the bottom of the screen: 44 points tall as on iOS 13 to 18, 32 where the height is compact.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitoolbar
@preconcurrency @MainActor open class UIToolbar: UIView {
    /// The items, leading to trailing.
    open var items: [UIBarButtonItem]? {
        didSet {
            for item in items ?? [] { item.bar = self }
            setNeedsLayout()
        }
    }
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
        traitCollection.verticalSizeClass == .compact && traitCollection.userInterfaceIdiom != .pad
            ? 32 : InterfaceGeneration.current.toolbarHeight
    }

    /// No width of its own; the height of the bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    /// The width offered; the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
}
