import CoreGraphics
import Foundation
import Typography

// The one road from UIKit's strings to lines. Labels, buttons, fields and bars measure through these, and the renderer draws what they answer.

/// Measures a string of one font.
/// - Parameters:
///   - width: the room in points; `.greatestFiniteMagnitude` when there is no bound.
///   - height: the height that decides how many lines are kept, in points; at least one is.
///   - numberOfLines: the most lines allowed; 0 when there is no bound.
///   - lineBreakMode: what happens to text that is too wide.
///   - lineBreakStrategy: how lines are broken beyond the mode.
///   - allowsTightening: whether characters may move together before text is truncated.
///   - scale: pixels per point. The answer isn't rounded; it is here so that callers need not change when a measure depends on it.
/// - Returns: the lines and their size, unrounded; round up with `PixelScale.up`.
package func measureText(
    _ text: String, font: UIFont, width: CGFloat = .greatestFiniteMagnitude, height: CGFloat = .greatestFiniteMagnitude,
    numberOfLines: Int = 1,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, alignment: NSTextAlignment = .natural, isRightToLeft: Bool = false,
    lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [], allowsTightening: Bool = false, scale: CGFloat = 2
) -> TextLayout {
    var paragraph = ParagraphSettings()
    paragraph.alignment = alignment.paragraphAlignment
    paragraph.lineBreakStrategy = lineBreakStrategy.rawValue
    paragraph.allowsTightening = allowsTightening
    let styled = StyledText(text, style: CharacterStyle(font: font.fontDescription), paragraph: paragraph)
    return measure(
        styled, width: width, height: height, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, isRightToLeft: isRightToLeft)
}

/// Measures an attributed string; characters without a font take `defaultFont`, those without a paragraph style the other settings.
package func measureText(
    _ text: NSAttributedString, defaultFont: UIFont, width: CGFloat = .greatestFiniteMagnitude,
    height: CGFloat = .greatestFiniteMagnitude, numberOfLines: Int = 1,
    lineBreakMode: NSLineBreakMode? = .byTruncatingTail, alignment: NSTextAlignment? = nil, isRightToLeft: Bool = false,
    lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [], allowsTightening: Bool = false, scale: CGFloat = 2
) -> TextLayout {
    var paragraph = ParagraphSettings()
    paragraph.lineBreakStrategy = lineBreakStrategy.rawValue
    paragraph.allowsTightening = allowsTightening
    let styled = StyledText(text, defaultFont: defaultFont, alignment: alignment, paragraph: paragraph)
    return measure(
        styled, width: width, height: height, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, isRightToLeft: isRightToLeft)
}

/// The characters of a text that neither the font nor any other that can be found here has, each once, in the order of the text.
@MainActor package func charactersWithoutFont(in text: String, font: UIFont) -> [Unicode.Scalar] {
    measureText(text, font: font, numberOfLines: 0).uncoveredCharacters
}

extension UIView {
    /// The grid to which natural sizes of text are rounded up.
    var textPixels: PixelScale { PixelScale(InterfaceGeneration.current.textScale ?? pixelScale) }
}

private func measure(
    _ text: StyledText, width: CGFloat, height: CGFloat, numberOfLines: Int, lineBreakMode: NSLineBreakMode?, isRightToLeft: Bool
) -> TextLayout {
    let constraints = TextConstraints(
        width: width, height: height, numberOfLines: numberOfLines, lineBreak: lineBreakMode?.textLineBreak, isRightToLeft: isRightToLeft)
    return TextMeasuring.current.layOut(text, in: constraints)
}

extension StyledText {
    /// Reads what bears on measuring out of an attributed string.
    /// - Parameters:
    ///   - alignment: takes the place of natural alignment where a paragraph doesn't say its own.
    ///   - paragraph: the style of characters that have none. If it allows tightening, so do they all.
    package init(
        _ text: NSAttributedString, defaultFont: UIFont, alignment: NSTextAlignment? = nil,
        paragraph usual: ParagraphSettings = ParagraphSettings()
    ) {
        var runs: [Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            var paragraph = (attributes[.paragraphStyle] as? NSParagraphStyle)?.settings ?? usual
            if usual.allowsTightening { paragraph.allowsTightening = true }
            if let alignment, paragraph.alignment == .natural { paragraph.alignment = alignment.paragraphAlignment }
            runs.append(
                Run(
                    range: range.location..<range.location + range.length, style: CharacterStyle(attributes, defaultFont: defaultFont),
                    paragraph: paragraph))
        }
        if runs.isEmpty { runs.append(Run(range: 0..<0, style: CharacterStyle(font: defaultFont.fontDescription))) }
        self.init(text.string, runs: runs)
    }
}

extension CharacterStyle {
    /// Reads the attributes of one stretch of characters.
    init(_ attributes: [NSAttributedString.Key: Any], defaultFont: @autoclosure () -> UIFont) {
        let font = attributes[.font] as? UIFont ?? defaultFont()
        self.init(
            font: font.fontDescription,
            kern: textNumber(attributes[.tracking]) ?? textNumber(attributes[.kern]) ?? 0,
            baselineOffset: textNumber(attributes[.baselineOffset]) ?? 0,
            attachmentBounds: (attributes[.attachment] as? NSTextAttachment)?.measuredBounds)
    }
}

/// A number given as any of the types that Swift code puts into attribute dictionaries; nil when it is none, or not finite.
func textNumber(_ value: Any?) -> CGFloat? {
    let result: Double? =
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as Int: Double(value)
        case let value as UInt32: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    return result.flatMap { $0.isFinite ? CGFloat($0) : nil }
}
