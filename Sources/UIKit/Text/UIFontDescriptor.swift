import CoreGraphics
import Foundation
import Typography

/// The attributes that choose a font.
/// https://developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    let fontDescription: FontDescription
    let textStyle: UIFont.TextStyle?

    init(_ description: FontDescription, textStyle: UIFont.TextStyle? = nil) {
        fontDescription = description
        self.textStyle = textStyle
    }

    /// Creates a descriptor of a named font.
    /// - Parameters:
    ///   - name: a PostScript name, or a full or family name; one that nothing has makes a descriptor of the system font, as UIKit's fallback does.
    ///   - size: the size in points.
    public convenience init(name: String, size: CGFloat) {
        let size = UIFont.usable(size)
        self.init(FontDescription(name: name, size: size) ?? FontDescription(size: size))
    }

    /// Looks of a face that most families have.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The bits, as UIKit numbers them.
        public var rawValue: UInt32

        /// Creates traits from UIKit's bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Heavy: semibold and more.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// All characters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    }

    /// The PostScript name of the font.
    open var postscriptName: String { fontDescription.postScriptName }
    /// The size in points.
    open var pointSize: CGFloat { fontDescription.size }

    /// The looks of the font.
    open var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if fontDescription.isItalic { traits.insert(.traitItalic) }
        if fontDescription.weight >= .semibold { traits.insert(.traitBold) }
        if fontDescription.family == .monospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns the descriptor of the same family with exactly these looks, or nil when the family hasn't got them.
    ///
    /// A text style made bold takes its emphasised weight (Apple's table: bold for the large titles, semibold for the others).
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var description = fontDescription
        description.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitMonoSpace) {
            guard description.family == .system || description.family == .monospaced else { return nil }
            description.family = .monospaced
        } else if description.family == .monospaced {
            description.family = .system
        }
        if !symbolicTraits.contains(.traitBold) {
            description.weight = min(description.weight, .medium)
        } else if description.weight < .semibold {
            description.weight = textStyle.map { DynamicType.emphasizedWeight($0.dynamicStyle) } ?? .semibold
        }
        if case .named = description.family, !description.isAvailable { return nil }
        return UIFontDescriptor(description, textStyle: textStyle)
    }

    /// A design of the system font.
    /// https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// Apple's string for the design.
        public var rawValue: String

        /// Creates a design from Apple's string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual design.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// The monospaced design.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        /// The rounded design. Its widths aren't known here, so no font has it.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// The design with serifs. Its widths aren't known here, so no font has it.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    /// Returns the descriptor of another design of the system font; nil when there is none.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var description = fontDescription
        switch (design, description.family) {
        case (_, .named): return nil
        case (.default, _): description.family = .system
        case (.monospaced, _): description.family = .monospaced
        default: return nil
        }
        return UIFontDescriptor(description, textStyle: textStyle)
    }

    /// Returns the same descriptor at another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(fontDescription.withSize(UIFont.usable(newPointSize)))
    }

    /// Returns the descriptor of a text style at the device's text size.
    public class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style at the text size of a trait collection.
    public class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }

    /// Whether the other object describes the same font.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.fontDescription == fontDescription }

    /// Equal descriptors have equal hashes.
    open override var hash: Int { fontDescription.hashValue }

    /// Descriptors don't change: a copy is the same object.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
