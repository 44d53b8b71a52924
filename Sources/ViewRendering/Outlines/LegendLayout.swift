import Foundation

/// Where the names of the colours stand: below the picture, so that they hide nothing, in as many lines as its width needs.
struct LegendLayout: Equatable {
    static let lineHeight = 18.0
    static let padding = 8.0
    static let sampleWidth = 18.0
    static let sampleGap = 5.0
    static let entryGap = 14.0

    /// Top left corner of each entry, in the legend's own coordinates.
    let origins: [CGPoint]
    /// Points; 0 without entries.
    let height: Double

    /// - Parameter textWidths: The widths of the names, in points.
    init(textWidths: [Double], width: Double) {
        var origins: [CGPoint] = []
        var (x, y) = (Self.padding, Self.padding)
        for textWidth in textWidths {
            let entry = Self.sampleWidth + Self.sampleGap + textWidth
            if x > Self.padding, x + entry > width - Self.padding {
                x = Self.padding
                y += Self.lineHeight
            }
            origins.append(CGPoint(x: x, y: y))
            x += entry + Self.entryGap
        }
        self.origins = origins
        height = textWidths.isEmpty ? 0 : y + Self.lineHeight + Self.padding
    }

    /// The least width of a picture in which each name fits on a line.
    static func leastWidth(textWidths: [Double]) -> Double {
        (textWidths.max() ?? 0) + 2 * padding + sampleWidth + sampleGap
    }
}
