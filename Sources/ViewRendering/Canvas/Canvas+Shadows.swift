import CCairo
import Foundation

extension Canvas {
    /// The shadow of whatever `body` draws: its opacity, blurred, moved, and filled with `color`.
    ///
    /// - Parameters:
    ///   - extent: What `body` draws on, in the current coordinates.
    ///   - blur: The standard deviation of the blur in points (a layer's `shadowRadius`).
    func shadow(of extent: CGRect, blur: Double, offset: CGSize, color: RGBA, _ body: (Canvas) -> Void) {
        if let recorder { return recorder.shadow(blur: blur, offset: offset, color: color, body) }
        let reach = (blur * 3).rounded(.up) + 1
        let visible = clipBounds.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
        let sheet = extent.insetBy(dx: -reach, dy: -reach).intersection(visible)
        guard !color.isClear, !sheet.isNull, sheet.width > 0, sheet.height > 0 else { return }
        let (wide, high) = (Int((sheet.width * rasterScale).rounded(.up)), Int((sheet.height * rasterScale).rounded(.up)))
        guard wide > 0, high > 0, let mask = try? Canvas(pixelsWide: wide, pixelsHigh: high, scale: rasterScale) else { return }
        mask.translate(-sheet.minX, -sheet.minY)
        body(mask)
        mask.becomeShadow(deviation: blur * rasterScale, color: color)
        withState {
            translate(sheet.minX + offset.width, sheet.minY + offset.height)
            cairo_scale(context, 1 / rasterScale, 1 / rasterScale)
            // Not as a mask: Cairo 1.16 forgets the transform of masks in SVG files.
            paint(mask.surfaceHandle, width: wide, height: high)
        }
    }

    /// Replaces the sheet by its opacity, blurred and filled with a colour. Three passes of a box come within 3 % of a Gaussian.
    private func becomeShadow(deviation: Double, color: RGBA) {
        cairo_surface_flush(surfaceHandle)
        let (width, height) = (Int(cairo_image_surface_get_width(surfaceHandle)), Int(cairo_image_surface_get_height(surfaceHandle)))
        let stride = Int(cairo_image_surface_get_stride(surfaceHandle))
        guard let pixels = cairo_image_surface_get_data(surfaceHandle) else { return }
        var plane = Blur.Plane(width: width, height: height) { x, y in
            // The opacity is the top byte of the 32-bit pixel.
            UnsafeRawPointer(pixels).loadUnaligned(fromByteOffset: y * stride + x * 4, as: UInt32.self) >> 24
        }
        plane.blur(deviation: deviation)
        for y in 0..<height {
            for x in 0..<width {
                let value = color.premultiplied(opacity: Double(plane.values[y * width + x]) / 255)
                UnsafeMutableRawPointer(pixels).storeBytes(of: value, toByteOffset: y * stride + x * 4, as: UInt32.self)
            }
        }
        cairo_surface_mark_dirty(surfaceHandle)
    }

    /// Lays a sheet of pixels on the canvas, one unit a pixel.
    func paint(_ sheet: OpaquePointer, width: Int, height: Int) {
        clip(to: .rect(CGRect(x: 0, y: 0, width: width, height: height)))
        cairo_set_source_surface(context, sheet, 0, 0)
        // Without this the edge pixels fade into transparency when a picture is enlarged.
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint(context)
    }
}

extension RGBA {
    /// The colour at a part of its opacity as Cairo keeps pixels: 0xAARRGGBB, the colours multiplied by the opacity.
    func premultiplied(opacity: Double) -> UInt32 {
        let whole = alpha * opacity
        func byte(_ part: Double) -> UInt32 { UInt32((max(0, min(1, part)) * 255).rounded()) }
        return byte(whole) << 24 | byte(red * whole) << 16 | byte(green * whole) << 8 | byte(blue * whole)
    }
}
