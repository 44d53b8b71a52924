import Foundation
import UIKit

/// What stands still behind turning wheels, and where wheels stand that share a picker's width.
enum WheelFigure {
    /// The band behind the chosen row.
    static func band(in bounds: CGRect, height: Double? = nil) -> CGRect {
        let height = height ?? Double(WheelGeometry.pitch)
        return CGRect(x: bounds.minX + 9, y: bounds.midY - height / 2, width: max(0, bounds.width - 18), height: height)
    }

    /// Columns side by side in the band, in proportion to the weights.
    static func columns(_ weights: [Double], in bounds: CGRect, rightToLeft: Bool) -> [CGRect] {
        WheelGeometry.columns(weights.map { CGFloat($0) }, in: bounds, rightToLeft: rightToLeft)
    }
}
