import Foundation

/// A shape as a value: built by pure functions, looked at by tests, drawn by `Canvas`.
struct Path: Hashable, Sendable {
    /// One step of a path, in points.
    enum Step: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    private(set) var steps: [Step] = []

    var isEmpty: Bool { steps.isEmpty }

    mutating func move(_ x: Double, _ y: Double) { steps.append(.move(CGPoint(x: x, y: y))) }

    mutating func line(_ x: Double, _ y: Double) { steps.append(.line(CGPoint(x: x, y: y))) }

    mutating func curve(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        steps.append(.curve(end, control1: control1, control2: control2))
    }

    mutating func close() { steps.append(.close) }

    mutating func append(_ other: Path) { steps.append(contentsOf: other.steps) }

    /// The path moved by a vector.
    func offset(dx: Double, dy: Double) -> Path {
        mapped { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    }

    /// The path enlarged about the origin.
    func scaled(_ factor: Double) -> Path {
        mapped { CGPoint(x: $0.x * factor, y: $0.y * factor) }
    }

    /// The path with every point, control points too, moved as `change` says.
    func mapped(_ change: (CGPoint) -> CGPoint) -> Path {
        var result = Path()
        result.steps = steps.map { step in
            switch step {
            case .move(let point): .move(change(point))
            case .line(let point): .line(change(point))
            case .curve(let end, let first, let second): .curve(change(end), control1: change(first), control2: change(second))
            case .close: .close
            }
        }
        return result
    }
}

extension Path {
    /// The pieces between one move and the next.
    var subpaths: [Path] {
        var pieces: [Path] = []
        for step in steps {
            if case .move = step { pieces.append(Path()) }
            if pieces.isEmpty { pieces.append(Path()) }
            pieces[pieces.count - 1].steps.append(step)
        }
        return pieces
    }

    var isClosed: Bool { steps.last == .close }

    /// The smallest rectangle around all points, control points too; null for an empty path.
    var bounds: CGRect {
        var points: [CGPoint] = []
        _ = mapped {
            points.append($0)
            return $0
        }
        guard let first = points.first else { return .null }
        var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
        for point in points {
            (left, right) = (min(left, point.x), max(right, point.x))
            (top, bottom) = (min(top, point.y), max(bottom, point.y))
        }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Path {
    /// The corners that a rounded rectangle rounds.
    struct Corners: OptionSet, Sendable {
        let rawValue: Int
        static let topLeft = Corners(rawValue: 1)
        static let topRight = Corners(rawValue: 2)
        static let bottomLeft = Corners(rawValue: 4)
        static let bottomRight = Corners(rawValue: 8)
        static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    static func rect(_ rect: CGRect) -> Path {
        roundedRect(rect, radius: 0)
    }

    /// A rectangle whose named corners are circular arcs; the radius is held to half of the shorter side, as Core Animation holds it.
    static func roundedRect(_ rect: CGRect, radius: Double, corners: Corners = .all) -> Path {
        let limit = min(rect.width, rect.height) / 2
        let radius = max(0, min(radius, limit))
        func radiusAt(_ corner: Corners) -> Double { corners.contains(corner) ? radius : 0 }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        var path = Path()
        path.move(left + radiusAt(.topLeft), top)
        path.line(right - radiusAt(.topRight), top)
        path.corner(at: CGPoint(x: right, y: top), radius: radiusAt(.topRight), from: (-1, 0), to: (0, 1))
        path.line(right, bottom - radiusAt(.bottomRight))
        path.corner(at: CGPoint(x: right, y: bottom), radius: radiusAt(.bottomRight), from: (0, -1), to: (-1, 0))
        path.line(left + radiusAt(.bottomLeft), bottom)
        path.corner(at: CGPoint(x: left, y: bottom), radius: radiusAt(.bottomLeft), from: (1, 0), to: (0, -1))
        path.line(left, top + radiusAt(.topLeft))
        path.corner(at: CGPoint(x: left, y: top), radius: radiusAt(.topLeft), from: (0, 1), to: (1, 0))
        path.close()
        return path
    }

    /// A quarter circle that rounds the corner `at`; `from` and `to` point from the corner along the two edges.
    private mutating func corner(at corner: CGPoint, radius: Double, from: (Double, Double), to: (Double, Double)) {
        guard radius > 0 else { return }
        let pull = radius * (1 - Path.quarterCircle)
        curve(
            CGPoint(x: corner.x + to.0 * radius, y: corner.y + to.1 * radius),
            CGPoint(x: corner.x + from.0 * pull, y: corner.y + from.1 * pull),
            CGPoint(x: corner.x + to.0 * pull, y: corner.y + to.1 * pull))
    }

    /// The distance of a Bezier control point from the end of a quarter circle of radius 1: 4/3 (sqrt 2 - 1).
    private static let quarterCircle = 0.552_284_749_830_793_6

    /// A rectangle with half-circles at its shorter ends.
    static func capsule(_ rect: CGRect) -> Path {
        roundedRect(rect, radius: min(rect.width, rect.height) / 2)
    }

    static func circle(center: CGPoint, radius: Double) -> Path {
        capsule(CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    static func ellipse(in rect: CGRect) -> Path {
        let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * quarterCircle, ry * quarterCircle)
        func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
        var path = Path()
        path.move(cx, cy - ry)
        path.curve(at(cx + rx, cy), at(cx + kx, cy - ry), at(cx + rx, cy - ky))
        path.curve(at(cx, cy + ry), at(cx + rx, cy + ky), at(cx + kx, cy + ry))
        path.curve(at(cx - rx, cy), at(cx - kx, cy + ry), at(cx - rx, cy + ky))
        path.curve(at(cx, cy - ry), at(cx - rx, cy - ky), at(cx - kx, cy - ry))
        path.close()
        return path
    }

    /// Straight lines through the points, left open unless `closed`.
    static func polyline(_ points: [CGPoint], closed: Bool = false) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            if index == 0 { path.move(point.x, point.y) } else { path.line(point.x, point.y) }
        }
        if closed { path.close() }
        return path
    }

    static func line(_ from: CGPoint, _ to: CGPoint) -> Path {
        polyline([from, to])
    }

    /// An arc of a circle, angles in radians clockwise from three o'clock (y points down), in pieces of at most a quarter.
    static func arc(center: CGPoint, radius: Double, from start: Double, to end: Double) -> Path {
        var path = Path()
        let pieces = max(1, Int((abs(end - start) / (.pi / 2)).rounded(.up)))
        let step = (end - start) / Double(pieces)
        let pull = radius * 4 / 3 * tan(step / 4)
        path.move(center.x + radius * cos(start), center.y + radius * sin(start))
        for piece in 0..<pieces {
            let (a, b) = (start + Double(piece) * step, start + Double(piece + 1) * step)
            path.curve(
                CGPoint(x: center.x + radius * cos(b), y: center.y + radius * sin(b)),
                CGPoint(x: center.x + radius * cos(a) - pull * sin(a), y: center.y + radius * sin(a) + pull * cos(a)),
                CGPoint(x: center.x + radius * cos(b) + pull * sin(b), y: center.y + radius * sin(b) - pull * cos(b)))
        }
        return path
    }
}
