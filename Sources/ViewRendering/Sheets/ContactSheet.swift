import CoreGraphics
import Foundation
import UIKit

/// Pictures of laid-out views on one sheet, each under its caption: devices, text sizes and directions side by side.
@preconcurrency @MainActor package struct ContactSheet {
    /// One picture of a sheet.
    package struct Picture {
        let view: UIView
        let bars: [UIView]
        let caption: String
        let statusBar: StatusBar?
        private let owner: Any?

        /// A laid-out view, the bars over it, what stands above it, and what has to live as long as it is drawn.
        package init(_ view: UIView, under bars: [UIView] = [], caption: String, statusBar: StatusBar? = nil, keeping owner: Any? = nil) {
            (self.view, self.bars, self.caption, self.statusBar, self.owner) = (view, bars, caption, statusBar, owner)
        }
    }

    private let title: String
    private let columns: Int
    private let renderer: ViewRenderer
    /// Points of the sheet for each point of a picture.
    private let zoom: Double

    /// Points.
    private static let gap = 28.0
    private static let captionHeight = 22.0
    private static let titleHeight = 44.0

    /// A sheet of as many columns, drawn as the options say.
    package init(title: String, columns: Int, zoom: Double = 0.6, options: RenderOptions) {
        (self.title, self.columns, self.zoom) = (title, max(1, columns), zoom)
        renderer = ViewRenderer(options)
    }

    /// The sheet as the bytes of a file.
    package func data(_ pictures: [Picture], as format: PictureFormat) throws(RenderError) -> Data {
        let cells = cells(of: pictures)
        let width = (cells.map(\.maxX).max() ?? 0) + Self.gap
        let height = (cells.map(\.maxY).max() ?? 0) + Self.gap
        let size = try PictureSize(width: width, height: height, scale: Double(renderer.options.scale))
        let canvas = Canvas(try Surface(format: format, size: size))
        let traits = Surroundings(root: pictures.first?.view ?? UIView(), style: renderer.options.style).traits
        canvas.paint(RGBA(.secondarySystemBackground, traits).over(RGBA(.systemBackground, traits)))
        text(title, .systemFont(ofSize: 20, weight: .semibold), CGPoint(x: Self.gap, y: 18), width, RGBA(.label, traits), canvas)
        for (picture, cell) in zip(pictures, cells) { draw(picture, in: cell, traits, on: canvas) }
        return try canvas.finish()
    }

    /// Writes the sheet to a file.
    package func write(_ pictures: [Picture], as format: PictureFormat, to path: String) throws(RenderError) {
        try PictureFile.write(data(pictures, as: format), to: path)
    }

    /// Where each picture stands: in rows, each as high as its highest; the columns as wide as their widest.
    private func cells(of pictures: [Picture]) -> [CGRect] {
        func size(_ picture: Picture) -> CGSize {
            CGSize(width: picture.view.bounds.width * zoom, height: picture.view.bounds.height * zoom)
        }
        var widths = Array(repeating: 120.0, count: columns)
        for (index, picture) in pictures.enumerated() { widths[index % columns] = max(widths[index % columns], size(picture).width) }
        var cells: [CGRect] = []
        var top = Self.titleHeight + 12
        for start in stride(from: 0, to: pictures.count, by: columns) {
            let row = pictures[start..<min(start + columns, pictures.count)]
            var left = Self.gap
            for (picture, width) in zip(row, widths) {
                cells.append(CGRect(origin: CGPoint(x: left, y: top + Self.captionHeight), size: size(picture)))
                left += width + Self.gap
            }
            top += Self.captionHeight + (row.map { size($0).height }.max() ?? 0) + Self.gap
        }
        return cells
    }

    private func draw(_ picture: Picture, in cell: CGRect, _ traits: UITraitCollection, on canvas: Canvas) {
        text(
            picture.caption, .systemFont(ofSize: 12), CGPoint(x: cell.minX, y: cell.minY - 19), max(cell.width, 120),
            RGBA(.secondaryLabel, traits), canvas)
        canvas.withState {
            canvas.clip(to: .roundedRect(cell, radius: 8))
            canvas.translate(cell.minX, cell.minY)
            canvas.concat(a: zoom, b: 0, c: 0, d: zoom, tx: 0, ty: 0)
            renderer.paint(picture.view, under: picture.bars, statusBar: picture.statusBar, on: canvas)
        }
        canvas.strokeInside(cell.insetBy(dx: -0.5, dy: -0.5), radius: 8.5, RGBA(.separator, traits), width: 1)
    }

    private func text(_ text: String, _ font: UIFont, _ origin: CGPoint, _ width: Double, _ color: RGBA, _ canvas: Canvas) {
        let line = measureText(text, font: font, width: CGFloat(max(10, width)), numberOfLines: 1, alignment: .left)
        canvas.draw(line, at: origin, color: color)
    }
}
