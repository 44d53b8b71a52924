import Foundation

/// Blurring a plane of opacities.
enum Blur {
    /// Opacities from 0 to 255, row by row.
    struct Plane {
        let width: Int
        let height: Int
        var values: [Float]

        init(width: Int, height: Int, _ value: (_ x: Int, _ y: Int) -> UInt32) {
            self.width = width
            self.height = height
            values = []
            values.reserveCapacity(width * height)
            for y in 0..<height {
                for x in 0..<width { values.append(Float(value(x, y))) }
            }
        }

        /// Three box blurs in each direction, whose widths together have the given standard deviation (in pixels).
        mutating func blur(deviation: Double) {
            guard deviation > 0 else { return }
            for radius in Blur.boxRadii(deviation: deviation) where radius > 0 {
                for row in 0..<height { boxBlur(start: row * width, step: 1, count: width, radius: radius) }
                for column in 0..<width { boxBlur(start: column, step: width, count: height, radius: radius) }
            }
        }

        /// The mean of 2 `radius` + 1 neighbours for each value of one row or column, in one pass; zero beyond the ends.
        private mutating func boxBlur(start: Int, step: Int, count: Int, radius: Int) {
            var line = [Float](repeating: 0, count: count)
            for index in 0..<count { line[index] = values[start + index * step] }
            let share = 1 / Float(2 * radius + 1)
            var sum: Float = 0
            for index in 0..<min(radius, count) { sum += line[index] }
            for index in 0..<count {
                if index + radius < count { sum += line[index + radius] }
                values[start + index * step] = max(0, sum * share)
                if index - radius >= 0 { sum -= line[index - radius] }
            }
        }
    }

    /// The radii of three boxes whose variances add up to the square of the deviation as nearly as whole pixels allow.
    static func boxRadii(deviation: Double) -> [Int] {
        let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
        var lower = Int(ideal)
        if lower % 2 == 0 { lower -= 1 }
        lower = max(1, lower)
        let l = Double(lower)
        let small = ((12 * deviation * deviation - 3 * l * l - 12 * l - 9) / (-4 * l - 4)).rounded()
        return (0..<3).map { ($0 < Int(small) ? lower : lower + 2) / 2 }
    }
}
