import CoreGraphics
import Foundation
import Typography

extension UIFont {
    /// A role of text whose size the user chooses.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the style.
        public var rawValue: String

        /// Creates a style from Apple's string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The largest title (iOS 17); documented at the default text size only.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// The second largest title (iOS 17); documented at the default text size only.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// The title of a page: 34 pt at the default text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// First level titles: 28 pt.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Second level titles: 22 pt.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Third level titles: 20 pt.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// Headings: 17 pt, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Body text: 17 pt.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// Callouts: 16 pt.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Subheadings: 15 pt.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Footnotes: 13 pt.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Captions: 12 pt.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Small captions: 11 pt.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The metrics that scale as the style does.
        public var metrics: UIFontMetrics { UIFontMetrics(forTextStyle: self) }

        /// The style's row in Apple's table; a string that is no style counts as body.
        var dynamicStyle: DynamicTextStyle { Self.dynamicStyles[self] ?? .body }

        private static let dynamicStyles: [TextStyle: DynamicTextStyle] = [
            .extraLargeTitle: .extraLargeTitle, .extraLargeTitle2: .extraLargeTitle2, .largeTitle: .largeTitle, .title1: .title1,
            .title2: .title2, .title3: .title3, .headline: .headline, .body: .body, .callout: .callout, .subheadline: .subheadline,
            .footnote: .footnote, .caption1: .caption1, .caption2: .caption2,
        ]
    }

    /// Returns the font of a text style at the device's text size.
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { preferredFont(forTextStyle: style, compatibleWith: nil) }

    /// Returns the font of a text style at the text size of a trait collection.
    /// - Parameters:
    ///   - style: the text style.
    ///   - traitCollection: where the text size is read; the device's when nil or unspecified.
    public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        preferredFont(style, category: UIContentSizeCategory.effective(traitCollection))
    }

    /// Returns the font of a text style at a text size.
    package static func preferredFont(_ style: TextStyle, category: UIContentSizeCategory) -> UIFont {
        UIFont(DynamicType.font(style.dynamicStyle, category.textSize, .inUse), textStyle: style)
    }
}

extension UIContentSizeCategory {
    /// The text size of a trait collection, or the device's when it says none.
    static func effective(_ traitCollection: UITraitCollection?) -> UIContentSizeCategory {
        let own = (traitCollection ?? .current).preferredContentSizeCategory
        guard own == .unspecified else { return own }
        let device = DeviceProfile.main.traitCollection.preferredContentSizeCategory
        return device == .unspecified ? .large : device
    }
}
