import UIKit

/// What a generation of Interface Builder's canvas did differently, counted in public documents by their tools version.
struct CanvasGeneration {
    let toolsVersion: Double

    /// The text size setting of the canvas: Xcode 13 showed text styles in the smallest size (7 of 7 public documents), all others in the
    /// default one.
    var contentSizeCategory: UIContentSizeCategory {
        toolsVersion >= 18_000 && toolsVersion < 21_000 ? .extraSmall : .large
    }

    /// Whether a sheet's bottom edge lies above the home indicator's strip.
    var sheetsEndAboveTheScreen: Bool { toolsVersion >= 23_700 && toolsVersion < 30_000 }

    /// The insets of a device's screen as this generation showed them.
    ///
    /// - Parameter isPopover: Whether the root is shown in a popover.
    func screenInsets(of device: DeviceProfile, isPopover: Bool) -> UIEdgeInsets {
        var insets = device.safeAreaInsets
        let hasHomeIndicator = insets.bottom > 0
        // Xcode 11 to 13 showed home-button devices without their status bar.
        if !hasHomeIndicator, toolsVersion >= 14_800, toolsVersion < 21_000 { insets.top = 0 }
        if device.interfaceBuilderID == "retina6_0", toolsVersion > 0, toolsVersion < 19_000 { insets.top = 44 }
        // Xcode 26 (and 16.4) counts the insets of the screen twice.
        if hasHomeIndicator, !isPopover, toolsVersion >= 23_700, toolsVersion < 30_000 {
            insets.top *= 2
            insets.bottom *= 2
        }
        return insets
    }
}
