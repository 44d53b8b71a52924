import Foundation

/// The way a device is held. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uideviceorientation
public enum UIDeviceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright, home button at the bottom.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, home button at the right.
    case landscapeLeft = 3
    /// On its side, home button at the left.
    case landscapeRight = 4
    /// Lying with the screen up.
    case faceUp = 5
    /// Lying with the screen down.
    case faceDown = 6

    /// Whether the device is upright, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The way an interface stands on the screen. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiinterfaceorientation
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// On its side, turned to the left.
    case landscapeLeft = 4
    /// On its side, turned to the right.
    case landscapeRight = 3

    /// Whether the interface is upright, either way up.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiinterfaceorientationmask
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    /// One bit for each orientation.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On its side, turned to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// On its side, turned to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every orientation.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    /// Every orientation but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscapeLeft, .landscapeRight]
}

/// The device that the process plays.
///
/// Apple: https://developer.apple.com/documentation/uikit/uidevice
@preconcurrency @MainActor public final class UIDevice: NSObject {
    /// The one device.
    public static let current = UIDevice()

    /// Phone or pad.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { DeviceProfile.main.idiom }
    /// The kind of device in words: "iPhone" or "iPad".
    public var model: String { DeviceProfile.main.idiom == .pad ? "iPad" : "iPhone" }
    /// The models whose figures the device has.
    public var name: String { DeviceProfile.main.name }
    /// "iOS", or "iPadOS" for a pad.
    public var systemName: String { DeviceProfile.main.idiom == .pad ? "iPadOS" : "iOS" }
    /// The release of iOS whose layout is followed.
    public var systemVersion: String { "18.0" }
    /// The way the device is held.
    public var orientation: UIDeviceOrientation { DeviceProfile.main.orientation == .portrait ? .portrait : .landscapeLeft }
}

/// The kind of the current device, as the C macro of this name answers it.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
    UIDevice.current.userInterfaceIdiom
}
