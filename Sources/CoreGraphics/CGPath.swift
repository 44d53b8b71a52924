import Foundation

/// How a path's inside is told from its outside. Raw values are Apple's.
public enum CGPathFillRule: Int, Sendable {
    /// Inside is what the outline goes round a number of times other than 0.
    case winding = 0
    /// Inside is what the outline goes round an odd number of times.
    case evenOdd = 1
}

/// How a line ends. Raw values are Apple's.
public enum CGLineCap: Int32, Sendable {
    case butt = 0
    case round, square
}

/// How two lines meet. Raw values are Apple's.
public enum CGLineJoin: Int32, Sendable {
    case miter = 0
    case round, bevel
}

/// What is drawn of a path. Raw values are Apple's.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill, stroke, fillStroke, eoFillStroke
}

/// Lines and curves, in points.
///
/// Apple: https://developer.apple.com/documentation/coregraphics/cgpath
public class CGPath: Hashable, @unchecked Sendable {
    /// One piece of a path.
    package enum Step: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case quad(CGPoint, control: CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package fileprivate(set) var steps: [Step]
    fileprivate var start = CGPoint.zero
    fileprivate var pen: CGPoint?

    fileprivate init(steps: [Step]) {
        self.steps = []
        for step in steps { append(step) }
    }

    /// Makes a path round a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addRect(rect, transform: transform?.pointee ?? .identity)
        self.init(steps: path.steps)
    }

    /// Makes the ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        let path = CGMutablePath()
        path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
        self.init(steps: path.steps)
    }

    /// Makes a path round a rectangle whose corners are quarters of an ellipse.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(
            in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
        self.init(steps: path.steps)
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { steps.isEmpty }

    /// Where the next piece would start; zero for an empty path.
    public var currentPoint: CGPoint { pen ?? .zero }

    /// The smallest rectangle round all points, control points too; null for an empty path.
    public var boundingBox: CGRect { CGPath.box(of: steps.flatMap(\.points)) }

    /// The smallest rectangle round the path itself; null for an empty path.
    public var boundingBoxOfPath: CGRect { CGPath.box(of: polygons.flatMap { $0 }) }

    /// A copy that doesn't change.
    public func copy() -> CGPath? { CGPath(steps: steps) }

    /// A copy with every point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(steps: steps.map { $0.applying(transform?.pointee ?? .identity) })
    }

    /// A copy that can be added to.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.addPath(self)
        return copy
    }

    /// The same lines and curves, each piece from its end to its start.
    package var reversed: CGPath {
        let result = CGMutablePath()
        for piece in pieces.reversed() {
            var points: [CGPoint] = []
            for step in piece { if let end = step.end { points.append(end) } }
            guard let last = points.last else { continue }
            result.move(to: last)
            // What a step leads away from is where the one before it ends.
            for (index, step) in piece.enumerated().reversed() where index > 0 && step.end != nil {
                let target = points[index - 1]
                switch step {
                case .quad(_, let control): result.addQuadCurve(to: target, control: control)
                case .curve(_, let first, let second): result.addCurve(to: target, control1: second, control2: first)
                default: result.addLine(to: target)
                }
            }
            if piece.last == .close { result.closeSubpath() }
        }
        return result
    }

    /// The steps between one move and the next.
    private var pieces: [[Step]] {
        var result: [[Step]] = []
        for step in steps {
            if case .move = step { result.append([]) }
            if result.isEmpty { result.append([]) }
            result[result.count - 1].append(step)
        }
        return result
    }

    /// Whether a point is inside the path, whose open ends count as joined.
    public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
        var turns = 0
        for polygon in polygons where polygon.count > 1 {
            for (from, to) in zip(polygon, polygon[1...] + [polygon[0]]) {
                let (from, to) = (from.applying(transform), to.applying(transform))
                let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
                if from.y <= point.y, to.y > point.y, side > 0 { turns += 1 }
                if from.y > point.y, to.y <= point.y, side < 0 { turns -= 1 }
            }
        }
        return rule == .winding ? turns != 0 : turns % 2 != 0
    }

    /// Whether two paths have the same pieces.
    public static func == (one: CGPath, other: CGPath) -> Bool { one.steps == other.steps }

    /// Feeds the pieces into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(steps) }

    fileprivate func append(_ step: Step) {
        switch step {
        case .move(let point): (start, pen) = (point, point)
        case .line, .quad, .curve:
            // A path that starts with a line starts where that line would end.
            guard pen != nil else { return append(.move(step.end ?? .zero)) }
            pen = step.end
        case .close:
            guard pen != nil else { return }
            pen = start
        }
        steps.append(step)
    }

    /// The path's corners, curves cut into 16 lines each, one list for each piece between moves.
    private var polygons: [[CGPoint]] {
        var result: [[CGPoint]] = []
        func add(_ point: CGPoint) {
            if result.isEmpty { result.append([]) }
            result[result.count - 1].append(point)
        }
        var at = CGPoint.zero
        for step in steps {
            switch step {
            case .move(let point): result.append([point])
            case .line(let point): add(point)
            case .quad(let end, let control):
                let (first, second) = CGPath.cubicControls(from: at, control: control, to: end)
                for part in 1...16 { add(CGPath.point(at: CGFloat(part) / 16, at, first, second, end)) }
            case .curve(let end, let first, let second):
                for part in 1...16 { add(CGPath.point(at: CGFloat(part) / 16, at, first, second, end)) }
            case .close: if let first = result.last?.first { add(first) }
            }
            at = step.end ?? result.last?.first ?? at
        }
        return result
    }

    private static func point(at t: CGFloat, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
        let u = 1 - t
        let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    }

    /// The two controls of the cubic curve that is a quadratic one.
    package static func cubicControls(from start: CGPoint, control: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
        (
            CGPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        )
    }

    private static func box(of points: [CGPoint]) -> CGRect {
        guard let first = points.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right, top, bottom) = (min(left, point.x), max(right, point.x), min(top, point.y), max(bottom, point.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGPath.Step {
    /// Where the piece ends; nil for one that goes back to its start.
    package var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quad(let end, _), .curve(let end, _, _): end
        case .close: nil
        }
    }

    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let end, let control): [control, end]
        case .curve(let end, let first, let second): [first, second, end]
        case .close: []
        }
    }

    fileprivate func applying(_ transform: CGAffineTransform) -> CGPath.Step {
        guard !transform.isIdentity else { return self }
        return switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quad(let end, let control): .quad(end.applying(transform), control: control.applying(transform))
        case .curve(let end, let first, let second):
            .curve(end.applying(transform), control1: first.applying(transform), control2: second.applying(transform))
        case .close: .close
        }
    }
}

/// A path that can be added to.
///
/// Apple: https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes an empty path.
    public init() { super.init(steps: []) }

    /// Starts a new piece.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { append(.move(point.applying(transform))) }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) { append(.line(point.applying(transform))) }

    /// Adds straight lines through points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
        }
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        append(CGPath.Step.quad(end, control: control).applying(transform))
    }

    /// Adds a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
        append(CGPath.Step.curve(end, control1: control1, control2: control2).applying(transform))
    }

    /// Joins the piece's end with its start.
    public func closeSubpath() { append(.close) }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let rect = rect.standardized
        addLines(
            between: [
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ], transform: transform)
        closeSubpath()
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds a rectangle whose corners are quarters of an ellipse.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addRounded(rect, corners: [true, true, true, true], CGSize(width: cornerWidth, height: cornerHeight), transform)
    }

    /// Adds a rectangle with round corners where they are asked for: top left, top right, bottom right, bottom left.
    package func addRounded(_ rect: CGRect, corners: [Bool], _ radii: CGSize, _ transform: CGAffineTransform = .identity) {
        let rect = rect.standardized
        let rx = max(0, min(radii.width, rect.width / 2))
        let ry = max(0, min(radii.height, rect.height / 2))
        /// Each corner with the directions in which the outline comes to it and leaves it.
        let places: [(CGPoint, CGVector, CGVector)] = [
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
        ]
        var isFirst = true
        func go(_ point: CGPoint) {
            if isFirst { move(to: point, transform: transform) } else { addLine(to: point, transform: transform) }
            isFirst = false
        }
        for (index, (corner, to, from)) in places.enumerated() {
            guard corners[index], rx > 0, ry > 0 else {
                go(corner)
                continue
            }
            func away(_ way: CGVector, _ share: CGFloat) -> CGPoint {
                CGPoint(x: corner.x + way.dx * rx * share, y: corner.y + way.dy * ry * share)
            }
            let pull = 1 - CGMutablePath.quarterCircle
            go(away(to, -1))
            addCurve(to: away(from, 1), control1: away(to, -pull), control2: away(from, pull), transform: transform)
        }
        closeSubpath()
    }

    /// The distance of a control point from the end of a quarter circle of radius 1: 4/3 (sqrt 2 - 1).
    private static let quarterCircle: CGFloat = 0.552_284_749_830_793_6

    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRoundedRect(in: rect, cornerWidth: abs(rect.width) / 2, cornerHeight: abs(rect.height) / 2, transform: transform)
    }

    /// Adds part of a circle, and a line to its start. Angles are in radians from three o'clock; `clockwise` is meant in a space whose y points up, so in UIKit's
    /// it runs the other way.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var sweep = endAngle - startAngle
        guard sweep.isFinite, radius.isFinite else { return }
        if clockwise {
            if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
            if sweep < -turn { sweep = -turn }
        } else {
            if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
            if sweep > turn { sweep = turn }
        }
        addSweep(center, radius, startAngle, sweep, transform)
    }

    /// Adds part of a circle: so many radians from the start.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addSweep(center, radius, startAngle, delta, transform)
    }

    private func addSweep(_ center: CGPoint, _ radius: CGFloat, _ start: CGFloat, _ sweep: CGFloat, _ transform: CGAffineTransform) {
        let pieces = max(1, min(1000, Int((abs(sweep) / (.pi / 2)).rounded(.up))))
        let step = sweep / CGFloat(pieces)
        let pull = radius * 4 / 3 * tan(step / 4)
        func on(_ angle: CGFloat) -> CGPoint { CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)) }
        if pen == nil { move(to: on(start), transform: transform) } else { addLine(to: on(start), transform: transform) }
        for piece in 0..<pieces {
            let (a, b) = (start + CGFloat(piece) * step, start + CGFloat(piece + 1) * step)
            let (from, to) = (on(a), on(b))
            addCurve(
                to: to, control1: CGPoint(x: from.x - pull * sin(a), y: from.y + pull * cos(a)),
                control2: CGPoint(x: to.x + pull * sin(b), y: to.y - pull * cos(b)), transform: transform)
        }
    }

    /// Adds an arc that rounds the corner between the pen, one point and another, and a line to the arc's start.
    public func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity) {
        let from = currentPoint
        let (ax, ay, bx, by) = (from.x - corner.x, from.y - corner.y, end.x - corner.x, end.y - corner.y)
        let (la, lb) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        guard la > 0, lb > 0, abs(cross) > 1e-9 * la * lb, radius > 0 else { return addLine(to: corner, transform: transform) }
        let half = acos(max(-1, min(1, (ax * bx + ay * by) / (la * lb)))) / 2
        let reach = radius / tan(half)
        let first = CGPoint(x: corner.x + ax / la * reach, y: corner.y + ay / la * reach)
        let second = CGPoint(x: corner.x + bx / lb * reach, y: corner.y + by / lb * reach)
        let (mx, my) = (ax / la + bx / lb, ay / la + by / lb)
        let far = radius / sin(half) / hypot(mx, my)
        let center = CGPoint(x: corner.x + mx * far, y: corner.y + my * far)
        addArc(
            center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
            endAngle: atan2(second.y - center.y, second.x - center.x), clockwise: cross > 0, transform: transform)
    }

    /// Adds all of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        for step in path.steps { append(step.applying(transform)) }
    }

    /// Takes everything out.
    package func removeAll() { (steps, pen) = ([], nil) }
}
