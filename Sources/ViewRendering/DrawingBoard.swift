import CCairo
import CoreGraphics
import Foundation
import UIKit

/// Pixels in memory on which views, boxes and words are drawn again and again, as a window needs it.
///
/// Coordinates are points of the board, from its top left corner.
@preconcurrency @MainActor package final class DrawingBoard {
    private let surface: Surface
    private let canvas: Canvas
    private var renderer: ViewRenderer
    private let traits: UITraitCollection

    /// The board's size in pixels.
    package var pixels: (wide: Int, high: Int) { (surface.size.pixelsWide, surface.size.pixelsHigh) }

    /// Makes a board.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - scale: Pixels a point.
    ///   - isDark: The style in which colours that have two are drawn.
    /// - Throws: `RenderError` when there can't be a picture of that size.
    package init(size: CGSize, scale: Double, isDark: Bool) throws(RenderError) {
        surface = try Surface(format: .png, size: PictureSize(width: Double(size.width), height: Double(size.height), scale: scale))
        canvas = Canvas(surface)
        renderer = ViewRenderer(RenderOptions(scale: CGFloat(scale)))
        traits = UITraitCollection { $0.userInterfaceStyle = isDark ? .dark : .light }
    }

    /// Covers the whole board with a colour.
    package func clear(_ color: UIColor) { canvas.paint(RGBA(color, traits)) }

    /// Fills a box with round corners.
    package func fill(_ rect: CGRect, radius: Double = 0, _ color: UIColor) {
        canvas.fill(.roundedRect(rect, radius: radius), RGBA(color, traits))
    }

    /// Draws the edge of a box, inside it.
    package func stroke(_ rect: CGRect, radius: Double = 0, _ color: UIColor, width: Double) {
        canvas.strokeInside(rect, radius: radius, RGBA(color, traits), width: width)
    }

    /// Writes text from a point on, broken into lines of a width. - Returns: how high the lines are, in points.
    @discardableResult
    package func write(
        _ text: String, _ font: UIFont, _ color: UIColor, at origin: CGPoint, width: CGFloat, numberOfLines: Int = 1,
        alignment: NSTextAlignment = .left
    ) -> CGFloat {
        let lines = measureText(
            text, font: font, width: width, numberOfLines: numberOfLines,
            lineBreakMode: numberOfLines == 1 ? .byTruncatingTail : .byWordWrapping, alignment: alignment)
        canvas.draw(lines, at: origin, color: RGBA(color, traits))
        return lines.size.height
    }

    /// Draws a laid-out view at a place.
    ///
    /// - Parameters:
    ///   - zoom: Points of the board for each of the view's.
    ///   - radius: Of the corners that are cut off, in the view's points.
    package func draw(
        _ view: UIView, statusBar: StatusBar? = nil, at origin: CGPoint, zoom: Double, radius: Double, outlines: RenderOptions.Outlines
    ) {
        renderer.options.outlines = outlines
        renderer.options.background = .systemBackground
        within(CGRect(origin: origin, size: view.bounds.size), zoom: zoom, radius: radius) {
            renderer.paint(view, under: [], statusBar: statusBar, on: canvas)
        }
    }

    /// Draws with the coordinates of a box: its corner is the origin, `zoom` points of the board make one of its own; nothing is drawn outside.
    package func within(_ box: CGRect, zoom: Double, radius: Double, _ body: () -> Void) {
        canvas.withState {
            canvas.translate(box.minX, box.minY)
            canvas.concat(a: zoom, b: 0, c: 0, d: zoom, tx: 0, ty: 0)
            canvas.clip(to: .roundedRect(CGRect(origin: .zero, size: box.size), radius: radius))
            body()
        }
    }

    /// Hands over the pixels: 32 bits each, alpha in the highest byte, then red, green and blue, rows from the top.
    package func withPixels(_ body: (_ pixels: UnsafePointer<UInt8>, _ bytesPerRow: Int) -> Void) {
        cairo_surface_flush(surface.handle)
        guard let data = cairo_image_surface_get_data(surface.handle) else { return }
        body(data, Int(cairo_image_surface_get_stride(surface.handle)))
    }

    /// The picture as the bytes of a PNG file.
    package func png() throws(RenderError) -> Data { try surface.finish() }
}
