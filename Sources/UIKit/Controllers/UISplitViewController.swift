import Foundation

/// Shows two controllers side by side where there is room, one where there isn't.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisplitviewcontroller
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// How the columns are shown. Raw values are Apple's.
    public enum DisplayMode: Int, Sendable {
        /// As the traits have it.
        case automatic = 0
        /// Only the secondary column.
        case secondaryOnly = 1
        /// Beside each other.
        case oneBesideSecondary = 2
        /// The primary column over the secondary.
        case oneOverSecondary = 3
    }

    /// How many columns there are. Raw values are Apple's.
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn, tripleColumn
    }

    /// The columns. Raw values are Apple's.
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary, secondary, compact
    }

    /// How columns make room for each other. Raw values are Apple's.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        case tile, overlay, displace
    }

    /// How many columns there are; a supplementary column isn't laid out, its controller is kept.
    public let style: Style
    /// The object that is asked about collapsing.
    open weak var delegate: (any UISplitViewControllerDelegate)?
    /// How columns make room for each other; kept.
    open var preferredSplitBehavior: SplitBehavior = .automatic
    /// Whether a drag shows the primary column; kept.
    open var presentsWithGesture = true
    /// Whether a button shows the secondary column alone; kept.
    open var showsSecondaryOnlyButton = false
    private var columns: [Column: UIViewController] = [:]

    /// Makes a controller of columns.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller of two columns.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes a controller that a document describes.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// Puts a controller into a column; UIKit wraps one that is no navigation controller in one, and so does this.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        columns[column] = vc.map {
            $0 is UINavigationController || column == .compact ? $0 : UINavigationController(rootViewController: $0)
        }
        arrange()
    }

    /// The controller of a column.
    open func viewController(for column: Column) -> UIViewController? {
        guard let held = columns[column] else { return nil }
        return (held as? UINavigationController)?.viewControllers.first ?? held
    }

    /// Shows a column.
    open func show(_ column: Column) {
        if column == .primary { preferredDisplayMode = .oneBesideSecondary }
    }

    /// Hides a column.
    open func hide(_ column: Column) {
        if column == .primary { preferredDisplayMode = .secondaryOnly }
    }

    private func arrange() {
        viewControllers = [columns[.primary], columns[.secondary]].compactMap { $0 }
    }

    /// The controllers: primary first, then secondary.
    open var viewControllers: [UIViewController] = [] { didSet { replace(oldValue) } }
    /// How the columns should be shown.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The part of the width that the primary column would have.
    open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4 { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The least width of the primary column, in points.
    open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The greatest width of the primary column, in points: 320 as on iPads before iOS 26.
    open var maximumPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }

    /// Whether only one column shows: where the width is compact.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    /// How the columns are shown.
    open var displayMode: DisplayMode {
        if isCollapsed { return .secondaryOnly }
        if preferredDisplayMode != .automatic { return preferredDisplayMode }
        let size = viewIfLoaded?.bounds.size ?? .zero
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    /// The width of the primary column in points, 0 while it is not shown.
    open var primaryColumnWidth: CGFloat {
        guard displayMode != .secondaryOnly else { return 0 }
        let width = (viewIfLoaded?.bounds.width ?? 0) * preferredPrimaryColumnWidthFraction
        return max(minimumPrimaryColumnWidth, min(width.rounded(), maximumPrimaryColumnWidth))
    }

    /// The container with the columns.
    open override func loadView() {
        super.loadView()
        replace([])
    }

    /// Lays out the columns.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        layOutColumns()
    }

    private func replace(_ old: [UIViewController]) {
        for controller in old where !viewControllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.viewIfLoaded?.removeFromSuperview()
            controller.removeFromParent()
        }
        for controller in viewControllers where controller.parent !== self {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        if isViewLoaded { layOutColumns() }
    }

    private func layOutColumns() {
        guard let container = storedView else { return }
        let bounds = container.bounds
        let primary = primaryColumnWidth
        let mode = displayMode
        if isCollapsed {
            for (index, controller) in viewControllers.enumerated() {
                if index == 0 { show(controller, in: container, frame: bounds) } else { hide(controller) }
            }
            return
        }
        let secondaryX = mode == .oneBesideSecondary ? primary : 0
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, controller) in viewControllers.enumerated().reversed() {
            var frame =
                index == 0
                ? CGRect(x: 0, y: 0, width: primary, height: bounds.height)
                : CGRect(x: secondaryX, y: 0, width: bounds.width - secondaryX, height: bounds.height)
            if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            if index == 0 && mode == .secondaryOnly { hide(controller) } else { show(controller, in: container, frame: frame) }
        }
    }

    private func show(_ controller: UIViewController, in container: UIView, frame: CGRect) {
        let isNew = controller.viewIfLoaded?.superview !== container
        embed(controller, in: container, frame: frame)
        if isNew { controller.catchUp(with: self) }
    }

    private func hide(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded, view.superview != nil else { return }
        controller.startAppearance(false, animated: false)
        view.removeFromSuperview()
        controller.finishAppearance()
    }
}

/// What a split view controller asks.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    /// Whether the delegate takes care of the secondary controller when one column shows.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The column that shows when one does.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
    /// No.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// The proposed one.
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
}
