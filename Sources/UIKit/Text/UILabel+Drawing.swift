import CoreGraphics
import Foundation
import Typography

/// Lines in their place, for the renderer.
package struct DrawnText {
    /// The lines, the very ones that were measured.
    package var layout: TextLayout
    /// Where the layout's top left corner stands in the view's coordinates, in points.
    package var origin: CGPoint
    /// The text whose run's attributes colour the glyph runs; nil when `color` holds for all.
    package var attributedText: NSAttributedString?
    /// The colour of glyphs whose run names none.
    package var color: UIColor

    /// The colour of a glyph run.
    package func color(of run: GlyphRun) -> UIColor {
        guard let attributedText, run.range.lowerBound < attributedText.length else { return color }
        let named = attributedText.attribute(.foregroundColor, at: run.range.lowerBound, effectiveRange: nil)
        return named as? UIColor ?? color
    }

    /// Any other attribute of a glyph run.
    package func attribute(_ key: NSAttributedString.Key, of run: GlyphRun) -> Any? {
        guard let attributedText, run.range.lowerBound < attributedText.length else { return nil }
        return attributedText.attribute(key, at: run.range.lowerBound, effectiveRange: nil)
    }
}

extension UILabel {
    /// The lines as they are drawn now. A subclass' `drawText(in:)` decides where.
    package var textToDraw: DrawnText? {
        drawnText = nil
        defer { drawnText = nil }
        drawText(in: bounds)
        return drawnText
    }

    /// Sets the text into a rectangle of the label's coordinates: shrunk if that was asked for, in the middle of the height.
    func linesToDraw(in rect: CGRect) -> DrawnText? {
        guard let string = content.string, !string.isEmpty, rect.width > 0 else { return nil }
        let factor = numberOfLines == 1 ? shrinkFactor(for: rect.width) : shrinkFactor(for: rect.size)
        // A label too low for its text shows the lines that fit. A solved height may be a fraction of a pixel below the lines'.
        var layout = layout(width: rect.width, numberOfLines: numberOfLines, scaledBy: factor, height: rect.height + 1)
        if layout.isTruncated, !layout.lines.isEmpty, numberOfLines == 0 || layout.lines.count < numberOfLines {
            // The last line that fits stands for those below it, with an ellipsis.
            layout = self.layout(width: rect.width, numberOfLines: layout.lines.count, scaledBy: factor)
        }
        let full = factor == 1 ? layout : self.layout(width: .greatestFiniteMagnitude, numberOfLines: 1)
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        var styled: NSAttributedString?
        if case .styled(let text) = content { styled = text }
        return DrawnText(
            layout: layout, origin: CGPoint(x: rect.minX, y: rect.minY + top(of: layout, unshrunk: full, in: rect)),
            attributedText: styled, color: color ?? .label)
    }

    /// The share of its size at which text of one line fits a width: continuous, not below `minimumScaleFactor` (measured on an iOS 26 simulator:
    /// 159 pt of 17 pt text in 120 are drawn at 12.83 pt).
    private func shrinkFactor(for width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth else { return 1 }
        let natural = layout(width: .greatestFiniteMagnitude, numberOfLines: 1).size.width
        guard natural > width, natural > 0 else { return 1 }
        let least = leastFactor
        var factor = width / natural
        // Tracking isn't proportional to the size, so the first guess may be a little too wide still.
        for _ in 0..<8 where factor > least {
            let shrunk = layout(width: .greatestFiniteMagnitude, numberOfLines: 1, scaledBy: factor).size.width
            guard shrunk > width else { break }
            factor *= width / shrunk * (1 - 1e-5)
        }
        return max(factor, least)
    }

    private var leastFactor: CGFloat { min(1, max(0, minimumScaleFactor)) }

    /// The share of its size at which text of a bounded number of lines fits a box whole; 1 without a bound, where nothing shrinks.
    private func shrinkFactor(for size: CGSize) -> CGFloat {
        guard adjustsFontSizeToFitWidth, numberOfLines > 1 else { return 1 }
        let fits = { (factor: CGFloat) in
            !self.layout(width: size.width, numberOfLines: self.numberOfLines, scaledBy: factor, height: size.height + 1).isTruncated
        }
        guard !fits(1) else { return 1 }
        var (low, high) = (leastFactor, CGFloat(1))
        // A hundredth of a point is less than anyone sees.
        while (high - low) * font.pointSize > 0.01 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    /// The y of the lines below the rectangle's top.
    private func top(of layout: TextLayout, unshrunk: TextLayout, in rect: CGRect) -> CGFloat {
        let scale = PixelScale(pixelScale)
        let middle = scale.nearest((rect.height - scale.up(unshrunk.size.height)) / 2)
        switch baselineAdjustment {
        // Of several lines there is no one baseline.
        case _ where layout === unshrunk || numberOfLines != 1: return scale.nearest((rect.height - scale.up(layout.size.height)) / 2)
        case .alignBaselines: return middle + unshrunk.firstBaseline - layout.firstBaseline
        case .alignCenters: return scale.nearest((rect.height - scale.up(layout.size.height)) / 2)
        case .none: return middle
        }
    }
}
