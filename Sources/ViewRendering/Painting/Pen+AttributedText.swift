import Foundation
import Typography
import UIKit

extension Pen {
    /// How each stretch of an attributed string looks, by the index that its measurement gives it.
    func looks(of text: NSAttributedString, color: RGBA) -> (Int) -> Canvas.TextLook {
        var looks: [Canvas.TextLook] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, _, _ in
            var look = Canvas.TextLook(color: color)
            if attributes[.link] != nil { look.color = palette.tint }
            if let own = attributes[.foregroundColor] as? UIColor { look.color = self.color(own) }
            if let ground = attributes[.backgroundColor] as? UIColor { look.background = self.color(ground) }
            look.isUnderlined = Self.isOn(attributes[.underlineStyle])
            look.isStruckThrough = Self.isOn(attributes[.strikethroughStyle])
            looks.append(look)
        }
        return { index in looks.indices.contains(index) ? looks[index] : Canvas.TextLook(color: color) }
    }

    /// Attributes hold line styles as numbers of any type.
    private static func isOn(_ value: Any?) -> Bool {
        switch value {
        case let number as NSNumber: number.intValue != 0
        case let number as Int: number != 0
        case let style as NSUnderlineStyle: style.rawValue != 0
        default: false
        }
    }

    /// Draws an attributed string on one line, vertically in the middle of a rectangle.
    func text(_ text: NSAttributedString, _ font: UIFont, in rect: CGRect, _ alignment: NSTextAlignment = .natural, color: RGBA) {
        guard text.length > 0, rect.width > 0 else { return }
        let layout = measureText(
            text, defaultFont: font, width: rect.width, numberOfLines: 1, alignment: alignment, isRightToLeft: rightToLeft)
        let y = pixelRounded(Double(rect.midY - layout.size.height / 2))
        canvas.draw(layout, at: CGPoint(x: rect.minX, y: y), look: looks(of: text, color: color))
    }
}
