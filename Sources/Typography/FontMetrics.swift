import CoreGraphics
import Foundation

/// The vertical measures of a font at one size, in points, unrounded.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of the line.
    package var ascender: CGFloat
    /// From the baseline down to the bottom of the line; negative, as UIKit has it.
    package var descender: CGFloat
    /// What is added between two lines.
    package var leading: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat

    /// The height of one line without leading.
    package var lineHeight: CGFloat { ascender - descender }

    package init(ascender: CGFloat, descender: CGFloat, leading: CGFloat = 0, capHeight: CGFloat, xHeight: CGFloat) {
        (self.ascender, self.descender, self.leading) = (ascender, descender, leading)
        (self.capHeight, self.xHeight) = (capHeight, xHeight)
    }
}

extension FontMetrics {
    /// The measures of the system font, or of the font that it stands in for.
    static func of(_ font: FontDescription) -> FontMetrics {
        var metrics = system(size: font.size, weight: font.weight)
        if let line = font.standsFor?.line { (metrics.ascender, metrics.descender) = (line.up * font.size, -line.down * font.size) }
        return metrics
    }

    /// The system font's measures. All but the x height are one ratio at every size and weight, in units of 1/2048 em:
    /// 1950 up, 494 down, capitals 1443 (printed by iOS 26.1 and by an iOS 26 simulator for 603 pairs of weight and size).
    package static func system(size: CGFloat, weight: FontWeight) -> FontMetrics {
        FontMetrics(
            ascender: 1950 / 2048 * size, descender: -494 / 2048 * size, capHeight: 1443 / 2048 * size,
            xHeight: systemXHeight(size: size, weight: weight) / 2048 * size)
    }

    /// The x height in 1/2048 em: 1078 regular and 1101 bold up to 17 pt, falling to 1040 (regular) at 28 pt, where the display design is whole
    /// (same simulator). The bold one is assumed to fall by as much.
    private static func systemXHeight(size: CGFloat, weight: FontWeight) -> CGFloat {
        let boldness = SystemFontAxes.weightFraction(of: weight)
        return 1078 + 23 * boldness - 38 * SystemFontAxes.displayFraction(ofSize: size)
    }
}
