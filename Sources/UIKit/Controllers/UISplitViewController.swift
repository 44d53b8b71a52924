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
