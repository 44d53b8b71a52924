import CoreGraphics
import Foundation
import Typography
import UIKit

/// One thing drawn, taken down as a value in place of being drawn: what a page needs to draw a view by itself.
///
/// Coordinates are in points, in those of the view whose content it is.
package indirect enum SceneMark: Equatable {
    case fill(RecordedPath, RecordedColor, evenOdd: Bool)
    case stroke(RecordedPath, RecordedColor, width: Double, round: Bool, dash: [Double])
    case gradient(RecordedPath, [RecordedStop], from: CGPoint, to: CGPoint)
    /// From the middle of an ellipse to its edge; `radius` is half its width and height.
    case radialGradient(RecordedPath, [RecordedStop], center: CGPoint, radius: CGSize)
    case glyphs(RecordedGlyphs, RecordedColor)
    /// Pixels stretched over a rectangle; with a colour, only their opacity counts.
    case image(RecordedImage, CGRect, tint: RecordedColor?)
    /// The blurred shadow of a shape: `blur` is the standard deviation.
    case shadow(RecordedPath, RecordedColor, blur: Double, offset: CGSize)
    /// Diagonal lines within a rounded rectangle.
    case hatch(CGRect, radius: Double, RecordedColor, spacing: Double)
    case clipped(RecordedPath, [SceneMark])
    case faded(Double, [SceneMark])
}

/// A colour from 0 to 1 each.
package struct RecordedColor: Hashable, Sendable {
    package let red, green, blue, alpha: Double

    init(_ color: RGBA) { (red, green, blue, alpha) = (color.red, color.green, color.blue, color.alpha) }

    /// `#rrggbb`, with the opacity as two digits more where it is below 1.
    package var css: String {
        func digits(_ part: Double) -> String {
            let value = Int((max(0, min(1, part)) * 255).rounded())
            return (value < 16 ? "0" : "") + String(value, radix: 16)
        }
        return "#" + digits(red) + digits(green) + digits(blue) + (alpha < 1 ? digits(alpha) : "")
    }
}

/// A colour at a place from 0 to 1 of a gradient.
package struct RecordedStop: Equatable, Sendable {
    package let location: Double
    package let color: RecordedColor
}

/// A shape as the text of an SVG path: absolute commands M, L, C and Z, at most two decimals.
package struct RecordedPath: Hashable, Sendable {
    package let text: String

    init(_ path: Path) {
        var text = ""
        func number(_ value: Double) {
            if let last = text.utf8.last, last >= UInt8(ascii: "0"), last <= UInt8(ascii: "9"), value >= 0 { text += " " }
            text += RecordedPath.number(value)
        }
        func point(_ point: CGPoint) {
            number(point.x)
            number(point.y)
        }
        for step in path.steps {
            switch step {
            case .move(let end):
                text += "M"
                point(end)
            case .line(let end):
                text += "L"
                point(end)
            case .curve(let end, let first, let second):
                text += "C"
                point(first)
                point(second)
                point(end)
            case .close:
                text += "Z"
            }
        }
        self.text = text
    }

    /// A number with at most two decimals: a hundredth of a point is less than anyone sees.
    package static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let hundredths = (value * 100).rounded()
        guard abs(hundredths) < 1e12 else { return "0" }
        let whole = Int(hundredths)
        if whole % 100 == 0 { return String(whole / 100) }
        let sign = whole < 0 ? "-" : ""
        let (units, rest) = abs(whole).quotientAndRemainder(dividingBy: 100)
        let fraction = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0" : "") + String(rest)
        return sign + String(units) + "." + fraction
    }
}

/// Glyphs of one face and size, each where the measurement put it.
package struct RecordedGlyphs: Equatable, Sendable {
    /// The face whose outlines they are; its `GlyphOutline`s are in em units.
    package let face: FontFace
    /// Points.
    package let size: Double
    /// The baseline's y.
    package let baseline: Double
    /// Glyph number, x of its origin, height above the baseline, and by how much it is widened.
    package let glyphs: [(id: UInt32, x: Double, rise: Double, stretch: Double)]

    package static func == (left: RecordedGlyphs, right: RecordedGlyphs) -> Bool {
        left.face === right.face && left.size == right.size && left.baseline == right.baseline
            && left.glyphs.elementsEqual(right.glyphs) { $0 == $1 }
    }
}

/// The pixels of an image.
package struct RecordedImage: Hashable, Sendable {
    /// Where they came from.
    package enum Source: Hashable, Sendable {
        /// A file, by its path.
        case file(String)
        /// The bytes of a PNG file.
        case bytes(Data)
    }

    package let source: Source
    /// Its size in pixels.
    package let width, height: Int
}

extension RecordedColor {
    /// A colour as it looks under traits.
    package init(_ color: UIColor, under traits: UITraitCollection) { self.init(RGBA(color, traits)) }
}
