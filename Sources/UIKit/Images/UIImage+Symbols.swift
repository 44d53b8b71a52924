import CoreGraphics
import Foundation

extension UIImage {
    /// How a system's symbol or another picture is shown.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uiimage/configuration-swift.class
    open class Configuration: NSObject, @unchecked Sendable {}

    /// The size and weight of a symbol.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uiimage/symbolconfiguration-swift.class
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let scale: SymbolScale
        /// The colour in which a symbol is drawn whole; nil for the tint.
        let color: UIColor?

        private init(pointSize: CGFloat?, scale: SymbolScale, color: UIColor? = nil) {
            (self.pointSize, self.scale, self.color) = (pointSize, scale, color)
            super.init()
        }

        /// A symbol in colours, layer by layer; a neutral glyph has one layer, so the first colour shows.
        public convenience init(paletteColors: [UIColor]) { self.init(pointSize: nil, scale: .default, color: paletteColors.first) }
        /// A symbol in shades of a colour; a neutral glyph has one layer, so the colour shows.
        public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: nil, scale: .default, color: hierarchicalColor) }

        /// A symbol beside text of a size in points.
        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, scale: .default) }
        /// A symbol beside text of a size in points and a weight; the weight doesn't change the size.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize, scale: .default) }
        /// A symbol beside text of a size in points and a weight, made larger or smaller.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, scale: scale)
        }
        /// A symbol beside text of a font.
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize, scale: .default) }
        /// A symbol beside text of a font, made larger or smaller.
        public convenience init(font: UIFont, scale: SymbolScale) { self.init(pointSize: font.pointSize, scale: scale) }
        /// A symbol beside text of a style.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: .default)
        }
        /// A symbol beside text of a style, made larger or smaller.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
        }
        /// A symbol made larger or smaller.
        public convenience init(scale: SymbolScale) { self.init(pointSize: nil, scale: scale) }
        /// A symbol of a weight, which doesn't change the size.
        public convenience init(weight: SymbolWeight) { self.init(pointSize: nil, scale: .default) }

        /// This, and what it leaves open as another says.
        open func applying(_ otherConfiguration: SymbolConfiguration) -> SymbolConfiguration {
            SymbolConfiguration(
                pointSize: otherConfiguration.pointSize ?? pointSize,
                scale: otherConfiguration.scale == .default ? scale : otherConfiguration.scale, color: otherConfiguration.color ?? color)
        }
    }

    /// How large a symbol is beside its text. Raw values are Apple's.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small, medium, large

        /// How much larger than the medium scale.
        var factor: CGFloat {
            switch self {
            case .small: 0.8
            case .default, .unspecified, .medium: 1
            case .large: 1.28
            }
        }
    }

    /// How bold a symbol is drawn. Raw values are Apple's.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Makes the system's symbol of a name; nil for an empty name.
    ///
    /// The system's drawings aren't here, so any name makes a picture: 20 points on its longer side beside text of 17 points and in proportion beside other sizes, unless a
    /// configuration says otherwise, in the proportions that public documents give common symbols. A renderer draws a neutral glyph.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    /// Makes the system's symbol of a name as a configuration says.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        let symbol = configuration as? SymbolConfiguration
        let size = SymbolSize.size(of: name, pointSize: symbol?.pointSize ?? 17, scale: symbol?.scale ?? .default)
        let color = symbol?.color
        self.init(
            name: name, size: size, scale: 3, source: .symbol(name),
            look: Look(renderingMode: color == nil ? .automatic : .alwaysOriginal, alignmentRectInsets: .zero, tint: color))
    }

    /// Whether this is a symbol of the system's.
    public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

    /// The same symbol as another configuration says; any other picture is itself.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let name) = source else { return self }
        return UIImage(systemName: name, withConfiguration: configuration)?.changed {
            let colored = $0
            $0 = look
            if colored.tint != nil { ($0.tint, $0.renderingMode) = (colored.tint, colored.renderingMode) }
        } ?? self
    }

    /// The same symbol as another configuration says; nil for any other picture.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        isSymbolImage ? withConfiguration(configuration) : nil
    }
}

/// How large symbols are: an estimate from the proportions that public documents store.
private enum SymbolSize {
    /// Width by height where the longer side is 128.
    private static let proportions: [String: (CGFloat, CGFloat)] = [
        "info.circle": (128, 123), "switch.2": (128, 115), "square.and.arrow.up": (115, 128), "square.and.arrow.up.fill": (112, 128),
        "square.and.arrow.down": (121, 128), "pencil.and.ellipsis.rectangle": (128, 80), "pencil": (128, 112),
        "magnifyingglass": (128, 115),
        "heart": (128, 108), "gear": (128, 119), "doc.text": (115, 128), "clock": (128, 121), "camera": (128, 93), "bag": (128, 128),
        "chevron.right": (74, 128), "chevron.left": (74, 128), "chevron.down": (128, 74), "chevron.up": (128, 74), "person": (115, 128),
        "star": (128, 119), "trash": (112, 128), "plus": (128, 113), "xmark": (128, 113), "checkmark": (128, 113), "house": (128, 106),
        "ellipsis": (128, 37), "envelope": (128, 93), "photo": (128, 98), "bell": (112, 128), "lock": (87, 128), "play": (110, 128),
    ]

    static func size(of name: String, pointSize: CGFloat, scale: UIImage.SymbolScale) -> CGSize {
        let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
        let (width, height) = proportions[name] ?? proportions[base] ?? (128, 121)
        let unit = max(0, pointSize.isFinite ? pointSize : 17) * 20 / 17 * scale.factor / 128
        let grid = PixelScale(3)
        return CGSize(width: grid.nearest(width * unit), height: grid.nearest(height * unit))
    }
}
