import CoreGraphics
import Foundation

/// The shape along which the colours of a gradient change.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/cagradientlayertype
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The type's name.
    public let rawValue: String

    /// Makes a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Outwards from the start point, to an ellipse through the end point.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Round the start point; drawn as `axial`.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer whose ground is a gradient: as a view's own layer (`layerClass`), or added to one.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/cagradientlayer
open class CAGradientLayer: CALayer {
    /// The colours in the order of their places: `CGColor`s.
    open var colors: [Any]?
    /// Where each colour stands, from 0 at the start to 1 at the end, rising; nil spreads them evenly.
    open var locations: [NSNumber]?
    /// Where the gradient starts, in parts of the layer: (0, 0) is the top left corner.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the gradient ends, in parts of the layer.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The shape of the gradient.
    open var type: CAGradientLayerType = .axial

    /// Each colour with its place; without places as many evenly spread ones.
    package var stops: [(color: CGColor, location: Double)] {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        return colors.enumerated().map { index, color in
            let even = colors.count > 1 ? Double(index) / Double(colors.count - 1) : 0
            let named = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
            return (color, max(0, min(1, named ?? even)))
        }
    }
}
