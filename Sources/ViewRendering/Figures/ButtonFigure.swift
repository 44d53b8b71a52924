import Foundation

/// The corners of a button's ground.
enum ButtonFigure {
    /// How the corners are rounded; the names are UIKit's.
    enum Corners {
        case fixed, dynamic, small, medium, large, capsule
    }

    /// 5.95 points is the radius that iOS 15 gives a configuration's background; the other styles lie around it by eye.
    static let standardRadius = 5.95

    /// - Parameter own: The background's own radius; 0 stands for the standard.
    static func radius(_ corners: Corners, own: Double, height: Double, isLarge: Bool) -> Double {
        switch corners {
        case .capsule: height / 2
        case .fixed: own
        case .dynamic: own > 0 ? own : isLarge ? 8.75 : standardRadius
        case .small: 5
        case .medium: 8
        case .large: 12
        }
    }
}
