import Foundation

/// A switch: a capsule and a white knob at its on or off end (iOS 7 to 18: 51 x 31 with a 27 pt knob, 2 pt in).
enum SwitchFigure {
    static let knobInset = 2.0
    static let size = CGSize(width: 51, height: 31)

    /// A switch draws itself at its own size, whatever its bounds say.
    static func place(in bounds: CGRect) -> CGRect {
        CGRect(origin: bounds.origin, size: size)
    }

    static func knob(in bounds: CGRect, isOn: Bool, rightToLeft: Bool) -> CGRect {
        let side = max(0, bounds.height - 2 * knobInset)
        let atRight = isOn != rightToLeft
        let x = atRight ? bounds.maxX - knobInset - side : bounds.minX + knobInset
        return CGRect(x: x, y: bounds.minY + knobInset, width: side, height: side)
    }

    static func marks(
        in bounds: CGRect, isOn: Bool, rightToLeft: Bool, onTint: RGBA, offTint: RGBA, knobTint: RGBA
    ) -> [Mark] {
        let knob = knob(in: bounds, isOn: isOn, rightToLeft: rightToLeft)
        return [
            .fill(.capsule(bounds), isOn ? onTint : offTint),
            .raised(.capsule(knob), knobTint, extent: knob, shadow: 0.2),
        ]
    }
}
