import CoreGraphics
import Foundation

extension NSAttributedString {
    /// Draws the text on the current drawing on lines that end at its own line breaks, the top left corner at a point.
    public func draw(at point: CGPoint) {
        draw(with: CGRect(origin: point, size: .zero), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    /// Draws the text on the current drawing, its lines wrapping at a rectangle's width.
    public func draw(in rect: CGRect) {
        // A width of nothing is no bound, so that a rectangle without one shows nothing.
        guard rect.width > 0 else { return }
        draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
    }

    /// Draws the text on the current drawing, in the lines whose bounds `boundingRect(with:options:context:)` tells: without `.usesLineFragmentOrigin`
    /// they end at the text's own line breaks, and the first baseline starts at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let (text, _) = fitted(in: rect.size, options: options, context: context)
        UIGraphicsGetCurrentContext()?.draw(text, in: rect, options: options.rawValue)
    }
}

extension StringProtocol {
    /// Draws the text on the current drawing; see `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(string: String(self), attributes: attributes).draw(with: rect, options: options, context: context)
    }

    /// Draws the text on the current drawing on lines that end at its own line breaks, the top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(self), attributes: attrs).draw(at: point)
    }

    /// Draws the text on the current drawing, its lines wrapping at a rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: String(self), attributes: attrs).draw(in: rect)
    }
}

extension NSString {
    /// Draws the text on the current drawing; see `NSAttributedString.draw(with:options:context:)`.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        String(describing: self).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// Draws the text on the current drawing on lines that end at its own line breaks, the top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text on the current drawing, its lines wrapping at a rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }
}
