import Foundation

/// The bar at the bottom of a tab bar controller: 49 points tall as on iOS 13 to 18, 32 where the height is compact, 50 on a pad.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The look of the bar; its ground's colour becomes `barTintColor`.
    open var standardAppearance = UITabBarAppearance() { didSet { barTintColor = standardAppearance.backgroundColor } }
    /// The look while content stands at its edge; the standard one when nil.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The items, leading to trailing.
    open var items: [UITabBarItem]? {
        didSet {
            for item in items ?? [] { item.bar = self }
            setNeedsLayout()
        }
    }
    /// The item that is chosen.
    open weak var selectedItem: UITabBarItem?
    /// Whether content shows through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// Whether the bar is light or dark.
    open var barStyle: UIBarStyle = .default
    /// The colour of the items that aren't chosen.
    open var unselectedItemTintColor: UIColor?

    /// Sets the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// The bar's height for the traits without the home indicator, in points.
    package var naturalHeight: CGFloat {
        let traits = traitCollection
        if traits.userInterfaceIdiom == .pad { return 50 }
        return traits.verticalSizeClass == .compact ? 32 : 49
    }

    /// No width of its own; the height of the bar.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
    /// The width offered; the height of the bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: naturalHeight) }
}
