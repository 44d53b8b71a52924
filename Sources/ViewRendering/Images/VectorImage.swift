import CCairo
import Foundation
import UIKit

/// PDF and SVG pictures, drawn by Poppler and librsvg where these are installed.
///
/// The two are looked for while the program runs, not when it is built: with what they need they are larger than all the rest together, and
/// most documents do without. Where they are missing, the picture is hatched and its name says so.
enum VectorImage {
    /// Pixels a point that a picture is drawn at, and the longest side.
    private static let scale = 3.0
    private static let longestSide = 3000.0

    static func isPDF(_ bytes: Data) -> Bool { bytes.prefix(1024).range(of: Data("%PDF-".utf8)) != nil }

    static func isSVG(_ bytes: Data) -> Bool { bytes.prefix(4096).range(of: Data("<svg".utf8)) != nil }

    static func decode(_ bytes: Data) -> Result<Pixels, UnreadableImage> {
        if isPDF(bytes) {
            guard let poppler = Poppler.shared else { return .failure(UnreadableImage(reason: "Poppler isn't installed")) }
            return draw(bytes, with: poppler.draw, named: "PDF")
        }
        guard let rsvg = Rsvg.shared else { return .failure(UnreadableImage(reason: "librsvg isn't installed")) }
        return draw(bytes, with: rsvg.draw, named: "SVG")
    }

    /// Asks for the size first, makes a sheet, and lets the library draw on it.
    private static func draw(
        _ bytes: Data, with library: (Data, (Double, Double) -> OpaquePointer?) -> Bool, named kind: String
    ) -> Result<Pixels, UnreadableImage> {
        var sheet: Canvas?
        let isDrawn = library(bytes) { width, height in
            guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
            let factor = min(scale, longestSide / max(width, height))
            let canvas = try? Canvas(
                pixelsWide: max(1, Int((width * factor).rounded(.up))), pixelsHigh: max(1, Int((height * factor).rounded(.up))),
                scale: factor)
            sheet = canvas
            return canvas?.context
        }
        guard isDrawn, let sheet else { return .failure(UnreadableImage(reason: "\(kind) not readable")) }
        return .success(Pixels(taking: sheet.surfaceHandle))
    }
}

/// A library that is opened by its name, and functions out of it.
private struct SharedLibrary {
    private let handle: UnsafeMutableRawPointer

    init?(_ names: [String]) {
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        self.handle = handle
    }

    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}

/// librsvg (2.52 or later), as much of it as draws a picture.
private struct Rsvg: @unchecked Sendable {
    typealias Make = @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?) -> OpaquePointer?
    typealias Size = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    typealias Render = @convention(c) (OpaquePointer, OpaquePointer, UnsafePointer<Double>, UnsafeMutableRawPointer?) -> Int32
    typealias Release = @convention(c) (OpaquePointer) -> Void

    static let shared = Rsvg()
    private let make: Make
    private let size: Size
    private let render: Render
    private let release: Release

    private init?() {
        guard let library = SharedLibrary(["librsvg-2.so.2", "librsvg-2.2.dylib"]),
            let make = library.function("rsvg_handle_new_from_data", as: Make.self),
            let size = library.function("rsvg_handle_get_intrinsic_size_in_pixels", as: Size.self),
            let render = library.function("rsvg_handle_render_document", as: Render.self),
            let release = library.function("g_object_unref", as: Release.self)
        else { return nil }
        (self.make, self.size, self.render, self.release) = (make, size, render, release)
    }

    func draw(_ bytes: Data, on sheet: (Double, Double) -> OpaquePointer?) -> Bool {
        let picture = bytes.withUnsafeBytes { make($0.bindMemory(to: UInt8.self).baseAddress, UInt($0.count), nil) }
        guard let picture else { return false }
        defer { release(picture) }
        var (width, height) = (0.0, 0.0)
        // Without lengths of its own a picture is as large as its view box; 100 points where it has none.
        if size(picture, &width, &height) == 0 { (width, height) = VectorSize.ofSVG(bytes) ?? (100, 100) }
        guard let context = sheet(width, height) else { return false }
        return render(picture, context, [0, 0, width, height], nil) != 0
    }
}

/// Poppler's GLib face (0.82 or later), as much of it as draws a page.
private struct Poppler: @unchecked Sendable {
    typealias MakeBytes = @convention(c) (UnsafeRawPointer?, UInt) -> OpaquePointer?
    typealias Open = @convention(c) (OpaquePointer, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> OpaquePointer?
    typealias Page = @convention(c) (OpaquePointer, Int32) -> OpaquePointer?
    typealias Size = @convention(c) (OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
    typealias Render = @convention(c) (OpaquePointer, OpaquePointer) -> Void
    typealias Release = @convention(c) (OpaquePointer) -> Void

    static let shared = Poppler()
    private let makeBytes: MakeBytes
    private let open: Open
    private let page: Page
    private let size: Size
    private let render: Render
    private let release, releaseBytes: Release

    private init?() {
        guard let library = SharedLibrary(["libpoppler-glib.so.8", "libpoppler-glib.8.dylib"]),
            let makeBytes = library.function("g_bytes_new", as: MakeBytes.self),
            let open = library.function("poppler_document_new_from_bytes", as: Open.self),
            let page = library.function("poppler_document_get_page", as: Page.self),
            let size = library.function("poppler_page_get_size", as: Size.self),
            let render = library.function("poppler_page_render", as: Render.self),
            let release = library.function("g_object_unref", as: Release.self),
            let releaseBytes = library.function("g_bytes_unref", as: Release.self)
        else { return nil }
        (self.makeBytes, self.open, self.page, self.size, self.render) = (makeBytes, open, page, size, render)
        (self.release, self.releaseBytes) = (release, releaseBytes)
    }

    func draw(_ bytes: Data, on sheet: (Double, Double) -> OpaquePointer?) -> Bool {
        guard let copy = bytes.withUnsafeBytes({ makeBytes($0.baseAddress, UInt($0.count)) }) else { return false }
        defer { releaseBytes(copy) }
        guard let document = open(copy, nil, nil) else { return false }
        defer { release(document) }
        guard let first = page(document, 0) else { return false }
        defer { release(first) }
        var (width, height) = (0.0, 0.0)
        size(first, &width, &height)
        guard let context = sheet(width, height) else { return false }
        render(first, context)
        return true
    }
}
