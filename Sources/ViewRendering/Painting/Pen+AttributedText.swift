import Foundation
import Typography
import UIKit

extension Pen {
    /// How a run of an attributed string looks.
    func look(of run: GlyphRun, in text: NSAttributedString?, color: RGBA) -> Canvas.TextLook {
        var look = Canvas.TextLook(color: color)
        guard let text, run.range.lowerBound < text.length else { return look }
        let attributes = text.attributes(at: run.range.lowerBound, effectiveRange: nil)
        if attributes[.link] != nil { look.color = palette.tint }
        if let own = attributes[.foregroundColor] as? UIColor { look.color = self.color(own) }
        if let ground = attributes[.backgroundColor] as? UIColor { look.background = self.color(ground) }
        look.underline = rule(attributes[.underlineStyle], attributes[.underlineColor])
        look.strikethrough = rule(attributes[.strikethroughStyle], attributes[.strikethroughColor])
        return look
    }

    /// The line that a style asks for. Attributes hold styles as numbers of any type.
    private func rule(_ value: Any?, _ color: Any?) -> Canvas.TextRule? {
        let style: Int =
            switch value {
            case let number as NSNumber: number.intValue
            case let number as Int: number
            case let style as NSUnderlineStyle: style.rawValue
            default: 0
            }
        guard style != 0 else { return nil }
        return Canvas.TextRule(
            color: (color as? UIColor).map { self.color($0) }, isThick: style & 0xF == NSUnderlineStyle.thick.rawValue,
            isDouble: style & 0xF == NSUnderlineStyle.double.rawValue)
    }

    /// Draws lines of an attributed string with its colours, lines and pictures.
    func draw(_ layout: TextLayout, of text: NSAttributedString?, at origin: CGPoint, color: RGBA) {
        canvas.draw(layout, at: origin) { look(of: $0, in: text, color: color) }
        drawAttachments(of: layout, in: text, at: origin)
    }

    /// Draws the pictures that stand in text.
    func drawAttachments(of layout: TextLayout, in text: NSAttributedString?, at origin: CGPoint) {
        guard let text else { return }
        for line in layout.lines {
            for run in line.runs { drawAttachment(of: run, on: line, in: text, at: origin) }
        }
    }

    private func drawAttachment(of run: GlyphRun, on line: TextLine, in text: NSAttributedString, at origin: CGPoint) {
        guard let frame = run.attachmentFrame, run.range.lowerBound < text.length else { return }
        let attachment = text.attribute(.attachment, at: run.range.lowerBound, effectiveRange: nil) as? NSTextAttachment
        let rect = frame.offsetBy(dx: origin.x + line.origin.x, dy: origin.y + line.baseline)
        if let image = attachment?.image { self.image(image, in: rect) } else { placeholder("attachment", in: rect) }
    }

    /// Draws an attributed string on one line, vertically in the middle of a rectangle.
    func text(_ text: NSAttributedString, _ font: UIFont, in rect: CGRect, _ alignment: NSTextAlignment = .natural, color: RGBA) {
        guard text.length > 0, rect.width > 0 else { return }
        let layout = measureText(
            text, defaultFont: font, width: rect.width, numberOfLines: 1, alignment: alignment, isRightToLeft: rightToLeft)
        let y = pixelRounded(Double(rect.midY - layout.size.height / 2))
        draw(layout, of: text, at: CGPoint(x: rect.minX, y: y), color: color)
    }
}
