import Foundation
import UIKit

/// What a control's drawing gets: the canvas in the control's own coordinates, and the colours and directions in force there.
@MainActor struct Pen {
    let canvas: Canvas
    /// The traits the view is drawn under: its own, with the style that the options ask for.
    let traits: UITraitCollection
    let palette: Palette
    /// Pixels a point.
    let scale: Double
    let rightToLeft: Bool
    let images: ImageStore

    init(canvas: Canvas, view: UIView, traits: UITraitCollection, scale: Double, images: ImageStore) {
        self.canvas = canvas
        self.traits = traits
        self.scale = scale
        self.images = images
        palette = Palette(traits, tint: view.tintColor)
        rightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// The thinnest line, in points.
    var pixel: Double { 1 / scale }

    /// A colour under the traits in force; `fallback` when there is none.
    func color(_ color: UIColor?, or fallback: RGBA = .clear) -> RGBA {
        color.map { RGBA($0, traits) } ?? fallback
    }

    func draw(_ marks: [Mark]) {
        canvas.draw(marks)
    }
}
