import Foundation

/// Distances in points from the four edges of a rectangle; positive values shrink it.
///
/// Left and right are physical: they don't change places in right-to-left layouts. Use `NSDirectionalEdgeInsets` where they should.
/// Apple: https://developer.apple.com/documentation/uikit/uiedgeinsets
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// The inset of the top edge, in points.
    public var top: CGFloat
    /// The inset of the left edge, in points.
    public var left: CGFloat
    /// The inset of the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset of the right edge, in points.
    public var right: CGFloat

    /// No inset at any edge.
    public static let zero = UIEdgeInsets()

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Makes insets from four distances in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension UIEdgeInsets {
    /// The room that left and right take together.
    package var horizontal: CGFloat { left + right }
    /// The room that top and bottom take together.
    package var vertical: CGFloat { top + bottom }

    /// Edge by edge, the sum of two insets.
    package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }

    /// These insets with leading and trailing laid on left and right for a direction.
    package init(_ directional: NSDirectionalEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: directional.top, left: rightToLeft ? directional.trailing : directional.leading,
            bottom: directional.bottom, right: rightToLeft ? directional.leading : directional.trailing)
    }
}

extension CGRect {
    /// This rectangle with each edge moved inwards by the matching inset.
    ///
    /// The size becomes negative when the insets are larger than the rectangle, as on iOS.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
    }
}
