import Foundation

/// A stepper: two halves with a minus and a plus.
enum StepperFigure {
    static func marks(in bounds: CGRect, canDecrement: Bool, canIncrement: Bool, color: RGBA, fill: RGBA, separator: RGBA) -> [Mark] {
        let left = CGPoint(x: bounds.minX + bounds.width / 4, y: bounds.midY)
        let right = CGPoint(x: bounds.minX + bounds.width * 3 / 4, y: bounds.midY)
        let arm = min(7, bounds.height / 4)
        let minus = Path.line(CGPoint(x: left.x - arm, y: left.y), CGPoint(x: left.x + arm, y: left.y))
        var plus = Path.line(CGPoint(x: right.x - arm, y: right.y), CGPoint(x: right.x + arm, y: right.y))
        plus.append(.line(CGPoint(x: right.x, y: right.y - arm), CGPoint(x: right.x, y: right.y + arm)))
        let divider = CGRect(x: bounds.midX - 0.5, y: bounds.minY + bounds.height * 0.22, width: 1, height: bounds.height * 0.56)
        return [
            .fill(.roundedRect(bounds, radius: 8), fill),
            .fill(.rect(divider), separator),
            .stroke(minus, canDecrement ? color : color.faded(0.3), width: 1.6, round: true),
            .stroke(plus, canIncrement ? color : color.faded(0.3), width: 1.6, round: true),
        ]
    }
}
