import Foundation

/// A colour of the sRGB space with its opacity; what a layer's colours are made of.
///
/// Only sRGB is held: that is the space in which documents give their colours and in which Trellis draws.
public final class CGColor: Hashable, Sendable {
    /// Red, green and blue from 0 to 1 (beyond that in extended sRGB), then the opacity from 0 to 1.
    package let red, green, blue, opacity: CGFloat

    /// Creates a colour from its sRGB parts.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, alpha)
    }

    /// Creates a colour from its sRGB parts.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey, given by its sRGB brightness.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(red: gray, green: gray, blue: gray, alpha: alpha) }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { opacity }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? { [red, green, blue, opacity] }

    /// The number of components, opacity included.
    public var numberOfComponents: Int { 4 }

    /// Returns this colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(red: red, green: green, blue: blue, alpha: alpha) }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Whether two colours have equal parts.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }

    /// Feeds the parts into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
