import Foundation

/// A device as layout sees it: its screen in points, its scale, its safe area and its size classes, in both orientations.
///
/// The figures come from public measurements: snapshot-testing configurations, Apple's published sizes and the safe areas that Interface
/// Builder wrote into public documents of each Xcode generation.
public struct DeviceProfile: Hashable, Sendable, Identifiable {
    /// How the device is held.
    public enum Orientation: String, Hashable, Sendable {
        /// Upright.
        case portrait
        /// On its side.
        case landscape
    }

    /// A stable lower-case name such as `iphone-14`; also what `--device` takes.
    public let id: String
    /// The models that share these figures, for people.
    public let name: String
    /// The name Interface Builder writes in `<device id="...">`, or nil where no document has been seen.
    public let interfaceBuilderID: String?
    /// The width and height of the screen in points, held upright.
    public let portraitSize: CGSize
    /// Pixels per point.
    public let scale: CGFloat
    /// Phone or pad.
    public let idiom: UIUserInterfaceIdiom
    /// How the device is held.
    public let orientation: Orientation

    let safeAreas: SafeAreas
    let sizeClasses: SizeClasses

    /// The inset figures of one row of the table, in points.
    struct SafeAreas: Hashable, Sendable {
        var portraitTop: CGFloat
        var portraitBottom: CGFloat
        var landscapeSide: CGFloat
        var landscapeTop: CGFloat
        var landscapeBottom: CGFloat
    }

    /// The four size classes of one row of the table.
    struct SizeClasses: Hashable, Sendable {
        var portraitHorizontal: UIUserInterfaceSizeClass
        var portraitVertical: UIUserInterfaceSizeClass
        var landscapeHorizontal: UIUserInterfaceSizeClass
        var landscapeVertical: UIUserInterfaceSizeClass
    }

    /// The size of the screen in points, as held.
    public var size: CGSize {
        switch orientation {
        case .portrait: portraitSize
        case .landscape: CGSize(width: portraitSize.height, height: portraitSize.width)
        }
    }

    /// The insets of the part of the screen that nothing covers, as held, with the status bar shown where the device shows it.
    public var safeAreaInsets: UIEdgeInsets {
        switch orientation {
        case .portrait:
            UIEdgeInsets(top: safeAreas.portraitTop, left: 0, bottom: safeAreas.portraitBottom, right: 0)
        case .landscape:
            UIEdgeInsets(
                top: safeAreas.landscapeTop, left: safeAreas.landscapeSide, bottom: safeAreas.landscapeBottom,
                right: safeAreas.landscapeSide)
        }
    }

    /// The horizontal size class of a full-screen window, as held.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        orientation == .portrait ? sizeClasses.portraitHorizontal : sizeClasses.landscapeHorizontal
    }

    /// The vertical size class of a full-screen window, as held.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        orientation == .portrait ? sizeClasses.portraitVertical : sizeClasses.landscapeVertical
    }

    /// The same device held another way.
    public func held(_ orientation: Orientation) -> DeviceProfile {
        DeviceProfile(
            id: id, name: name, interfaceBuilderID: interfaceBuilderID, portraitSize: portraitSize, scale: scale, idiom: idiom,
            orientation: orientation, safeAreas: safeAreas, sizeClasses: sizeClasses)
    }

    /// The traits of a full-screen window on this device, as held.
    public var traitCollection: UITraitCollection {
        UITraitCollection { traits in
            traits.userInterfaceIdiom = idiom
            traits.horizontalSizeClass = horizontalSizeClass
            traits.verticalSizeClass = verticalSizeClass
            traits.displayScale = scale
            traits.preferredContentSizeCategory = .large
            traits.userInterfaceStyle = .light
            traits.layoutDirection = .leftToRight
        }
    }
}

extension DeviceProfile {
    /// The margins that a view controller's root view keeps at least, left and right, in points: 16 below a width of 414, 20 from there on.
    ///
    /// Counted in public Interface Builder documents (375 and 393 wide: 16; 414, 600, 667, 768, 815 and 1024 wide: 20) and measured at 320 (16).
    package static func systemMinimumMargin(forWidth width: CGFloat) -> CGFloat {
        width >= 414 ? 20 : 16
    }
}
