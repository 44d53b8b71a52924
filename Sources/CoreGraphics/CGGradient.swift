import Foundation

/// A space of colours. Trellis works in sRGB only, so all spaces are that one.
public final class CGColorSpace: Sendable {
    /// sRGB's name.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The space that all others are here.
    package static let standard = CGColorSpace()

    private init() {}
}

/// The space of the device's colours: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standard }

/// The space of the device's greys: sRGB.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .standard }

/// What happens beyond a gradient's ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// The last colour goes on after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colours and their places between 0 and 1.
///
/// Apple: https://developer.apple.com/documentation/coregraphics/cggradient
public final class CGGradient: Sendable {
    /// The colours by their places.
    package let stops: [(location: CGFloat, color: CGColor)]

    /// Makes a gradient of colours; without places they are spread evenly. Nil without a colour. On iOS the colours come as a `CFArray`.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        stops = colors.enumerated().map { index, color in
            (locations?[index] ?? (colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0), color)
        }
    }

    /// Makes a gradient of components, four for each colour. Nil without a colour.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
        count: Int
    ) {
        let colors = (0..<max(0, count)).map {
            CGColor(red: components[4 * $0], green: components[4 * $0 + 1], blue: components[4 * $0 + 2], alpha: components[4 * $0 + 3])
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }
}

extension CGPath {
    /// The plane between two points, bounded by lines across the line between them; open where the gradient goes on.
    static func band(from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions) -> CGPath {
        let length = hypot(end.x - start.x, end.y - start.y)
        guard length > 0 else { return CGPath(rect: .zero, transform: nil) }
        // Beyond every picture, and near enough for exact arithmetic.
        let far: CGFloat = 100_000
        let along = CGPoint(x: (end.x - start.x) / length * far, y: (end.y - start.y) / length * far)
        let before: CGFloat = options.contains(.drawsBeforeStartLocation) ? 1 : 0
        let after: CGFloat = options.contains(.drawsAfterEndLocation) ? 1 : 0
        let first = CGPoint(x: start.x - along.x * before, y: start.y - along.y * before)
        let last = CGPoint(x: end.x + along.x * after, y: end.y + along.y * after)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: first.x - along.y, y: first.y + along.x))
        for corner in [
            CGPoint(x: first.x + along.y, y: first.y - along.x), CGPoint(x: last.x + along.y, y: last.y - along.x),
            CGPoint(x: last.x - along.y, y: last.y + along.x),
        ] {
            path.addLine(to: corner)
        }
        path.closeSubpath()
        return path
    }
}
