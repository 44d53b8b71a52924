import CoreGraphics
import Foundation

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The place's name.
    public let rawValue: String
    /// Makes a place of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Where reading starts.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// On both edges.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text from its top left corner on.
///
/// Apple: https://developer.apple.com/documentation/quartzcore/catextlayer
open class CATextLayer: CALayer {
    /// A `String` or an `NSAttributedString`.
    open var string: Any?
    /// A `UIFont` or a font's name, for a string without attributes.
    open var font: Any?
    /// The font's size in points, for a string without attributes.
    open var fontSize: CGFloat = 36
    /// The text's colour, for a string without attributes.
    open var foregroundColor: CGColor? = .white
    /// Whether lines wrap at the layer's width.
    open var isWrapped = false
    /// Where the lines stand.
    open var alignmentMode: CATextLayerAlignmentMode = .natural

    /// The text with its attributes.
    package var styledText: NSAttributedString? {
        if let styled = string as? NSAttributedString { return styled }
        guard let plain = string as? String else { return nil }
        let named = (font as? String).flatMap { UIFont(name: $0, size: fontSize) }
        let style = NSMutableParagraphStyle()
        style.alignment =
            switch alignmentMode {
            case .left: .left
            case .right: .right
            case .center: .center
            case .justified: .justified
            default: .natural
            }
        return NSAttributedString(
            string: plain,
            attributes: [
                .font: (font as? UIFont)?.withSize(fontSize) ?? named ?? UIFont.systemFont(ofSize: fontSize), .paragraphStyle: style,
                .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? UIColor.clear,
            ])
    }
}
