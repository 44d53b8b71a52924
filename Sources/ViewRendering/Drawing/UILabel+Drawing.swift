import Foundation
import UIKit

extension ViewDrawing {
    static let label = ViewDrawing.of(
        UILabel.self,
        content: { label, pen in
            guard let drawn = label.textToDraw else { return }
            pen.canvas.save()
            // A label draws on a sheet of its own size. Overhanging strokes of text that fits aren't cut: the face isn't Apple's.
            if !drawn.fits(in: label.bounds) { pen.canvas.clip(to: .rect(label.bounds)) }
            if let shadow = label.shadowColor {
                let origin = CGPoint(x: drawn.origin.x + label.shadowOffset.width, y: drawn.origin.y + label.shadowOffset.height)
                pen.canvas.draw(drawn.layout, at: origin, color: pen.color(shadow))
            }
            pen.draw(drawn, isEnabled: label.isEnabled)
            pen.canvas.restore()
        })

    static let textView = ViewDrawing.of(
        UITextView.self,
        content: { view, pen in
            if let steps = view.ownTextDrawing { return pen.replay(steps) }
            if let drawn = view.textToDraw { pen.draw(drawn, isEnabled: true) }
        },
        overlay: { view, pen in pen.scrollIndicators(of: view) })
}

extension Pen {
    fileprivate func draw(_ drawn: DrawnText, isEnabled: Bool) {
        draw(drawn.layout, of: drawn.attributedText, at: drawn.origin, color: color(drawn.color).faded(isEnabled ? 1 : 0.4))
    }
}

extension DrawnText {
    fileprivate func fits(in bounds: CGRect) -> Bool {
        layout.size.width <= bounds.width + 1 && layout.size.height <= bounds.height + 1
    }
}
