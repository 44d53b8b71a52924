import CoreGraphics
import Foundation

/// The user's text size, smallest first.
package enum TextSizeCategory: Int, CaseIterable, Sendable, Comparable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// Whether this is one of the five accessibility sizes.
    package var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    package static func < (lhs: TextSizeCategory, rhs: TextSizeCategory) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The text styles that grow with the user's text size, in the order of Apple's table.
package enum DynamicTextStyle: Int, CaseIterable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
    case extraLargeTitle, extraLargeTitle2
}

/// Sizes of the text styles at each text size.
///
/// Source: the tables of https://developer.apple.com/design/human-interface-guidelines/typography; the point sizes were confirmed on iOS 26.1.
package enum DynamicType {
    /// The em size and the distance of two baselines, in points.
    package struct Entry: Hashable, Sendable {
        package var pointSize: CGFloat
        package var leading: CGFloat
    }

    /// Returns the sizes of a style. The two extra large titles are documented at the default size only and keep its ratio to the large title.
    package static func entry(_ style: DynamicTextStyle, _ category: TextSizeCategory) -> Entry {
        switch style {
        case .extraLargeTitle: scaledTitle(pointSize: 36, leading: 43, category)
        case .extraLargeTitle2: scaledTitle(pointSize: 28, leading: 34, category)
        default: Entry(pointSize: table[category.rawValue][style.rawValue].0, leading: table[category.rawValue][style.rawValue].1)
        }
    }

    /// The weight of a style: headline is semibold, the extra large titles are bold.
    package static func weight(_ style: DynamicTextStyle) -> FontWeight {
        switch style {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }

    /// The weight of a style whose bold trait was asked for.
    package static func emphasizedWeight(_ style: DynamicTextStyle) -> FontWeight {
        switch style {
        case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
        default: .semibold
        }
    }

    /// Returns the font of a style. Its leading is Apple's distance of baselines less the line height (measured on an iOS 26 simulator, 7 of 7 styles).
    /// - Parameter generation: The system font of a time, which changed the size of two styles.
    package static func font(
        _ style: DynamicTextStyle, _ category: TextSizeCategory, _ generation: SystemFontGeneration = .current
    ) -> FontDescription {
        let isSmall = [.title1, .title2].contains(style) && category == .large && generation.hasSmallTitles
        let entry = entry(style, isSmall ? .small : category)
        let lineHeight = FontMetrics.system(size: entry.pointSize, weight: weight(style)).lineHeight
        return FontDescription(size: entry.pointSize, weight: weight(style), leading: entry.leading - lineHeight)
    }

    /// Returns a length scaled as the style scales: by its leading, to the nearest pixel, ties up
    /// (rule measured on iOS 26.1 for 19 values of every style and size).
    package static func scaledValue(_ value: CGFloat, _ style: DynamicTextStyle, _ category: TextSizeCategory, scale: PixelScale) -> CGFloat
    {
        scale.nearest(value * ratio(style, category))
    }

    /// Returns the whole point size that a font of the default size gets (same source).
    package static func scaledPointSize(_ size: CGFloat, _ style: DynamicTextStyle, _ category: TextSizeCategory) -> CGFloat {
        PixelScale(1).nearest(size * ratio(style, category))
    }

    private static func ratio(_ style: DynamicTextStyle, _ category: TextSizeCategory) -> CGFloat {
        entry(style, category).leading / entry(style, .large).leading
    }

    private static func scaledTitle(pointSize: CGFloat, leading: CGFloat, _ category: TextSizeCategory) -> Entry {
        let (now, large) = (entry(.largeTitle, category), entry(.largeTitle, .large))
        return Entry(
            pointSize: (pointSize * now.pointSize / large.pointSize).rounded(), leading: (leading * now.leading / large.leading).rounded())
    }

    /// Point size and leading by category, then by style.
    private static let table: [[(CGFloat, CGFloat)]] = [
        [(31, 38), (25, 31), (19, 24), (17, 22), (14, 19), (14, 19), (13, 18), (12, 16), (12, 16), (11, 13), (11, 13)],
        [(32, 39), (26, 32), (20, 25), (18, 23), (15, 20), (15, 20), (14, 19), (13, 18), (12, 16), (11, 13), (11, 13)],
        [(33, 40), (27, 33), (21, 26), (19, 24), (16, 21), (16, 21), (15, 20), (14, 19), (12, 16), (11, 13), (11, 13)],
        [(34, 41), (28, 34), (22, 28), (20, 25), (17, 22), (17, 22), (16, 21), (15, 20), (13, 18), (12, 16), (11, 13)],
        [(36, 43), (30, 37), (24, 30), (22, 28), (19, 24), (19, 24), (18, 23), (17, 22), (15, 20), (14, 19), (13, 18)],
        [(38, 46), (32, 39), (26, 32), (24, 30), (21, 26), (21, 26), (20, 25), (19, 24), (17, 22), (16, 21), (15, 20)],
        [(40, 48), (34, 41), (28, 34), (26, 32), (23, 29), (23, 29), (22, 28), (21, 28), (19, 24), (18, 23), (17, 22)],
        [(44, 52), (38, 46), (34, 41), (31, 38), (28, 34), (28, 34), (26, 32), (25, 31), (23, 29), (22, 28), (20, 25)],
        [(48, 57), (43, 51), (39, 47), (37, 44), (33, 40), (33, 40), (32, 39), (30, 37), (27, 33), (26, 32), (24, 30)],
        [(52, 61), (48, 57), (44, 52), (43, 51), (40, 48), (40, 48), (38, 46), (36, 43), (33, 40), (32, 39), (29, 35)],
        [(56, 66), (53, 62), (50, 59), (49, 58), (47, 56), (47, 56), (44, 52), (42, 50), (38, 46), (37, 44), (34, 41)],
        [(60, 70), (58, 68), (56, 66), (55, 65), (53, 62), (53, 62), (51, 60), (49, 58), (44, 52), (43, 51), (40, 48)],
    ]
}
