import Foundation

// Foundation on Linux has attributed strings but none of UIKit's attributes. Only those that Trellis measures or draws are declared.
extension NSAttributedString.Key {
    /// A `UIFont`; without it text is set in Helvetica at 12 pt, which is stood in for where it isn't installed.
    public static let font = NSAttributedString.Key("NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// A `UIColor` for the glyphs; black without it.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` behind the glyphs.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points added after each character, as a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points added after each character, as a number; takes the place of `kern`.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Points by which the baseline is raised, as a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSTextAttachment`, on the character U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// A number that isn't 0 for a line under the text.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// A `UIColor` for the line under the text; the text's own without it.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A number that isn't 0 for a line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// A `UIColor` for the line through the text; the text's own without it.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A URL, or a string of one.
    public static let link = NSAttributedString.Key("NSLink")
    /// A `UIColor` of the glyphs' outlines; kept, they aren't drawn.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// The width of the glyphs' outlines in hundredths of the font's size; kept.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`; kept, it isn't drawn.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// 0 for no ligatures; kept.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// How much glyphs lean; kept.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// How much glyphs are widened; kept.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The name of an effect; kept.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// The directions of writing, outer first; kept.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// A shadow of text.
///
/// Apple: https://developer.apple.com/documentation/uikit/nsshadow
open class NSShadow: NSObject {
    /// How far the shadow lies from the text, in points.
    open var shadowOffset: CGSize = .zero
    /// How far its edge is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour, a `UIColor`.
    open var shadowColor: Any? = UIColor.black.withAlphaComponent(1 / 3)
}

/// The kinds of lines under and through text.
/// https://developer.apple.com/documentation/uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public var rawValue: Int

    /// Creates a style from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Dots; drawn as one line.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes; drawn as one line.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// Only under words; drawn under all.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
}
