import Foundation
import IBDocuments
import UIKit

/// How a document is to be laid out, where that differs from what the document says itself.
public struct CanvasOptions: Sendable {
    /// The device; nil for the document's own.
    public var device: DeviceProfile?
    /// The size of each tree's root in points; nil for the document's own.
    public var size: CGSize?
    /// Pixels per point; nil for the device's.
    public var scale: CGFloat?
    /// The text size setting; nil for Interface Builder's, which is large.
    public var contentSizeCategory: UIContentSizeCategory?
    /// Whether the layout reads from right to left.
    public var rightToLeft: Bool
    /// The one scene to lay out, by the id of the scene, its controller or its root view; nil for all.
    public var sceneID: String?

    /// The language of the texts (`de`), from the `.strings`, `.stringsdict` and `.xcstrings` files beside the document; nil for those in
    /// the document itself. Its direction holds as well where the document has texts in it.
    public var language: String?

    /// How the device is held; nil for as the document shows it, or upright where a device is named.
    public var orientation: DeviceProfile.Orientation?
    /// The horizontal size class, whatever the device's is; nil for the device's.
    public var horizontalSizeClass: UIUserInterfaceSizeClass?
    /// The vertical size class, whatever the device's is; nil for the device's.
    public var verticalSizeClass: UIUserInterfaceSizeClass?
    /// Light or dark; nil for the document's own.
    public var style: UIUserInterfaceStyle?
    /// The release of iOS whose controls, safe areas and bars hold; nil for those of the document's version of Interface Builder.
    public var release: IOSRelease?
    /// How high a keyboard stands at the bottom of the screen, in points; nil while there is none.
    public var keyboardHeight: CGFloat?

    /// Makes options; without arguments, the document's own canvas.
    public init(
        device: DeviceProfile? = nil, size: CGSize? = nil, scale: CGFloat? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
        rightToLeft: Bool = false, sceneID: String? = nil, language: String? = nil, orientation: DeviceProfile.Orientation? = nil,
        horizontalSizeClass: UIUserInterfaceSizeClass? = nil, verticalSizeClass: UIUserInterfaceSizeClass? = nil,
        style: UIUserInterfaceStyle? = nil, release: IOSRelease? = nil
    ) {
        self.device = device
        self.size = size
        self.scale = scale
        self.contentSizeCategory = contentSizeCategory
        self.rightToLeft = rightToLeft
        self.sceneID = sceneID
        self.language = language
        self.orientation = orientation
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.style = style
        self.release = release
    }

    /// Whether the language that is asked for is written from right to left.
    var languageReadsRightToLeft: Bool {
        language.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft } ?? false
    }

    /// Whether roots keep the sizes that the document stores.
    var keepsStoredSizes: Bool { device == nil && size == nil }

    /// Whether the canvas is the one that the document was saved with, as far as it matters to sizes.
    var isCanvasAsStored: Bool {
        keepsStoredSizes && contentSizeCategory == nil && language == nil && horizontalSizeClass == nil && verticalSizeClass == nil
            && release == nil && !rightToLeft
    }

    /// The options with the orientation worked into the device. A document's own device turned another way is another device: its stored
    /// sizes don't hold there.
    func resolved(for document: IBDocument) -> CanvasOptions {
        guard let orientation else { return self }
        var resolved = self
        resolved.orientation = nil
        let own = document.canvasDevice(toolsVersion: release?.toolsVersion ?? document.toolsVersion)
        if let device {
            resolved.device = device.held(orientation)
        } else if own.orientation != orientation {
            resolved.device = own.held(orientation)
        }
        return resolved
    }
}
