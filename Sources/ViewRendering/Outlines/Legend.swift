import Foundation
import Typography
import UIKit

/// The names of the outlines' colours, drawn below the picture.
@MainActor struct Legend {
    let kinds: [OutlineKind]
    let layout: LegendLayout
    let leastWidth: Double
    private let names: [TextLayout]

    init(kinds: [OutlineKind], width: Double) {
        self.kinds = kinds
        names = kinds.map { measureText($0.name, font: .systemFont(ofSize: 11)) }
        let widths = names.map { Double($0.size.width) }
        leastWidth = LegendLayout.leastWidth(textWidths: widths)
        layout = LegendLayout(textWidths: widths, width: max(width, leastWidth))
    }

    func draw(on canvas: Canvas, below picture: CGRect, _ traits: UITraitCollection) {
        let ground = CGRect(x: 0, y: picture.maxY, width: max(picture.width, leastWidth), height: layout.height)
        canvas.fill(.rect(ground), RGBA(.secondarySystemBackground, traits).over(RGBA(.systemBackground, traits)))
        for ((kind, name), origin) in zip(zip(kinds, names), layout.origins) {
            let left = origin.x
            let middle = picture.maxY + origin.y + LegendLayout.lineHeight / 2
            let sample = Path.line(CGPoint(x: left, y: middle), CGPoint(x: left + LegendLayout.sampleWidth, y: middle))
            canvas.stroke(sample, kind.color, width: max(1.5, kind.width), dash: kind.dash)
            let top = middle - Double(name.size.height) / 2
            canvas.draw(
                name, at: CGPoint(x: left + LegendLayout.sampleWidth + LegendLayout.sampleGap, y: top), color: RGBA(.label, traits))
        }
    }
}

extension Canvas {
    func draw(_ outline: Outline) {
        stroke(outline.path(lineWidth: outline.kind.width), outline.kind.color, width: outline.kind.width, dash: outline.kind.dash)
    }
}
