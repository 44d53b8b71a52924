import Foundation

/// An amount in points to move a position by.
///
/// Apple: https://developer.apple.com/documentation/uikit/uioffset
public struct UIOffset: Hashable, Sendable, Codable {
    /// The horizontal amount, in points; positive moves to the right.
    public var horizontal: CGFloat
    /// The vertical amount, in points; positive moves down.
    public var vertical: CGFloat

    /// No movement.
    public static let zero = UIOffset()

    /// Makes an offset of zero.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset from two amounts in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
