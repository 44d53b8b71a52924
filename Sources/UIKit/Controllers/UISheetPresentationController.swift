import Foundation

/// How a sheet on a phone is as tall as it is: at one of its detents.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor public final class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String
            /// Makes a name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Makes a name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The whole sheet.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// What a custom detent goes by.
        struct Context: UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection: UITraitCollection
            let maximumDetentValue: CGFloat
        }

        /// The name.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(_ identifier: Identifier, _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        {
            self.identifier = identifier
            self.resolver = resolver
            super.init()
        }

        /// Half of the height; none in a window of compact height.
        public class func medium() -> Detent {
            Detent(.medium) { $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2 }
        }

        /// The whole height.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// A height above the safe area that a closure says, in points; nil for none.
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier(UUID().uuidString), resolver)
        }

        /// The height above the safe area in a context, in points; nil where the detent doesn't hold.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? { resolver(context) }
    }

    private weak var controller: UIViewController?

    init(controller: UIViewController) {
        self.controller = controller
        super.init(presentedViewController: controller, presenting: controller.directPresenter)
    }

    /// The heights at which the sheet rests, from low to high: the whole height at first.
    open var detents: [Detent] = [.large()] { didSet { settle() } }
    /// The height at which it rests now; the lowest when nil.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { settle() } }
    /// Whether a bar at the top shows that the sheet can be pulled.
    open var prefersGrabberVisible = false
    /// Whether scrolling beyond the top makes the sheet taller first.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet keeps to the bottom in a window of compact height.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { settle() } }
    /// Whether a sheet at the bottom is as wide as its controller's `preferredContentSize`.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { settle() } }
    /// The tallest detent at which what lies behind isn't dimmed.
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// The radius of the upper corners, in points; the system's when nil.
    open var preferredCornerRadius: CGFloat?

    /// Makes a group of changes.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        controller?.viewIfLoaded?.window?.layoutIfNeeded()
    }

    /// Asks custom detents again.
    open func invalidateDetents() { settle() }

    private func settle() {
        guard let controller, let view = controller.viewIfLoaded, let window = view.window, controller.directPresenter != nil else {
            return
        }
        view.frame = controller.presentationFrame(in: window)
    }

    /// The sheet's rectangle in a window that isn't roomy: from its detent's height down to the bottom edge. The whole sheet begins 10 points below the
    /// top of the safe area; in a window of compact height it covers everything unless it keeps to the bottom.
    func frame(in window: UIWindow) -> CGRect {
        let bounds = window.bounds
        let isCompact = window.traitCollection.verticalSizeClass == .compact
        if isCompact && !prefersEdgeAttachedInCompactHeight { return bounds }
        let bottom = window.safeAreaInsets.bottom
        let most = bounds.height - window.safeAreaInsets.top - 10 - bottom
        let context = Detent.Context(containerTraitCollection: window.traitCollection, maximumDetentValue: max(0, most))
        let chosen = detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first
        let height = min(max(0, chosen?.resolvedValue(in: context) ?? most), max(0, most)) + bottom
        let wanted = controller?.preferredContentSize.width ?? 0
        let width = widthFollowsPreferredContentSizeWhenEdgeAttached && wanted > 0 ? min(wanted, bounds.width) : bounds.width
        return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
    }
}

/// What a custom detent goes by.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdetentresolutioncontext
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The traits of the window.
    var containerTraitCollection: UITraitCollection { get }
    /// The greatest height above the safe area, in points.
    var maximumDetentValue: CGFloat { get }
}

extension UIViewController {
    /// What shapes the controller's sheet, for the styles that are sheets; made when it is first asked for.
    public var sheetPresentationController: UISheetPresentationController? {
        guard isSheet else { return nil }
        if let storedSheet { return storedSheet }
        let made = UISheetPresentationController(controller: self)
        storedSheet = made
        return made
    }
}

/// What a sheet tells.
///
/// Apple: https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate
@preconcurrency @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A person pulled the sheet to another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
