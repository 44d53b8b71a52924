import CoreGraphics
import Foundation
import Typography

/// How a string's bounds are measured.
/// https://developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public var rawValue: Int

    /// Creates options from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The last visible line is cut off with an ellipsis when text is left over.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The origin is the top left corner of the first line, and lines wrap at the given width; without it lines end at the text's own breaks only, and
    /// the origin is that of the first baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The leading of the font counts between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
}

/// What a measurement is told and what it tells back.
/// https://developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
    /// The least share of its size to which text shrinks so that it fits; 0 leaves it.
    open var minimumScaleFactor: CGFloat = 0
    /// The share of its size that the last measurement took.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the last measurement, in points.
    open internal(set) var totalBounds: CGRect = .zero
}

extension NSAttributedString {
    /// Returns the size of the text on lines that end only at its own line breaks, in points, unrounded.
    public func size() -> CGSize {
        TextMeasuring.current.layOut(StyledText(self, defaultFont: .attributedDefault), in: TextConstraints()).size
    }

    /// Returns the bounds of the text in a box of `size`, in points, unrounded.
    ///
    /// With `.usesLineFragmentOrigin` lines wrap and the origin is the top left corner; without it lines end at the text's own breaks only, which
    /// "cause subsequent text to be placed on the next line" (Apple's page on `draw(with:options:attributes:)`), and the origin is the first baseline.
    /// A paragraph whose style truncates is one line, as in UIKit, and `.truncatesLastVisibleLine` cuts the last one of those that wrap.
    /// Round a size up before it becomes a view's.
    public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) -> CGRect {
        fitted(in: size, options: options, context: context).bounds
    }

    /// The text shrunk as far as a context lets it, and its bounds, which the context is told.
    func fitted(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> (
        text: NSAttributedString, bounds: CGRect
    ) {
        let factor = context.map { scaleFactor(in: size, options: options, least: $0.minimumScaleFactor) } ?? 1
        let text = factor == 1 ? self : scaled(by: factor, defaultFont: .attributedDefault)
        let layout = text.lines(in: size, options: options)
        let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
        let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
        context?.totalBounds = bounds
        context?.actualScaleFactor = factor
        return (text, bounds)
    }

    /// The lines that Apple's string drawing makes in a box, measured as they are drawn. A length that isn't positive is no bound.
    package func lines(in size: CGSize, options: NSStringDrawingOptions, isRightToLeft: Bool = false) -> TextLayout {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let truncates = wraps && options.contains(.truncatesLastVisibleLine)
        var constraints = TextConstraints(
            width: wraps ? Self.bound(size.width) : .greatestFiniteMagnitude,
            height: truncates ? Self.bound(size.height) : .greatestFiniteMagnitude,
            isRightToLeft: isRightToLeft)
        constraints.usesFontLeading = options.contains(.usesFontLeading)
        constraints.cutsParagraphs = true
        constraints.lastLineBreak = truncates ? .byTruncatingTail : nil
        return TextMeasuring.current.layOutCutting(StyledText(self, defaultFont: .attributedDefault), in: constraints)
    }

    /// A length that isn't positive, or no number, is no bound.
    private static func bound(_ length: CGFloat) -> CGFloat { length > 0 ? length : .greatestFiniteMagnitude }

    /// The share of its size at which the text fits a box, not below the least one; 1 where that is 0.
    private func scaleFactor(in size: CGSize, options: NSStringDrawingOptions, least: CGFloat) -> CGFloat {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let fits = { (factor: CGFloat) in
            let needed = self.scaled(by: factor, defaultFont: .attributedDefault).lines(
                in: size, options: options.subtracting(.truncatesLastVisibleLine)
            ).size
            return wraps ? needed.height <= Self.bound(size.height) : needed.width <= Self.bound(size.width)
        }
        guard least > 0, least < 1, !fits(1) else { return 1 }
        var (low, high) = (least, CGFloat(1))
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }
}

extension StringProtocol {
    /// Returns the size of the string on lines that end only at its own line breaks, in points, unrounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        // The same as by way of an attributed string, without making one.
        let text = StyledText(
            String(self), style: CharacterStyle(attrs ?? [:], defaultFont: .attributedDefault),
            paragraph: (attrs?[.paragraphStyle] as? NSParagraphStyle)?.settings ?? ParagraphSettings())
        return TextMeasuring.current.layOut(text, in: TextConstraints()).size
    }

    /// Returns the bounds of the string in a box of `size`, in points, unrounded; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: String(self), attributes: attributes).boundingRect(with: size, options: options, context: context)
    }
}

extension NSString {
    /// Returns the size of the string on lines that end only at its own line breaks, in points, unrounded.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        String(describing: self).size(withAttributes: attrs)
    }

    /// Returns the bounds of the string in a box of `size`, in points, unrounded; see `NSAttributedString.boundingRect(with:options:context:)`.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension UIFont {
    /// The font of attributed text that names none: Helvetica at 12 pt, as UIKit documents it.
    static var attributedDefault: UIFont { UIFont(helvetica) }
    private static let helvetica = FontDescription(name: "Helvetica", size: 12) ?? FontDescription(size: 12)
}
