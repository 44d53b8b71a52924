import UIKit

/// How much of a pad's screen an app has, beside another one or over it.
enum WindowShare: String, CaseIterable, Hashable, Sendable {
    case full
    /// A third of a screen on its side; over another app it is as narrow.
    case third
    case half
    case twoThirds = "two-thirds"

    /// The width of a window on a device as it is held, in points; nil where there is none: phones show one app, and not every share is
    /// published for every pad.
    func width(on device: DeviceProfile) -> CGFloat? {
        guard self != .full else { return device.size.width }
        guard device.idiom == .pad, let widths = Self.widths[device.held(.portrait).id] else { return nil }
        if device.orientation == .landscape {
            switch self {
            case .third: return widths.landscape[0]
            case .half: return widths.landscape[1]
            default: return widths.landscape[2]
            }
        }
        // Upright there are a narrow and a wide part.
        switch self {
        case .third: return widths.portrait[0]
        case .twoThirds: return widths.portrait[1]
        default: return nil
        }
    }

    /// Published widths of split view (facts 2; ProMotion pads keep those of their predecessors).
    private static let widths: [String: (landscape: [CGFloat], portrait: [CGFloat])] = [
        "ipad-9.7": ([320, 507, 694], [320, 438]), "ipad-10.2": ([320, 535, 750], [320, 480]), "ipad-10.5": ([320, 551, 782], [320, 504]),
        "ipad-pro-11": ([375, 592, 809], [320, 504]), "ipad-pro-12.9-home": ([375, 678, 981], [375, 639]),
        "ipad-pro-12.9": ([375, 678, 981], [375, 639]),
    ]
}
