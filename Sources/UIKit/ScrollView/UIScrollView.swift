import Foundation
import LayoutEngine

/// A view whose content can be larger than itself; scrolling moves the origin of its bounds.
///
/// Subviews tied to `contentLayoutGuide` (or, in the classic way, to the scroll view's own edges) say how large the content is; those tied to
/// `frameLayoutGuide` or to views outside stay put while it scrolls.
/// Apple: https://developer.apple.com/documentation/uikit/uiscrollview; defaults from its header (facts 1.3).
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Whether scrolling takes a touch from a view in the content: from all but controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
    /// Whether a view in the content gets a touch.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether the keyboard's arrows scroll; kept.
    open var allowsKeyboardScrolling = true

    /// Which parts of the safe area are added to `contentInset`.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Like `scrollableAxes`, and top and bottom also where the view is its controller's content scroll view.
        case automatic
        /// On the axes that scroll.
        case scrollableAxes
        case never
        case always
    }

    /// What dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// The look of the scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        case `default`, black, white
    }

    /// How fast scrolling comes to rest: the factor by which velocity falls each millisecond.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// 0.998 a millisecond (measured: facts 1.5).
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// 0.99 a millisecond.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The object told of scrolling and zooming.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)?

    // MARK: Content

    private var storedContentSize = CGSize.zero
    /// The size that code set last, where constraints have decided otherwise since.
    package private(set) var overwrittenContentSize: CGSize?
    private var givenContentSize: CGSize?
    /// Points added around the content.
    open var contentInset = UIEdgeInsets.zero {
        didSet { if contentInset != oldValue { adjustedInsetMayHaveChanged() } }
    }
    /// How the safe area adds to the inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { if contentInsetAdjustmentBehavior != oldValue { adjustedInsetMayHaveChanged() } }
    }
    /// The edges that were adjusted so far.
    var edgeHistory = AdjustedEdgeHistory()
    /// The adjusted inset that the delegate knows of.
    var knownAdjustedInset = UIEdgeInsets.zero
    /// The offset at which content rests at the top left, as it was last known.
    var knownRest = CGPoint.zero
    /// Points that a keyboard takes from the bottom, beyond the content inset; a table view controller sets them.
    var keyboardInset: CGFloat = 0 { didSet { if keyboardInset != oldValue { adjustedInsetMayHaveChanged() } } }
    /// Where content that is smaller than the room for it stands in that room: (0, 0) at the top left, (0.5, 0.5) in the middle (iOS 17.4).
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uiscrollview/contentalignmentpoint
    open var contentAlignmentPoint = CGPoint.zero {
        didSet { if contentAlignmentPoint != oldValue { adjustedInsetMayHaveChanged() } }
    }
    /// The refresh control on top of the content.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
            adjustedInsetMayHaveChanged()
        }
    }

    // MARK: Behaviour

    /// Whether a finger scrolls the content.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { adjustedInsetMayHaveChanged() } } }
    /// Whether scrolling stops on multiples of the bounds.
    open var isPagingEnabled = false
    /// Whether a drag that starts along one axis stays on it.
    open var isDirectionalLockEnabled = false
    /// Whether content gives way beyond its edges and springs back.
    open var bounces = true
    /// Whether it does so horizontally.
    open var bouncesHorizontally = true
    /// Whether it does so vertically.
    open var bouncesVertically = true
    /// Whether it bounces vertically even where the content fits.
    open var alwaysBounceVertical = false { didSet { if alwaysBounceVertical != oldValue { adjustedInsetMayHaveChanged() } } }
    /// Whether it bounces horizontally even where the content fits.
    open var alwaysBounceHorizontal = false { didSet { if alwaysBounceHorizontal != oldValue { adjustedInsetMayHaveChanged() } } }
    /// Whether the vertical indicator is shown while scrolling.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal indicator is shown while scrolling.
    open var showsHorizontalScrollIndicator = true
    /// The look of the indicators.
    open var indicatorStyle = IndicatorStyle.default
    /// Whether the safe area is added to the indicators' insets.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// Insets of the vertical indicator from the edges, in points.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// Insets of the horizontal indicator from the edges, in points.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How fast the content comes to rest after a throw.
    open var decelerationRate = DecelerationRate.normal
    /// How scrolling dismisses the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether a touch waits before it reaches the content, in case it becomes a drag.
    open var delaysContentTouches = true
    /// Whether a drag takes a touch away from the content.
    open var canCancelContentTouches = true
    /// Whether zooming goes beyond its limits and springs back.
    open var bouncesZoom = true
    /// The least zoom scale.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest zoom scale.
    open var maximumZoomScale: CGFloat = 1
    var storedZoomScale: CGFloat = 1
    /// What moves over time.
    var activity = ScrollActivity() { didSet { if activity.isMoving, !oldValue.isMoving { noteMotion() } } }
    /// The indicators, once something showed them: vertical, horizontal.
    var indicators: (vertical: _UIScrollViewScrollIndicator, horizontal: _UIScrollViewScrollIndicator)?

    // MARK: Gestures

    /// The recogniser of drags. Its state follows what `touchDown`, `touchMoved` and `touchUp` make of a finger.
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ownRecognizer(UIPanGestureRecognizer())
    /// The recogniser of pinches; nil where nothing zooms.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { minimumZoomScale < maximumZoomScale ? storedPinchRecognizer : nil }
    private lazy var storedPinchRecognizer: UIPinchGestureRecognizer = ownRecognizer(UIPinchGestureRecognizer())
    /// The recogniser of a remote control's arrow keys.
    open private(set) lazy var directionalPressGestureRecognizer: UIGestureRecognizer = ownRecognizer(UIGestureRecognizer())

    private func ownRecognizer<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
        recognizer.view = self
        return recognizer
    }

    // MARK: Guides

    /// The content's rectangle: constraints to it say how large the content is.
    open private(set) lazy var contentLayoutGuide: UILayoutGuide = makeGuide(.content, "UIScrollView-contentLayoutGuide")
    /// The frame's rectangle: views tied to it stay put while the content scrolls.
    open private(set) lazy var frameLayoutGuide: UILayoutGuide = makeGuide(.frame, "UIScrollView-frameLayoutGuide")

    /// The guide that UIKit makes where constraints from inside name margins of the scroll view; it only shows in descriptions.
    private(set) lazy var contentMarginsGuide: UILayoutGuide = {
        let guide = _UIScrollViewLayoutGuide()
        guide.identifier = "UIScrollViewContentMarginsGuide"
        return guide
    }()

    private func makeGuide(_ region: LayoutRegion, _ identifier: String) -> UILayoutGuide {
        let guide = _UIScrollViewLayoutGuide(region: region, owner: self, identifier: identifier)
        storedGuides.append(guide)
        return guide
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    /// Makes a scroll view from a document or archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        clipsToBounds = true
    }

    override var isScrollContainer: Bool { true }

    override var debugDetails: [String] {
        let inset = adjustedContentInset
        return [
            "contentOffset: {\(numberText(contentOffset.x)), \(numberText(contentOffset.y))}",
            "contentSize: {\(numberText(contentSize.width)), \(numberText(contentSize.height))}",
            "adjustedContentInset: {\(numberText(inset.top)), \(numberText(inset.left)), \(numberText(inset.bottom)), \(numberText(inset.right))}",
        ]
    }

    // MARK: Geometry

    /// The point of the content that stands at the frame's origin, in points; always the origin of the bounds. Setting it isn't clamped.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            guard newValue != storedBounds.origin else { return }
            var bounds = self.bounds
            bounds.origin = newValue
            self.bounds = bounds
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let moved = newValue.origin != super.bounds.origin
            super.bounds = newValue
            guard moved else { return }
            placeIndicators()
            delegate?.scrollViewDidScroll(self)
        }
    }

    /// The size of the content, in points. Where constraints reach the content's far edge they decide; elsewhere what was set stays (facts 1.1).
    open var contentSize: CGSize {
        get { storedContentSize }
        set {
            givenContentSize = newValue
            takeContentSize(newValue)
        }
    }

    /// The size as the scroll view itself finds it, not as code sets it.
    func takeContentSize(_ size: CGSize) {
        guard size != storedContentSize else { return }
        storedContentSize = size
        adjustedInsetMayHaveChanged()
    }

    /// Takes the content size from the constraints, then lays out the subviews.
    open override func layoutSubviews() {
        takeSolvedContentSize()
        adjustedInsetMayHaveChanged()
        super.layoutSubviews()
        refreshControl?.stand(above: self)
        placeIndicators()
    }

    /// The content is as long as the constraints make it, and longer by what zooming adds to the zoomed view.
    private func takeSolvedContentSize() {
        guard let item = layoutNode.item, let host = layoutNode.host else { return }
        var size = contentSize
        let added = addedByZoom
        if let width = host.engine.contentLength(of: item, axis: .horizontal) { size.width = CGFloat(width) + added.width }
        if let height = host.engine.contentLength(of: item, axis: .vertical) { size.height = CGFloat(height) + added.height }
        let solved = pixelRounded(CGRect(origin: .zero, size: size)).size
        if let givenContentSize, givenContentSize != solved {
            overwrittenContentSize = givenContentSize
            self.givenContentSize = nil
        }
        takeContentSize(solved)
    }

    override func sizeDidChange(from oldSize: CGSize) {
        super.sizeDidChange(from: oldSize)
        edgeHistory.restart()
        adjustedInsetMayHaveChanged()
    }

    override func layoutFrame(of region: LayoutRegion) -> CGRect {
        guard region == .content else { return super.layoutFrame(of: region) }
        guard let item = layoutNode.item, let host = layoutNode.host else { return .zero }
        let width = host.engine.contentLength(of: item, axis: .horizontal) ?? 0
        let height = host.engine.contentLength(of: item, axis: .vertical) ?? 0
        return CGRect(x: 0, y: 0, width: width, height: height)
    }

    // MARK: Safe area

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        edgeHistory.restart()
        adjustedInsetMayHaveChanged()
    }

    /// `contentInset` and the parts of the safe area that the adjustment behaviour takes, in points; while a refresh control refreshes, its height too.
    open var adjustedContentInset: UIEdgeInsets { adjustedInset(on: adjustedEdges) }

    /// Called when `adjustedContentInset` changed; call super.
    open func adjustedContentInsetDidChange() {}

    /// Subviews don't see again what the adjusted insets use of the safe area.
    override var safeAreaPassedDown: UIEdgeInsets {
        super.safeAreaPassedDown.without(adjustedEdges)
    }

    /// Where a throw comes to rest that would end at `target`; a row of a collection rests at its groups.
    func restingPlace(for target: CGPoint, from start: CGPoint) -> CGPoint { target }

    // MARK: Zooming

    /// A zoomed view grows from its top left corner, which stands where the constraints put it (measured: facts X3).
    override func placed(_ frame: CGRect, of view: UIView) -> CGRect {
        guard storedZoomScale != 1, view === zoomedView else { return frame }
        let growth = (storedZoomScale - 1) / 2
        return frame.offsetBy(dx: frame.width * growth, dy: frame.height * growth)
    }
}

/// UIKit's class of the content and frame layout guides.
final class _UIScrollViewLayoutGuide: UILayoutGuide {}
