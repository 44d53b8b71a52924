import CCairo
import Foundation

extension Canvas {
    /// The shadow of whatever `body` draws: its opacity, blurred, moved, and filled with `color`.
    ///
    /// - Parameters:
    ///   - extent: What `body` draws on, in the current coordinates.
    ///   - blur: The standard deviation of the blur in points (a layer's `shadowRadius`).
    func shadow(of extent: CGRect, blur: Double, offset: CGSize, color: RGBA, _ body: (Canvas) -> Void) {
        let reach = (blur * 3).rounded(.up) + 1
        let visible = clipBounds.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
        let sheet = extent.insetBy(dx: -reach, dy: -reach).intersection(visible)
        guard !color.isClear, !sheet.isNull, sheet.width > 0, sheet.height > 0 else { return }
        let (wide, high) = (Int((sheet.width * rasterScale).rounded(.up)), Int((sheet.height * rasterScale).rounded(.up)))
        guard wide > 0, high > 0, let mask = try? Canvas(pixelsWide: wide, pixelsHigh: high, scale: rasterScale) else { return }
        mask.translate(-sheet.minX, -sheet.minY)
        body(mask)
        mask.blur(deviation: blur * rasterScale)
        withState {
            translate(sheet.minX + offset.width, sheet.minY + offset.height)
            cairo_scale(context, 1 / rasterScale, 1 / rasterScale)
            setSource(color)
            cairo_mask_surface(context, mask.surfaceHandle, 0, 0)
        }
    }

    /// Replaces the sheet by its opacity, blurred. Three passes of a box come within 3 % of a Gaussian.
    private func blur(deviation: Double) {
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
                let alpha = UInt32(plane.values[y * width + x].rounded())
                // Black at that opacity, premultiplied.
                UnsafeMutableRawPointer(pixels).storeBytes(of: alpha << 24, toByteOffset: y * stride + x * 4, as: UInt32.self)
            }
        }
        cairo_surface_mark_dirty(surfaceHandle)
    }
}
