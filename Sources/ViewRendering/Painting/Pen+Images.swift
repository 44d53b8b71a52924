import Foundation
import UIKit

extension Pen {
    /// Draws an image in a rectangle: its pixels, a sign for a symbol, or a placeholder that names what is missing.
    func image(_ image: UIImage, in rect: CGRect, tint: RGBA? = nil) {
        let color = tint ?? palette.tint
        switch images.entry(for: image) {
        case .pixels(let pixels):
            canvas.draw(pixels, in: rect, tint: image.renderingMode == .alwaysTemplate ? color : nil)
        case .symbol(let symbol):
            draw(symbol.marks(in: rect, color: color))
        case .missing(let what):
            placeholder(what, in: rect)
        }
    }

    /// The hatched box that says what could not be drawn.
    func placeholder(_ name: String, in rect: CGRect, radius: Double = PlaceholderFigure.radius, atCorner: Bool = false) {
        guard rect.width > 0, rect.height > 0 else { return }
        let line = palette.gray.faded(0.55)
        canvas.fill(.roundedRect(rect, radius: radius), palette.gray.faded(0.08))
        canvas.hatch(rect, radius: radius, color: line)
        canvas.strokeInside(rect, radius: radius, line, width: min(1, rect.width / 4))
        let text = measureText(
            name, font: .systemFont(ofSize: PlaceholderFigure.fontSize), width: max(0, rect.width - 2 * PlaceholderFigure.textPadding),
            numberOfLines: 1, lineBreakMode: .byTruncatingMiddle)
        let height = Double(text.size.height)
        guard let strip = PlaceholderFigure.strip(in: rect, textWidth: Double(text.size.width), lineHeight: height, atCorner: atCorner)
        else { return }
        canvas.fill(.roundedRect(strip, radius: 4), palette.background.faded(0.9))
        let x = strip.minX + PlaceholderFigure.textPadding - Double(text.lines.first?.origin.x ?? 0)
        canvas.draw(text, at: CGPoint(x: x, y: strip.midY - height / 2), color: palette.secondaryLabel)
    }
}
