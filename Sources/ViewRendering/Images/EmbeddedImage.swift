import CCairo
import CTurboJPEG
import Foundation

/// An image file made small enough to travel inside a page.
package enum EmbeddedImage {
    /// Longer sides are scaled down to this many pixels.
    static let longestSide = 900.0

    /// The image as a `data:` address: the file's own bytes where it is small, else scaled down, as JPEG where nothing is transparent.
    /// nil for a file that can't be read.
    package static func address(of image: RecordedImage) -> String? {
        guard let bytes = image.source.contents else { return nil }
        let isJPEG = bytes.starts(with: [0xFF, 0xD8]), isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
        if isJPEG || isPNG, bytes.count <= 60_000 { return address(bytes, isJPEG ? "jpeg" : "png") }
        guard case .success(let pixels) = Pixels.decode(bytes) else { return nil }
        let factor = min(1, longestSide / Double(max(pixels.width, pixels.height)))
        guard let small = try? pixels.scaled(by: factor) else { return nil }
        if small.isOpaque, let jpeg = small.jpeg(quality: 82) { return address(jpeg, "jpeg") }
        return (try? small.png()).map { address($0, "png") }
    }

    private static func address(_ bytes: Data, _ kind: String) -> String {
        "data:image/\(kind);base64,\(bytes.base64EncodedString())"
    }
}

extension Pixels {
    /// The same picture in fewer pixels.
    fileprivate func scaled(by factor: Double) throws(RenderError) -> Pixels {
        let (wide, high) = (max(1, Int((Double(width) * factor).rounded())), max(1, Int((Double(height) * factor).rounded())))
        let canvas = try Canvas(pixelsWide: wide, pixelsHigh: high, scale: 1)
        canvas.draw(self, in: CGRect(x: 0, y: 0, width: wide, height: high))
        return Pixels(taking: canvas.surfaceHandle)
    }

    fileprivate var isOpaque: Bool {
        guard cairo_image_surface_get_format(handle) == CAIRO_FORMAT_ARGB32 else { return true }
        return withRows { row, _ in row.allSatisfy { $0 >> 24 == 0xFF } }
    }

    /// Whether `test` holds for every row of pixels (0xAARRGGBB, premultiplied), from the top.
    private func withRows(_ test: (UnsafeBufferPointer<UInt32>, Int) -> Bool) -> Bool {
        cairo_surface_flush(handle)
        guard let data = cairo_image_surface_get_data(handle) else { return false }
        let stride = Int(cairo_image_surface_get_stride(handle))
        return (0..<height).allSatisfy { y in
            let row = UnsafeRawPointer(data).advanced(by: y * stride).assumingMemoryBound(to: UInt32.self)
            return test(UnsafeBufferPointer(start: row, count: width), y)
        }
    }

    fileprivate func png() throws(RenderError) -> Data {
        let surface = try Surface(format: .png, size: PictureSize(width: Double(width), height: Double(height), scale: 1))
        let canvas = Canvas(surface)
        canvas.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
        return try canvas.finish()
    }

    fileprivate func jpeg(quality: Int32) -> Data? {
        guard let encoder = tjInitCompress() else { return nil }
        defer { tjDestroy(encoder) }
        cairo_surface_flush(handle)
        guard let data = cairo_image_surface_get_data(handle) else { return nil }
        var bytes: UnsafeMutablePointer<UInt8>?
        var size: UInt = 0
        let status = tjCompress2(
            encoder, data, Int32(width), cairo_image_surface_get_stride(handle), Int32(height), Int32(TJPF_BGRX.rawValue), &bytes, &size,
            Int32(TJSAMP_420.rawValue), quality, 0)
        defer { tjFree(bytes) }
        guard status == 0, let bytes else { return nil }
        return Data(bytes: bytes, count: Int(size))
    }
}

extension RecordedImage.Source {
    /// The bytes of the image's file; nil where it isn't there.
    fileprivate var contents: Data? {
        switch self {
        case .file(let path): FileManager.default.contents(atPath: path)
        case .bytes(let data): data
        }
    }
}
