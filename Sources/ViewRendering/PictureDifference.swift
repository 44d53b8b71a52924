import Foundation

/// How two PNG pictures differ, pixel by pixel.
public struct PictureDifference: Sendable, Equatable {
    /// The size of a picture in pixels.
    public struct Size: Sendable, Equatable {
        /// Pixels across.
        public let width: Int
        /// Pixels down.
        public let height: Int
    }

    /// The expected picture's size.
    public let expectedSize: Size
    /// The actual picture's size.
    public let actualSize: Size
    /// How many pixels differ by more than the tolerance; those that only one picture has count.
    public let differingPixels: Int
    /// The number of pixels that either picture has.
    public let totalPixels: Int
    /// The largest difference of a colour component or of opacity, 0...1.
    public let largestDifference: Double
    /// A PNG as large as both: the expected picture faded, and the pixels that differ in red.
    public let picture: Data

    /// Compares two pictures.
    ///
    /// - Parameters:
    ///   - expected: the PNG that should be.
    ///   - actual: the PNG that is.
    ///   - tolerance: by how much a component may differ, 0...1.
    /// - Returns: nil when no pixel differs.
    /// - Throws: `RenderError.drawingFailed` when a picture isn't a PNG that can be read.
    /// - Complexity: O(pixels).
    public static func between(expected: Data, actual: Data, tolerance: Double = 0) throws(RenderError) -> PictureDifference? {
        if expected == actual { return nil }
        let (left, right) = (try Pixels(png: expected), try Pixels(png: actual))
        let (width, height) = (max(left.width, right.width), max(left.height, right.height))
        var marks = [UInt32](repeating: 0, count: width * height)
        var differing = 0
        var largest = 0.0
        for y in 0..<height {
            for x in 0..<width {
                let distance = distance(left[x, y], right[x, y])
                largest = max(largest, distance)
                if distance > tolerance { differing += 1 }
                marks[y * width + x] = distance > tolerance ? 0xFFFF_0000 : faded(left[x, y] ?? .clear)
            }
        }
        guard differing > 0 else { return nil }
        let surface = try Surface(format: .png, size: PictureSize(width: Double(width), height: Double(height), scale: 1))
        let canvas = Canvas(surface)
        canvas.draw(
            try Pixels(width: width, height: height, pixels: marks, hasAlpha: true),
            in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
        return PictureDifference(
            expectedSize: Size(width: left.width, height: left.height), actualSize: Size(width: right.width, height: right.height),
            differingPixels: differing, totalPixels: width * height, largestDifference: largest, picture: try canvas.finish())
    }

    private static func distance(_ left: RGBA?, _ right: RGBA?) -> Double {
        guard let left, let right else { return 1 }
        // Colours that can't be seen don't differ.
        func seen(_ color: RGBA) -> [Double] {
            [color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha]
        }
        return zip(seen(left), seen(right)).map { abs($0 - $1) }.max() ?? 0
    }

    /// A quarter of a colour on white.
    private static func faded(_ color: RGBA) -> UInt32 {
        func component(_ value: Double) -> UInt32 { UInt32((255 - (1 - value) * color.alpha * 64).rounded()) }
        return 0xFF00_0000 | component(color.red) << 16 | component(color.green) << 8 | component(color.blue)
    }
}
