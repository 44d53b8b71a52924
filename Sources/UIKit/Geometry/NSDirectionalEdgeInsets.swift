import Foundation

/// Distances in points from the edges of a rectangle, with leading and trailing in place of left and right.
///
/// Apple: https://developer.apple.com/documentation/uikit/nsdirectionaledgeinsets
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// The inset of the top edge, in points.
    public var top: CGFloat
    /// The inset of the leading edge, in points: left in left-to-right layouts, right otherwise.
    public var leading: CGFloat
    /// The inset of the bottom edge, in points.
    public var bottom: CGFloat
    /// The inset of the trailing edge, in points: right in left-to-right layouts, left otherwise.
    public var trailing: CGFloat

    /// No inset at any edge.
    public static let zero = NSDirectionalEdgeInsets()

    /// Makes insets of zero.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Makes insets from four distances in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets {
    /// These insets with left and right read as leading and trailing for a direction.
    package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
        self.init(
            top: insets.top, leading: rightToLeft ? insets.right : insets.left,
            bottom: insets.bottom, trailing: rightToLeft ? insets.left : insets.right)
    }
}
