import Foundation

/// Holds several controllers and shows the chosen one over a tab bar.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The bar at the bottom.
    public let tabBar = UITabBar(frame: .zero)
    /// The object that is asked about tabs and hears of them.
    open weak var delegate: (any UITabBarControllerDelegate)?
    /// The controllers that a person may put in another order; kept.
    open var customizableViewControllers: [UIViewController]?
    private var shown: [UIViewController] = []

    /// A person taps a tab: the delegate may say no, and hears of it.
    package func choose(_ index: Int) {
        guard shown.indices.contains(index), delegate?.tabBarController(self, shouldSelect: shown[index]) ?? true else { return }
        selectedIndex = index
        if let item = tabBar.selectedItem { tabBar(tabBar, didSelect: item) }
        delegate?.tabBarController(self, didSelect: shown[index])
    }

    /// Called when a person chose a tab.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    private var chosen = 0

    /// The tabs since iOS 18; they make their controllers when they are set. Empty where controllers were set by themselves.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uitabbarcontroller/tabs
    open var tabs: [UITab] = [] { didSet { setViewControllers(tabs.compactMap(\.viewController), animated: false) } }
    /// The tab that shows; nil where controllers were set by themselves.
    open var selectedTab: UITab? {
        get { tabs.first { $0.viewController === selectedViewController } }
        set { if let controller = newValue?.viewController { selectedViewController = controller } }
    }
    /// Replaces the tabs.
    open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

    /// The controllers, in the order of their tabs.
    open var viewControllers: [UIViewController]? {
        get { shown }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The place of the controller that shows; `NSNotFound` without controllers. A place that doesn't exist is ignored.
    open var selectedIndex: Int {
        get { shown.isEmpty ? NSNotFound : chosen }
        set {
            guard shown.indices.contains(newValue), newValue != chosen else { return }
            let old = shown[chosen]
            chosen = newValue
            exchange(from: old)
        }
    }

    /// The controller that shows.
    open var selectedViewController: UIViewController? {
        get { shown.indices.contains(chosen) ? shown[chosen] : nil }
        set {
            if let index = shown.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
        }
    }

    /// Replaces the controllers.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let new = viewControllers ?? []
        let old = selectedViewController
        for controller in shown where !new.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            if controller.viewIfLoaded?.superview === storedView { controller.viewIfLoaded?.removeFromSuperview() }
            controller.removeFromParent()
        }
        shown = new
        for controller in new where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        chosen = old.flatMap { old in new.firstIndex { $0 === old } } ?? 0
        tabBar.items = new.map(\.tabBarItem)
        exchange(from: old)
    }

    /// The container, with the chosen controller's view and the bar.
    open override func loadView() {
        super.loadView()
        tabBar.controller = self
        view.addSubview(tabBar)
        exchange(from: nil)
    }

    /// Lays out the bar and the chosen controller's view.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBar()
    }

    private func exchange(from old: UIViewController?) {
        guard let container = storedView else { return }
        if let old, old !== selectedViewController {
            old.startAppearance(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.finishAppearance()
        }
        guard let selected = selectedViewController else { return }
        tabBar.selectedItem = selected.tabBarItem
        let isNew = selected.viewIfLoaded?.superview !== container
        embed(selected, in: container, frame: container.bounds)
        container.sendSubviewToBack(selected.view)
        layOutBar()
        if isNew { selected.catchUp(with: self) }
    }

    private func layOutBar() {
        guard let container = storedView else { return }
        let bounds = container.bounds
        let safeArea = container.safeAreaInsets
        let isHidden = tabBar.isHidden || hidesBar
        let height = tabBar.naturalHeight + safeArea.bottom
        tabBar.frame = CGRect(x: 0, y: isHidden ? bounds.height : bounds.height - height, width: bounds.width, height: height)
        guard let selected = selectedViewController, let view = selected.viewIfLoaded, view.superview === container else { return }
        selected.containerSafeArea = UIEdgeInsets(top: 0, left: 0, bottom: isHidden ? 0 : tabBar.naturalHeight, right: 0)
        if view.frame != bounds { view.frame = bounds }
    }

    /// Whether the controller on top of a navigation stack wants the bar gone.
    private var hidesBar: Bool {
        guard let navigation = selectedViewController as? UINavigationController else { return false }
        return navigation.viewControllers.dropFirst().contains { $0.hidesBottomBarWhenPushed }
    }
}

/// What a tab bar controller asks and tells.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a person may choose a controller.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// A person chose a controller.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
    /// Yes.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
    /// Nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
