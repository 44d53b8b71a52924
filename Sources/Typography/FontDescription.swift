import CoreGraphics
import Foundation

/// The stroke weight of a face on UIKit's scale, where regular is 0.
package struct FontWeight: Hashable, Sendable, Comparable {
    /// UIKit's number, from about -1 (hairline) to 1.
    package var value: CGFloat

    /// Creates a weight from UIKit's number; one that is not a number counts as regular.
    package init(_ value: CGFloat) { self.value = value.isNaN ? 0 : value }

    package static let ultraLight = FontWeight(-0.8)
    package static let thin = FontWeight(-0.6)
    package static let light = FontWeight(-0.4)
    package static let regular = FontWeight(0)
    package static let medium = FontWeight(0.23)
    package static let semibold = FontWeight(0.3)
    package static let bold = FontWeight(0.4)
    package static let heavy = FontWeight(0.56)
    package static let black = FontWeight(0.62)

    package static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.value < rhs.value }
}

/// Everything that chooses a face and its size: the value behind a `UIFont`, and the key under which measurements are kept.
package struct FontDescription: Hashable, Sendable {
    /// Where the face comes from.
    package enum Family: Hashable, Sendable {
        /// The system font: the bundled metric-compatible face in its text or display design, by size.
        case system
        /// The monospaced companion of the system font.
        case monospaced
        /// A face found by its family or PostScript name among the registered and installed fonts.
        case named(String)
    }

    package var family: Family
    /// The em size in points; finite and at least 0.
    package var size: CGFloat
    package var weight: FontWeight
    package var isItalic: Bool
    /// Whether all digits are as wide as the widest.
    package var usesMonospacedDigits: Bool
    /// What the font adds between two lines beyond their height, in points: not 0 only for the fonts of text styles.
    package var leading: CGFloat
    /// The font that every device has and that the system face stands in for here; nil for the system's own.
    package var standsFor: NamedFont?
    /// Which of the system fonts of the years is meant.
    package var generation = SystemFontGeneration.inUse

    package init(
        family: Family = .system, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
        usesMonospacedDigits: Bool = false, leading: CGFloat = 0
    ) {
        self.family = family
        self.size = size.isFinite ? max(0, size) : 0
        self.weight = weight
        self.isItalic = isItalic
        self.usesMonospacedDigits = usesMonospacedDigits
        self.leading = leading
    }

    /// Returns the same face at another size, without the line spacing that belonged to the old size.
    package func withSize(_ size: CGFloat) -> FontDescription {
        var copy = self
        copy.size = size.isFinite ? max(0, size) : 0
        copy.leading = 0
        return copy
    }
}
