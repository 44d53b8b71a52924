import Foundation

/// Holds a stack of controllers and shows the top one under a navigation bar, and over a toolbar if it has one.
///
/// The top controller's view fills the container where it may reach under the bars; the bars add to its safe area.
/// Apple: https://developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    /// The bar at the top.
    public let navigationBar: UINavigationBar
    /// The bar at the bottom, which is hidden at first.
    public private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    /// The object that hears of the controllers shown.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// The recogniser that takes the top controller away by a drag from the edge where reading starts.
    open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = OwnEdgePan { [weak self] in self?.popped(by: $0) }

    /// The drag came to its end: over half of the width, or fast enough, it takes the top controller away.
    private func popped(by pan: OwnEdgePan) {
        guard pan.state == .ended, stack.count > 1, let view = viewIfLoaded else { return }
        let way = view.isRightToLeft ? -1.0 : 1.0
        let (moved, speed) = (pan.translation(in: view).x * way, pan.velocity(in: view).x * way)
        if moved > view.bounds.width / 2 && speed > -300 || speed > 300 { popViewController(animated: true) }
    }

    private var stack: [UIViewController] = []

    /// Whether the bar at the top is left out.
    open var isNavigationBarHidden = false { didSet { barsMayHaveChanged() } }
    /// Whether the bar at the bottom is left out.
    open var isToolbarHidden = true { didSet { barsMayHaveChanged() } }

    /// Makes a controller of a root.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// Makes an empty controller.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        navigationBar.controller = self
    }

    /// Makes an empty controller with bars of certain classes.
    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        let bar = (navigationBarClass as? UINavigationBar.Type).flatMap {
            ClassInstance.view(of: $0, as: UINavigationBar.self, frame: .zero)
        }
        navigationBar = bar ?? UINavigationBar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        if let made = (toolbarClass as? UIToolbar.Type).flatMap({ ClassInstance.view(of: $0, as: UIToolbar.self, frame: .zero) }) {
            toolbar = made
        }
        navigationBar.controller = self
    }

    /// Makes a controller that a document describes.
    public required init?(coder: NSCoder) {
        navigationBar = UINavigationBar(frame: .zero)
        super.init(coder: coder)
        navigationBar.controller = self
    }

    // MARK: The stack

    /// The controllers, the root first.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller on top.
    open var topViewController: UIViewController? { stack.last }
    /// The controller that shows: what the top one presents, or the top one.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Puts a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        if stack.contains(where: { $0 === viewController }) {
            raise(
                "NSInvalidArgumentException",
                "Pushing the same view controller instance (\(viewController)) more than once is not supported")
        }
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Takes the top controller away, unless it is the root.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return top
    }

    /// Takes every controller above the root away.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Takes every controller above one away.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let popped = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return popped
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let oldTop = stack.last
        let removed = stack.filter { old in !viewControllers.contains { $0 === old } }
        for controller in removed {
            controller.willMove(toParent: nil)
            controller.isMovingFromParent = true
        }
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        stack = viewControllers
        children = viewControllers
        navigationBar.setItems(viewControllers.map(\.navigationItem), animated: animated)
        if isViewLoaded { inTransition { _ in exchangeTop(from: oldTop) } }
        for controller in removed {
            controller.parent = nil
            controller.didMove(toParent: nil)
        }
    }

    /// Shows or hides the bar at the top.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Shows or hides the bar at the bottom.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    // MARK: Layout

    /// The container, with the top controller's view and the bars.
    open override func loadView() {
        super.loadView()
        view.addSubview(navigationBar)
        view.addSubview(toolbar)
        if let pop = interactivePopGestureRecognizer { view.addGestureRecognizer(pop) }
        exchangeTop(from: nil)
    }

    /// Lays out the bars and the top controller's view.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutBars()
    }

    override func barsMayHaveChanged() {
        viewIfLoaded?.setNeedsLayout()
        super.barsMayHaveChanged()
    }

    private func exchangeTop(from old: UIViewController?) {
        let top = stack.last
        if let old, old !== top {
            old.startAppearance(false, animated: false)
            old.viewIfLoaded?.removeFromSuperview()
            old.finishAppearance()
        }
        guard let top, let container = storedView else { return }
        let isNew = top.viewIfLoaded?.superview !== container
        delegate?.navigationController(self, willShow: top, animated: false)
        embed(top, in: container, frame: container.bounds)
        container.sendSubviewToBack(top.view)
        layOutBars()
        if isNew {
            top.catchUp(with: self)
            top.didMove(toParent: self)
        }
        delegate?.navigationController(self, didShow: top, animated: false)
    }

    private func layOutBars() {
        guard let container = storedView else { return }
        let bounds = container.bounds
        let safeArea = container.safeAreaInsets
        let barHeight = isNavigationBarHidden ? 0 : navigationBar.naturalHeight
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: safeArea.top, width: bounds.width, height: navigationBar.naturalHeight)
        let hidesToolbar = isToolbarHidden || topViewController?.hidesBottomBarWhenPushed == true && stack.count > 1
        let toolbarHeight = hidesToolbar ? 0 : toolbar.naturalHeight
        toolbar.isHidden = hidesToolbar
        toolbar.items = topViewController?.toolbarItems
        toolbar.frame = CGRect(
            x: 0, y: bounds.height - safeArea.bottom - toolbar.naturalHeight, width: bounds.width, height: toolbar.naturalHeight)
        guard let top = topViewController, let topView = top.viewIfLoaded, topView.superview === container else { return }
        place(
            top, topView, bars: UIEdgeInsets(top: barHeight, left: 0, bottom: toolbarHeight, right: 0),
            opaqueTop: !navigationBar.isTranslucent)
    }

    /// A view that may reach under the bars fills the container and has them in its safe area; one that may not begins where they end.
    private func place(_ controller: UIViewController, _ view: UIView, bars: UIEdgeInsets, opaqueTop: Bool) {
        let safeArea = storedView?.safeAreaInsets ?? .zero
        var frame = storedView?.bounds ?? .zero
        var added = UIEdgeInsets.zero
        let reachesTop = controller.edgesForExtendedLayout.contains(.top) && (!opaqueTop || controller.extendedLayoutIncludesOpaqueBars)
        let reachesBottom = controller.edgesForExtendedLayout.contains(.bottom)
        if bars.top > 0 {
            if reachesTop {
                added.top = bars.top
            } else {
                frame = frame.inset(by: UIEdgeInsets(top: safeArea.top + bars.top, left: 0, bottom: 0, right: 0))
            }
        }
        if bars.bottom > 0 {
            if reachesBottom {
                added.bottom = bars.bottom
            } else {
                frame = frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: safeArea.bottom + bars.bottom, right: 0))
            }
        }
        controller.containerSafeArea = added
        if view.frame != frame { view.frame = frame }
    }
}

/// What a navigation controller tells its delegate.
///
/// Apple: https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller is shown.
    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// Called after a controller was shown.
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing, unless a delegate says otherwise.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing, unless a delegate says otherwise.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}
