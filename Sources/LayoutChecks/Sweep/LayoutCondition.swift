import IBLoading
import UIKit

/// The conditions under which a document is laid out: one cell of a sweep's matrix.
///
/// What isn't set is as the document itself says.
public struct LayoutCondition: Hashable, Sendable {
    /// The device with its orientation; nil for the one the document shows.
    public var device: DeviceProfile?
    /// The width of the app's window on the device, in points; nil while it has the whole screen.
    public var windowWidth: CGFloat?
    /// The text size setting; nil for the document's.
    public var contentSizeCategory: UIContentSizeCategory?
    /// Whether the layout reads from right to left.
    public var isRightToLeft: Bool
    /// Whether a keyboard stands at the bottom of the screen.
    public var showsKeyboard: Bool
    /// The language of the texts, as `de`; nil for those in the document.
    public var language: String?

    /// Makes conditions; without arguments, those that the document was drawn under.
    public init(
        device: DeviceProfile? = nil, windowWidth: CGFloat? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
        isRightToLeft: Bool = false, showsKeyboard: Bool = false, language: String? = nil
    ) {
        self.device = device
        self.windowWidth = windowWidth
        self.contentSizeCategory = contentSizeCategory
        self.isRightToLeft = isRightToLeft
        self.showsKeyboard = showsKeyboard
        self.language = language
    }

    /// What to call them in a sentence: `iphone-15 landscape (852 x 393), text AX3, right to left`.
    public var name: String {
        var parts: [String] = []
        if let device {
            let orientation = device.orientation == .landscape ? " landscape" : ""
            let window = windowWidth == nil ? "" : " window"
            parts.append("\(device.id)\(orientation)\(window) (\(Int(windowWidth ?? device.size.width)) x \(Int(device.size.height)))")
        } else {
            parts.append("as drawn")
        }
        if let contentSizeCategory { parts.append("text \(contentSizeCategory.shortName)") }
        if isRightToLeft { parts.append("right to left") }
        if showsKeyboard { parts.append("keyboard") }
        if let language { parts.append("language \(language)") }
        return parts.joined(separator: ", ")
    }

    /// How a sentence begins that holds under them: `On iphone-15 landscape (852 x 393)`, `At text size AX3, from right to left`.
    public var phrase: String {
        var parts: [String] = []
        if let device { parts.append("on \(LayoutCondition(device: device, windowWidth: windowWidth).name)") }
        if let contentSizeCategory { parts.append("at text size \(contentSizeCategory.shortName)") }
        if isRightToLeft { parts.append("from right to left") }
        if showsKeyboard { parts.append("with the keyboard") }
        if let language { parts.append("in the language \(language)") }
        guard let first = parts.first else { return "As drawn" }
        return ([first.prefix(1).uppercased() + first.dropFirst()] + parts.dropFirst()).joined(separator: ", ")
    }

    /// The canvas that shows them.
    ///
    /// - Parameter base: What holds where the conditions say nothing.
    /// - Parameter device: The device that the document shows, whose keyboard it is.
    func canvas(over base: CanvasOptions, device drawn: DeviceProfile) -> CanvasOptions {
        var canvas = base
        if let device { canvas.device = device }
        if let windowWidth, let device { canvas.size = CGSize(width: windowWidth, height: device.size.height) }
        if let contentSizeCategory { canvas.contentSizeCategory = contentSizeCategory }
        if isRightToLeft { canvas.rightToLeft = true }
        if let language { canvas.language = language }
        if showsKeyboard { canvas.keyboardHeight = (canvas.device ?? drawn).keyboardHeight }
        return canvas
    }
}

extension DeviceProfile {
    /// How high the letter keyboard with its row of suggestions is, in points: 260 upright and 206 on its side on phones with a home button,
    /// 336 and 219 with a home indicator, 337 and 422 on pads (facts 1.7 and published measurements; languages differ).
    package var keyboardHeight: CGFloat {
        let isUpright = orientation == .portrait
        if idiom == .pad { return isUpright ? 337 : 422 }
        return held(.portrait).safeAreaInsets.bottom > 0 ? (isUpright ? 336 : 219) : (isUpright ? 260 : 206)
    }
}

extension UIContentSizeCategory {
    /// The categories by the short names of the tool's options, from the smallest text to the largest.
    package static let named: [(name: String, category: UIContentSizeCategory)] = [
        ("XS", .extraSmall), ("S", .small), ("M", .medium), ("L", .large), ("XL", .extraLarge), ("XXL", .extraExtraLarge),
        ("XXXL", .extraExtraExtraLarge), ("AX1", .accessibilityMedium), ("AX2", .accessibilityLarge), ("AX3", .accessibilityExtraLarge),
        ("AX4", .accessibilityExtraExtraLarge), ("AX5", .accessibilityExtraExtraExtraLarge),
    ]

    /// `L`, `AX3`.
    package var shortName: String { Self.named.first { $0.category == self }?.name ?? rawValue }
}
