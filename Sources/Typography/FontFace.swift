import CoreGraphics
import Foundation

/// A face whose outlines can be drawn.
package final class FontFace: Sendable {
    /// The family's name and the style within it, for people.
    package let name: String

    init(name: String) { self.name = name }
}
