import CoreGraphics
import Foundation
import Typography

/// Scales fonts and lengths as a text style grows with the user's text size.
///
/// The rule was measured on iOS 26.1: lengths by the ratio of the style's line distances, to the nearest pixel; fonts to a whole point size.
/// https://developer.apple.com/documentation/uikit/uifontmetrics
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let textStyle: UIFont.TextStyle

    /// Creates metrics that scale as a style does.
    public init(forTextStyle textStyle: UIFont.TextStyle) { self.textStyle = textStyle }

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Returns `font`, made for the default text size, at the device's text size.
    open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil) }

    /// Returns `font` scaled, but not above a size.
    /// - Parameters:
    ///   - font: a font made for the default text size.
    ///   - maximumPointSize: the largest size in points; 0 means no bound.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// Returns `font` scaled to the text size of a trait collection.
    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
    }

    /// Returns `font` scaled to the text size of a trait collection, but not above a size.
    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        if font.textStyle != nil || font.scaling != nil {
            raise("NSInvalidArgumentException", "The font passed to -[UIFontMetrics scaledFontForFont:] must not already be scaled.")
        }
        let scaling = FontScaling(textStyle: textStyle, base: font.fontDescription, maximumPointSize: maximumPointSize)
        return scaling.font(at: UIContentSizeCategory.effective(traitCollection))
    }

    /// Returns a length in points, made for the default text size, at the device's text size.
    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length scaled to the text size of a trait collection and rounded to the pixels of its scale.
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let scale = traitCollection.map(\.displayScale).flatMap { $0 > 0 ? $0 : nil } ?? DeviceProfile.main.scale
        let category = UIContentSizeCategory.effective(traitCollection)
        return DynamicType.scaledValue(value, textStyle.dynamicStyle, category.textSize, scale: PixelScale(scale))
    }
}

/// How a font for the default text size is turned into one for another.
struct FontScaling: Hashable, Sendable {
    var textStyle: UIFont.TextStyle
    var base: FontDescription
    /// The largest size in points; 0 when there is no bound.
    var maximumPointSize: CGFloat

    /// The font at a text size; it remembers how it came about.
    func font(at category: UIContentSizeCategory) -> UIFont {
        let size = DynamicType.scaledPointSize(base.size, textStyle.dynamicStyle, category.textSize)
        return UIFont(base.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size), textStyle: nil, scaling: self)
    }
}
