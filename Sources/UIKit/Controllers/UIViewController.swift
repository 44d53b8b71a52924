import Foundation

/// Manages one view and its place in a window: makes it on demand, hears when it appears, is laid out and disappears, and may hold
/// other controllers.
///
/// The order of the calls is UIKit's: `loadView`, `viewDidLoad`, `viewWillAppear`, `viewIsAppearing`, then in each layout pass
/// `updateViewConstraints`, `viewWillLayoutSubviews`, `viewDidLayoutSubviews`, then `viewDidAppear`.
/// Apple: https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
    /// Where a controller's view stands between being hidden and being seen.
    enum Appearance {
        case disappeared
        case appearing
        case appeared
        case disappearing
    }

    /// The name of the document that holds the view, or nil.
    public let nibName: String?
    /// The bundle of that document, or nil for the main one.
    public let nibBundle: Bundle?
    /// The title that bars show.
    open var title: String? {
        didSet { titleDidChange() }
    }

    var storedView: UIView?
    var appearance = Appearance.disappeared
    /// Whether a container of UIKit's is putting the view in at the moment.
    var isBeingEmbedded = false
    /// Keeps calls of `beginAppearanceTransition` that wait for their end.
    var appearanceIsAnimated = false

    /// The controllers this one holds, in order.
    open internal(set) var children: [UIViewController] = []
    /// The controller that holds this one.
    open internal(set) weak var parent: UIViewController?
    /// The controller this one has presented.
    open internal(set) var presentedViewController: UIViewController?
    /// The controller that presented this one.
    weak var directPresenter: UIViewController?

    /// Whether the controller appears because it is presented.
    open internal(set) var isBeingPresented = false
    /// Whether the controller disappears because its presentation ends.
    open internal(set) var isBeingDismissed = false
    /// Whether the controller appears because a container took it in.
    open internal(set) var isMovingToParent = false
    /// Whether the controller disappears because its container lets it go.
    open internal(set) var isMovingFromParent = false

    /// Insets in points that are added to the safe area of the view.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsSafeAreaUpdate() } }
    }
    /// Whether the root view's margins are at least `systemMinimumLayoutMargins`.
    open var viewRespectsSystemMinimumLayoutMargins = true {
        didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { ownMarginsMayHaveChanged() } }
    }
    /// The edges at which the view reaches under bars.
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { if edgesForExtendedLayout != oldValue { barsMayHaveChanged() } }
    }
    /// Whether the view also reaches under bars that aren't translucent.
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barsMayHaveChanged() } }
    }
    /// Whether scroll views get room for bars: what iOS 11 replaced by `contentInsetAdjustmentBehavior`.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The size the controller likes to have where its container asks.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            if preferredContentSize != oldValue { parent?.preferredContentSizeDidChange(forChildContentContainer: self) }
        }
    }
    /// How the controller is presented.
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    /// How a presentation is animated.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether a presentation replaces only this controller's view.
    open var definesPresentationContext = false
    /// Whether a controller that is presented here over a context comes as this one says.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the status bar is the presented controller's although it doesn't cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Who says how the controller is presented, for the custom style and for animations.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// What shapes a presentation that is neither a sheet nor a popover, once it was asked for or began.
    var storedPresentation: UIPresentationController?
    /// Whether a sheet can't be pulled down.
    open var isModalInPresentation = false
    /// Whether the toolbar and tab bar of the containers go while this controller is on top.
    open var hidesBottomBarWhenPushed = false
    /// A name from the document, for `UIStoryboard`.
    open var restorationIdentifier: String?

    /// The part of the safe area that the container's bars take, beyond what the superview passes down.
    var containerSafeArea: UIEdgeInsets = .zero {
        didSet { if containerSafeArea != oldValue { viewIfLoaded?.setNeedsSafeAreaUpdate() } }
    }
    /// What shapes the controller's popover, once it was asked for.
    var storedPopover: UIPopoverPresentationController?
    /// What shapes the controller's sheet, once it was asked for.
    var storedSheet: UISheetPresentationController?
    /// The change of size, traits or place that is under way, or nil.
    var currentTransition: ImmediateTransition?
    /// The scroll views that the controller names for edges, in place of the first one in its view.
    var namedContentScrollViews: [UInt: UIScrollView] = [:]
    var storedNavigationItem: UINavigationItem?
    var storedTabBarItem: UITabBarItem?
    var storedEditItem: UIBarButtonItem?
    /// The items of the toolbar that a navigation controller shows for this controller.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet { barsMayHaveChanged() }
    }

    /// The Interface Builder object id, where the controller came from a document.
    package var documentID: String?
    var traitRegistrations: [TraitRegistration] = []
    /// Makes the view in place of `loadView`'s own way: set by the decoding of documents.
    package var documentViewLoader: ((UIViewController) -> UIView?)?
    /// The nib of the controller's view that its document names.
    var documentNib: UINib?
    /// The storyboard's segues that leave this controller.
    var documentSegues: DocumentSegues?
    /// The objects that stand beside the controller in its scene of the storyboard.
    var documentObjects: [NSObject] = []
    /// The top layout guide once it was asked for.
    var topGuide: EdgeLayoutGuide?
    /// The bottom layout guide once it was asked for.
    var bottomGuide: EdgeLayoutGuide?

    /// Makes a controller whose view comes from a document, or is plain when there is no name.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller with a plain view.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes a controller that a document describes.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
        IBCoder.decode(self, from: coder)
    }

    /// Called after the controller was made from a document, with its outlets to other objects than its view set.
    open func awakeFromNib() {}

    // MARK: The view

    /// The view; it is loaded when it is first asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set {
            storedView?.layoutOwner = nil
            storedView = newValue
            newValue?.layoutOwner = self
        }
    }

    /// The view if it is loaded.
    open var viewIfLoaded: UIView? { storedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    /// Loads the view and calls `viewDidLoad`, unless that has happened.
    open func loadViewIfNeeded() {
        guard storedView == nil else { return }
        loadView()
        if storedView == nil {
            raise("NSInternalInconsistencyException", "-[\(type(of: self)) loadView] didn't set the view property")
        }
        viewDidLoad()
    }

    /// Makes the view: from the document, or a plain one as large as the screen. Overrides set `view` and don't call super.
    open func loadView() {
        if let loaded = documentViewLoader?(self) {
            view = loaded
            return
        }
        if let nib = documentNib {
            _ = nib.instantiate(withOwner: self)
            if storedView != nil { return }
        }
        if let name = nibName ?? nibNameOfClass {
            _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
            if storedView != nil { return }
            raise(
                "NSInternalInconsistencyException",
                "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view outlet was not set.")
        }
        let plain = UIView(frame: UIScreen.main.bounds)
        plain.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = plain
    }

    // MARK: What subclasses hear

    /// Called once, after the view is loaded.
    open func viewDidLoad() {}
    /// Called before the view comes into a window.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in the window and has its traits, before it is laid out.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called when the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view leaves.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has left.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// What stands in place of the view's content; nil for nothing.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? { didSet { showContentUnavailable() } }
    var contentUnavailableView: (any UIView & UIContentView)?
    /// Sets the placeholder for a state: called before the view appears, and when it is asked for.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Called when the layout margins of the view have changed.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called in the update pass for the view's constraints. Overrides call super last.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }

    /// Called when the traits have changed, with the ones before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Called before the view changes to a size; hands the news on to children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
    }

    /// Called before the traits change; hands the news on to children.
    open func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Called when a child likes another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size a child gets when this controller's view has a size.
    open func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
        parentSize
    }

    // MARK: Storyboards

    /// The storyboard that the controller came from, or nil.
    open var storyboard: UIStoryboard? { documentSegues?.storyboard }

    /// Asked before a segue that a control of the view begins.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue is performed, with the controller it leads to made but not shown.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Performs the segue of an identifier. Stops with `NSInvalidArgumentException` when the controller has none of that name.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        if documentSegues?.perform(identifier: identifier, from: self, sender: sender) == true { return }
        raise("NSInvalidArgumentException", "Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }

    /// Whether an unwind segue may end at this controller: when it answers the action by name.
    open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?) -> Bool {
        MessageDelivery.isAnswered(action, by: self)
    }

    /// Goes back towards a controller: takes away what the destination presents, and pops to it where it stands in a navigation controller.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue that goes back.
    ///   - subsequentVC: The next controller on the way, which holds or is the destination.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        goBack(towards: subsequentVC)
    }

    /// Called when memory runs short, which doesn't happen here by itself.
    open func didReceiveMemoryWarning() {}

    // MARK: Containers and presentation

    /// Called before the controller moves into a container, or out of one (nil).
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller moved into a container, or out of one (nil).
    open func didMove(toParent parent: UIViewController?) {}

    /// Adds a child; the container then adds the child's view and calls `didMove(toParent:)`. A child of another container is taken out there.
    open func addChild(_ childController: UIViewController) {
        adopt(childController)
    }

    /// Takes this controller out of its container, which has called `willMove(toParent: nil)` and removed the view.
    open func removeFromParent() {
        leaveParent()
    }

    /// Shows a controller over this one. Nothing moves here, so the presentation is complete after the next layout pass.
    ///
    /// Sizes: the whole window for full-screen styles; a sheet on a phone starts 10 points below the top of the safe area (as iOS 13 to
    /// 18 do); on a pad a form sheet is 540 by 620 points, in the middle.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        show(viewControllerToPresent, animated: flag, completion: completion)
    }

    /// Takes away the controller this one presents, or this one where it presents none.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        endPresentation(animated: flag, completion: completion)
    }

    /// Shows a controller in the way of the nearest container that has one: a navigation controller pushes it; without one it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigation = navigationController { navigation.pushViewController(vc, animated: true) } else { present(vc, animated: true) }
    }

    /// Shows a controller in the detail column of the nearest split view controller; without one it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let split = splitViewController, let primary = split.viewControllers.first, !split.isCollapsed else {
            present(vc, animated: true)
            return
        }
        split.viewControllers = [primary, vc]
    }

    /// Whether children hear of appearance by themselves. A container that says no calls `beginAppearanceTransition(_:animated:)` on them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Tells a child that it is about to appear or disappear; for containers that forward nothing by themselves.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        startAppearance(isAppearing, animated: animated)
        if isAppearing { announceAppearing() }
    }

    /// Ends what `beginAppearanceTransition(_:animated:)` began.
    open func endAppearanceTransition() {
        finishAppearance()
    }

    // MARK: Traits and margins

    /// The traits of the view, or of the container or screen while there is no view.
    open var traitCollection: UITraitCollection {
        storedView?.traitCollection ?? parent?.traitCollection ?? UIScreen.main.traitCollection
    }

    /// The style of this controller's view and all in it, whatever the window's is.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { view.overrideUserInterfaceStyle }
        set { view.overrideUserInterfaceStyle = newValue }
    }

    /// The traits that this controller's view puts over those it inherits (iOS 17).
    open var traitOverrides: any UITraitOverrides {
        get { view.traitOverrides }
        set { view.traitOverrides = newValue }
    }

    /// Puts traits over those a child inherits.
    open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController) {
        childViewController.view.setTraitOverride(collection)
    }

    /// The margins the root view has at least: 16 points at both sides below a width of 414 points, 20 from there on; none above and below.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        Self.minimumMargins(forWidth: viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width)
    }

    /// The style the status bar would have.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar would be hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the home indicator would be hidden.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The edges at which the system's own gestures wait.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that says the status bar's style; this controller when nil.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says whether the status bar is hidden; this controller when nil.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// The child that says whether the home indicator is hidden; this controller when nil.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// The child that says at which edges the system's own gestures wait; this controller when nil.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// How the status bar comes and goes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The way the controller likes to stand when it is presented over the whole screen.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Asks for the status bar's style again: it is asked whenever it is read.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Asks for the home indicator again: it isn't drawn.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// Asks for the edges again: there are no gestures of a system's.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Asks for the orientations again: they are asked when the device is turned.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Whether the keyboard stays while a form sheet has no field for it.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Turns the interface where the device was turned.
    open class func attemptRotationToDeviceOrientation() {}
    /// Keeps what the app needs to come back as it is; nothing is kept between runs here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Comes back as it was.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called when a child fits another size.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Adds a key.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
    /// Takes a key out.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.removeAll { $0 === keyCommand } }
    private var ownKeyCommands: [UIKeyCommand] = []
    /// The keys that were added.
    open override var keyCommands: [UIKeyCommand]? { ownKeyCommands.isEmpty ? nil : ownKeyCommands }
    /// The scroll view that was named for an edge, else the controller's view or its first subview if that scrolls.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { scrollViewOfContent(for: edge) }

    /// The orientations the controller may stand in.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// Whether the interface turns with the device.
    open var shouldAutorotate: Bool { true }
    /// Whether the controller shows an editable view.
    open var isEditing = false
    /// Sets whether the controller shows an editable view.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        storedEditItem?.title = editing ? "Done" : "Edit"
        storedEditItem?.style = editing ? .done : .plain
    }

    /// A keyboard came, moved or (nil) went, in the window's coordinates.
    func keyboardDidMove(to frame: CGRect?) {}

    // MARK: Responder

    /// The view's superview, or the controller that presented this one.
    open override var next: UIResponder? {
        storedView?.superview ?? directPresenter
    }

    func titleDidChange() {
        storedNavigationItem?.title = title
        storedTabBarItem?.title = title
    }

    /// Tells the container whose bars shape this controller's safe area.
    func barsMayHaveChanged() {
        parent?.viewIfLoaded?.setNeedsLayout()
        parent?.barsMayHaveChanged()
    }
}
