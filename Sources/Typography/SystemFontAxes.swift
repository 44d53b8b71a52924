import CoreGraphics
import Foundation

/// How the system font changes along its two axes, weight and optical size.
///
/// Both are linear in the outlines: the medium and semibold advances measured on iOS 26 are 11/30 and 19/30 of the way from regular to bold for
/// every ASCII character, and those at 26 pt lie between the text and the display design.
package enum SystemFontAxes {
    /// The share of the display design in the outlines at a size in points: 0 up to 17 pt, 1 from 28 pt on.
    ///
    /// 17, 26 and 28 pt are exact: advances at 26 pt lie 10/11 of the way, in whole font units for all 95 characters. 20 and 24 pt (3/11 and 9/11) were
    /// read off one-line labels of public documents at 18 to 25 pt; the way there is slower at first: five labels of 18 pt come out 3.6 units a
    /// character too narrow on the straight line and 6.4 too wide without any of it.
    ///
    /// Before iOS 13 the two designs were two fonts, and the display one began at 20 pt.
    package static func displayFraction(ofSize size: CGFloat, _ generation: SystemFontGeneration = .current) -> CGFloat {
        switch generation {
        case .iOS8: 0
        case .iOS10, .iOS12: size < 20 ? 0 : 1
        case .iOS13, .current: interpolate(size, in: [(17, 0), (18, 0.06), (19, 0.15), (20, 3.0 / 11), (24, 9.0 / 11), (28, 1)])
        }
    }

    /// Where a weight lies on the line through regular (0) and bold (1).
    ///
    /// Medium and semibold are measured; heavy and black lie on the same axis; the light ones were fitted to light labels of public documents.
    package static func weightFraction(of weight: FontWeight) -> CGFloat {
        interpolate(
            weight.value,
            in: [
                (-0.8, -0.644), (-0.6, -0.468), (-0.4, -0.2035), (0, 0), (0.23, 11.0 / 30), (0.3, 19.0 / 30), (0.4, 1), (0.56, 46.0 / 30),
                (0.62, 2),
            ])
    }

    /// The value at `x` on the line through stops in ascending order; constant beyond them.
    private static func interpolate(_ x: CGFloat, in stops: [(x: CGFloat, y: CGFloat)]) -> CGFloat {
        guard x > stops[0].x else { return stops[0].y }
        for (low, high) in zip(stops, stops.dropFirst()) where x <= high.x {
            return low.y + (high.y - low.y) * (x - low.x) / (high.x - low.x)
        }
        return stops[stops.count - 1].y
    }
}
