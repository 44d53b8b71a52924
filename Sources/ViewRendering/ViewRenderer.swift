import Foundation
import UIKit

/// Draws a view and all below it as a picture.
///
/// ```swift
/// let renderer = ViewRenderer(RenderOptions(scale: 3, style: .dark))
/// try renderer.png(of: controller.view, to: "forecast.png")
/// ```
/// The view is laid out first, as UIKit does before it draws; it needs no window. The same view gives the same bytes each time.
@preconcurrency @MainActor public struct ViewRenderer {
    /// How the pictures are drawn.
    public var options: RenderOptions
    /// Files are read once, however many pictures show them.
    private let images = ImageStore()

    /// Makes a renderer; without options: twice enlarged, in the view's own style, on a transparent ground.
    public init(_ options: RenderOptions = RenderOptions()) {
        self.options = options
    }

    /// The picture of a view as the bytes of a file.
    ///
    /// - Throws: `RenderError` when the view has no size, the scale or the picture's size is impossible, or Cairo fails.
    public func data(of view: UIView, as format: PictureFormat) throws(RenderError) -> Data {
        try data(of: view, under: [], as: format)
    }

    /// The picture of a view with bars that don't stand in it drawn over it, each at its own frame in the view's coordinates.
    package func data(of view: UIView, under bars: [UIView], statusBar: StatusBar? = nil, as format: PictureFormat) throws(RenderError)
        -> Data
    {
        view.layoutIfNeeded()
        let bounds = view.bounds
        let legend = legend(for: view)
        let width = max(Double(bounds.width), legend?.leastWidth ?? 0)
        let height = Double(bounds.height) + (legend?.layout.height ?? 0)
        // The view's own size is the caller's; a legend must not make a picture out of nothing.
        _ = try PictureSize(width: Double(bounds.width), height: Double(bounds.height), scale: Double(options.scale))
        let surface = try Surface(format: format, size: PictureSize(width: width, height: height, scale: Double(options.scale)))
        let canvas = Canvas(surface)
        draw(view, under: bars, statusBar: statusBar, legend, on: canvas)
        return try canvas.finish()
    }

    /// Writes the picture of a view to a file. The file appears whole or not at all.
    ///
    /// - Throws: `RenderError`, also when the file can't be written.
    public func write(_ view: UIView, as format: PictureFormat, to path: String) throws(RenderError) {
        try write(view, under: [], as: format, to: path)
    }

    /// Writes the picture of a view with bars over it; see `data(of:under:as:)`.
    package func write(_ view: UIView, under bars: [UIView], statusBar: StatusBar? = nil, as format: PictureFormat, to path: String)
        throws(RenderError)
    {
        try PictureFile.write(data(of: view, under: bars, statusBar: statusBar, as: format), to: path)
    }

    /// Writes a PNG file; see `write(_:as:to:)`.
    public func png(of view: UIView, to path: String) throws(RenderError) { try write(view, as: .png, to: path) }

    /// Writes an SVG file; see `write(_:as:to:)`.
    public func svg(of view: UIView, to path: String) throws(RenderError) { try write(view, as: .svg, to: path) }

    /// Writes a PDF file of one page; see `write(_:as:to:)`.
    public func pdf(of view: UIView, to path: String) throws(RenderError) { try write(view, as: .pdf, to: path) }

    private func draw(_ view: UIView, under bars: [UIView], statusBar: StatusBar?, _ legend: Legend?, on canvas: Canvas) {
        let traits = Surroundings(root: view, style: options.style).traits
        if let background = options.background { canvas.paint(RGBA(background, traits)) }
        paint(view, under: bars, statusBar: statusBar, on: canvas)
        legend?.draw(on: canvas, below: CGRect(origin: .zero, size: view.bounds.size), traits)
    }

    /// Draws the view on its ground, the bars and the status bar over it, and the outlines over all of them.
    func paint(_ view: UIView, under bars: [UIView], statusBar: StatusBar?, on canvas: Canvas) {
        let bounds = CGRect(origin: .zero, size: view.bounds.size)
        let traits = Surroundings(root: view, style: options.style).traits
        canvas.withState {
            canvas.clip(to: .rect(bounds))
            if let background = options.background { canvas.fill(.rect(bounds), RGBA(background, traits)) }
            let painter = TreePainter(canvas: canvas, options: options, images: images)
            painter.paint(view)
            for bar in bars {
                canvas.withState {
                    canvas.translate(bar.frame.minX, bar.frame.minY)
                    painter.paint(bar)
                }
            }
            statusBar?.draw(width: Double(bounds.width), color: RGBA(.label, traits), on: canvas)
            for outline in OutlineCollector(wanted: options.outlines).outlines(of: view) { canvas.draw(outline) }
            if options.outlines.contains(.constraints) {
                for path in ConstraintMarks(root: view).paths() {
                    canvas.stroke(path, OutlineKind.constraint.color, width: OutlineKind.constraint.width)
                }
            }
        }
    }

    private func legend(for view: UIView) -> Legend? {
        let kinds = OutlineKind.allCases.filter { options.outlines.contains($0.option) }
        guard options.outlines.contains(.legend), !kinds.isEmpty else { return nil }
        return Legend(kinds: kinds, width: Double(view.bounds.width))
    }
}
