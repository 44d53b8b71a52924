import CoreGraphics
import Foundation

/// How the system font changes along its two axes, weight and optical size.
///
/// Both are linear in the outlines: the medium and semibold advances measured on iOS 26 are 11/30 and 19/30 of the way from regular to bold for
/// every ASCII character, and those at 26 pt lie between the text and the display design.
package enum SystemFontAxes {
    /// Up to this size, in points, the text design is used unchanged.
    package static let textSize: CGFloat = 17
    /// From this size on, in points, the display design is used unchanged.
    package static let displaySize: CGFloat = 28

    /// The share of the display design in the outlines at a size: 0 up to 17 pt, 1 from 28 pt on.
    package static func displayFraction(ofSize size: CGFloat) -> CGFloat {
        min(1, max(0, (size - textSize) / (displaySize - textSize)))
    }

    /// Where a weight lies on the line through regular (0) and bold (1).
    package static func weightFraction(of weight: FontWeight) -> CGFloat {
        let stops = weightStops
        let value = min(max(weight.value, stops[0].weight), stops[stops.count - 1].weight)
        for (low, high) in zip(stops, stops.dropFirst()) where value <= high.weight {
            return low.fraction + (high.fraction - low.fraction) * (value - low.weight) / (high.weight - low.weight)
        }
        return 0
    }

    /// UIKit's weights and their places on the line; light to black as fractions of the distance from regular to bold.
    private static let weightStops: [(weight: CGFloat, fraction: CGFloat)] = [
        (-0.8, -1.33), (-0.6, -0.967), (-0.4, -0.42), (0, 0), (0.23, 11.0 / 30), (0.3, 19.0 / 30), (0.4, 1), (0.56, 46.0 / 30), (0.62, 2),
    ]
}
