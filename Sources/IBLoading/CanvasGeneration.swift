import IBDocuments
import UIKit

/// What a generation of Interface Builder's canvas did differently, counted in public documents by their tools version.
struct CanvasGeneration {
    let toolsVersion: Double
    /// Whether the document keeps text sizes and other settings of its own preview (`accessibilityOverrides`).
    let hasAccessibilityOverrides: Bool
    /// Whether the canvas is a device that runs a release of iOS: then Interface Builder's own ways don't count.
    let isDevice: Bool

    /// The generation of a document, or of the release that the options ask for.
    init(document: IBDocument, options: CanvasOptions) {
        isDevice = options.release != nil
        hasAccessibilityOverrides = document.root.children.contains { $0.name == "accessibilityOverrides" }
        toolsVersion = options.release?.toolsVersion ?? document.toolsVersion
    }

    /// What controls and text measure.
    func controls(of device: DeviceProfile) -> InterfaceGeneration {
        isDevice ? .device(toolsVersion: toolsVersion, device: device) : .canvas(toolsVersion: toolsVersion, device: device)
    }

    /// The text size setting of the canvas: Xcode 13 showed text styles in the smallest size (7 of 7 public documents), save where the
    /// document says of its preview's settings that they are off (one document); all others in the default one.
    var contentSizeCategory: UIContentSizeCategory {
        !isDevice && !hasAccessibilityOverrides && toolsVersion >= 18_000 && toolsVersion < 21_000 ? .extraSmall : .large
    }

    /// Whether a sheet's bottom edge lies above the home indicator's strip.
    var sheetsEndAboveTheScreen: Bool { !isDevice && toolsVersion >= 23_700 && toolsVersion < 30_000 }

    /// Up to Xcode 10 what a container view shows had the screen's insets at its own edges.
    var embeddedRootsAreScreens: Bool { !isDevice && toolsVersion > 0 && toolsVersion < 14_800 }

    /// Whether what a container view shows has the home indicator's strip at its bottom edge.
    var embeddedRootsReachHomeIndicator: Bool { !isDevice && toolsVersion >= 24_000 && toolsVersion < 30_000 }

    /// The insets of a device's screen as this generation showed them.
    ///
    /// - Parameter isPopover: Whether the root is shown in a popover.
    func screenInsets(of device: DeviceProfile, isPopover: Bool) -> UIEdgeInsets {
        var insets = device.safeAreaInsets
        if isDevice { return insets }
        let hasHomeIndicator = insets.bottom > 0
        // Xcode 11 to 13 showed home-button devices without their status bar.
        if device.interfaceBuilderID != nil, !hasHomeIndicator, toolsVersion >= 14_800, toolsVersion < 21_000 { insets.top = 0 }
        if device.interfaceBuilderID == "retina6_0", toolsVersion > 0, toolsVersion < 19_000 { insets.top = 44 }
        // Xcode 26 (and 16.4) counts the insets of the screen twice.
        if hasHomeIndicator, !isPopover, toolsVersion >= 23_700, toolsVersion < 30_000 {
            insets.top *= 2
            insets.bottom *= 2
        }
        return insets
    }
}
