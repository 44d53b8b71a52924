import Foundation
import UIKit

extension ViewDrawing {
    static let button = ViewDrawing.of(UIButton.self, content: { button, pen in pen.draw(button) })
}

extension Pen {
    fileprivate func draw(_ button: UIButton) {
        guard let configuration = button.configuration else { return drawSign(of: button) }
        let background = configuration.background
        let insets = background.backgroundInsets
        let left = rightToLeft ? insets.trailing : insets.leading
        let right = rightToLeft ? insets.leading : insets.trailing
        let rect = button.bounds.inset(by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right))
        let radius = ButtonFigure.radius(
            ButtonFigure.Corners(configuration.cornerStyle), own: Double(background.cornerRadius), height: Double(rect.height),
            isLarge: configuration.buttonSize == .large)
        if let ground = button.groundColor(configuration) {
            let color = color(ground)
            // A button that can't be used loses its colour, not its ground.
            let isColourful = configuration.background.backgroundColor == nil && !button.isEnabled
            canvas.fill(.roundedRect(rect, radius: radius), isColourful ? palette.tertiaryFill : color)
        }
        if let image = background.image {
            canvas.withState {
                canvas.clip(to: .roundedRect(rect, radius: radius))
                content(image, in: rect, mode: background.imageContentMode)
            }
        }
        if background.strokeWidth > 0 {
            let outset = Double(background.strokeOutset)
            canvas.strokeInside(
                rect.insetBy(dx: -outset, dy: -outset), radius: radius + outset, color(background.strokeColor, or: palette.tint),
                width: Double(background.strokeWidth))
        }
        if configuration.showsActivityIndicator { drawSpinner(in: button, configuration) }
    }

    /// The spinner that stands in place of the picture.
    private func drawSpinner(in button: UIButton, _ configuration: UIButton.Configuration) {
        let side = 20.0
        let title = button.titleLabel?.frame
        let hasTitle = title.map { $0.width > 0 } ?? false
        let room = hasTitle ? side + Double(configuration.imagePadding) : side / 2
        let x = hasTitle ? (rightToLeft ? (title?.maxX ?? 0) + room - side : (title?.minX ?? 0) - room) : button.bounds.midX - room
        let rect = CGRect(x: x, y: button.bounds.midY - side / 2, width: side, height: side)
        draw(ActivityIndicatorFigure.marks(in: rect, color: color(button.foregroundColor(configuration))))
    }

    /// The round signs of buttons without words: information, add, close.
    private func drawSign(of button: UIButton) {
        guard button.currentImage == nil, (button.currentTitle ?? "").isEmpty, button.currentAttributedTitle == nil else { return }
        let side = min(22, button.bounds.width, button.bounds.height)
        let rect = CGRect(x: button.bounds.midX - side / 2, y: button.bounds.midY - side / 2, width: side, height: side)
        switch button.buttonType {
        case .detailDisclosure, .infoLight, .infoDark: draw(AccessoryFigure.detail(in: rect, color: palette.tint))
        case .contactAdd: draw(SymbolFigure(name: "plus.circle")?.marks(in: rect, color: palette.tint) ?? [])
        case .close:
            canvas.fill(.capsule(rect.insetBy(dx: -3, dy: -3)), palette.tertiaryFill)
            draw(SymbolFigure(name: "xmark")?.marks(in: rect.insetBy(dx: 5, dy: 5), color: palette.secondaryLabel, weight: 0.14) ?? [])
        default: break
        }
    }
}

extension ButtonFigure.Corners {
    fileprivate init(_ style: UIButton.Configuration.CornerStyle) {
        switch style {
        case .fixed: self = .fixed
        case .dynamic: self = .dynamic
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        case .capsule: self = .capsule
        }
    }
}
