import Foundation

/// The ground of a button, cell or view: colour, corners, stroke.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibackgroundconfiguration
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The colour, or nil for the one the owner would choose.
    public var backgroundColor: UIColor?
    /// How far the ground lies inside its owner, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The picture on the ground.
    public var image: UIImage?
    /// How the picture fills the ground.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The colour of the stroke, or nil for the tint.
    public var strokeColor: UIColor?
    /// The width of the stroke, in points; 0 draws none.
    public var strokeWidth: CGFloat = 0
    /// How far the stroke lies outside the ground, in points.
    public var strokeOutset: CGFloat = 0
    /// A view on the ground.
    public var customView: UIView?

    /// A ground without colour.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
