import CoreGraphics
import Foundation

extension NSAttributedString {
    /// Draws the text on the current drawing on lines that end at its own line breaks, the top left corner at a point.
    public func draw(at point: CGPoint) {
        UIGraphicsGetCurrentContext()?.draw(self, in: CGRect(origin: point, size: size()), wraps: false)
    }

    /// Draws the text on the current drawing, its lines wrapping at a rectangle's width.
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(self, in: rect, wraps: true) }

    /// Draws the text on the current drawing; without `.usesLineFragmentOrigin` as one line whose baseline starts at the rectangle's origin.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        if options.contains(.usesLineFragmentOrigin) { return draw(in: rect) }
        let above = boundingRect(with: rect.size, options: [], context: nil).minY
        draw(at: CGPoint(x: rect.minX, y: rect.minY + above))
    }
}

extension StringProtocol {
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
    /// Draws the text on the current drawing on lines that end at its own line breaks, the top left corner at a point.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text on the current drawing, its lines wrapping at a rectangle's width.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        String(describing: self).draw(in: rect, withAttributes: attrs)
    }
}
