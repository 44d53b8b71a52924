import CCairo
import Foundation

/// A picture made of pixels, read from the bytes of a PNG file.
final class Pixels {
    let handle: OpaquePointer
    let width: Int
    let height: Int
    /// Where they come from, for a page that takes the picture along.
    var source: RecordedImage.Source?

    /// - Throws: `RenderError.drawingFailed` when the bytes are not a PNG that Cairo can read.
    init(png: Data) throws(RenderError) {
        let source = ByteSource(png)
        let pointer = Unmanaged.passUnretained(source).toOpaque()
        let surface = withExtendedLifetime(source) { cairo_image_surface_create_from_png_stream(ByteSource.read, pointer) }
        guard let surface else { throw .drawingFailed(reason: "out of memory") }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw .drawingFailed(reason: String(cString: cairo_status_to_string(status)))
        }
        handle = surface
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    /// - Parameters:
    ///   - pixels: Row by row, as 0xAARRGGBB.
    ///   - hasAlpha: Whether the first byte is the opacity, by which the colours are multiplied; otherwise it means nothing.
    init(width: Int, height: Int, pixels: [UInt32], hasAlpha: Bool = false) throws(RenderError) {
        guard width > 0, height > 0, pixels.count >= width * height,
            let surface = cairo_image_surface_create(hasAlpha ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        else { throw .emptySize(width: Double(width), height: Double(height)) }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS, let data = cairo_image_surface_get_data(surface) else {
            cairo_surface_destroy(surface)
            throw .drawingFailed(reason: String(cString: cairo_status_to_string(status)))
        }
        let stride = Int(cairo_image_surface_get_stride(surface))
        pixels.withUnsafeBytes { source in
            for row in 0..<height {
                UnsafeMutableRawPointer(data).advanced(by: row * stride)
                    .copyMemory(from: source.baseAddress!.advanced(by: row * width * 4), byteCount: width * 4)
            }
        }
        cairo_surface_mark_dirty(surface)
        handle = surface
        self.width = width
        self.height = height
    }

    /// The pixels of a sheet that was drawn on.
    init(taking surface: OpaquePointer) {
        cairo_surface_flush(surface)
        handle = cairo_surface_reference(surface)
        width = Int(cairo_image_surface_get_width(surface))
        height = Int(cairo_image_surface_get_height(surface))
    }

    /// A part of the picture as one of its own, so that nothing beside it blends in when it is stretched; nil where they don't meet.
    func part(_ rect: CGRect) -> Pixels? {
        let rect = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !rect.isNull, rect.width > 0, rect.height > 0,
            let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(rect.width), Int32(rect.height))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)
        defer { cairo_destroy(context) }
        cairo_set_source_surface(context, handle, -rect.minX, -rect.minY)
        cairo_paint(context)
        return Pixels(taking: surface)
    }

    /// Reads the bytes of a PNG, JPEG, PDF or SVG file; the text says why they can't be read.
    static func decode(_ bytes: Data) -> Result<Pixels, UnreadableImage> {
        if bytes.starts(with: [0xFF, 0xD8]) {
            do {
                let picture = try JPEGDecoder.decode(bytes)
                return .success(try Pixels(width: picture.width, height: picture.height, pixels: picture.pixels))
            } catch {
                return .failure(UnreadableImage(reason: "JPEG not readable"))
            }
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            do { return .success(try Pixels(png: bytes)) } catch { return .failure(UnreadableImage(reason: "PNG not readable")) }
        }
        if VectorImage.isPDF(bytes) || VectorImage.isSVG(bytes) { return VectorImage.decode(bytes) }
        return .failure(UnreadableImage(reason: "neither PNG, JPEG, PDF nor SVG"))
    }

    deinit {
        cairo_surface_destroy(handle)
    }

    /// The colour of one pixel, from the top left; nil outside the picture.
    subscript(x: Int, y: Int) -> RGBA? {
        guard (0..<width).contains(x), (0..<height).contains(y), let data = cairo_image_surface_get_data(handle) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(handle))
        let value = UnsafeRawPointer(data).loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self)
        // A PNG without transparency is read as RGB24, whose top byte means nothing.
        let hasAlpha = cairo_image_surface_get_format(handle) == CAIRO_FORMAT_ARGB32
        let alpha = hasAlpha ? Double(value >> 24) / 255 : 1
        guard alpha > 0 else { return .clear }
        func component(_ shift: UInt32) -> Double { Double((value >> shift) & 0xFF) / 255 / alpha }
        return RGBA(component(16), component(8), component(0), alpha)
    }
}

/// Why an image file gave no pixels, in a few words for a placeholder.
struct UnreadableImage: Error, Equatable {
    let reason: String
}

/// Hands bytes to Cairo piece by piece.
private final class ByteSource {
    private let bytes: Data
    private var position = 0

    init(_ bytes: Data) { self.bytes = bytes }

    static let read: cairo_read_func_t = { closure, destination, length in
        guard let closure, let destination else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
        let count = Int(length)
        guard source.position + count <= source.bytes.count else { return CAIRO_STATUS_READ_ERROR }
        let start = source.bytes.startIndex + source.position
        source.bytes.copyBytes(to: destination, from: start..<start + count)
        source.position += count
        return CAIRO_STATUS_SUCCESS
    }
}

extension Canvas {
    /// Draws the pixels stretched over a rectangle. `tint` replaces their colours and keeps their opacity, as a template image is drawn.
    func draw(_ pixels: Pixels, in rect: CGRect, tint: RGBA? = nil) {
        guard pixels.width > 0, pixels.height > 0, rect.width > 0, rect.height > 0 else { return }
        if let recorder { return recorder.image(pixels, in: rect, tint: tint) }
        withState {
            translate(rect.minX, rect.minY)
            cairo_scale(context, rect.width / Double(pixels.width), rect.height / Double(pixels.height))
            let source = tint.map { pixels.tinted($0) } ?? pixels
            paint(source.handle, width: pixels.width, height: pixels.height)
        }
    }
}

extension Pixels {
    /// The same opacity in one colour.
    fileprivate func tinted(_ color: RGBA) -> Pixels {
        var values = [UInt32](repeating: 0, count: width * height)
        for y in 0..<height {
            for x in 0..<width { values[y * width + x] = color.premultiplied(opacity: self[x, y]?.alpha ?? 0) }
        }
        return (try? Pixels(width: width, height: height, pixels: values, hasAlpha: true)) ?? self
    }
}
