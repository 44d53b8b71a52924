import Foundation
import UIKit

extension Pen {
    /// Draws an image in a rectangle: its pixels, a sign for a symbol, or a placeholder that names what is missing.
    func image(_ image: UIImage, in rect: CGRect, tint: RGBA? = nil) {
        let color = stencilColor(of: image, tint)
        if image.flipsForRightToLeftLayoutDirection, rightToLeft {
            canvas.withState {
                canvas.concat(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * rect.midX, ty: 0))
                drawEntry(of: image, in: rect, color)
            }
        } else {
            drawEntry(of: image, in: rect, color)
        }
    }

    /// The colour of an image that is drawn as a stencil; nil for one with colours of its own.
    private func stencilColor(of image: UIImage, _ tint: RGBA?) -> RGBA? {
        switch (image.renderingMode, image.ownTint) {
        case (.alwaysTemplate, _): tint ?? palette.tint
        case (_, let own?): self.color(own)
        default: nil
        }
    }

    private func drawEntry(of image: UIImage, in rect: CGRect, _ stencil: RGBA?) {
        switch images.entry(for: image, isDark: traits.userInterfaceStyle == .dark) {
        case .pixels(let pixels):
            // A page stretches the whole: it draws the file by itself.
            if image.capInsets == .zero || canvas.recorder != nil {
                canvas.draw(pixels, in: rect, tint: stencil)
            } else {
                for (part, place) in NinePart.parts(of: image.size, caps: image.capInsets, in: rect) where !place.isEmpty {
                    let pixelRect = part.applying(
                        CGAffineTransform(
                            scaleX: Double(pixels.width) / image.size.width, y: Double(pixels.height) / image.size.height))
                    if let piece = pixels.part(pixelRect) { canvas.draw(piece, in: place, tint: stencil) }
                }
            }
        case .drawing(let picture): draw(picture, in: rect, stencil)
        case .symbol(let symbol): draw(symbol.marks(in: rect, color: stencil ?? palette.tint))
        case .missing(let what): placeholder(what, in: rect)
        }
    }

    /// Draws what a program drew as an image.
    private func draw(_ picture: DrawnPicture, in rect: CGRect, _ stencil: RGBA?) {
        let extent = picture.extent
        guard extent.width > 0, extent.height > 0 else { return }
        func body() {
            canvas.withState {
                canvas.translate(rect.minX, rect.minY)
                canvas.concat(a: rect.width / extent.width, b: 0, c: 0, d: rect.height / extent.height, tx: 0, ty: 0)
                canvas.translate(-extent.minX, -extent.minY)
                canvas.clip(to: .rect(extent))
                canvas.group(alpha: 0.999_999) { replay(picture.steps) }
            }
        }
        guard let stencil, canvas.recorder == nil else { return body() }
        canvas.beginGroup()
        canvas.fill(.rect(rect), stencil)
        canvas.endGroup(mask: body)
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
