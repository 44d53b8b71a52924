import CoreGraphics
import Foundation
import Typography

extension UITextView {
    var shownFont: UIFont { font ?? .attributedDefault }
    var shownColor: UIColor { textColor ?? .label }

    /// Asks for layout after a change of text, style or box.
    func textDidChange() {
        layoutWidth = nil
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Takes the font of the view's text style at the text size of its traits.
    func followTextSize() {
        guard let font, let adjusted = font.adjusted(to: traitCollection), adjusted != font else { return }
        self.font = adjusted
    }

    /// What a line may fill of a width of the view.
    private func room(in width: CGFloat) -> CGFloat {
        guard width < .greatestFiniteMagnitude else { return width }
        return max(0, width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding)
    }

    /// The text, or a part of it, in lines that fit a width of the view, in points. An empty text has one empty line.
    func layout(width: CGFloat, of part: NSAttributedString? = nil) -> TextLayout {
        let text = part ?? content
        let shown = text.length > 0 ? text : NSAttributedString(string: "\u{200B}")
        return measureText(
            shown, defaultFont: shownFont, width: room(in: width), numberOfLines: textContainer.maximumNumberOfLines,
            lineBreakMode: isPlain ? textContainer.lineBreakMode : nil, alignment: textAlignment,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: pixelScale)
    }

    /// The lines' size, rounded up to pixels, with the insets. A text style's leading counts under every line, also the last
    /// (a body text view of one line is 38 points tall in public documents: 22 and 16).
    func fittingSize(width: CGFloat, of part: NSAttributedString? = nil) -> CGSize {
        var size = layout(width: width, of: part).size
        size.height += max(0, shownFont.leading)
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

    /// The lines as they are drawn now, in the coordinates of the content.
    package var textToDraw: DrawnText? {
        guard content.length > 0, bounds.width > 0 else { return nil }
        let origin = CGPoint(x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
        return DrawnText(layout: layout(width: bounds.width), origin: origin, attributedText: isPlain ? nil : content, color: shownColor)
    }
}
