import Foundation

extension Canvas {
    /// Diagonal lines across a shape: the sign, throughout the pictures, of something that could not be drawn.
    func hatch(_ rect: CGRect, radius: Double = 0, color: RGBA, spacing: Double = 6) {
        guard rect.width > 0, rect.height > 0 else { return }
        if let recorder { return recorder.hatch(rect, radius: radius, color, spacing: spacing) }
        withState {
            clip(to: .roundedRect(rect, radius: radius))
            stroke(Hatching.lines(in: rect, spacing: spacing), color, width: 0.5)
        }
    }
}

/// The geometry of a hatching.
enum Hatching {
    /// More lines than this tell the eye nothing; a huge rectangle gets them further apart.
    static let mostLines = 400

    /// Lines rising to the right, `spacing` points apart along the horizontal, that cover the rectangle.
    static func lines(in rect: CGRect, spacing: Double) -> Path {
        let span = rect.width + rect.height
        let step = max(spacing, span / Double(mostLines))
        var path = Path()
        var start = step / 2
        while start < span {
            path.move(rect.minX + start, rect.minY)
            path.line(rect.minX + start - rect.height, rect.maxY)
            start += step
        }
        return path
    }
}
