import Foundation

/// What stands at the trailing end of a table view's cell.
enum AccessoryFigure {
    /// The chevron that promises another screen.
    static func disclosure(in rect: CGRect, rightToLeft: Bool, color: RGBA) -> [Mark] {
        // The rectangle is that of the sign as it is seen, half the stroke's width beyond its line.
        [.stroke(Glyph.chevron(pointsRight: !rightToLeft, in: rect.insetBy(dx: 1, dy: 1)), color, width: 2, round: true)]
    }

    static func checkmark(in rect: CGRect, color: RGBA) -> [Mark] {
        [.stroke(Glyph.checkmark(in: rect), color, width: 2, round: true)]
    }

    /// The encircled i.
    static func detail(in rect: CGRect, color: RGBA) -> [Mark] {
        let side = min(rect.width, rect.height)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let dot = Path.circle(center: CGPoint(x: center.x, y: center.y - side * 0.22), radius: side * 0.06)
        let stem = Path.line(CGPoint(x: center.x, y: center.y - side * 0.06), CGPoint(x: center.x, y: center.y + side * 0.25))
        return [
            .stroke(.circle(center: center, radius: side / 2 - 0.75), color, width: 1.5, round: true),
            .fill(dot, color),
            .stroke(stem, color, width: side * 0.08, round: true),
        ]
    }

    /// The disc with a minus or a plus at the beginning of a row that is edited.
    static func edit(in rect: CGRect, isPlus: Bool, color: RGBA) -> [Mark] {
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let arm = min(rect.width, rect.height) * 0.25
        var marks: [Mark] = [
            .fill(.circle(center: center, radius: min(rect.width, rect.height) / 2), color),
            .stroke(.line(CGPoint(x: center.x - arm, y: center.y), CGPoint(x: center.x + arm, y: center.y)), .white, width: 2, round: true),
        ]
        if isPlus {
            marks.append(
                .stroke(
                    .line(CGPoint(x: center.x, y: center.y - arm), CGPoint(x: center.x, y: center.y + arm)), .white, width: 2, round: true))
        }
        return marks
    }

    /// The grip that a row is dragged by.
    static func reorder(in rect: CGRect, color: RGBA) -> [Mark] {
        [-5.0, 0, 5].map { dy in
            .stroke(
                .line(CGPoint(x: rect.minX, y: rect.midY + dy), CGPoint(x: rect.maxX, y: rect.midY + dy)), color, width: 1.5, round: true)
        }
    }
}
