import Foundation

/// Pixels per point of a screen, and the rounding to whole pixels that UIKit does with it.
///
/// Every layout number that UIKit shows has been through one of these three; which one is said where they are called.
package struct PixelScale: Hashable, Sendable {
    /// Pixels per point: 1, 2 or 3 on Apple's devices. Always finite and positive.
    package let pixelsPerPoint: CGFloat

    /// Creates a scale; a number that is not finite or not positive counts as 1.
    package init(_ pixelsPerPoint: CGFloat) {
        self.pixelsPerPoint = pixelsPerPoint.isFinite && pixelsPerPoint > 0 ? pixelsPerPoint : 1
    }

    /// What sums of binary fractions may be off by, in pixels. 2/3 + 1/3 must not be pushed up a pixel.
    private static let tolerance: CGFloat = 1e-6

    /// Rounds to the nearest pixel, ties away from zero, as frames of a layout are rounded.
    package func nearest(_ points: CGFloat) -> CGFloat {
        guard points.isFinite else { return points }
        let pixels = points * pixelsPerPoint
        // A tie that arithmetic left a hair too low is still a tie.
        let nudged = pixels + (pixels < 0 ? -Self.tolerance : Self.tolerance)
        return nudged.rounded(.toNearestOrAwayFromZero) / pixelsPerPoint
    }

    /// Rounds up to a whole pixel, as intrinsic sizes of text are; a hair above a pixel counts as that pixel.
    package func up(_ points: CGFloat) -> CGFloat {
        guard points.isFinite else { return points }
        return (points * pixelsPerPoint - Self.tolerance).rounded(.up) / pixelsPerPoint
    }

    /// Rounds down to a whole pixel; a hair below a pixel counts as that pixel.
    package func down(_ points: CGFloat) -> CGFloat {
        guard points.isFinite else { return points }
        return (points * pixelsPerPoint + Self.tolerance).rounded(.down) / pixelsPerPoint
    }
}
