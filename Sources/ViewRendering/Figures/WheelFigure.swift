import Foundation

/// The look of a wheel seen from the front: rows 32 points apart in the middle, flatter and fainter towards the edges.
enum WheelFigure {
    static let pitch = 32.0
    /// Rows drawn above and below the chosen one.
    static let reach = 3
    private static let radius = 118.0

    /// Where a row `offset` rows below the chosen one is drawn: its middle from the wheel's middle, how much it is flattened, how
    /// strong it is.
    static func row(_ offset: Int) -> (y: Double, flattening: Double, strength: Double) {
        let angle = Double(offset) * pitch / radius
        let strength = offset == 0 ? 1 : max(0, 0.75 - 0.22 * Double(abs(offset)))
        return (radius * sin(angle), cos(angle), strength)
    }

    /// The band behind the chosen row.
    static func band(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX + 9, y: bounds.midY - pitch / 2, width: max(0, bounds.width - 18), height: pitch)
    }

    /// Columns side by side in the band, in proportion to the weights.
    static func columns(_ weights: [Double], in bounds: CGRect, rightToLeft: Bool) -> [CGRect] {
        let band = band(in: bounds)
        let total = max(weights.reduce(0, +), 1e-9)
        var x = band.minX
        return weights.map { weight in
            let width = band.width * weight / total
            defer { x += width }
            let left = rightToLeft ? band.minX + band.maxX - x - width : x
            return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
        }
    }
}
