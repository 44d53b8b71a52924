import CoreGraphics
import Foundation
import Typography

extension UIFont {
    /// How heavy the strokes of a face are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        /// UIKit's number, from -1 to 1; regular is 0.
        public var rawValue: CGFloat

        /// Creates a weight from UIKit's number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from UIKit's number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// -0.8
        public static let ultraLight = Weight(-0.8)
        /// -0.6
        public static let thin = Weight(-0.6)
        /// -0.4
        public static let light = Weight(-0.4)
        /// 0
        public static let regular = Weight(0)
        /// 0.23
        public static let medium = Weight(0.23)
        /// 0.3
        public static let semibold = Weight(0.3)
        /// 0.4
        public static let bold = Weight(0.4)
        /// 0.56
        public static let heavy = Weight(0.56)
        /// 0.62
        public static let black = Weight(0.62)
    }

    /// Returns the regular system font.
    /// - Parameter fontSize: the size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system font of a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: usable(fontSize), weight: FontWeight(weight.rawValue)))
    }

    /// How wide the characters of a face are. Only the standard width is known.
    public struct Width: RawRepresentable, Hashable, Sendable {
        /// UIKit's number; standard is 0.
        public var rawValue: CGFloat

        /// Creates a width from UIKit's number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// 0
        public static let standard = Width(rawValue: 0)
    }

    /// Returns the system font of a weight and a width (iOS 16).
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the bold system font. On iOS its weight is semibold (measured on an iOS 26 simulator: "Bold 13" at 13 pt is 47 pt wide).
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .semibold) }

    /// Returns the slanted system font.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(FontDescription(size: usable(fontSize), isItalic: true))
    }

    /// Returns the system font with digits of equal width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(size: usable(fontSize), weight: FontWeight(weight.rawValue), usesMonospacedDigits: true))
    }

    /// Returns the monospaced companion of the system font.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(FontDescription(family: .monospaced, size: usable(fontSize), weight: FontWeight(weight.rawValue)))
    }

    /// The size of a label's text when none is set: 17 pt.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of a button's title: 18 pt. (A system button's own title is 15 pt.)
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text: 12 pt.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of standard text: 14 pt.
    public class var systemFontSize: CGFloat { 14 }

    /// The families of the installed fonts and of those that the program registered, in alphabetical order.
    public class var familyNames: [String] {
        _ = AppFonts.register()
        return FontLibrary.shared.familyNames
    }

    /// The PostScript names of a family's fonts, in alphabetical order.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        _ = AppFonts.register()
        return FontLibrary.shared.fontNames(ofFamily: familyName)
    }
}
