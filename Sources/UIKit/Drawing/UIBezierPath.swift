import CoreGraphics
import Foundation

/// The corners of a rectangle. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uirectcorner
public struct UIRectCorner: OptionSet, Sendable, Hashable {
    /// One bit for each corner.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Top left.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// Top right.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// Bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// Bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A path with what is needed to draw it: in a view's `draw(_:)`, in an image renderer, or as a layer's shape.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibezierpath
open class UIBezierPath: NSObject, NSCopying {
    private let path: CGMutablePath
    /// The width of lines, in points.
    open var lineWidth: CGFloat = 1
    /// How lines end.
    open var lineCapStyle = CGLineCap.butt
    /// How lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far a pointed corner may reach, in widths of the line; kept, drawn with Cairo's 10.
    open var miterLimit: CGFloat = 10
    /// How exactly curves are cut into lines; kept, a renderer does better.
    open var flatness: CGFloat = 0.6
    /// Whether inside is what the outline goes round an odd number of times.
    open var usesEvenOddFillRule = false
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

    /// Makes an empty path.
    public override init() { path = CGMutablePath() }

    /// Makes a path of the same lines and curves.
    public init(cgPath: CGPath) {
        path = CGMutablePath()
        path.addPath(cgPath)
    }

    /// Makes a path round a rectangle.
    public convenience init(rect: CGRect) { self.init(cgPath: CGPath(rect: rect, transform: nil)) }

    /// Makes the ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) { self.init(cgPath: CGPath(ellipseIn: rect, transform: nil)) }

    /// Makes a path round a rectangle with round corners; the radius is held to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        let radius = max(0, min(cornerRadius, abs(rect.width) / 2, abs(rect.height) / 2))
        self.init(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
    }

    /// Makes a path round a rectangle some of whose corners are round. On iOS the radius' width counts for both directions; so it does here.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let path = CGMutablePath()
        let radius = max(0, min(cornerRadii.width, abs(rect.width) / 2, abs(rect.height) / 2))
        path.addRounded(
            rect,
            corners: [
                corners.contains(.topLeft), corners.contains(.topRight), corners.contains(.bottomRight), corners.contains(.bottomLeft),
            ], CGSize(width: radius, height: radius))
        self.init(cgPath: path)
    }

    /// Makes part of a circle; angles in radians from three o'clock.
    public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The lines and curves.
    open var cgPath: CGPath {
        get { path.copy() ?? path }
        set {
            path.removeAll()
            path.addPath(newValue)
        }
    }

    /// Whether there is nothing in the path.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest rectangle round the path; null for an empty one.
    open var bounds: CGRect { path.boundingBoxOfPath }
    /// Where the next piece would start.
    open var currentPoint: CGPoint { path.currentPoint }
    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding) }

    /// Starts a new piece.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a straight line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { path.addQuadCurve(to: endPoint, control: controlPoint) }
    /// Adds part of a circle; angles in radians from three o'clock, clockwise as it is seen.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
    /// Joins the piece's end with its start.
    open func close() { path.closeSubpath() }
    /// Takes everything out.
    open func removeAllPoints() { path.removeAll() }
    /// Adds all of another path.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// The same path, drawn from its end to its start.
    open func reversing() -> UIBezierPath {
        let reversed = UIBezierPath(cgPath: path.reversed)
        (reversed.lineWidth, reversed.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
        return reversed
    }
    /// Transforms all that is in the path.
    open func apply(_ transform: CGAffineTransform) {
        let moved = CGMutablePath()
        moved.addPath(path, transform: transform)
        cgPath = moved
    }

    /// The pattern of lines: drawn, left out, drawn ... in points. Nil for whole lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Fills the inside on the current drawing.
    open func fill() { UIGraphicsGetCurrentContext()?.fill(path.copy() ?? path, usesEvenOddFillRule ? .evenOdd : .winding) }

    /// Draws the line on the current drawing.
    open func stroke() {
        var line = DrawnLine()
        (line.width, line.cap, line.join, line.dash, line.phase) = (lineWidth, lineCapStyle, lineJoinStyle, dash, dashPhase)
        UIGraphicsGetCurrentContext()?.stroke(path.copy() ?? path, line: line)
    }

    /// Fills the inside, mixed in another way.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { fill() } }

    /// Draws the line, mixed in another way.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { mixed(blendMode, alpha) { stroke() } }

    /// Only the inside is drawn on from now on.
    open func addClip() { UIGraphicsGetCurrentContext()?.clip(path.copy() ?? path, usesEvenOddFillRule ? .evenOdd : .winding) }

    private func mixed(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(mode)
        context.setAlpha(alpha)
        draw()
        context.restoreGState()
    }

    /// A path of its own with the same lines and settings.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(cgPath: path)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
        (copy.dash, copy.dashPhase) = (dash, dashPhase)
        return copy
    }
}
