import CoreGraphics
import Foundation
import Typography

/// A face at a size.
///
/// The system font is Trellis' own metric-compatible face: its names and its numbers are those that iOS prints, its outlines are not Apple's.
/// Fonts don't change once made.
/// https://developer.apple.com/documentation/uikit/uifont
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let coreFoundationMark = CoreFoundationMark()
    /// What is measured and drawn.
    package let fontDescription: FontDescription
    /// The text style the font was made for, if any.
    package let textStyle: TextStyle?
    /// How the font was scaled from one for the default text size, if it was.
    let scaling: FontScaling?
    private let measures: FontMetrics

    package convenience init(_ description: FontDescription, textStyle: TextStyle? = nil) {
        self.init(description, textStyle: textStyle, scaling: nil)
    }

    init(_ description: FontDescription, textStyle: TextStyle?, scaling: FontScaling?) {
        fontDescription = description
        self.textStyle = textStyle
        self.scaling = scaling
        measures = TextMeasuring.current.metrics(of: description)
    }

    /// Returns the font of a name, or nil when neither a registered nor an installed font has it.
    /// - Parameters:
    ///   - fontName: a PostScript name, or a full or family name.
    ///   - fontSize: the size in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        let size = Self.usable(fontSize)
        if let description = FontDescription(name: fontName, size: size) {
            self.init(description)
            return
        }
        // The program's own fonts are registered when a name is first asked for that no installed font has.
        guard AppFonts.register(), let description = FontDescription(name: fontName, size: size) else { return nil }
        self.init(description)
    }

    /// Creates the font of a descriptor.
    /// - Parameters:
    ///   - descriptor: family, face and traits.
    ///   - pointSize: the size in points; 0 keeps the descriptor's own.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let description = descriptor.fontDescription
        self.init(pointSize > 0 ? description.withSize(pointSize) : description, textStyle: pointSize > 0 ? nil : descriptor.textStyle)
    }

    /// UIKit takes a size that isn't positive for the default size of text.
    static func usable(_ size: CGFloat) -> CGFloat { size > 0 && size.isFinite ? size : 12 }

    // MARK: Names

    /// The PostScript name, such as `.SFUI-Regular`.
    open var fontName: String { fontDescription.postScriptName }
    /// The family's name, such as `.AppleSystemUIFont`.
    open var familyName: String { fontDescription.familyName }

    // MARK: Measures, in points

    /// The size of the em.
    open var pointSize: CGFloat { fontDescription.size }
    /// From the baseline to the top of a line.
    open var ascender: CGFloat { measures.ascender }
    /// From the baseline to the bottom of a line; negative.
    open var descender: CGFloat { measures.descender }
    /// What is added between lines: 0 for a font of a given size, the rest of Apple's line distance for a font of a text style.
    open var leading: CGFloat { measures.leading }
    /// The height of a line without leading.
    open var lineHeight: CGFloat { measures.lineHeight }
    /// The height of a capital letter.
    open var capHeight: CGFloat { measures.capHeight }
    /// The height of a small x.
    open var xHeight: CGFloat { measures.xHeight }

    // MARK: Variants

    /// The descriptor that makes this font again.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontDescription, textStyle: textStyle) }

    /// Returns the same face at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(fontDescription.withSize(Self.usable(fontSize))) }

    // MARK: Equality

    /// Whether the other object is a font of the same face and size.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.fontDescription == fontDescription }

    /// Equal fonts have equal hashes.
    open override var hash: Int { fontDescription.hashValue }

    /// Fonts don't change: a copy is the same object.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The names and the size, as UIKit prints them.
    open override var description: String {
        let bold = fontDescription.weight >= .semibold ? "bold" : "normal"
        let style = fontDescription.isItalic ? "italic" : "normal"
        return
            "<UICTFont: font-family: \"\(fontName)\"; font-weight: \(bold); font-style: \(style); font-size: \(String(format: "%.2f", pointSize))pt>"
    }
}
