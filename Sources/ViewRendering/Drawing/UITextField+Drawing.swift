import Foundation
import UIKit

extension ViewDrawing {
    static let textField = ViewDrawing.of(UITextField.self, content: { field, pen in pen.draw(field) })
}

extension Pen {
    fileprivate func draw(_ field: UITextField) {
        let ground = field.backgroundColor == nil ? palette.fieldGround : .clear
        draw(
            TextFieldFigure.marks(
                in: field.bounds, border: TextFieldFigure.Border(field.borderStyle),
                ground: field.isEnabled ? ground : palette.tertiaryFill,
                line: palette.fieldBorder, pixel: pixel))
        if field.borderStyle != .roundedRect, let image = field.background { content(image, in: field.bounds, mode: .scaleToFill) }
        let showsClear = field.hasText && (field.clearButtonMode == .always || field.clearButtonMode == .unlessEditing)
        let font = field.font ?? .systemFont(ofSize: 17)
        var rect = field.hasText ? field.textRect(forBounds: field.bounds) : field.placeholderRect(forBounds: field.bounds)
        if showsClear {
            let button = CGRect(
                x: rightToLeft ? field.bounds.minX + 5 : field.bounds.maxX - 24, y: field.bounds.minY, width: 19,
                height: field.bounds.height)
            draw(TextFieldFigure.clearButton(in: button, disc: palette.gray.faded(0.8), cross: palette.background))
            rect.size.width = max(0, rect.width - 20)
            if rightToLeft { rect.origin.x += 20 }
        }
        if field.hasText, let words = field.attributedText {
            let shown = field.isSecureTextEntry ? NSAttributedString(string: String(repeating: "•", count: words.string.count)) : words
            text(
                shown, font, in: rect, field.textAlignment,
                color: color(field.textColor, or: palette.label).faded(field.isEnabled ? 1 : 0.4))
        } else if let words = field.attributedPlaceholder {
            text(words, font, in: rect, field.textAlignment, color: palette.placeholder)
        }
    }
}

extension Palette {
    /// What a bordered field is filled with when it has no colour of its own.
    var fieldGround: RGBA { isDark ? .black : .white }
}

extension TextFieldFigure.Border {
    fileprivate init(_ style: UITextField.BorderStyle) {
        switch style {
        case .none: self = .none
        case .line: self = .line
        case .bezel: self = .bezel
        case .roundedRect: self = .roundedRect
        }
    }
}
