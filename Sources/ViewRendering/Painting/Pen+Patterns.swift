import Foundation
import UIKit

extension Pen {
    /// The most copies of a picture that one ground is filled with; smaller pictures leave the rest plain.
    private static let mostTiles = 20_000.0

    /// Fills an outline with copies of a picture, side by side from the top left of a rectangle.
    func pattern(_ image: UIImage, in bounds: CGRect, _ outline: Path) {
        let size = image.size
        guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return }
        let columns = (bounds.width / size.width).rounded(.up)
        let rows = (bounds.height / size.height).rounded(.up)
        guard Double(columns * rows) <= Self.mostTiles else { return }
        canvas.withState {
            canvas.clip(to: outline)
            for row in 0..<Int(rows) {
                for column in 0..<Int(columns) {
                    let origin = CGPoint(x: bounds.minX + CGFloat(column) * size.width, y: bounds.minY + CGFloat(row) * size.height)
                    self.image(image, in: CGRect(origin: origin, size: size))
                }
            }
        }
    }
}
