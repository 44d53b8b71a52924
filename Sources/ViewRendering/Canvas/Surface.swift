import CCairo
import Foundation

/// A Cairo surface that ends up as the bytes of a PNG, SVG or PDF file.
///
/// Everything is made in memory first: a failed drawing leaves no half-written file behind.
final class Surface {
    let format: PictureFormat
    let size: PictureSize
    let handle: OpaquePointer
    private let sink = ByteSink()

    init(format: PictureFormat, size: PictureSize) throws(RenderError) {
        self.format = format
        self.size = size
        let sinkPointer = Unmanaged.passUnretained(sink).toOpaque()
        handle =
            switch format {
            case .png:
                cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.pixelsWide), Int32(size.pixelsHigh))
            case .svg:
                cairo_svg_surface_create_for_stream(ByteSink.append, sinkPointer, size.width, size.height)
            case .pdf:
                cairo_pdf_surface_create_for_stream(ByteSink.append, sinkPointer, size.width, size.height)
            }
        configure()
        try Surface.check(cairo_surface_status(handle))
    }

    deinit {
        cairo_surface_destroy(handle)
    }

    /// Pixels a point along each axis of the surface's own coordinates: vector formats are measured in points.
    var deviceScale: Double { format == .png ? size.scale : 1 }

    /// Settings that make the file's meaning and bytes independent of the day and the machine.
    private func configure() {
        switch format {
        case .png:
            break
        case .svg:
            // CSS pixels: what a point is in a browser. Cairo's own choice, "pt", would show the scene a third larger.
            cairo_svg_surface_set_document_unit(handle, CAIRO_SVG_UNIT_PX)
            cairo_surface_set_fallback_resolution(handle, 72 * size.scale, 72 * size.scale)
        case .pdf:
            // Otherwise the time of the run stands in the file and no two runs give the same bytes.
            cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
            cairo_surface_set_fallback_resolution(handle, 72 * size.scale, 72 * size.scale)
        }
    }

    /// Ends the drawing and answers the bytes of the file. The surface can't be drawn on afterwards.
    func finish() throws(RenderError) -> Data {
        if format == .png { return try png() }
        cairo_surface_finish(handle)
        try Surface.check(cairo_surface_status(handle))
        return format == .svg ? SVGNormalizer.normalize(sink.bytes) : sink.bytes
    }

    private func png() throws(RenderError) -> Data {
        cairo_surface_flush(handle)
        try Surface.check(cairo_surface_write_to_png_stream(handle, ByteSink.append, Unmanaged.passUnretained(sink).toOpaque()))
        return sink.bytes
    }

    /// Turns Cairo's status into an error.
    static func check(_ status: cairo_status_t) throws(RenderError) {
        guard status != CAIRO_STATUS_SUCCESS else { return }
        throw .drawingFailed(reason: String(cString: cairo_status_to_string(status)))
    }
}

/// Gathers the bytes that Cairo hands over piece by piece.
private final class ByteSink {
    var bytes = Data()

    static let append: cairo_write_func_t = { closure, data, length in
        guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue().bytes.append(data, count: Int(length))
        return CAIRO_STATUS_SUCCESS
    }
}
