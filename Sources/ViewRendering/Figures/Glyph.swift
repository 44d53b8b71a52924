import Foundation

/// Small signs of our own drawing, as line paths: stand-ins for the pictures that Apple ships and this project doesn't.
enum Glyph {
    static func chevron(pointsRight: Bool, in rect: CGRect) -> Path {
        let (near, far) = pointsRight ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
        return .polyline([CGPoint(x: near, y: rect.minY), CGPoint(x: far, y: rect.midY), CGPoint(x: near, y: rect.maxY)])
    }

    static func chevron(pointsUp: Bool, in rect: CGRect) -> Path {
        let (near, far) = pointsUp ? (rect.maxY, rect.minY) : (rect.minY, rect.maxY)
        return .polyline([CGPoint(x: rect.minX, y: near), CGPoint(x: rect.midX, y: far), CGPoint(x: rect.maxX, y: near)])
    }

    static func checkmark(in rect: CGRect) -> Path {
        .polyline([
            CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55),
            CGPoint(x: rect.minX + rect.width * 0.36, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.minY),
        ])
    }

    static func magnifier(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        let radius = side * 0.38
        let center = CGPoint(x: rect.midX - side * 0.1, y: rect.midY - side * 0.1)
        let reach = radius * 0.5.squareRoot()
        var path = Path.circle(center: center, radius: radius)
        path.append(
            .line(
                CGPoint(x: center.x + reach, y: center.y + reach),
                CGPoint(x: rect.midX + side * 0.46, y: rect.midY + side * 0.46)))
        return path
    }
}
