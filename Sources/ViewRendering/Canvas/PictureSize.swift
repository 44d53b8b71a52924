import Foundation

/// A size that a picture can have: finite, above zero, and small enough for Cairo and for memory.
struct PictureSize: Equatable, Sendable {
    /// Cairo's coordinates are 16-bit pixels.
    static let longestSide = 32_767
    /// 512 MB of pixels; a mistake in a scale is refused instead of taking the machine down.
    static let mostPixels = 128_000_000

    /// Points.
    let width: Double
    let height: Double
    /// Pixels a point.
    let scale: Double

    init(width: Double, height: Double, scale: Double) throws(RenderError) {
        guard scale.isFinite, scale > 0 else { throw .invalidScale(scale) }
        guard width.isFinite, height.isFinite, width > 0, height > 0 else {
            throw .emptySize(width: width, height: height)
        }
        let (pixelsWide, pixelsHigh) = ((width * scale).rounded(.up), (height * scale).rounded(.up))
        let longest = Double(Self.longestSide)
        guard pixelsWide <= longest, pixelsHigh <= longest, pixelsWide * pixelsHigh <= Double(Self.mostPixels) else {
            throw .tooLarge(width: pixelsWide, height: pixelsHigh)
        }
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// A part of a pixel at the edge still needs the whole pixel.
    var pixelsWide: Int { Int((width * scale).rounded(.up)) }
    var pixelsHigh: Int { Int((height * scale).rounded(.up)) }
}
