import CoreGraphics
import Foundation

/// A picture that stands in text like a character.
/// https://developer.apple.com/documentation/uikit/nstextattachment
open class NSTextAttachment: NSObject {
    private let coreFoundationMark = CoreFoundationMark()
    /// The picture.
    open var image: UIImage?
    /// The box in points relative to the baseline, y up; an empty one takes the image's size and stands on the baseline.
    open var bounds: CGRect = .zero

    /// Creates an attachment without a picture.
    public override init() { super.init() }

    /// Creates an attachment of a picture.
    public init(image: UIImage) {
        self.image = image
        super.init()
    }

    /// The box that text makes room for.
    var measuredBounds: CGRect {
        guard bounds.isEmpty else { return bounds }
        return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
    }

    /// The character that carries an attachment.
    public static let character = 0xFFFC
}

extension NSAttributedString {
    /// Creates a string of one character that carries an attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
