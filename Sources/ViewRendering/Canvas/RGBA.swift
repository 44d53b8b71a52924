import Foundation

/// A colour as Cairo takes it: sRGB components and opacity, each from 0 to 1, not premultiplied.
struct RGBA: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double

    init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour written as 0xRRGGBB.
    init(hex: UInt32, alpha: Double = 1) {
        self.init(
            Double((hex >> 16) & 0xFF) / 255, Double((hex >> 8) & 0xFF) / 255, Double(hex & 0xFF) / 255, alpha)
    }

    /// A gray of the given brightness.
    init(white: Double, alpha: Double = 1) {
        self.init(white, white, white, alpha)
    }

    static let clear = RGBA(0, 0, 0, 0)
    static let black = RGBA(white: 0)
    static let white = RGBA(white: 1)

    /// The same colour with its opacity multiplied by `factor`.
    func faded(_ factor: Double) -> RGBA {
        RGBA(red, green, blue, alpha * factor)
    }

    /// This colour laid over an opaque one.
    func over(_ ground: RGBA) -> RGBA {
        func mixed(_ top: Double, _ bottom: Double) -> Double { top * alpha + bottom * (1 - alpha) }
        return RGBA(mixed(red, ground.red), mixed(green, ground.green), mixed(blue, ground.blue))
    }

    /// Whether drawing with this colour leaves no mark.
    var isClear: Bool { alpha <= 0 }

    /// How bright the colour is to the eye, 0 (black) to 1 (white): the weights of Rec. 709.
    var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
