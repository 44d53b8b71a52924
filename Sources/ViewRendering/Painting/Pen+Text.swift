import Foundation
import Typography
import UIKit

extension Pen {
    /// Where a line stands in its rectangle.
    enum Alignment {
        case left
        case center
        case right

        /// The side where reading starts.
        static func leading(_ rightToLeft: Bool) -> Alignment { rightToLeft ? .right : .left }
    }

    /// One line of text, cut off with an ellipsis at `width`.
    func line(_ text: String, _ font: UIFont, width: Double = .greatestFiniteMagnitude) -> TextLayout {
        measureText(text, font: font, width: CGFloat(width), numberOfLines: 1, alignment: .left, isRightToLeft: rightToLeft)
    }

    /// Draws lines vertically in the middle of a rectangle.
    func draw(_ layout: TextLayout, in rect: CGRect, _ alignment: Alignment = .center, color: RGBA) {
        let width = Double(layout.size.width)
        let x =
            switch alignment {
            case .left: rect.minX
            case .center: rect.midX - width / 2
            case .right: rect.maxX - width
            }
        let y = rect.midY - Double(layout.size.height) / 2
        // A measurement within a bounded width keeps its own margin at the left; the alignment here replaces it.
        let margin = Double(layout.lines.map(\.origin.x).min() ?? 0)
        canvas.draw(layout, at: CGPoint(x: x - margin, y: pixelRounded(y)), color: color)
    }

    /// Draws one line of text in a rectangle, cut off where the rectangle ends.
    func text(_ text: String, _ font: UIFont, in rect: CGRect, _ alignment: Alignment = .center, color: RGBA) {
        guard !text.isEmpty, rect.width > 0 else { return }
        draw(line(text, font, width: rect.width), in: rect, alignment, color: color)
    }

    func pixelRounded(_ length: Double) -> Double { (length * scale).rounded() / scale }
}
