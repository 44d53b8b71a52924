import CoreGraphics
import Foundation

/// What a program drew, as the source of an image.
package final class DrawnPicture: Hashable, @unchecked Sendable {
    package let steps: [DrawnStep]
    /// The rectangle of the drawing that the image shows.
    package let extent: CGRect

    init(_ steps: [DrawnStep], _ extent: CGRect) { (self.steps, self.extent) = (steps, extent) }

    package static func == (one: DrawnPicture, other: DrawnPicture) -> Bool { one === other }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIImage {
    /// Which way up the pixels are. Raw values are Apple's.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// How the middle of an image with caps grows. Raw values are Apple's.
    public enum ResizingMode: Int, Sendable {
        /// Repeated; drawn as if stretched.
        case tile = 0
        case stretch
    }

    convenience init(drawing steps: [DrawnStep], extent: CGRect, scale: CGFloat) {
        self.init(name: nil, size: extent.size, scale: scale > 0 ? scale : 1, source: .drawn(DrawnPicture(steps, extent)))
    }

    /// Makes the image of the bytes of a PNG, JPEG, PDF or SVG file with a pixel a point, or answers nil if they are none.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Makes the image of the bytes of a PNG, JPEG, PDF or SVG file, or answers nil if they are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let pixels = ImageFile.pixelSize(data), scale > 0 else { return nil }
        self.init(
            name: nil, size: CGSize(width: pixels.width / scale, height: pixels.height / scale), scale: scale, source: .bytes(data))
    }

    /// Makes the image of a name in the asset catalogues that are registered. Bundle and traits choose nothing here.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
    }

    /// Makes the image of a name in the asset catalogues that are registered. Bundle and configuration choose nothing here.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) { self.init(named: name) }

    /// Makes an image of CoreGraphics' with a pixel a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Makes an image of CoreGraphics'. Orientations other than up aren't drawn turned.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let origin = cgImage.picture as? UIImage
        let (wide, high) = (CGFloat(cgImage.width) / max(scale, 0.01), CGFloat(cgImage.height) / max(scale, 0.01))
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        self.init(
            name: origin?.name, size: isTurned ? CGSize(width: high, height: wide) : CGSize(width: wide, height: high), scale: scale,
            source: origin?.source ?? .none)
    }

    /// The image as CoreGraphics sees it.
    public var cgImage: CGImage? {
        CGImage(picture: self, width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
    }

    /// Which way up the pixels are: always up, as files are turned when they are read.
    public var imageOrientation: Orientation { .up }

    /// The bytes of the PNG file that the image came from; nil for any other image, as pixels are made by a renderer only.
    public func pngData() -> Data? { fileBytes(beginning: [0x89, 0x50, 0x4E, 0x47]) }

    /// The bytes of the JPEG file that the image came from, as they are; nil for any other image.
    public func jpegData(compressionQuality: CGFloat) -> Data? { fileBytes(beginning: [0xFF, 0xD8]) }

    private func fileBytes(beginning: [UInt8]) -> Data? {
        switch source {
        case .bytes(let data): data.starts(with: beginning) ? data : nil
        case .file(let path): FileManager.default.contents(atPath: path).flatMap { $0.starts(with: beginning) ? $0 : nil }
        case .none, .symbol, .drawn: nil
        }
    }

    /// Draws the image on the current drawing, its top left corner at a point.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image on the current drawing, stretched over a rectangle.
    public func draw(in rect: CGRect) { UIGraphicsGetCurrentContext()?.draw(picture: self, in: rect, alpha: 1) }

    /// Draws the image on the current drawing, mixed in another way (which is drawn as `normal`).
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image on the current drawing, mixed in another way (which is drawn as `normal`).
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.draw(picture: self, in: rect, alpha: alpha)
    }

    /// The same picture in one colour, drawn as a mode says.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same picture in one colour.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The same picture, whose edges keep their size when it is stretched, in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The same picture, whose edges keep their size when it is stretched, in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same picture with one column and row that stretches.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)), resizingMode: .stretch)
    }

    /// The same picture, mirrored where text runs from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }

    /// The same picture, mirrored.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let whole = CGRect(origin: .zero, size: size)
        let steps = GraphicsContexts.record(whole) { context in
            context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
            draw(in: whole)
        }
        return UIImage(drawing: steps, extent: whole, scale: scale).withRenderingMode(renderingMode)
    }

    /// The same picture with a baseline so far above its bottom, in points.
    public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { changed { $0.baseline = baselineOffset } }

    /// The same picture; decoding takes no time of its own here.
    public func preparingForDisplay() -> UIImage? { self }

    /// The picture within a size, in points; its proportions stay.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let factor = min(size.width / self.size.width, size.height / self.size.height)
        let small = CGSize(width: self.size.width * factor, height: self.size.height * factor)
        return UIGraphicsImageRenderer(size: small).image { _ in draw(in: CGRect(origin: .zero, size: small)) }
    }

    /// An image that shows others one after another; the first is what a picture shows. Nil without one.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        images.first?.changed {
            $0.images = images
            $0.duration = duration
        }
    }
}

extension CGImage {
    /// The part of the picture in a rectangle of pixels; nil where they don't meet.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width > 0, part.height > 0, let image = picture as? UIImage else { return nil }
        let steps = GraphicsContexts.record(part) { _ in image.draw(in: CGRect(x: 0, y: 0, width: width, height: height)) }
        return UIImage(drawing: steps, extent: part, scale: 1).cgImage
    }
}
