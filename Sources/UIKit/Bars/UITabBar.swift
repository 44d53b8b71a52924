import Foundation

/// The bar at the bottom of a tab bar controller: 49 points tall as on iOS 13 to 18, 32 where the height is compact, 50 on a pad.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitabbar
@preconcurrency @MainActor open class UITabBar: UIView {
    /// The look of the bar; its ground's colour becomes `barTintColor`.
    open var standardAppearance = UITabBarAppearance() {
        didSet {
            hasOwnStandardAppearance = true
            barTintColor = standardAppearance.backgroundColor
        }
    }
    /// Whether a look was set.
    private(set) var hasOwnStandardAppearance = false
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
    /// The picture of the bar's ground; an empty one makes the bar clear.
    open var backgroundImage: UIImage?
    /// The picture of the line at the bar's edge; an empty one beside a ground's picture draws none.
    open var shadowImage: UIImage?
    /// The object that hears of the tab that a person chose.
    open weak var delegate: (any UITabBarDelegate)?
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

    /// The controller whose bar this is.
    weak var controller: UITabBarController?

    /// A person taps a tab: the controller shows what it stands for; a bar without one chooses it, and its delegate hears of it. - Returns: whether the tab is
    /// there.
    @discardableResult
    package func choose(_ index: Int) -> Bool {
        guard let items, items.indices.contains(index), items[index].isEnabled else { return false }
        if let controller {
            controller.choose(index)
        } else {
            selectedItem = items[index]
            delegate?.tabBar(self, didSelect: items[index])
        }
        return true
    }

    /// What the bar's ground is: nil draws none. Since iOS 15 a bar under the end of its content has none unless a look for that edge was set; a colour of
    /// the bar's own is drawn all the same, as Interface Builder shows it.
    package var shownGround: BarGround? {
        if isAtScrollEdge, let appearance = scrollEdgeAppearance { return BarGround(appearance) }
        if !isAtScrollEdge, hasOwnStandardAppearance { return BarGround(standardAppearance) }
        if let backgroundImage {
            return backgroundImage.size == .zero ? nil : BarGround(color: nil, image: backgroundImage, hasLine: shadowImage?.size != .zero)
        }
        let hasOwnColor = barTintColor != nil && !hasOwnStandardAppearance
        guard hasOwnColor || !isAtScrollEdge || barStyle == .black else { return nil }
        return BarGround(color: barTintColor, image: nil, hasLine: shadowImage?.size != .zero)
    }

    /// Whether the content over the bar stands at its end, or doesn't scroll.
    private var isAtScrollEdge: Bool {
        let selected = controller?.selectedViewController
        let top = (selected as? UINavigationController)?.topViewController ?? selected
        guard let scrolling = top?.contentScrollView(for: .bottom) else { return true }
        return scrolling.contentOffset.y >= scrolling.contentSize.height + scrolling.adjustedContentInset.bottom - scrolling.bounds.height
            - 0.5
    }

    /// The look of a tab's title and picture as it shows; nil where none was set.
    package func shownAppearance(isChosen: Bool, isSideBySide: Bool) -> UITabBarItemStateAppearance? {
        let edge = isAtScrollEdge ? scrollEdgeAppearance : nil
        guard let look = edge ?? (hasOwnStandardAppearance ? standardAppearance : nil) else { return nil }
        let tabs = isSideBySide ? look.inlineLayoutAppearance : look.stackedLayoutAppearance
        return isChosen ? tabs.selected : tabs.normal
    }

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

/// What a tab bar tells.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitabbardelegate
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
    /// A person chose a tab.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
