import CoreGraphics
import Foundation

/// Red, green, blue and alpha in extended sRGB, 0...1 for colours that sRGB can show.
struct ColorComponents: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// From a hue that wraps at 1, and saturation and brightness held to 0...1.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let s = min(max(saturation, 0), 1)
        let v = min(max(brightness, 0), 1)
        let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
        let sector = (turn * 6).rounded(.down)
        let f = turn * 6 - sector
        let (p, q, t) = (v * (1 - s), v * (1 - s * f), v * (1 - s * (1 - f)))
        let (r, g, b) =
            switch Int(sector) {
            case 0: (v, t, p)
            case 1: (q, v, p)
            case 2: (p, v, t)
            case 3: (p, q, v)
            case 4: (t, p, v)
            default: (v, p, q)
            }
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }

    /// From red, green and blue of Display P3, whose primaries are wider than sRGB's and whose transfer function is the same.
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // From the primaries and the white point that both standards give (SMPTE EG 432-1, IEC 61966-2-1).
        self.init(
            red: Self.encoded(1.2249401 * r - 0.2249402 * g), green: Self.encoded(-0.0420570 * r + 1.0420570 * g),
            blue: Self.encoded(-0.0196376 * r - 0.0786361 * g + 1.0982736 * b), alpha: alpha)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    /// The same colour with another alpha.
    func with(alpha: CGFloat) -> ColorComponents {
        ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Hue, saturation and brightness, each 0...1; a grey has hue and saturation 0.
    var hueSaturationBrightness: (CGFloat, CGFloat, CGFloat) {
        let high = max(red, green, blue)
        let range = high - min(red, green, blue)
        guard range > 0 else { return (0, 0, high) }
        let sixth: CGFloat =
            switch high {
            case red: ((green - blue) / range).truncatingRemainder(dividingBy: 6)
            case green: (blue - red) / range + 2
            default: (red - green) / range + 4
            }
        let hue = sixth / 6
        return (hue < 0 ? hue + 1 : hue, range / high, high)
    }
}
