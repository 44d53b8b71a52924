import Foundation

/// How much room a trait environment has along one axis.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiuserinterfacesizeclass
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not stated.
    case unspecified = 0
    /// Little room, as an iPhone's width in portrait.
    case compact = 1
    /// Enough room, as an iPad's width.
    case regular = 2
}

/// Whether an interface is drawn light or dark.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiuserinterfacestyle
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not stated.
    case unspecified = 0
    /// Dark text on light ground.
    case light = 1
    /// Light text on dark ground.
    case dark = 2
}

/// The kind of device an interface is made for. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiuserinterfaceidiom
public enum UIUserInterfaceIdiom: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// iPhone and iPod touch.
    case phone = 0
    /// iPad.
    case pad = 1
    /// Apple TV.
    case tv = 2
    /// The in-car experience.
    case carPlay = 3
    /// A Mac application made with the Mac idiom.
    case mac = 5
    /// Apple Vision Pro.
    case vision = 6
}

/// The layout direction a trait environment prefers. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitraitenvironmentlayoutdirection
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// Left to right.
    case leftToRight = 0
    /// Right to left.
    case rightToLeft = 1
}

/// Whether a person asked for more contrast.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiaccessibilitycontrast
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// The usual contrast.
    case normal = 0
    /// More contrast.
    case high = 1
}

/// The weight a person chose for text.
///
/// Apple: https://developer.apple.com/documentation/uikit/uilegibilityweight
public enum UILegibilityWeight: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// The usual weight.
    case regular = 0
    /// Bold text.
    case bold = 1
}

/// The elevation of content above the base of the screen; dark backgrounds differ by it.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiuserinterfacelevel
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// The base level.
    case base = 0
    /// Above the base: sheets and popovers.
    case elevated = 1
}

/// How much of the colour gamut a display shows.
///
/// Apple: https://developer.apple.com/documentation/uikit/uidisplaygamut
public enum UIDisplayGamut: Int, Sendable {
    /// Not stated.
    case unspecified = -1
    /// sRGB.
    case SRGB = 0
    /// Display P3.
    case P3 = 1
}

/// What has traits and hears when they change: screens, scenes, views, controllers.
///
/// Apple: https://developer.apple.com/documentation/uikit/uitraitenvironment
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called when a trait changed.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
