import Foundation

/// The screen of the device that the process plays.
///
/// There is no real display; the screen takes its figures from a `DeviceProfile`, an iPhone 14 unless another is set.
/// Apple: https://developer.apple.com/documentation/uikit/uiscreen
@preconcurrency @MainActor public final class UIScreen: NSObject {
    /// The one screen.
    public static let main = UIScreen()

    /// The device this screen belongs to. Set it before windows are made; existing ones keep their frames.
    public var device: DeviceProfile {
        get { DeviceProfile.main }
        set { DeviceProfile.main = newValue }
    }

    /// The screen's rectangle in points, as the device is held.
    public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }
    /// Pixels per point.
    public var scale: CGFloat { device.scale }
    /// The screen's rectangle in pixels, upright whatever way the device is held.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: device.portraitSize.width * device.scale, height: device.portraitSize.height * device.scale)
    }
    /// Pixels per point of the physical screen.
    public var nativeScale: CGFloat { device.scale }
    /// The space of the screen's points, as the device is held.
    public var coordinateSpace: any UICoordinateSpace { space }
    private let space = ScreenSpace()
    /// The screen's traits.
    public var traitCollection: UITraitCollection { device.traitCollection }
}

extension DeviceProfile {
    /// The device that the process plays: what `UIScreen.main` shows. An iPhone 14 upright until it is set.
    package static var main: DeviceProfile {
        get { mainDevice.lock.withLock { mainDevice.profile } }
        set { mainDevice.lock.withLock { mainDevice.profile = newValue } }
    }

    private static let mainDevice = MainDevice()

    private final class MainDevice: @unchecked Sendable {
        let lock = NSLock()
        var profile = DeviceProfile.device(id: "iphone-14") ?? .anyCanvas
    }
}
