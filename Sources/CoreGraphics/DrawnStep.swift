import Foundation

/// How a line is drawn.
package struct DrawnLine: Sendable, Hashable {
    package var width: CGFloat = 1
    package var cap = CGLineCap.butt
    package var join = CGLineJoin.miter
    package var dash: [CGFloat] = []
    package var phase: CGFloat = 0

    package init() {}
}

/// One thing that a program drew, kept as a value: a renderer draws it where and at whatever scale it likes.
package enum DrawnStep {
    case save
    case restore
    case concat(CGAffineTransform)
    case clip(CGPath, evenOdd: Bool)
    case fill(CGPath, CGColor, evenOdd: Bool)
    case stroke(CGPath, CGColor, DrawnLine)
    /// The shadow of what a path fills, drawn before it.
    case shadow(CGPath, offset: CGSize, blur: CGFloat, CGColor)
    /// A gradient over all that isn't clipped away.
    case linearGradient(CGGradient, from: CGPoint, to: CGPoint)
    case radialGradient(CGGradient, center: CGPoint, radius: CGFloat)
    /// A picture of UIKit's, stretched over a rectangle.
    case image(AnyObject, CGRect, alpha: CGFloat)
    /// Text set in a rectangle, with the bits of UIKit's `NSStringDrawingOptions`.
    case text(NSAttributedString, CGRect, options: Int)
    /// Lines of UIKit's that were set already.
    case lines(AnyObject)
    /// Makes the path's inside transparent.
    case erase(CGPath)
    case beginLayer
    case endLayer(alpha: CGFloat)
}
