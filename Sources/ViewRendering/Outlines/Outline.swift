import CoreGraphics
import Foundation

/// One rectangle of the layout in the picture's coordinates. Its corners, since a transform may have turned it.
struct Outline: Equatable {
    let kind: OutlineKind
    let corners: [CGPoint]

    init(_ kind: OutlineKind, _ rect: CGRect, _ toPicture: CGAffineTransform) {
        self.kind = kind
        corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ].map { $0.applying(toPicture) }
    }

    /// The rectangle's edge, drawn in by half the line so that a line at the picture's edge isn't cut in half.
    func path(lineWidth: Double) -> Path {
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return Path() }
        let isUpright = corners.allSatisfy { ($0.x == left || $0.x == right) && ($0.y == top || $0.y == bottom) }
        guard isUpright else { return .polyline(corners, closed: true) }
        let inset = min(lineWidth, right - left, bottom - top) / 2
        return .rect(CGRect(x: left, y: top, width: right - left, height: bottom - top).insetBy(dx: inset, dy: inset))
    }
}
