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

    /// The view whose own layer this is; nil for a layer that was added to another.
    weak var view: UIView?
    private var ownFrame = CGRect.zero
    /// The layers that stand on this one, back to front; nil where there are none.
    public internal(set) var sublayers: [CALayer]?
    /// The layer that this one stands on; nil for a view's own.
    public internal(set) weak var superlayer: CALayer?

    /// Where the layer stands on its superlayer, in points; for a view's own layer, the view's frame.
    open var frame: CGRect {
        get { view.map { view in MainActor.assumeIsolated { view.frame } } ?? ownFrame }
        set {
            guard let view else { return ownFrame = newValue }
            MainActor.assumeIsolated { view.frame = newValue }
        }
    }

    /// The layer's rectangle in its own coordinates, in points; for a view's own layer, the view's bounds.
    open var bounds: CGRect {
        get { view.map { view in MainActor.assumeIsolated { view.bounds } } ?? CGRect(origin: .zero, size: ownFrame.size) }
        set {
            guard let view else { return ownFrame.size = newValue.size }
            MainActor.assumeIsolated { view.bounds = newValue }
        }
    }

    /// Makes a layer with Core Animation's defaults.
    public required override init() {
        super.init()
    }
}
