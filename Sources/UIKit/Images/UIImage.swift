import Foundation

/// A picture as layout sees it: its size in points and its scale. The pixels stay in the file that `source` names, for a renderer.
///
/// Apple: https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
    /// Where the pixels are.
    package enum Source: Hashable, Sendable {
        /// Nowhere: only the size is known.
        case none
        /// In a file.
        case file(String)
        /// A system symbol of a name.
        case symbol(String)
        /// In the bytes of a file.
        case bytes(Data)
        /// In what a program drew.
        case drawn(DrawnPicture)
    }

    /// What can be changed of an image without another picture.
    struct Look {
        var renderingMode: RenderingMode
        var alignmentRectInsets: UIEdgeInsets
        var tint: UIColor?
        var darkSource: Source?
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var flips = false
        var baseline: CGFloat?
        var images: [UIImage]?
        var duration: TimeInterval = 0
    }

    /// How an image is coloured. Raw values are Apple's.
    public enum RenderingMode: Int, Sendable {
        /// As the place of use likes.
        case automatic = 0
        /// With its own colours.
        case alwaysOriginal = 1
        /// As a stencil filled with the tint colour.
        case alwaysTemplate = 2
    }

    /// The width and height in points.
    public let size: CGSize
    /// Pixels of the file per point.
    public let scale: CGFloat
    /// How the image is coloured.
    public var renderingMode: RenderingMode { look.renderingMode }
    /// The insets from the image's rectangle to the one that layout aligns by, in points.
    public var alignmentRectInsets: UIEdgeInsets { look.alignmentRectInsets }
    /// The edges that keep their size when the image is stretched, in points.
    public var capInsets: UIEdgeInsets { look.capInsets }
    /// How the middle of an image with caps grows.
    public var resizingMode: ResizingMode { look.resizingMode }
    /// Whether the picture is mirrored where text runs from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { look.flips }
    /// How far the baseline is above the bottom, in points; nil without one.
    public var baselineOffsetFromBottom: CGFloat? { look.baseline }
    /// The images that it shows one after another; nil for one that stands still.
    public var images: [UIImage]? { look.images }
    /// The seconds in which it shows all its images.
    public var duration: TimeInterval { look.duration }
    /// The colour that the picture was given.
    package var ownTint: UIColor? { look.tint }
    /// Where the pixels for the dark style are, where they are others.
    package var darkSource: Source? { look.darkSource }
    let look: Look
    /// Where the pixels are.
    package let source: Source
    /// The name in a catalogue or document, or nil.
    package let name: String?

    /// Makes an image of a size in points. A size that isn't finite or is negative counts as zero.
    package convenience init(
        name: String?, size: CGSize, scale: CGFloat = 1, source: Source = .none, renderingMode: RenderingMode = .automatic,
        alignmentRectInsets: UIEdgeInsets = .zero
    ) {
        self.init(
            name: name, size: size, scale: scale, source: source,
            look: Look(renderingMode: renderingMode, alignmentRectInsets: alignmentRectInsets))
    }

    init(name: String?, size: CGSize, scale: CGFloat, source: Source, look: Look) {
        self.name = name
        self.size = CGSize(width: UIImage.sane(size.width), height: UIImage.sane(size.height))
        self.scale = scale
        self.source = source
        self.look = look
        super.init()
    }

    /// Makes an empty image of size zero.
    public override convenience init() {
        self.init(name: nil, size: .zero)
    }

    /// Makes the image of a name in the asset catalogues that are registered, or answers nil.
    public convenience init?(named name: String) {
        guard let found = AssetLibrary.shared.image(named: name) else { return nil }
        self.init(name: name, size: found.size, scale: found.scale, source: found.source, look: found.look)
    }

    /// Makes the image that Xcode's picker wrote: `#imageLiteral(resourceName: "sun")`. Stops, as on iOS, when no registered catalogue has it.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = AssetLibrary.shared.image(named: name) else {
            preconditionFailure("There is no image named \(name) in the asset catalogues.")
        }
        self.init(name: name, size: found.size, scale: found.scale, source: found.source, look: found.look)
    }

    /// Makes the image of a PNG or JPEG file, or answers nil if the file can't be read as one.
    ///
    /// A file name that ends in `@2x` or `@3x` before its extension sets the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let pixels = ImageFile.pixelSize(path: path) else { return nil }
        let scale = ImageFile.scale(ofName: path)
        self.init(
            name: nil, size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale, source: .file(path))
    }

    /// The same picture, coloured another way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed { $0.renderingMode = renderingMode } }

    /// The same picture, aligned by another rectangle.
    open func withAlignmentRectInsets(_ alignmentRectInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = alignmentRectInsets }
    }

    /// The same picture with other pixels in the dark style.
    package func withDarkSource(_ source: Source) -> UIImage { changed { $0.darkSource = source } }

    /// The same picture with another look.
    func changed(_ change: (inout Look) -> Void) -> UIImage {
        var look = look
        change(&look)
        return UIImage(name: name, size: size, scale: scale, source: source, look: look)
    }

    /// The scale that a file name tells: 2 for `name@2x.png`, 1 without such an ending.
    package static func scale(ofFileName name: String) -> CGFloat { ImageFile.scale(ofName: name) }

    private static func sane(_ length: CGFloat) -> CGFloat {
        length.isFinite ? max(0, length) : 0
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// What `#imageLiteral` makes where nothing says otherwise.
public typealias _ImageLiteralType = UIImage
