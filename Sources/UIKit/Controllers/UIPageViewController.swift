import Foundation

/// Shows one controller of a series at a time; its view fills the container.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
    /// How pages change. Raw values are Apple's.
    public enum TransitionStyle: Int, Sendable {
        /// A page is turned.
        case pageCurl = 0
        /// Pages scroll.
        case scroll = 1
    }

    /// The direction in which pages change. Raw values are Apple's.
    public enum NavigationOrientation: Int, Sendable {
        /// To the sides.
        case horizontal = 0
        /// Up and down.
        case vertical = 1
    }

    /// Whether one goes on or back. Raw values are Apple's.
    public enum NavigationDirection: Int, Sendable {
        /// On.
        case forward = 0
        /// Back.
        case reverse = 1
    }

    /// How pages change.
    public let transitionStyle: TransitionStyle
    /// The direction in which pages change.
    public let navigationOrientation: NavigationOrientation
    /// The controllers that show.
    open private(set) var viewControllers: [UIViewController]?
    /// The object that has the pages beside the one that shows.
    open weak var dataSource: (any UIPageViewControllerDataSource)?

    /// Makes a controller without pages.
    public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller that a document describes.
    public required init?(coder: NSCoder) {
        let element = (coder as? IBCoder)?.element
        transitionStyle = element?["transitionStyle"] == "scroll" ? .scroll : .pageCurl
        navigationOrientation = element?["navigationOrientation"] == "vertical" ? .vertical : .horizontal
        super.init(coder: coder)
    }

    /// Shows controllers; the first fills the view.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        let old = self.viewControllers ?? []
        self.viewControllers = viewControllers
        for controller in old where viewControllers?.contains(where: { $0 === controller }) != true {
            controller.willMove(toParent: nil)
            controller.startAppearance(false, animated: animated)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.finishAppearance()
            controller.removeFromParent()
        }
        for controller in viewControllers ?? [] where controller.parent !== self { addChild(controller) }
        if isViewLoaded { showPages() }
        completion?(true)
    }

    /// The container with the page.
    open override func loadView() {
        super.loadView()
        showPages()
    }

    /// Lays out the page.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        showPages()
    }

    private func showPages() {
        guard let container = storedView, let page = viewControllers?.first else { return }
        let isNew = page.viewIfLoaded?.superview !== container
        embed(page, in: container, frame: container.bounds)
        if isNew {
            page.catchUp(with: self)
            page.didMove(toParent: self)
        }
    }
}

/// What a page view controller asks for its pages.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
    /// The page before one, or nil.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
        -> UIViewController?
    /// The page after one, or nil.
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
        -> UIViewController?
}
