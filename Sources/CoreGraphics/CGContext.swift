import Foundation

/// How what is drawn is mixed with what is there. Raw values are Apple's.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation,
        color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop,
        xor, plusDarker, plusLighter
}

/// What a program draws on, in points, the origin at the top left. It takes the drawing down; a renderer makes the picture.
///
/// Apple: https://developer.apple.com/documentation/coregraphics/cgcontext
public final class CGContext {
    private struct State {
        var fill = CGColor.black
        var stroke = CGColor.black
        var line = DrawnLine()
        var alpha: CGFloat = 1
        var blend = CGBlendMode.normal
        var transform = CGAffineTransform.identity
        var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
    }

    /// What was drawn so far.
    package private(set) var steps: [DrawnStep] = []
    private var state = State()
    private var states: [State] = []
    /// The path that is being built, in the coordinates in force when each piece was added.
    private var building = CGMutablePath()
    /// The rectangle that is drawn on.
    package let extent: CGRect
    private var layers: [CGFloat] = []

    package init(extent: CGRect) { self.extent = extent }

    // MARK: State

    /// How pictures are stretched: always well.
    public var interpolationQuality = CGInterpolationQuality.default

    /// Keeps colours, lines, transform and clip until the matching `restoreGState()`.
    public func saveGState() {
        states.append(state)
        steps.append(.save)
    }

    /// Brings back what the matching `saveGState()` kept.
    public func restoreGState() {
        guard let kept = states.popLast() else { return }
        state = kept
        steps.append(.restore)
    }

    /// The transform in force.
    public var ctm: CGAffineTransform { state.transform }

    /// Transforms what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
        let inverse = transform.inverted()
        // The path under construction stays where it is on the page.
        let moved = CGMutablePath()
        moved.addPath(building, transform: inverse)
        building = moved
        state.transform = transform.concatenating(state.transform)
        steps.append(.concat(transform))
    }

    /// Moves what is drawn from now on, in points.
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    /// Scales what is drawn from now on.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    /// Turns what is drawn from now on, by radians.
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Fills in a colour from now on.
    public func setFillColor(_ color: CGColor) { state.fill = color }
    /// Fills in a colour from now on.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Fills in a grey from now on.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fill = CGColor(gray: gray, alpha: alpha) }
    /// Draws lines in a colour from now on.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color }
    /// Draws lines in a colour from now on.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    /// Draws lines in a grey from now on.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.stroke = CGColor(gray: gray, alpha: alpha) }
    /// The width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }
    /// How lines end.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    /// How lines meet.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// What of lines is drawn and left out in turn, in points.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.line.phase, state.line.dash) = (phase, lengths) }
    /// The opacity of all that is drawn from now on.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }
    /// How what is drawn is mixed with what is there: `clear` and `normal` are drawn so, the others as `normal`.
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }

    /// Filled paths cast a shadow from now on: a black one of a third of opacity.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }
    /// Filled paths cast a shadow from now on; none with nil. Lines, pictures and text cast none here.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) { state.shadow = color.map { (offset, max(0, blur), $0) } }

    // MARK: Paths

    /// Forgets the path that is being built.
    public func beginPath() { building.removeAll() }
    /// Starts a new piece of the path.
    public func move(to point: CGPoint) { building.move(to: point) }
    /// Adds a straight line to the path.
    public func addLine(to point: CGPoint) { building.addLine(to: point) }
    /// Adds straight lines to the path.
    public func addLines(between points: [CGPoint]) { building.addLines(between: points) }
    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { building.addRect(rect) }
    /// Adds rectangles to the path.
    public func addRects(_ rects: [CGRect]) { building.addRects(rects) }
    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { building.addEllipse(in: rect) }
    /// Adds a curve with one control point to the path.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { building.addQuadCurve(to: end, control: control) }
    /// Adds a curve with two control points to the path.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        building.addCurve(to: end, control1: control1, control2: control2)
    }
    /// Adds part of a circle to the path; `clockwise` is meant in a space whose y points up.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        building.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Adds an arc that rounds a corner to the path.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        building.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    }
    /// Adds another path to the path.
    public func addPath(_ path: CGPath) { building.addPath(path) }
    /// Joins the piece's end with its start.
    public func closePath() { building.closeSubpath() }
    /// The path that is being built.
    public var path: CGPath? { building.isEmpty ? nil : building.copy() }
    /// Whether no path is being built.
    public var isPathEmpty: Bool { building.isEmpty }
    /// Where the next piece would start.
    public var currentPointOfPath: CGPoint { building.currentPoint }
    /// The smallest rectangle round the path.
    public var boundingBoxOfPath: CGRect { building.boundingBoxOfPath }
    /// The rectangle that is drawn on, in the coordinates in force. Clips don't make it smaller.
    public var boundingBoxOfClipPath: CGRect { extent.applying(state.transform.inverted()) }

    private func takePath() -> CGPath {
        defer { building.removeAll() }
        return building.copy() ?? building
    }

    /// Fills the path and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) { fill(takePath(), rule) }
    /// Draws the path's line and forgets it.
    public func strokePath() { stroke(takePath()) }
    /// Draws the path and forgets it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = takePath()
        switch mode {
        case .fill: fill(path, .winding)
        case .eoFill: fill(path, .evenOdd)
        case .stroke: stroke(path)
        case .fillStroke, .eoFillStroke:
            fill(path, mode == .fillStroke ? .winding : .evenOdd)
            stroke(path)
        }
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(CGPath(rect: rect, transform: nil), .winding) }
    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { fill(CGPath(ellipseIn: rect, transform: nil), .winding) }
    /// Draws a rectangle's line.
    public func stroke(_ rect: CGRect) { stroke(CGPath(rect: rect, transform: nil)) }
    /// Draws a rectangle's line of a width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let kept = state.line.width
        state.line.width = width
        stroke(rect)
        state.line.width = kept
    }
    /// Draws an ellipse's line.
    public func strokeEllipse(in rect: CGRect) { stroke(CGPath(ellipseIn: rect, transform: nil)) }
    /// Draws a line between each two points.
    public func strokeLineSegments(between points: [CGPoint]) {
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            let path = CGMutablePath()
            path.addLines(between: [points[pair], points[pair + 1]])
            stroke(path)
        }
    }
    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) { steps.append(.erase(CGPath(rect: rect, transform: nil))) }

    /// Draws only inside the path from now on, and forgets it.
    public func clip(using rule: CGPathFillRule = .winding) { steps.append(.clip(takePath(), evenOdd: rule == .evenOdd)) }
    /// Draws only inside a rectangle from now on.
    public func clip(to rect: CGRect) { steps.append(.clip(CGPath(rect: rect, transform: nil), evenOdd: false)) }

    package func fill(_ path: CGPath, _ rule: CGPathFillRule) {
        if state.blend == .clear { return steps.append(.erase(path)) }
        if let shadow = state.shadow { steps.append(.shadow(path, offset: shadow.offset, blur: shadow.blur, shadow.color)) }
        steps.append(.fill(path, shown(state.fill), evenOdd: rule == .evenOdd))
    }

    package func stroke(_ path: CGPath, line: DrawnLine? = nil) {
        steps.append(.stroke(path, shown(state.stroke), line ?? state.line))
    }

    package func clip(_ path: CGPath, _ rule: CGPathFillRule) { steps.append(.clip(path, evenOdd: rule == .evenOdd)) }

    private func shown(_ color: CGColor) -> CGColor {
        state.alpha == 1 ? color : color.copy(alpha: color.alpha * state.alpha) ?? color
    }

    // MARK: Gradients, pictures, text, layers

    /// Draws colours between two points, in straight bands across the line between them; beyond its ends only what `options` ask for.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        saveGState()
        if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] { clip(CGPath.band(from: start, to: end, options), .winding) }
        steps.append(.linearGradient(gradient, from: start, to: end))
        restoreGState()
    }

    /// Draws colours from the middle of a circle to its edge; that of the end counts. Outside it only what `options` ask for.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        saveGState()
        if !options.contains(.drawsAfterEndLocation) {
            let circle = CGRect(x: endCenter.x, y: endCenter.y, width: 0, height: 0).insetBy(dx: -endRadius, dy: -endRadius)
            clip(CGPath(ellipseIn: circle, transform: nil), .winding)
        }
        steps.append(.radialGradient(gradient, center: endCenter, radius: endRadius))
        restoreGState()
    }

    /// Draws a picture, its first row at the rectangle's bottom as CoreGraphics has it where y points down.
    public func draw(_ image: CGImage, in rect: CGRect) {
        saveGState()
        concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.midY))
        draw(picture: image.picture, in: rect, alpha: 1)
        restoreGState()
    }

    package func draw(picture: AnyObject, in rect: CGRect, alpha: CGFloat) {
        steps.append(.image(picture, rect, alpha: alpha * state.alpha))
    }

    package func draw(_ text: NSAttributedString, in rect: CGRect, options: Int) { steps.append(.text(text, rect, options: options)) }

    package func draw(lines: AnyObject) { steps.append(.lines(lines)) }

    /// Draws all steps of another drawing as one.
    package func draw(_ other: [DrawnStep]) {
        steps.append(.save)
        steps += other
        steps.append(.restore)
    }

    /// What is drawn until the matching `endTransparencyLayer()` is mixed as one sheet.
    public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
        saveGState()
        layers.append(state.alpha)
        state.alpha = 1
        steps.append(.beginLayer)
    }

    /// Mixes the sheet that was begun last with what is there.
    public func endTransparencyLayer() {
        guard let alpha = layers.popLast() else { return }
        steps.append(.endLayer(alpha: alpha))
        restoreGState()
    }
}

/// A picture as CoreGraphics sees it: its pixels are counted, its points aren't.
///
/// Apple: https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: @unchecked Sendable {
    /// The picture of UIKit's that this one is.
    package let picture: AnyObject
    /// Columns of pixels.
    public let width: Int
    /// Rows of pixels.
    public let height: Int

    package init(picture: AnyObject, width: Int, height: Int) { (self.picture, self.width, self.height) = (picture, width, height) }
}

/// How well pictures are stretched. Raw values are Apple's.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    case none, low, high
    case medium = 4
}
