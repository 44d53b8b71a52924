import CoreGraphics
import Foundation
import Typography

extension UITextView {
    var shownFont: UIFont { font ?? .attributedDefault }
    var shownColor: UIColor { textColor ?? .label }
    var wholeRange: NSRange { NSRange(location: 0, length: textStorage.length) }

    /// What text set without attributes takes from the view.
    var ownAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = font
        attributes[.foregroundColor] = textColor
        return attributes
    }

    /// Gives all of the text one value, or takes it away.
    func applyToText(_ key: NSAttributedString.Key, _ value: Any?) {
        if textStorage.length == 0 { return textDidChange() }
        if let value {
            textStorage.addAttribute(key, value: value, range: wholeRange)
        } else {
            textStorage.removeAttribute(key, range: wholeRange)
        }
    }

    /// Asks for layout after a change of text, style or box.
    func textDidChange() {
        layoutWidth = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Takes the fonts of text styles, and those of `UIFontMetrics`, at the text size of the view's traits.
    func followTextSize() {
        var changes: [(NSRange, UIFont)] = []
        textStorage.enumerateAttribute(.font, in: wholeRange, options: []) { value, range, _ in
            guard let font = value as? UIFont, let adjusted = font.adjusted(to: traitCollection), adjusted != font else { return }
            changes.append((range, adjusted))
        }
        textStorage.beginEditing()
        if let adjusted = font?.adjusted(to: traitCollection), adjusted != font, changes.isEmpty { font = adjusted }
        for (range, font) in changes { textStorage.addAttribute(.font, value: font, range: range) }
        textStorage.endEditing()
    }

    // MARK: The box

    /// What the box takes from the view.
    var usualText: NSTextContainer.Usual {
        NSTextContainer.Usual(
            font: shownFont, alignment: textAlignment, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// What the insets leave of the view. The lines of a view that doesn't scroll end with it (measured on an iOS 26 simulator).
    var roomForText: CGSize {
        CGSize(
            width: bounds.width > 0 ? room(in: bounds.width) : 0,
            height: isScrollEnabled || bounds.height <= 0
                ? 0 : max(.leastNonzeroMagnitude, bounds.height - textContainerInset.top - textContainerInset.bottom))
    }

    /// What the insets leave of a width of the view; a box without room still has a bound.
    private func room(in width: CGFloat) -> CGFloat {
        guard width < .greatestFiniteMagnitude else { return width }
        return max(.leastNonzeroMagnitude, width - textContainerInset.left - textContainerInset.right)
    }

    // MARK: Lines

    /// The text in lines that fit a width of the view, in points. An empty text has one empty line.
    func layout(width: CGFloat) -> TextLayout {
        layoutManager.layout(in: textContainer, size: CGSize(width: room(in: width), height: 0))
    }

    /// The lines' size, rounded up to pixels, with the insets. A text style's leading counts under every line, also the last
    /// (a body text view of one line is 38 points tall in public documents: 22 and 16).
    func fittingSize(width: CGFloat) -> CGSize {
        let layout = layout(width: width)
        var size = layout.size
        size.height += max(0, layout.lines.last?.leading ?? 0)
        let scale = textPixels
        return CGSize(
            width: scale.up(size.width) + textContainerInset.left + textContainerInset.right,
            height: scale.up(size.height) + textContainerInset.top + textContainerInset.bottom)
    }

    /// Measures at the width that the layout solved; nil goes back to the unbounded size.
    /// - Returns: whether the natural size changed.
    func measureAgain(atWidth width: CGFloat?) -> Bool {
        guard entersIntrinsicSizeLate else { return false }
        let before = intrinsicContentSize
        layoutWidth = width
        return intrinsicContentSize != before
    }

    // MARK: Drawing

    /// The lines as they are drawn now, in the coordinates of the content.
    package var textToDraw: DrawnText? {
        guard textStorage.length > 0, bounds.width > 0 else { return nil }
        let origin = CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        var size = roomForText
        // A solved height may be a fraction of a pixel below the lines'.
        if size.height > 0 { size.height += 1 }
        return DrawnText(
            layout: layoutManager.layout(in: textContainer, size: size), origin: origin, attributedText: textStorage, color: shownColor)
    }

    /// What a layout manager of the app's own draws; nil for one of UIKit's, whose lines are `textToDraw`.
    package var ownTextDrawing: [DrawnStep]? {
        guard Swift.type(of: layoutManager) != NSLayoutManager.self, bounds.width > 0 else { return nil }
        return GraphicsContexts.record(bounds) { _ in
            let glyphs = layoutManager.glyphRange(for: textContainer)
            let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
            layoutManager.drawBackground(forGlyphRange: glyphs, at: origin)
            layoutManager.drawGlyphs(forGlyphRange: glyphs, at: origin)
        }
    }
}
