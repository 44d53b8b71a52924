import Foundation
import UIKit

extension ViewDrawing {
    static let label = ViewDrawing.of(
        UILabel.self,
        content: { label, pen in
            guard let drawn = label.textToDraw else { return }
            if let shadow = label.shadowColor {
                let origin = CGPoint(x: drawn.origin.x + label.shadowOffset.width, y: drawn.origin.y + label.shadowOffset.height)
                pen.canvas.draw(drawn.layout, at: origin, color: pen.color(shadow))
            }
            pen.draw(
                drawn.layout, of: drawn.attributedText, at: drawn.origin, color: pen.color(drawn.color).faded(label.isEnabled ? 1 : 0.4))
        })
}
