import CoreGraphics
import Foundation

/// The drawings that are under way, innermost last. Each thread has its own, as on iOS.
enum GraphicsContexts {
    private final class Stack {
        var contexts: [CGContext] = []
        /// The scale of each that `UIGraphicsBeginImageContext` began.
        var images: [(context: CGContext, scale: CGFloat)] = []
    }

    private static var stack: Stack { ThreadLocal.object("Trellis.GraphicsContexts") { Stack() } }

    static var current: CGContext? { stack.contexts.last }
    static func push(_ context: CGContext) { stack.contexts.append(context) }
    static func pop() { _ = stack.contexts.popLast() }

    /// Runs `body` with a drawing of its own and answers what was drawn.
    static func record(_ extent: CGRect, _ body: (CGContext) -> Void) -> [DrawnStep] {
        let context = CGContext(extent: extent)
        push(context)
        defer { pop() }
        body(context)
        return context.steps
    }

    static func beginImage(_ size: CGSize, scale: CGFloat) {
        let context = CGContext(extent: CGRect(origin: .zero, size: size))
        stack.images.append((context, scale))
        push(context)
    }

    static var image: UIImage? {
        stack.images.last.map { UIImage(drawing: $0.context.steps, extent: $0.context.extent, scale: $0.scale) }
    }

    static func endImage() {
        guard let last = stack.images.popLast() else { return }
        if let at = stack.contexts.lastIndex(where: { $0 === last.context }) { stack.contexts.remove(at: at) }
    }
}

/// The drawing under way: in `draw(_:)`, in an image renderer, or between the calls that begin and end an image.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }

/// Makes a drawing the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }

/// Ends what `UIGraphicsPushContext` began.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }

/// Begins a picture of a size in points; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    GraphicsContexts.beginImage(size, scale: scale > 0 ? scale : MainActor.assumeIsolatedOr(1) { UIScreen.main.scale })
}

/// Begins a picture of a size in points with a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { GraphicsContexts.beginImage(size, scale: 1) }

/// The picture that was drawn since it was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { GraphicsContexts.image }

/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { GraphicsContexts.endImage() }

/// Fills a rectangle with the colour that was set.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line of one point inside a rectangle's edges with the colour that was set to fill.
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

/// Draws only inside a rectangle from now on.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension MainActor {
    /// Runs `body` where this is the main thread; elsewhere the other value stands in.
    static func assumeIsolatedOr<Value: Sendable>(_ other: Value, _ body: @MainActor () -> Value) -> Value {
        Thread.isMainThread ? assumeIsolated(body) : other
    }
}

extension UIColor {
    /// Fills and draws lines of the current drawing in this colour from now on.
    public func set() {
        setFill()
        setStroke()
    }

    /// Fills in this colour from now on.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Draws lines in this colour from now on.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
