import Foundation
import UIKit

extension ViewDrawing {
    static let slider = ViewDrawing.of(
        UISlider.self,
        content: { slider, pen in
            let range = slider.maximumValue - slider.minimumValue
            let fraction = range > 0 ? Double((slider.value - slider.minimumValue) / range) : 0
            let start = slider.minimumValueImage
            let end = slider.maximumValueImage
            let (left, right) = pen.rightToLeft ? (end, start) : (start, end)
            pen.canvas.group(alpha: slider.isEnabled ? 1 : 0.5) {
                pen.draw(
                    SliderFigure.marks(
                        in: SliderFigure.room(in: slider.bounds, left: left?.size, right: right?.size), fraction: fraction,
                        rightToLeft: pen.rightToLeft, minimum: pen.color(slider.minimumTrackTintColor, or: pen.palette.tint),
                        maximum: pen.color(slider.maximumTrackTintColor, or: pen.palette.track),
                        knobTint: pen.color(slider.thumbTintColor, or: .white)))
                if let thumb = slider.currentThumbImage {
                    let track = slider.trackRect(forBounds: slider.bounds)
                    pen.image(thumb, in: slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value))
                }
                if let left { pen.image(left, in: SliderFigure.imageRect(left.size, atLeft: true, of: slider.bounds)) }
                if let right { pen.image(right, in: SliderFigure.imageRect(right.size, atLeft: false, of: slider.bounds)) }
            }
        })
}
