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

    /// The language of the texts (`de`), from the `.strings` files beside the document; nil for those in the document itself.
    public var language: String?

    /// Makes options; without arguments, the document's own canvas.
    public init(
        device: DeviceProfile? = nil, size: CGSize? = nil, scale: CGFloat? = nil, contentSizeCategory: UIContentSizeCategory? = nil,
        rightToLeft: Bool = false, sceneID: String? = nil, language: String? = nil
    ) {
        self.device = device
        self.size = size
        self.scale = scale
        self.contentSizeCategory = contentSizeCategory
        self.rightToLeft = rightToLeft
        self.sceneID = sceneID
        self.language = language
    }

    /// Whether roots keep the sizes that the document stores.
    var keepsStoredSizes: Bool { device == nil && size == nil }
}
