import CoreGraphics
import Foundation

/// What pictures a renderer makes.
///
/// Apple: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject {
    /// The rectangle that is drawn on, in points.
    open internal(set) var bounds: CGRect = .zero
    /// Makes the usual format.
    public override required init() { super.init() }
    /// The usual format.
    open class func `default`() -> Self { self.init() }
}

/// What images a renderer makes.
///
/// Apple: https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Pixels a point; 0 is the screen's.
    open var scale: CGFloat = MainActor.assumeIsolatedOr(1) { UIScreen.main.scale }
    /// Whether the image has no transparent parts: where nothing is drawn it is black.
    open var opaque = false
    /// The format for the main screen.
    open class func preferred() -> Self { self.init() }
    /// The format for a screen with the traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
    /// Makes the usual format.
    public required init() { super.init() }
}

/// What a renderer's closure draws on.
///
/// Apple: https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {
    /// The drawing.
    public let cgContext: CGContext
    /// What is made of it.
    public let format: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) { (cgContext, self.format) = (context, format) }

    /// Fills a rectangle with the colour that was set.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle, mixed in another way.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Draws a line of one point just inside a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    /// Draws only inside a rectangle from now on.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What an image renderer's closure draws on.
///
/// Apple: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The image as it is so far.
    open var currentImage: UIImage {
        UIImage(drawing: cgContext.steps, extent: cgContext.extent, scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1)
    }
}

/// Makes images of what a closure draws. The image keeps what was drawn, so that a picture or page draws it sharply at any scale.
///
/// Apple: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
open class UIGraphicsImageRenderer: NSObject {
    /// What images are made.
    public let format: UIGraphicsImageRendererFormat

    /// Makes a renderer of images that show a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        self.format = format
        format.bounds = bounds
    }

    /// Makes a renderer of images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Makes an image of what is drawn.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let steps = GraphicsContexts.record(format.bounds) { context in
            if format.opaque {
                context.setFillColor(CGColor(red: 0, green: 0, blue: 0, alpha: 1))
                context.fill(format.bounds)
            }
            actions(UIGraphicsImageRendererContext(context, format))
        }
        return UIImage(drawing: steps, extent: format.bounds, scale: format.scale)
    }
}
