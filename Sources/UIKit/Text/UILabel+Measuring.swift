import CoreGraphics
import Foundation
import Typography

extension UILabel {
    // MARK: Changes

    /// Forgets what was measured.
    func contentDidChange() {
        naturalLayout = nil
        layoutWidth = nil
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// An attributed text brings its first character's font, colour and alignment to the label, as UIKit has it.
    func adoptStyle(of text: NSAttributedString?) {
        guard let text, text.length > 0 else { return }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
            textAlignment = style.alignment
        }
    }

    /// Gives all of an attributed text one value.
    func applyToAttributedText(_ key: NSAttributedString.Key, _ value: Any) {
        guard case .styled(let text) = content else { return }
        let changed = NSMutableAttributedString(attributedString: text)
        changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
        content = .styled(changed)
    }

    /// A plain text with the label's own attributes.
    func styledByLabel(_ text: String) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.alignment = textAlignment
        style.lineBreakMode = lineBreakMode
        return NSAttributedString(
            string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style])
    }

    /// Takes the font of the label's text style at the text size of its traits.
    func followTextSize() {
        guard let adjusted = font.adjusted(to: traitCollection), adjusted != font else { return }
        font = adjusted
    }

    // MARK: Measuring

    /// The lines that the natural size is made of.
    var measuredLayout: TextLayout {
        if let naturalLayout { return naturalLayout }
        let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth ?? .greatestFiniteMagnitude
        let layout = layout(width: numberOfLines == 1 ? .greatestFiniteMagnitude : width, numberOfLines: numberOfLines)
        naturalLayout = layout
        return layout
    }

    /// The lines whose baselines count: a label without a text has those of a line of its font, though it has no height (2 public documents).
    var baselineLayout: TextLayout {
        guard content.string?.isEmpty != false else { return measuredLayout }
        return measureText(
            "x", font: font, width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude, numberOfLines: 1,
            lineBreakMode: lineBreakMode, alignment: textAlignment, isRightToLeft: false, scale: pixelScale)
    }

    /// The text in lines of at most a width, in points, at its own size.
    func layout(width: CGFloat, numberOfLines: Int) -> TextLayout {
        layout(width: width, numberOfLines: numberOfLines, scaledBy: 1)
    }

    /// The same with every font scaled.
    ///
    /// - Parameter height: The room for the lines, in points; lines below it are cut off.
    func layout(
        width: CGFloat, numberOfLines: Int, scaledBy factor: CGFloat, height: CGFloat = .greatestFiniteMagnitude
    ) -> TextLayout {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch content {
        case .none: return TextLayout(size: .zero, lines: [], isTruncated: false)
        case .plain(let text):
            return measureText(
                text, font: factor == 1 ? font : font.withSize(font.pointSize * factor), width: width, height: height,
                numberOfLines: numberOfLines, lineBreakMode: lineBreakMode, alignment: textAlignment, isRightToLeft: isRightToLeft,
                lineBreakStrategy: usedStrategy, allowsTightening: allowsDefaultTighteningForTruncation, scale: pixelScale)
        case .styled(let text):
            let namesLineBreak = text.length > 0 && text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil
            return measureText(
                factor == 1 ? text : text.scaled(by: factor, defaultFont: font), defaultFont: font, width: width, height: height,
                numberOfLines: numberOfLines, lineBreakMode: namesLineBreak ? nil : lineBreakMode, alignment: textAlignment,
                isRightToLeft: isRightToLeft, lineBreakStrategy: usedStrategy,
                allowsTightening: allowsDefaultTighteningForTruncation, scale: pixelScale)
        }
    }

    /// The strategy as far as labels of the time had one.
    var usedStrategy: NSParagraphStyle.LineBreakStrategy { InterfaceGeneration.current.labelsAvoidOrphans ? lineBreakStrategy : [] }

    /// A size rounded up to whole pixels, once, after all lines are added.
    func roundedUp(_ size: CGSize) -> CGSize {
        let generation = InterfaceGeneration.current
        let isRounded = generation.roundsTextStyles && font.textStyle != nil
        let scale = font.isNamed ? PixelScale(generation.namedFontScale ?? pixelScale) : textPixels
        let lines = generation.wholeLabelHeights ? PixelScale(1) : scale
        return CGSize(width: scale.up(size.width), height: isRounded ? size.height.rounded() : lines.up(size.height))
    }

    /// The natural height of one line that may shrink, in points, where it isn't that of other lines
    /// (`InterfaceGeneration.shrinkingLinesRoundTheirParts`).
    var shrinkingLineHeight: CGFloat? {
        guard InterfaceGeneration.current.shrinkingLinesRoundTheirParts, numberOfLines == 1, adjustsFontSizeToFitWidth,
            minimumScaleFactor > 0, !leastSizeIsOfFont, !font.isNamed, case .plain(let text) = content, !text.isEmpty
        else { return nil }
        let pixels = PixelScale(pixelScale)
        return pixels.nearest(font.ascender) - pixels.nearest(font.descender)
    }

    /// Measures wrapping text at the width that the layout solved; nil goes back to the unbounded size.
    /// - Returns: whether the natural size changed.
    func measureAgain(atWidth width: CGFloat?) -> Bool {
        guard entersIntrinsicSizeLate else { return false }
        let before = intrinsicContentSize
        layoutWidth = width
        naturalLayout = nil
        return intrinsicContentSize != before
    }
}

extension NSAttributedString {
    /// The same text with every font scaled.
    func scaled(by factor: CGFloat, defaultFont: UIFont) -> NSAttributedString {
        let result = NSMutableAttributedString(attributedString: self)
        enumerateAttribute(.font, in: NSRange(location: 0, length: length), options: []) { value, range, _ in
            let font = value as? UIFont ?? defaultFont
            result.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
        }
        return result
    }
}

extension UIFont {
    /// Whether the font isn't the system's.
    var isNamed: Bool {
        if case .named = fontDescription.family { return true }
        return fontDescription.standsFor != nil
    }

    /// Whether the font is one of a text style or of `UIFontMetrics`, so that it has a size for each text size that a user may prefer.
    package var scalesWithTextSize: Bool { scaling != nil || textStyle != nil }

    /// The same font at the text size of a trait collection; nil for a font that doesn't follow it.
    func adjusted(to traits: UITraitCollection) -> UIFont? {
        if let scaling { return scaling.font(at: UIContentSizeCategory.effective(traits)) }
        guard let textStyle else { return nil }
        let category = UIContentSizeCategory.effective(traits)
        let preferred = UIFont.preferredFont(textStyle, category: category)
        // A text style made bold or slanted stays so at the other size.
        var description = fontDescription
        description.size = preferred.fontDescription.size
        description.leading = preferred.fontDescription.leading
        return UIFont(description, textStyle: textStyle)
    }
}
