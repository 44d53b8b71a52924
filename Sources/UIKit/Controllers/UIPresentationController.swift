import Foundation

/// Presents a controller: says where its view stands, and may put views of its own beside it.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipresentationcontroller
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
    /// The controller that is presented.
    open var presentedViewController: UIViewController { presented }
    /// The controller holds this object, which must not hold it.
    private unowned let presented: UIViewController
    private weak var presenter: UIViewController?
    /// The view in which the presentation happens; nil before it begins.
    open internal(set) var containerView: UIView?
    /// The object that is asked how the presentation fits other windows, and hears when a person ends it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// Traits that the presented controller gets in place of the inherited ones.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { presentedViewController.view.setTraitOverride(overrideTraitCollection) }
    }

    /// Makes an object that presents a controller.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    /// The controller that presents.
    open var presentingViewController: UIViewController {
        presenter ?? presentedViewController.presentingViewController ?? presentedViewController
    }
    /// The presented controller's view, unless a subclass shows another in its place.
    open var presentedView: UIView? { presentedViewController.view }
    /// Where that view stands in the container, in points: all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    /// The style of the presentation.
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The style in a window of compact width.
    open var adaptivePresentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    /// The style under given traits.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { adaptivePresentationStyle }
    /// Whether the presentation covers the whole screen.
    open var shouldPresentInFullscreen: Bool { true }
    /// Whether the presenter's view is taken out.
    open var shouldRemovePresentersView: Bool { false }

    /// Called before the container lays out.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container laid out.
    open func containerViewDidLayoutSubviews() {}
    /// Called before the presentation: the place to add views to the container.
    open func presentationTransitionWillBegin() {}
    /// Called after the presentation.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the presentation ends.
    open func dismissalTransitionWillBegin() {}
    /// Called after the presentation ended.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The size the presented controller likes to have.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    /// The presented controller likes another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The presented controller fits another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size the presented controller gets: all of the container's.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }
    /// The container's size changes.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    /// The traits change.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {}
}

/// What is asked of a presentation that comes into another window, and told when a person ends it.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a window of compact width.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style under given traits; `.none` leaves it as it is.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    /// Whether a person may pull the sheet down.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A person begins to pull the sheet down.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A person has pulled the sheet down.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A person tried to pull the sheet down and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// As the system likes.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .automatic }
    /// As for a window of compact width.
    public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { adaptivePresentationStyle(for: controller) }
    /// Yes.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// Who says how a controller is presented.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioningdelegate
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    /// Shows the controller; nil for the system's way.
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    /// Takes the controller away; nil for the system's way.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// Presents the controller, for the custom style.
    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    /// Follows a finger while the controller comes; never asked here.
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    /// Follows a finger while the controller goes; never asked here.
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    /// The system's way.
    public func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { nil }
    /// The system's way.
    public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// The system's own object.
    public func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
        -> UIPresentationController?
    { nil }
    /// No finger.
    public func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
    /// No finger.
    public func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { nil }
}

/// Moves one controller's view away and another's in.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiviewcontrolleranimatedtransitioning
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// The seconds it takes.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Does it, and calls `completeTransition(_:)` at the end.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// Called when it has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Follows a finger during a transition; transitions take no time here, so none is asked to.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Begins.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Follows a finger by a share of the way.
///
/// Apple: https://developer.apple.com/documentation/uikit/uipercentdriveninteractivetransition
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    /// How far the transition is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed with which it ends.
    open var completionSpeed: CGFloat = 1
    /// Begins.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
    /// Goes to a share of the way.
    open func update(_ percentComplete: CGFloat) { self.percentComplete = max(0, min(1, percentComplete)) }
    /// Goes to the end.
    open func finish() { percentComplete = 1 }
    /// Goes back.
    open func cancel() { percentComplete = 0 }
}

/// The names of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that shows at first.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The one that shows at the end.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// The names of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The one that goes.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that comes.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What an object that moves controllers is told.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which it happens.
    var containerView: UIView { get }
    /// Whether it is to be seen.
    var isAnimated: Bool { get }
    /// Whether a finger is followed.
    var isInteractive: Bool { get }
    /// Whether it was broken off.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Says that it has ended.
    func completeTransition(_ didComplete: Bool)
    /// A controller by its name.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// A view by its name; nil for one that neither comes nor goes.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view stands at first; zero where it isn't there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view stands at the end; zero where it is gone.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The transition of a presentation or its end.
final class PresentationTransition: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let isAnimated: Bool
    let isInteractive = false
    private(set) var transitionWasCancelled = false
    let presentationStyle: UIModalPresentationStyle
    private let from: UIViewController
    private let to: UIViewController
    /// The controller whose view comes, or goes.
    private let moving: UIViewController
    private let frame: CGRect
    /// Whether the animator said that it had ended.
    private(set) var hasEnded = false

    init(from: UIViewController, to: UIViewController, moving: UIViewController, in container: UIView, frame: CGRect, animated: Bool) {
        (self.from, self.to, self.moving, self.frame) = (from, to, moving, frame)
        (containerView, isAnimated, presentationStyle) = (container, animated, moving.modalPresentationStyle)
    }

    func completeTransition(_ didComplete: Bool) { (hasEnded, transitionWasCancelled) = (true, !didComplete) }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { key == .from ? from : to }
    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        let controller = key == .from ? from : to
        return controller === moving ? controller.view : nil
    }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === moving && vc === to ? .zero : vc.viewIfLoaded?.frame ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === moving { return vc === to ? frame : .zero }
        return vc.viewIfLoaded?.frame ?? .zero
    }
}

/// The view in which a presentation with an object of the app's happens.
final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        presentation?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        presentation?.containerViewDidLayoutSubviews()
    }
}

extension UIViewController {
    /// What presents the controller: its sheet, its popover, the app's own object, or a plain one; made when it is first asked for.
    public var presentationController: UIPresentationController? {
        if let storedPresentation { return storedPresentation }
        if modalPresentationStyle == .custom {
            storedPresentation = transitioningDelegate?.presentationController(
                forPresented: self, presenting: directPresenter, source: directPresenter ?? self)
            if let storedPresentation { return storedPresentation }
        }
        if let popover = popoverPresentationController { return popover }
        if let sheet = sheetPresentationController { return sheet }
        let plain = UIPresentationController(presentedViewController: self, presenting: directPresenter)
        storedPresentation = plain
        return plain
    }

    /// The app's own object or animator, where one has a say in how this controller comes and goes.
    private var presentsInContainer: Bool { transitioningDelegate != nil }

    /// Puts the view of a controller that is presented into a window.
    func enter(_ window: UIWindow, from presenter: UIViewController, animated: Bool) {
        guard let view else { return }
        view.autoresizingMask = presentationMask(in: window)
        view.frame = presentationFrame(in: window)
        guard presentsInContainer else { return window.addSubview(view) }
        let presentation = presentationController
        let container = PresentationContainer(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.presentation = presentation
        presentation?.containerView = container
        window.addSubview(container)
        presentation?.presentationTransitionWillBegin()
        let frame = modalPresentationStyle == .custom ? presentation?.frameOfPresentedViewInContainerView ?? view.frame : view.frame
        (presentation?.presentedView ?? view).frame = frame
        let animator =
            animated
            ? transitioningDelegate?.animationController(forPresented: self, presenting: presenter, source: presenter) : nil
        if let animator {
            let context = PresentationTransition(
                from: presenter, to: self, moving: self, in: container, frame: frame, animated: animated)
            animator.animateTransition(using: context)
            animator.animationEnded(!context.transitionWasCancelled)
        }
        let shown = presentation?.presentedView ?? view
        if !shown.isDescendant(of: container) { container.addSubview(shown) }
        presentation?.presentationTransitionDidEnd(true)
    }

    /// Takes the view of a presented controller out of its window.
    func leave(to presenter: UIViewController, animated: Bool) {
        guard presentsInContainer, let presentation = presentationController, let container = presentation.containerView else {
            viewIfLoaded?.removeFromSuperview()
            return
        }
        presentation.dismissalTransitionWillBegin()
        if animated, let animator = transitioningDelegate?.animationController(forDismissed: self) {
            let context = PresentationTransition(
                from: self, to: presenter, moving: self, in: container, frame: .zero, animated: animated)
            animator.animateTransition(using: context)
            animator.animationEnded(!context.transitionWasCancelled)
        }
        viewIfLoaded?.removeFromSuperview()
        presentation.presentedView?.removeFromSuperview()
        container.removeFromSuperview()
        presentation.dismissalTransitionDidEnd(true)
        presentation.containerView = nil
        storedPresentation = nil
    }
}
