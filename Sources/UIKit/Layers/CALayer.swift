import CoreGraphics
import Foundation

/// The corners of a layer, one bit each.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/cacornermask
public struct CACornerMask: OptionSet, Sendable, Hashable {
    /// One bit for each corner.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Top left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// Top right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// Bottom left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// Bottom right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The form of a layer's rounded corners.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/calayercornercurve
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name.
    public let rawValue: String

    /// Makes a curve of a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The smoother curve of icons.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The look of a view's rectangle: corners, border, shadow. A view owns one; a renderer reads it.
///
/// None of it changes a frame (measured on iOS 26: corner radius, border and shadow leave frames alone).
/// Apple: https://developer.apple.com/documentation/quartzcore/calayer
open class CALayer: NSObject {
    /// The radius of the rounded corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The corners that are rounded: all at first.
    open var maskedCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    /// The form of the rounded corners.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// The width of the border inside the edges, in points.
    open var borderWidth: CGFloat = 0
    /// The colour of the border: opaque black at first.
    open var borderColor: CGColor? = .black
    /// The ground's colour. A view's `backgroundColor` sets it.
    open var backgroundColor: CGColor?
    /// Whether what lies beyond the (rounded) edges is cut off.
    open var masksToBounds = false
    /// 0 shows nothing, 1 everything.
    open var opacity: Float = 1
    /// Whether the layer isn't drawn.
    open var isHidden = false
    /// The colour of the shadow: opaque black at first.
    open var shadowColor: CGColor? = .black
    /// 0 casts no shadow, 1 a full one.
    open var shadowOpacity: Float = 0
    /// How far the shadow lies from the layer, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How far the shadow's edge is blurred, in points.
    open var shadowRadius: CGFloat = 3
    /// The order among siblings: higher is nearer to the viewer.
    open var zPosition: CGFloat = 0
    /// Whether the layer is drawn once as a picture and then reused.
    open var shouldRasterize = false
    /// A name for code that looks layers up.
    open var name: String?

    /// The pixels of the layer: a `CGImage` or `UIImage`, drawn as `contentsGravity` says.
    open var contents: Any?
    /// How `contents` stands in the layer.
    open var contentsGravity: CALayerContentsGravity = .resize
    /// Pixels a point of `contents`.
    open var contentsScale: CGFloat = 1
    /// Pixels a point of the picture that `shouldRasterize` makes.
    open var rasterizationScale: CGFloat = 1
    /// Whether the layer and its sublayers fade as one; they do.
    open var allowsGroupOpacity = true
    /// Whether the layer promises to fill its bounds with opaque content.
    open var isOpaque = false
    /// Whether the layer's content is made anew when its size changes.
    open var needsDisplayOnBoundsChange = false
    /// The form of the shadow, in the layer's coordinates; nil for that of the layer's content.
    open var shadowPath: CGPath?
    /// What the layer shows of itself: where this one is opaque. It stands on no other layer.
    open var mask: CALayer?
    /// How fast the clock of the layer's animations runs.
    open var speed: Float = 1
    /// How far that clock is ahead, in seconds.
    open var timeOffset: TimeInterval = 0
    /// When that clock started.
    open var beginTime: TimeInterval = 0
    /// What Core Animation does when a value changes: nothing here, as changes take no time.
    open var actions: [String: any CAAction]?
    /// The layer's delegate; a view is its own layer's.
    open weak var delegate: (any CALayerDelegate)? {
        didSet { if delegate == nil, view != nil { delegate = view } }
    }
    var animations: [(key: String, animation: CAAnimation)] = []
    private var values: [String: Any] = [:]

    /// The view whose own layer this is; nil for a layer that was added to another.
    weak var view: UIView? {
        didSet { delegate = view }
    }
    private var ownBounds = CGRect.zero
    private var ownPosition = CGPoint.zero
    private var ownAnchor = CGPoint(x: 0.5, y: 0.5)
    private var ownTransform = CATransform3DIdentity
    /// The layers that stand on this one, back to front; nil where there are none.
    public internal(set) var sublayers: [CALayer]?
    /// The layer that this one stands on; nil for a view's own.
    public internal(set) weak var superlayer: CALayer?

    /// Makes a layer with Core Animation's defaults.
    public override init() {
        super.init()
    }

    /// Makes a copy of a layer's look and place, without its sublayers: what Core Animation asks for when it shows animations.
    public init(layer: Any) {
        super.init()
        guard let other = layer as? CALayer else { return }
        (ownBounds, ownPosition, ownAnchor, ownTransform) = (other.bounds, other.position, other.anchorPoint, other.transform)
        (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
        (borderWidth, borderColor, backgroundColor) = (other.borderWidth, other.borderColor, other.backgroundColor)
        (masksToBounds, opacity, isHidden, zPosition) = (other.masksToBounds, other.opacity, other.isHidden, other.zPosition)
        (shadowColor, shadowOpacity, shadowOffset) = (other.shadowColor, other.shadowOpacity, other.shadowOffset)
        (shadowRadius, shadowPath, contents, name) = (other.shadowRadius, other.shadowPath, other.contents, other.name)
    }

    /// Makes a layer with Core Animation's defaults; layers aren't kept in documents.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: Geometry

    /// Where the layer stands on its superlayer, in points: with a transform, its bounding box; for a view's own layer, the view's frame.
    open var frame: CGRect {
        get { ofView { $0.frame } ?? ownFrame }
        set {
            guard !tellView({ $0.frame = newValue }) else { return }
            let frame = newValue.standardized
            let old = ownFrame
            let isPlain = CATransform3DIsIdentity(ownTransform)
            ownBounds.size = CGSize(
                width: isPlain || old.width == 0 ? frame.width : ownBounds.width * frame.width / old.width,
                height: isPlain || old.height == 0 ? frame.height : ownBounds.height * frame.height / old.height)
            let moved = ownFrame
            ownPosition.x += frame.minX - moved.minX
            ownPosition.y += frame.minY - moved.minY
            if frame.size != old.size { setNeedsLayout() }
        }
    }

    private var ownFrame: CGRect {
        let box = CGRect(
            x: -ownAnchor.x * ownBounds.width, y: -ownAnchor.y * ownBounds.height, width: ownBounds.width, height: ownBounds.height)
        return box.applying(ownTransform.plane).offsetBy(dx: ownPosition.x, dy: ownPosition.y)
    }

    /// The layer's rectangle in its own coordinates, in points; for a view's own layer, the view's bounds.
    open var bounds: CGRect {
        get { ofView { $0.bounds } ?? ownBounds }
        set {
            guard !tellView({ $0.bounds = newValue }) else { return }
            if newValue.size != ownBounds.size { setNeedsLayout() }
            ownBounds = newValue
        }
    }

    /// Where the anchor point stands on the superlayer, in points; for a view's own layer, the view's centre.
    open var position: CGPoint {
        get { ofView { $0.center } ?? ownPosition }
        set { if !tellView({ $0.center = newValue }) { ownPosition = newValue } }
    }

    /// The point of the layer that `position` places and about which it is transformed, in parts of its size: (0.5, 0.5) is the middle.
    open var anchorPoint: CGPoint {
        get { ofView { $0.anchorPoint } ?? ownAnchor }
        set { if !tellView({ $0.anchorPoint = newValue }) { ownAnchor = newValue } }
    }

    /// A transform about the anchor point.
    open var transform: CATransform3D {
        get { ofView { $0.transform3D } ?? ownTransform }
        set { if !tellView({ $0.transform3D = newValue }) { ownTransform = newValue } }
    }

    /// A transform of all sublayers, kept; perspective, for which it is mostly used, isn't drawn.
    open var sublayerTransform = CATransform3DIdentity

    /// The transform's part in the plane.
    public func affineTransform() -> CGAffineTransform { transform.plane }

    /// Sets a transform of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// From the layer's coordinates to its superlayer's.
    package var toSuperlayer: CGAffineTransform {
        let (bounds, anchor, position) = (bounds, anchorPoint, position)
        let x = bounds.minX + anchor.x * bounds.width
        let y = bounds.minY + anchor.y * bounds.height
        return CGAffineTransform(translationX: -x, y: -y).concatenating(transform.plane)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var toRoot: CGAffineTransform {
        var result = CGAffineTransform.identity
        var layer: CALayer? = self
        while let here = layer, let owner = here.owner {
            result = result.concatenating(here.toSuperlayer)
            layer = owner
        }
        return result
    }

    /// The layer that this one stands on, a view's own layer included.
    private var owner: CALayer? { superlayer ?? ofView { $0.superview }??.layerOfMainActor }

    /// A point of this layer in another's coordinates; nil stands for the root.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
    }
    /// A point of another layer in this one's coordinates; nil stands for the root.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }
    /// A rectangle of this layer in another's coordinates: the bounding box; nil stands for the root.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
    }
    /// A rectangle of another layer in this one's coordinates: the bounding box; nil stands for the root.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }

    /// Whether a point of the layer's coordinates lies in it.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The frontmost layer under a point of the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        let inside = p.applying(toSuperlayer.inverted())
        guard !isHidden, contains(inside) else { return nil }
        for layer in (sublayers ?? []).reversed() { if let found = layer.hitTest(inside) { return found } }
        return self
    }

    // MARK: Layout and content

    /// Lays out the sublayers; a subclass of a layer that was added to another says how. Called when a picture is made or asked for, if it is pending.
    open func layoutSublayers() {
        guard let delegate, view == nil else { return }
        nonisolated(unsafe) let (asked, layer) = (delegate, self)
        MainActor.assumeIsolated { asked.layoutSublayers(of: layer) }
    }
    /// Asks for `layoutSublayers`.
    open func setNeedsLayout() {
        needsOwnLayout = true
        _ = tellView { $0.setNeedsLayout() }
    }
    /// Lays out what is pending now.
    open func layoutIfNeeded() {
        guard !tellView({ $0.layoutIfNeeded() }) else { return }
        if needsOwnLayout {
            needsOwnLayout = false
            layoutSublayers()
        }
        for layer in sublayers ?? [] { layer.layoutIfNeeded() }
    }
    private var needsOwnLayout = true
    /// Whether `layoutSublayers` is pending.
    open func needsLayout() -> Bool { needsOwnLayout }
    /// Asks for the content to be drawn anew. Pictures always draw it anew.
    open func setNeedsDisplay() {}
    /// Asks for a part of the content to be drawn anew. Pictures always draw it anew.
    open func setNeedsDisplay(_ r: CGRect) {}
    /// Draws what is pending: pictures do.
    open func displayIfNeeded() {}
    /// Draws the layer's own content; the base asks the delegate. Pictures ask for it.
    open func draw(in ctx: CGContext) {
        guard let delegate, view == nil else { return }
        nonisolated(unsafe) let (asked, layer, drawing) = (delegate, self, ctx)
        MainActor.assumeIsolated { asked.draw(layer, in: drawing) }
    }

    /// What the layer's own `draw(in:)` draws.
    package var drawnContent: [DrawnStep] {
        GraphicsContexts.record(bounds) { draw(in: $0) }
    }

    /// What is seen now: the layer itself, as changes take no time.
    open func presentation() -> Self? { self }
    /// The layer whose values are the model's.
    open func model() -> Self { self }

    /// Keeps a value for the app.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// A value that was kept.
    open func value(forKey key: String) -> Any? { values[key] }

    // MARK: The view behind

    private func ofView<Value: Sendable>(_ read: @MainActor (UIView) -> Value) -> Value? {
        view.map { view in MainActor.assumeIsolated { read(view) } }
    }

    private func tellView(_ change: @MainActor (UIView) -> Void) -> Bool {
        guard let view else { return false }
        MainActor.assumeIsolated { change(view) }
        return true
    }
}

extension UIView {
    fileprivate nonisolated var layerOfMainActor: CALayer? {
        nonisolated(unsafe) var layer: CALayer?
        MainActor.assumeIsolated { layer = self.layer }
        return layer
    }
}

/// What Core Animation does when a value changes.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/caaction
public protocol CAAction {}

/// What a layer asks its delegate.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/calayerdelegate
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)
    /// Draws the layer's content.
    func draw(_ layer: CALayer, in ctx: CGContext)
}

extension CALayerDelegate {
    /// Nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
}

extension UIView: CALayerDelegate {}

/// How a layer's content stands in it.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The place's name.
    public let rawValue: String
    /// Makes a place of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As large as it is, in the middle; the names below put it at a side or in a corner.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// At the top.
    public static let top = CALayerContentsGravity(rawValue: "top")
    /// At the bottom.
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    /// At the left.
    public static let left = CALayerContentsGravity(rawValue: "left")
    /// At the right.
    public static let right = CALayerContentsGravity(rawValue: "right")
    /// At the top left.
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    /// At the top right.
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    /// At the bottom left.
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    /// At the bottom right.
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    /// Stretched.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// As large as it fits.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// As small as it fills.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
