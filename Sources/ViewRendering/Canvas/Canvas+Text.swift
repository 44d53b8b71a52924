import Foundation
import Typography

extension Canvas {
    /// How the glyphs of one stretch of equal style look.
    struct TextLook: Equatable {
        var color: RGBA
        var background: RGBA = .clear
        var underline: TextRule?
        var strikethrough: TextRule?
    }

    /// A line under text or through it.
    struct TextRule: Equatable {
        /// The text's own when nil.
        var color: RGBA?
        var isThick = false
        var isDouble = false
    }

    /// Draws lines that were measured, glyph for glyph where the measurement put them.
    ///
    /// - Parameters:
    ///   - origin: Where the layout's top left corner lies.
    ///   - look: The look of a run.
    func draw(_ layout: TextLayout, at origin: CGPoint, look: (GlyphRun) -> TextLook) {
        for line in layout.lines {
            let left = origin.x + line.origin.x
            let baseline = origin.y + line.baseline
            for run in line.runs {
                draw(run, of: line, left: left, baseline: baseline, look(run))
            }
        }
    }

    /// Draws lines in one colour.
    func draw(_ layout: TextLayout, at origin: CGPoint, color: RGBA) {
        draw(layout, at: origin) { _ in TextLook(color: color) }
    }

    private func draw(_ run: GlyphRun, of line: TextLine, left: Double, baseline: Double, _ look: TextLook) {
        // Blanks that hang over the end of a line are neither underlined nor given a ground.
        let width = TextFigure.visibleWidth(of: run, on: line)
        let span = CGRect(x: left + run.x, y: baseline - line.ascent, width: width, height: line.ascent + line.descent)
        fill(.rect(span), look.background)
        guard run.attachmentFrame == nil else { return }
        let (outlined, pictures) = TextFigure.parted(run)
        if let recorder, let glyphs = TextFigure.recorded(outlined, left: left, baseline: baseline) {
            recorder.glyphs(glyphs, look.color)
        } else {
            fill(TextFigure.glyphs(of: outlined, on: line, left: left, baseline: baseline), look.color)
        }
        for glyph in pictures { draw(glyph, of: run, left: left, baseline: baseline, look.color) }
        let thickness = max(line.ascent / 14, 0.5)
        let stroke = CGRect(x: span.minX, y: baseline, width: width, height: thickness)
        draw(look.underline, stroke.offsetBy(dx: 0, dy: thickness * 1.5), look.color)
        draw(look.strikethrough, stroke.offsetBy(dx: 0, dy: -line.ascent * 0.3), look.color)
    }

    /// Draws a line of text's, a thick one twice as high, a second one below with as much between them.
    private func draw(_ rule: TextRule?, _ stroke: CGRect, _ color: RGBA) {
        guard let rule else { return }
        var stroke = stroke
        if rule.isThick { stroke.size.height *= 2 }
        fill(.rect(stroke), rule.color ?? color)
        if rule.isDouble { fill(.rect(stroke.offsetBy(dx: 0, dy: stroke.height * 2)), rule.color ?? color) }
    }
}

extension Canvas {
    /// Draws a glyph that is a picture and no outline, as emoji are, in the room that was measured. Where its font has no pixels for it (or no font
    /// is there) a hatched box stands in its place.
    private func draw(_ glyph: PositionedGlyph, of run: GlyphRun, left: Double, baseline: Double, _ color: RGBA) {
        guard let face = run.face else { return }
        let origin = CGPoint(x: left + glyph.x, y: baseline - glyph.y)
        if let picture = face.picture(of: glyph.id), let pixels = glyphPixels(picture) {
            let frame = TextFigure.frame(of: picture.box, size: run.size, room: glyph.advance, at: origin)
            return opacity(color.alpha) { draw(pixels, in: frame) }
        }
        let box = CGRect(x: origin.x, y: origin.y - 0.82 * run.size, width: Double(glyph.advance), height: Double(run.size))
            .insetBy(dx: 1, dy: 0.5)
        hatch(box, radius: 2, color: color.faded(0.5), spacing: 4)
        strokeInside(box, radius: 2, color.faded(0.5), width: 0.75)
    }

    /// Text that is half transparent has pictures that are so too; the colour itself means nothing to them.
    private func opacity(_ alpha: Double, _ body: () -> Void) { alpha < 1 ? group(alpha: alpha, body) : body() }

    /// The pixels of a glyph's picture, read once a canvas.
    private func glyphPixels(_ picture: GlyphPicture) -> Pixels? {
        if let known = glyphPictures[picture] { return known }
        let pixels = try? Pixels(png: picture.png)
        pixels?.source = .bytes(picture.png)
        glyphPictures[picture] = .some(pixels)
        return pixels
    }
}

/// The outlines of text.
enum TextFigure {
    /// A run without the glyphs that are pictures, and those.
    static func parted(_ run: GlyphRun) -> (outlined: GlyphRun, pictures: [PositionedGlyph]) {
        guard let face = run.face else { return (run, []) }
        let isPicture = { (glyph: PositionedGlyph) in
            glyph.advance > 1 && face.outline(of: glyph.id).elements.isEmpty && !face.isBlank(glyph.id)
        }
        let pictures = run.glyphs.filter(isPicture)
        guard !pictures.isEmpty else { return (run, []) }
        var outlined = run
        outlined.glyphs.removeAll(where: isPicture)
        return (outlined, pictures)
    }

    /// Where a picture stands: in the middle of its room, no wider than that.
    /// - Parameters:
    ///   - box: what the picture fills, in em, y up from the baseline.
    ///   - room: the width that was measured, in points.
    static func frame(of box: CGRect, size: CGFloat, room: CGFloat, at origin: CGPoint) -> CGRect {
        let scale = min(size, room / box.width)
        let width = box.width * scale
        return CGRect(x: origin.x + (room - width) / 2, y: origin.y - box.maxY * scale, width: width, height: box.height * scale)
    }

    /// All glyphs of a run as one shape.
    static func glyphs(of run: GlyphRun, on line: TextLine, left: Double, baseline: Double) -> Path {
        guard let face = run.face else { return block(for: run, on: line, left: left, baseline: baseline) }
        var path = Path()
        for glyph in run.glyphs {
            let outline = face.outline(of: glyph.id)
            let origin = CGPoint(x: left + glyph.x, y: baseline - glyph.y)
            path.append(outline, at: origin, scaleX: run.size * glyph.xScale, scaleY: run.size)
        }
        return path
    }

    /// The glyphs of a run for a recorder; nil without a face.
    static func recorded(_ run: GlyphRun, left: Double, baseline: Double) -> RecordedGlyphs? {
        guard let face = run.face else { return nil }
        return RecordedGlyphs(
            face: face, size: Double(run.size), baseline: baseline,
            glyphs: run.glyphs.map { (id: $0.id, x: left + Double($0.x), rise: Double($0.y), stretch: Double($0.xScale)) })
    }

    /// The stand-in for text that was measured without a face (in layout tests): a block as high as a capital, 0.74 of the ascender.
    private static func block(for run: GlyphRun, on line: TextLine, left: Double, baseline: Double) -> Path {
        let width = visibleWidth(of: run, on: line)
        guard width > 0 else { return Path() }
        let height = line.ascent * 0.74
        return .rect(CGRect(x: left + run.x, y: baseline - height, width: width, height: height))
    }

    static func visibleWidth(of run: GlyphRun, on line: TextLine) -> Double {
        max(0, min(run.x + run.width, line.width) - run.x)
    }
}

extension Path {
    /// Adds the outline of a glyph: em units with y upwards become points with y downwards.
    fileprivate mutating func append(_ outline: GlyphOutline, at origin: CGPoint, scaleX: Double, scaleY: Double) {
        func placed(_ point: CGPoint) -> CGPoint { CGPoint(x: origin.x + point.x * scaleX, y: origin.y - point.y * scaleY) }
        for element in outline.elements {
            switch element {
            case .move(let point):
                let point = placed(point)
                move(point.x, point.y)
            case .line(let point):
                let point = placed(point)
                line(point.x, point.y)
            case .curve(let end, let first, let second):
                curve(placed(end), placed(first), placed(second))
            case .close:
                close()
            }
        }
    }
}
