import Foundation

/// The frame of a text field, for each border style.
enum TextFieldFigure {
    /// The corners of a rounded field.
    static let radius = 5.0

    /// How the field is framed.
    enum Border {
        case none
        case line
        case bezel
        case roundedRect
    }

    static func marks(in bounds: CGRect, border: Border, ground: RGBA, line: RGBA, pixel: Double) -> [Mark] {
        switch border {
        case .none:
            return []
        case .line:
            return [.stroke(.rect(bounds.insetBy(dx: pixel / 2, dy: pixel / 2)), line, width: pixel, round: false)]
        case .bezel:
            let shade = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 2)
            return [
                .fill(.rect(bounds), ground),
                .fill(.rect(shade), line.faded(0.5)),
                .stroke(.rect(bounds.insetBy(dx: 0.5, dy: 0.5)), line, width: 1, round: false),
            ]
        case .roundedRect:
            return [
                .fill(.roundedRect(bounds, radius: radius), ground),
                .stroke(
                    .roundedRect(bounds.insetBy(dx: 0.25, dy: 0.25), radius: radius - 0.25), line, width: max(pixel, 0.5), round: false),
            ]
        }
    }

    /// The round button that clears a field: a filled disc with a cross.
    static func clearButton(in rect: CGRect, disc: RGBA, cross: RGBA) -> [Mark] {
        let side = min(rect.width, rect.height, 17)
        let circle = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let arm = side * 0.2
        var lines = Path.line(
            CGPoint(x: circle.midX - arm, y: circle.midY - arm), CGPoint(x: circle.midX + arm, y: circle.midY + arm))
        lines.append(
            .line(CGPoint(x: circle.midX + arm, y: circle.midY - arm), CGPoint(x: circle.midX - arm, y: circle.midY + arm)))
        return [.fill(.capsule(circle), disc), .stroke(lines, cross, width: side * 0.09, round: true)]
    }
}
