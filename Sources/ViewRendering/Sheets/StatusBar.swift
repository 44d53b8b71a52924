import CoreGraphics
import Foundation
import UIKit

/// The system's line at the top of a screen, with Apple's usual time, full bars and a full battery.
package struct StatusBar: Sendable {
    /// The height of the device's own inset at the top, in points: 20 without a notch.
    let height: Double

    /// The bar of a device; nil where its screen has none (held on its side), or where a bar of the scene begins at the very top.
    @MainActor package init?(_ device: DeviceProfile, over bars: [UIView]) {
        let top = Double(device.safeAreaInsets.top)
        guard top >= 20, !bars.contains(where: { $0.frame.minY < 20 }) else { return nil }
        height = top
    }

    /// Where the middle of the line stands, and the middles of its two sides, for a width.
    private func places(width: Double) -> (y: Double, left: Double, right: Double) {
        // Without a notch the line is 20 points high and the time in its middle; beside a notch or an island the sides have a fifth each.
        height < 40 ? (10, width / 2, width - 36) : (height * 0.55, width * 0.155, width * 0.83)
    }

    @MainActor func draw(width: Double, color: RGBA, on canvas: Canvas) {
        let place = places(width: width)
        let isSmall = height < 40
        let time = measureText("9:41", font: .systemFont(ofSize: isSmall ? 12 : 17, weight: .semibold))
        canvas.draw(
            time, at: CGPoint(x: place.left - Double(time.size.width) / 2, y: place.y - Double(time.size.height) / 2), color: color)
        if height >= 59 {
            let island = CGRect(x: width / 2 - 63, y: height - 48, width: 126, height: 37)
            canvas.fill(.capsule(island), .black)
        }
        let scale = isSmall ? 0.8 : 1.0
        canvas.withState {
            canvas.translate(place.right, place.y)
            canvas.concat(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
            canvas.draw(Self.marks(color))
        }
    }

    /// Signal, network and battery about the origin, 66 points wide.
    static func marks(_ color: RGBA) -> [Mark] {
        var marks: [Mark] = []
        for (index, height) in [4.0, 6.5, 9, 11.5].enumerated() {
            let bar = CGRect(x: -33 + Double(index) * 4.7, y: 5.75 - height, width: 3, height: height)
            marks.append(.fill(.roundedRect(bar, radius: 0.8), color))
        }
        for radius in [2.2, 6.0, 9.8] {
            let arc = Path.arc(center: CGPoint(x: -1.5, y: 5), radius: radius, from: -.pi * 3 / 4, to: -.pi / 4)
            marks.append(.stroke(arc, color, width: 2.2, round: false))
        }
        let shell = CGRect(x: 12, y: -6, width: 23, height: 12)
        marks.append(.stroke(.roundedRect(shell.insetBy(dx: 0.5, dy: 0.5), radius: 3.4), color.faded(0.4), width: 1, round: false))
        marks.append(.fill(.roundedRect(CGRect(x: 36, y: -2, width: 1.5, height: 4), radius: 0.7), color.faded(0.45)))
        marks.append(.fill(.roundedRect(shell.insetBy(dx: 2, dy: 2), radius: 2), color))
        return marks
    }
}
