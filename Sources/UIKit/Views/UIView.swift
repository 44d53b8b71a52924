import Foundation
import LayoutEngine

/// A rectangle on screen that holds other views and lays them out.
///
/// Stored state stands here; each aspect has a file of its own (`UIView+Geometry.swift`, `UIView+Margins.swift` ...). Flags are named so: `needsX` is of this
/// view, `subtreeNeedsX` of this view or one below it.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiview
@preconcurrency @MainActor open class UIView: UIResponder, UICoordinateSpace {
    /// How tints look. Raw values are Apple's.
    public enum TintAdjustmentMode: Int, Sendable {
        case automatic = 0
        case normal, dimmed
    }

    /// What a view modes its content by when its bounds change.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft,
            bottomRight
    }

    /// Which margins and lengths follow the superview's size.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance to the right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance to the top changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance to the bottom changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// The value of `intrinsicContentSize` on an axis where a view has no natural length: -1.
    public static let noIntrinsicMetric: CGFloat = -1
    /// The target that asks `systemLayoutSizeFitting` for the smallest size.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target that asks `systemLayoutSizeFitting` for the largest size.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    // MARK: Geometry

    var storedBounds: CGRect = .zero
    /// Origin of the untransformed frame in the superview; kept so that whole frames stay whole.
    var storedOrigin: CGPoint = .zero
    /// The transform's part in the plane.
    var storedTransform = CGAffineTransform.identity
    /// The whole transform, where it is more than its part in the plane.
    var storedTransform3D: CATransform3D?
    /// The point that `center` places, in parts of the size.
    var storedAnchor = CGPoint(x: 0.5, y: 0.5)

    // MARK: Hierarchy

    weak var storedSuperview: UIView?
    var storedSubviews: [UIView] = []
    /// A view far above, for climbing to the root, and when it was noted.
    weak var shortcut: UIView?
    var shortcutStamp: UInt = 0
    /// A view above from which this one has its traits, and the stamp at which that was known.
    weak var traitShortcut: UIView?
    var traitShortcutStamp: UInt = 0
    var storedGuides: [UILayoutGuide] = []
    var systemGuides: [LayoutRegion: UILayoutGuide] = [:]

    // MARK: Auto Layout

    let layoutNode = LayoutNode()
    /// The constraints with objects of their own that this view holds.
    package var heldConstraints: [NSLayoutConstraint] = []
    /// The engine of the hierarchy below this view, while it is a root.
    var storedEngineHost: EngineHost?
    var storedTranslatesMask = true
    var storedAutoresizingMask: AutoresizingMask = []
    lazy var hugging: [UILayoutPriority] = type(of: self).defaultHugging
    lazy var compressionResistance: [UILayoutPriority] = [.defaultHigh, .defaultHigh]
    /// Hugging of a new view on the horizontal and the vertical axis; a class with a size of its own hugs it more (facts A12-A14).
    class var defaultHugging: [UILayoutPriority] { [.defaultLow, .defaultLow] }
    /// What the last fitting without a required width gave.
    package private(set) var openFitting: CGSize?
    /// What Interface Builder's placeholder says the natural size is, by axis, on its canvas only.
    package var placeholderIntrinsicSize: CGSize?
    /// Whether a stack view lays the view out, which decides who gives way among equals.
    var isArrangedInStack = false {
        didSet { if isArrangedInStack != oldValue { intrinsicDidChange() } }
    }
    /// The natural size that a document stores for a custom view drawn on the canvas; it wins over the class's own.
    var designedIntrinsicSize: CGSize?
    /// Whether wrapping text makes this view's height depend on its width, so that its natural size enters the solve late (facts 6.3).
    var entersIntrinsicSizeLate: Bool { false }

    // MARK: Passes

    var needsLayout = true
    var subtreeNeedsLayout = true
    var needsConstraintUpdate = true
    var subtreeNeedsConstraintUpdate = true
    var needsIntrinsicUpdate = false
    /// Whether this view or one below came in since the engine last looked for views that no constraint mentions.
    var needsInclusion = true
    /// Whether a pass over the hierarchy whose root this is runs now.
    var isInLayoutPass = false

    // MARK: Margins and safe area

    var storedMargins: MarginSource = .standard
    var storedSafeArea = UIEdgeInsets.zero
    var needsSafeAreaUpdate = true
    var storedPreservesSuperviewMargins = false
    var storedInsetsMarginsFromSafeArea = true
    var storedSemanticContent = UISemanticContentAttribute.unspecified
    var reportedMargins: UIEdgeInsets?
    /// The safe area that a canvas or a window gives the views below it, in place of the superview's.
    package var givenSafeAreaInsets: UIEdgeInsets? {
        didSet { if givenSafeAreaInsets != oldValue { setNeedsSafeAreaUpdate() } }
    }
    /// The keyboard over the hierarchy whose root this is, in this view's coordinates.
    var rootKeyboardFrame: CGRect?
    /// Where that keyboard was shown, while a finger drags it.
    var keyboardShownFrame: CGRect?

    /// The controller whose view this is.
    weak var layoutOwner: ViewLayoutOwner?

    // MARK: From documents

    /// The Interface Builder object id, where the view came from a document.
    package var documentID: String?
    /// The line of the document that the view came from.
    package var sourceLine: Int?
    /// The name its author gave it in Interface Builder's outline.
    package var userLabel: String?
    /// The element's name in the document.
    package var elementName: String?
    /// The class that the document names for the view, where that class isn't the view's own.
    package var documentClassName: String?
    /// Whether the view stands on Interface Builder's canvas, where cells and their contents keep the frames that the document stores.
    var isOnCanvas = false

    // MARK: Look

    /// The view's drawing properties: corner radius, border, shadow.
    open private(set) lazy var layer: CALayer = makeLayer()
    /// The colour behind the view's content.
    open var backgroundColor: UIColor?
    /// 0 shows nothing, 1 everything; multiplies down the tree.
    open var alpha: CGFloat = 1
    /// Whether the view (and all below it) is not shown. Layout goes on, except that a stack view closes the gap.
    open var isHidden = false {
        didSet { if isHidden != oldValue { visibilityDidChange() } }
    }
    /// Whether the view promises to fill its bounds with opaque content.
    open var isOpaque = true
    /// Whether subviews are cut off at the bounds.
    open var clipsToBounds = false
    /// What is seen of the view and all in it: where this view is opaque. It stands on no other view.
    open var mask: UIView?
    /// How content follows a change of the bounds.
    open var contentMode = ContentMode.scaleToFill
    /// A number for finding the view.
    open var tag = 0
    /// Whether the view takes touches.
    open var isUserInteractionEnabled = true
    /// Whether the view takes several touches at once.
    open var isMultipleTouchEnabled = false
    /// Whether other views take no touches while this one has one; kept.
    open var isExclusiveTouch = false
    /// Whether the ground is cleared before the view is drawn; it is.
    open var clearsContextBeforeDrawing = true
    /// Whether the tint is greyed, as behind an alert; kept.
    open var tintAdjustmentMode: TintAdjustmentMode = .automatic
    /// Pixels a point of the view's own drawing; the picture's own scale counts.
    open var contentScaleFactor: CGFloat = 1
    /// What assistive technology sees in the view, in order; nil for what it finds by itself.
    open var accessibilityElements: [Any]?
    /// Whether what is in the view is read before the next view.
    open var shouldGroupAccessibilityChildren = false
    /// Whether assistive technology sees nothing beside the view.
    open var accessibilityViewIsModal = false
    /// Whether assistive technology sees nothing in the view.
    open var accessibilityElementsHidden = false
    /// The label's other words, by which a person can call the view.
    open var accessibilityUserInputLabels: [String]! = []
    /// What else can be done with the view.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    /// The title that shows large while a finger rests on a bar's item; kept.
    open var largeContentTitle: String?
    /// The picture that shows large while a finger rests on a bar's item; kept.
    open var largeContentImage: UIImage?
    /// Whether the view shows large while a finger rests on it; kept.
    open var showsLargeContentViewer = false
    /// A name that groups views for the keyboard's focus; kept.
    open var focusGroupIdentifier: String?
    /// What else a person can do with the view: menus, drags; kept, nothing comes up by itself.
    open var interactions: [any UIInteraction] = []
    /// How the view follows the device's tilt; kept.
    open var motionEffects: [UIMotionEffect] = []
    /// Whether subviews follow the bounds by their autoresizing masks.
    open var autoresizesSubviews = true
    /// The colour of the view's interactive parts: its own, else its superview's, else the system's blue. Setting nil goes back to inheriting.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uiview/tintcolor
    open var tintColor: UIColor! {
        get { storedTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            storedTintColor = newValue
            tellSubtreeOfTint()
        }
    }
    /// The tint this view has of its own; nil when it inherits one.
    package private(set) var storedTintColor: UIColor?

    /// Tells this view and those below it that take their tint from it.
    private func tellSubtreeOfTint() {
        var views = [self]
        while let view = views.popLast() {
            view.tintColorDidChange()
            views += view.storedSubviews.filter { $0.storedTintColor == nil }
        }
    }
    /// A name for tests and for UIKit's logs.
    open var accessibilityIdentifier: String?
    /// What assistive technology reads.
    open var accessibilityLabel: String?
    /// Whether assistive technology sees the view.
    open var isAccessibilityElement = false
    /// A name by which state is restored.
    open var restorationIdentifier: String?
    var storedGestureRecognizers: [UIGestureRecognizer] = []
    /// Traits that stand in place of the inherited ones.
    package var traitOverride: UITraitCollection? { didSet { HierarchyStamp.value &+= 1 } }
    var traitRegistrations: [TraitRegistration] = []
    /// The least and the greatest text size of the view and all in it, where they are limited.
    var limitedTextSizes: (least: UIContentSizeCategory?, greatest: UIContentSizeCategory?)? { didSet { HierarchyStamp.value &+= 1 } }
    /// Whether the margins leave no more room than readable text takes (Interface Builder's "Follow Readable Width").
    package var marginsFollowReadableWidth = false { didSet { if marginsFollowReadableWidth != oldValue { insetsDidChange() } } }
    /// What assistive technology says the view is.
    open var accessibilityTraits: UIAccessibilityTraits = .none
    /// What assistive technology says a tap does.
    open var accessibilityHint: String?
    /// What assistive technology says the view's value is.
    open var accessibilityValue: String?

    /// Makes a view with a frame in its future superview's coordinates, in points.
    public init(frame: CGRect) {
        super.init()
        storedOrigin = frame.standardized.origin
        storedBounds = CGRect(origin: .zero, size: frame.standardized.size)
    }

    /// The views in one that goes out of existence have no superview any longer.
    deinit { HierarchyStamp.value &+= 1 }

    /// Makes a view with an empty frame.
    public convenience override init() { self.init(frame: .zero) }

    /// Makes a view from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init()
        IBCoder.decode(self, from: coder)
    }

    /// What UIKit's debugger prints for the view.
    open nonisolated override var description: String { MainActor.assumeIsolated { debugText } }

    /// What a subclass adds to its debugger line.
    var debugDetails: [String] { [] }

    /// The class of the layer. `CALayer` here; a subclass may say another.
    open class var layerClass: AnyClass { CALayer.self }

    private func makeLayer() -> CALayer {
        let type: AnyClass = Swift.type(of: self).layerClass
        let layer = type == CALayer.self ? CALayer() : ClassInstance.object(of: type) as? CALayer ?? CALayer()
        layer.view = self
        return layer
    }

    /// The controller of this view, else the superview.
    open override var next: UIResponder? { (layoutOwner as? UIResponder) ?? superview }

    /// Called when `isHidden` changed; a stack view's arranged subview tells its stack.
    func visibilityDidChange() { superview?.subviewVisibilityDidChange(self) }

    /// Called when a subview's `isHidden` changed.
    func subviewVisibilityDidChange(_ subview: UIView) {}

    // MARK: Overridable geometry

    /// The rectangle in the superview's coordinates, in points; with a transform, its bounding box.
    open var frame: CGRect {
        get { storedTransform.isIdentity ? CGRect(origin: storedOrigin, size: storedBounds.size) : boundingFrame }
        set { setFrame(newValue) }
    }
    /// The rectangle in the view's own coordinates, in points. Its origin is what a scroll view moves.
    open var bounds: CGRect {
        get { storedBounds }
        set { setBounds(newValue) }
    }
    /// The centre in the superview's coordinates, in points.
    open var center: CGPoint {
        get { centerOfStored }
        set { setCenter(newValue) }
    }
    /// An affine transform about the centre. Auto Layout leaves it alone.
    open var transform: CGAffineTransform {
        get { storedTransform }
        set { (storedTransform, storedTransform3D) = (newValue, nil) }
    }

    // MARK: Overridable drawing

    /// Draws the view's own content between its background and its subviews, with a drawing to draw on (`UIGraphicsGetCurrentContext()`); the base draws
    /// nothing. Called each time a picture of the view is made, with its bounds.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uiview/draw(_:)
    open func draw(_ rect: CGRect) {}
    /// Draws the layer's content; the base draws nothing, and pictures ask `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Asks for drawing. There is nothing to redraw until someone makes a picture of the view, and each picture draws it anew.
    open func setNeedsDisplay() {}
    /// Asks for drawing of a part; see `setNeedsDisplay()`.
    open func setNeedsDisplay(_ rect: CGRect) {}
    /// Places the layers that a subclass added; called after `layoutSubviews()`.
    open func layoutSublayers(of layer: CALayer) {}

    // MARK: Overridable notices

    /// Called when a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}
    /// Called when the safe area changed.
    open func safeAreaInsetsDidChange() {}
    /// Called when the layout margins changed.
    open func layoutMarginsDidChange() {}
    /// Called when a trait changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called when the tint colour changed.
    open func tintColorDidChange() {}
    /// Whether one of the view's recognisers may begin: yes, unless a subclass says otherwise.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Called after the view was loaded from a document, with its outlets set.
    open func awakeFromNib() {}
    /// Called when Interface Builder shows the view on its canvas.
    open func prepareForInterfaceBuilder() {}

    // MARK: Overridable hierarchy

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) {
        insert(view, at: view.superview === self ? storedSubviews.count - 1 : storedSubviews.count)
    }
    /// Takes the view out of its superview and its window.
    open func removeFromSuperview() {
        guard storedSuperview != nil else { return }
        let oldWindow = window
        let controller = oldWindow == nil ? nil : layoutOwner as? UIViewController
        controller?.viewLeavesWindow()
        willMove(toSuperview: nil)
        if oldWindow != nil { forEachInSubtree { $0.willMove(toWindow: nil) } }
        detach()
        didMoveToSuperview()
        if oldWindow != nil { forEachInSubtree { $0.didMoveToWindow() } }
        controller?.viewLeftWindow()
    }
    /// Inserts a view at an index, back to front.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Inserts a view just in front of a subview.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, at: (storedSubviews.firstIndex { $0 === sibling } ?? storedSubviews.count - 1) + 1)
    }
    /// Inserts a view just behind a subview.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, at: storedSubviews.firstIndex { $0 === sibling } ?? 0)
    }
    /// Exchanges two subviews' places in the order.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { storedSubviews.swapAt(index1, index2) }
    /// Moves a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { insert(view, at: storedSubviews.count - 1) } }
    /// Moves a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insert(view, at: 0) } }
    /// The window the view stands in, or nil.
    open var window: UIWindow? { hierarchyRoot as? UIWindow }
    /// The first view of the subtree with a tag, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in storedSubviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
    }
    /// The frontmost view of the subtree that takes a touch at a point of this view's coordinates.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event) else { return nil }
        for view in storedSubviews.reversed() {
            if let found = view.hitTest(convert(point, to: view), with: event) { return found }
        }
        return self
    }
    /// Whether a point of this view's coordinates lies in it.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    // MARK: Overridable layout

    /// Lays out the subviews; the base puts every constraint-driven subview where the engine solved it.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uiview/layoutsubviews()
    open func layoutSubviews() { applySolvedFrames() }

    /// Asks for `layoutSubviews` in the next pass.
    open func setNeedsLayout() {
        needsLayout = true
        markSubtreeNeedsLayout()
    }

    /// Lays out what is pending in this view's hierarchy, at once. Called from inside a pass it lays out this view's own subtree.
    open func layoutIfNeeded() {
        let root = hierarchyRoot
        if root.isInLayoutPass { layoutSubtreeInsidePass() } else { root.layoutHierarchyIfNeeded() }
    }

    /// Asks for `updateConstraints` in the next pass.
    open func setNeedsUpdateConstraints() {
        needsConstraintUpdate = true
        needsInclusionUpwards()
        markSubtreeNeedsConstraintUpdate()
    }

    /// Updates the view's constraints; overrides call super last.
    open func updateConstraints() {}

    /// The natural size of the view's alignment rectangle, in points, `noIntrinsicMetric` where it has none.
    open var intrinsicContentSize: CGSize {
        placeholderIntrinsicSize ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// How far the alignment rectangle lies inside the frame, in points.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// The alignment rectangle of a frame, in the same coordinates; UIKit's default takes `alignmentRectInsets` off.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
            height: frame.height - insets.top - insets.bottom)
    }

    /// The frame of an alignment rectangle, in the same coordinates.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
            width: alignmentRect.width + insets.left + insets.right,
            height: alignmentRect.height + insets.top + insets.bottom)
    }

    /// The size that fits best in a size, in points; the base answers the present size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// The size the view's own constraints make of a target, which pulls at `fittingSizeLevel` (50) on both axes. In points, not rounded (facts 6.4).
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uiview/systemlayoutsizefitting(_:)
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size the view's own constraints make of a target that pulls with the given priorities. Constraints from outside the view don't count.
    ///
    /// - Returns: the frame's size in points, not rounded. Costs a solve of the subtree.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let fit = fittingSize(targetSize, horizontal, vertical)
        openFitting = horizontal < .required ? fit : nil
        return fit
    }

    /// Whether the view's class only works with constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Measures wrapping content again for a solved width (of the alignment rectangle, in points).
    /// - Returns: whether the intrinsic size changed.
    func remeasure(forWidth width: CGFloat) -> Bool { false }

    /// Forgets the width that `remeasure(forWidth:)` was last told, so that the next solve sees the unwrapped size.
    /// - Returns: whether the intrinsic size changed.
    func forgetMeasuredWidth() -> Bool { false }

    /// The first baseline below the alignment rectangle's top, in points; for a plain view its top (facts B3).
    var firstBaselineOffsetFromTop: CGFloat { 0 }
    /// The last baseline above the alignment rectangle's bottom, in points; for a plain view its bottom (facts B3).
    var lastBaselineOffsetFromBottom: CGFloat { 0 }
    /// The height at which the baselines have these distances, of a view that keeps its text in its middle at any height; nil for others.
    var baselinesCenteredInHeight: CGFloat? { nil }
    /// Line height and descender of the font that system spacing between baselines goes by; nil for a view without text.
    var baselineFontMetrics: (lineHeight: CGFloat, descender: CGFloat)? { nil }

    /// The view whose first baseline stands for this view's.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last baseline stands for this view's.
    open var forLastBaselineLayout: UIView { self }

    /// Where a subview goes that the engine put into a frame; a scroll view's zoomed view grows from its corner.
    func placed(_ frame: CGRect, of view: UIView) -> CGRect { frame }

    /// The safe area that subviews start from; a scroll view keeps back what its adjusted insets already use.
    var safeAreaPassedDown: UIEdgeInsets { storedSafeArea }

    /// Called when the size changed, whoever changed it: subviews laid out by frame follow.
    func sizeDidChange(from oldSize: CGSize) {
        if autoresizesSubviews { autoresizeSubviews(from: oldSize) }
        insetsDidChange()
    }

    /// A system guide's rectangle in this view's bounds space.
    func layoutFrame(of region: LayoutRegion) -> CGRect {
        switch region {
        case .own, .frame: bounds
        case .content: .zero
        case .margins: bounds.inset(by: layoutMargins)
        case .safeArea: bounds.inset(by: safeAreaInsets)
        case .readable: bounds.inset(by: readableInsets)
        case .keyboard: keyboardGuideFrame
        }
    }

    /// Whether the view counts as a scroll view for the engine.
    var isScrollContainer: Bool { false }

    /// The view's traits: its window's or superview's.
    open var traitCollection: UITraitCollection {
        let source = traitSource
        guard source === self else { return source.traitCollection }
        let inherited = superview?.traitCollection ?? UITraitCollection.current
        let own = traitOverride.map { inherited.replacing($0) } ?? inherited
        return limitedTextSizes == nil ? own : withinTextSizes(own)
    }
}

/// What the layout pass asks of the controller that owns a view.
@MainActor protocol ViewLayoutOwner: AnyObject {
    func ownedViewWillLayoutSubviews()
    func ownedViewDidLayoutSubviews()
    func ownedViewUpdateConstraints()
    func ownedViewSafeAreaInsetsDidChange()
    func ownedViewLayoutMarginsDidChange()
    func ownedViewTraitsDidChange(_ previous: UITraitCollection)
    /// Points added to the safe area of the owned view.
    var ownedViewAdditionalSafeArea: UIEdgeInsets { get }
    /// The least margins of the owned view, or nil where the system's minimum doesn't hold.
    func ownedViewMinimumMargins(width: CGFloat) -> NSDirectionalEdgeInsets?
    /// Whether the owner's content scroll view takes the safe area at top and bottom even where it doesn't scroll (inside a navigation controller, with
    /// `automaticallyAdjustsScrollViewInsets`).
    var ownedViewAdjustsContentScrollView: Bool { get }
}
