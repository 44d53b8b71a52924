import Foundation

/// Turns the coefficients of a frame into pixels.
struct JPEGPicture {
    let frame: JPEGFrame
    let quantization: [[Int]]
    /// The three components are red, green and blue themselves, not brightness and two colour differences.
    let isRGB: Bool

    func pixels() throws(JPEGError) -> (width: Int, height: Int, pixels: [UInt32]) {
        var planes: [Plane] = []
        for component in frame.components {
            guard quantization[component.quantization].count == 64 else { throw .damaged("a quantization table is missing") }
            planes.append(plane(of: component))
        }
        var pixels = [UInt32](repeating: 0, count: frame.width * frame.height)
        for y in 0..<frame.height {
            for x in 0..<frame.width { pixels[y * frame.width + x] = color(planes, x, y) }
        }
        return (frame.width, frame.height, pixels)
    }

    /// The samples of one component, as many as its blocks hold.
    struct Plane {
        let width: Int
        let height: Int
        /// Samples a pixel along each axis.
        let scaleX: Float
        let scaleY: Float
        var samples: [Float]

        /// The value at a pixel: between sample centres, a mixture of the four around it.
        func value(_ x: Int, _ y: Int) -> Float {
            if scaleX == 1, scaleY == 1 { return samples[y * width + x] }
            let fx = max(0, (Float(x) + 0.5) * scaleX - 0.5)
            let fy = max(0, (Float(y) + 0.5) * scaleY - 0.5)
            let (x0, y0) = (min(Int(fx), width - 1), min(Int(fy), height - 1))
            let (x1, y1) = (min(x0 + 1, width - 1), min(y0 + 1, height - 1))
            let (tx, ty) = (fx - Float(x0), fy - Float(y0))
            let top = samples[y0 * width + x0] * (1 - tx) + samples[y0 * width + x1] * tx
            let bottom = samples[y1 * width + x0] * (1 - tx) + samples[y1 * width + x1] * tx
            return top * (1 - ty) + bottom * ty
        }
    }

    private func plane(of component: JPEGComponent) -> Plane {
        let (width, height) = (component.blocksWide * 8, component.blocksHigh * 8)
        var plane = Plane(
            width: width, height: height, scaleX: Float(component.across) / Float(frame.mostAcross),
            scaleY: Float(component.down) / Float(frame.mostDown), samples: [Float](repeating: 0, count: width * height))
        let table = quantization[component.quantization].map(Float.init)
        var block = [Float](repeating: 0, count: 64)
        for row in 0..<component.blocksHigh {
            for column in 0..<component.blocksWide {
                let base = (row * component.blocksWide + column) * 64
                for index in 0..<64 { block[index] = Float(component.coefficients[base + index]) * table[index] }
                JPEGTransform.inverse(&block)
                for index in 0..<64 { plane.samples[(row * 8 + index / 8) * width + column * 8 + index % 8] = block[index] + 128 }
            }
        }
        return plane
    }

    private func color(_ planes: [Plane], _ x: Int, _ y: Int) -> UInt32 {
        let first = planes[0].value(x, y)
        guard planes.count == 3 else { return Self.packed(first, first, first) }
        let (second, third) = (planes[1].value(x, y), planes[2].value(x, y))
        guard !isRGB else { return Self.packed(first, second, third) }
        let (cb, cr) = (second - 128, third - 128)
        // JFIF 1.02, page 3.
        return Self.packed(first + 1.402 * cr, first - 0.344_136 * cb - 0.714_136 * cr, first + 1.772 * cb)
    }

    private static func packed(_ red: Float, _ green: Float, _ blue: Float) -> UInt32 {
        func byte(_ value: Float) -> UInt32 { UInt32(max(0, min(255, value.rounded()))) }
        return 0xFF00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}

/// The inverse cosine transform of an 8 x 8 block (T.81, A.3.3), rows and columns one after the other.
enum JPEGTransform {
    /// cosines[x * 8 + u] = C(u) / 2 * cos((2 x + 1) u pi / 16)
    private static let cosines: [Float] = (0..<64).map { index in
        let (x, u) = (Double(index / 8), Double(index % 8))
        return Float((u == 0 ? 0.5.squareRoot() : 1) / 2 * cos((2 * x + 1) * u * .pi / 16))
    }

    static func inverse(_ block: inout [Float]) {
        // Most blocks of smooth pictures hold nothing but their mean.
        if !block.dropFirst().contains(where: { $0 != 0 }) {
            let mean = block[0] / 8
            for index in 0..<64 { block[index] = mean }
            return
        }
        for row in 0..<8 { line(&block, start: row * 8, step: 1) }
        for column in 0..<8 { line(&block, start: column, step: 8) }
    }

    private static func line(_ block: inout [Float], start: Int, step: Int) {
        var result: (Float, Float, Float, Float, Float, Float, Float, Float) = (0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &result) { bytes in
            let values = bytes.bindMemory(to: Float.self)
            for x in 0..<8 {
                var sum: Float = 0
                for u in 0..<8 { sum += cosines[x * 8 + u] * block[start + u * step] }
                values[x] = sum
            }
            for x in 0..<8 { block[start + x * step] = values[x] }
        }
    }
}
