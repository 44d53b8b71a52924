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

    /// The object that hears of pages that a person turned.
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Whether pages have something on their backs, which no page shows here.
    open var isDoubleSided = false
    /// The recognisers that turn pages.
    open var gestureRecognizers: [UIGestureRecognizer] { [pageTurn] }
    private lazy var pageTurn = OwnPan(
        begins: { [weak self] in self?.neighbour(of: $0) != nil }, moves: { [weak self] in self?.turn(by: $0) })

    /// How far a drag goes against the pages' order, in points, and how fast.
    private func way(of pan: OwnPan) -> (moved: CGFloat, across: CGFloat, speed: CGFloat) {
        let (moved, speed) = (pan.translation(in: view), pan.velocity(in: view))
        guard navigationOrientation == .horizontal else { return (moved.y, moved.x, speed.y) }
        let sign: CGFloat = view.isRightToLeft ? -1 : 1
        return (moved.x * sign, moved.y, speed.x * sign)
    }

    /// The page to which a drag leads; nil where there is none.
    private func neighbour(of pan: OwnPan) -> UIViewController? {
        let way = way(of: pan)
        guard let page = viewControllers?.first, let dataSource, abs(way.moved) > abs(way.across) else { return nil }
        return way.moved < 0
            ? dataSource.pageViewController(self, viewControllerAfter: page)
            : dataSource.pageViewController(self, viewControllerBefore: page)
    }

    /// A finger turns the page once it leaves: over half of the view, or fast enough.
    private func turn(by pan: OwnPan) {
        if pan.state == .began {
            guard let next = neighbour(of: pan) else { return }
            turning = (next, way(of: pan).moved < 0)
            delegate?.pageViewController(self, willTransitionTo: [next])
        }
        guard let turning, pan.state == .ended || pan.state == .cancelled else { return }
        self.turning = nil
        let sign: CGFloat = turning.isForward ? -1 : 1
        let (moved, speed) = (way(of: pan).moved * sign, way(of: pan).speed * sign)
        let extent = navigationOrientation == .horizontal ? view.bounds.width : view.bounds.height
        let isTurned = pan.state == .ended && (speed > 300 || moved > extent / 2 && speed > -300)
        let before = viewControllers ?? []
        if isTurned { setViewControllers([turning.page], direction: turning.isForward ? .forward : .reverse, animated: true) }
        delegate?.pageViewController(self, didFinishAnimating: true, previousViewControllers: before, transitionCompleted: isTurned)
    }
    private var turning: (page: UIViewController, isForward: Bool)?

    /// The names of what a controller is made with.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Where the spine is, a number.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The distance between pages that scroll, in points, a number.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// Makes a controller without pages. Spine and distance don't show, as one page fills the view.
    public init(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil) {
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
        view.addGestureRecognizer(pageTurn)
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

/// What a page view controller tells.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
    /// A person begins to turn to pages.
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// A person has turned pages.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    /// Nothing.
    public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    {}
    /// Nothing.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
