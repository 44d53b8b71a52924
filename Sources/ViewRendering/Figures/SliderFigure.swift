import Foundation

/// A slider: a thin track, filled up to the knob.
enum SliderFigure {
    static let trackHeight = 4.0
    static let knobSide = 28.0

    /// The knob's centre runs so that the knob stays inside the track's ends.
    static func knob(in track: CGRect, fraction: Double) -> CGRect {
        let fraction = fraction.isFinite ? max(0, min(1, fraction)) : 0
        let x = track.minX + fraction * max(0, track.width - knobSide)
        return CGRect(x: x, y: track.midY - knobSide / 2, width: knobSide, height: knobSide)
    }

    /// What the images at both ends leave for the track, in bounds.
    static func room(in bounds: CGRect, left: CGSize?, right: CGSize?) -> CGRect {
        let before = left.map { $0.width + imageGap } ?? trackInset
        let after = right.map { $0.width + imageGap } ?? trackInset
        return CGRect(x: bounds.minX + before, y: bounds.minY, width: max(0, bounds.width - before - after), height: bounds.height)
    }

    static let imageGap = 10.0
    /// The track begins at the alignment rectangle: 2 points inside the frame.
    static let trackInset = 2.0

    static func imageRect(_ size: CGSize, atLeft: Bool, of bounds: CGRect) -> CGRect {
        let x = atLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    static func track(in bounds: CGRect) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.midY - trackHeight / 2, width: bounds.width, height: trackHeight)
    }

    static func marks(in bounds: CGRect, fraction: Double, rightToLeft: Bool, minimum: RGBA, maximum: RGBA, knobTint: RGBA) -> [Mark] {
        let track = track(in: bounds)
        let knob = knob(in: track, fraction: rightToLeft ? 1 - fraction : fraction)
        let filled =
            rightToLeft
            ? CGRect(x: knob.midX, y: track.minY, width: track.maxX - knob.midX, height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: knob.midX - track.minX, height: track.height)
        return [
            .fill(.capsule(track), maximum),
            .fill(.capsule(filled), minimum),
            .raised(.capsule(knob), knobTint, extent: knob, shadow: 0.2),
        ]
    }
}
