import Foundation
import Typography

extension Canvas {
    /// How the glyphs of one stretch of equal style look.
    struct TextLook: Equatable {
        var color: RGBA
        var background: RGBA = .clear
        var isUnderlined = false
        var isStruckThrough = false
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
        if let recorder, let glyphs = TextFigure.recorded(run, left: left, baseline: baseline) {
            recorder.glyphs(glyphs, look.color)
        } else {
            fill(TextFigure.glyphs(of: run, on: line, left: left, baseline: baseline), look.color)
        }
        hatchPictures(of: run, left: left, baseline: baseline, look.color)
        let thickness = max(line.ascent / 14, 0.5)
        if look.isUnderlined {
            fill(.rect(CGRect(x: span.minX, y: baseline + thickness * 1.5, width: width, height: thickness)), look.color)
        }
        if look.isStruckThrough {
            fill(.rect(CGRect(x: span.minX, y: baseline - line.ascent * 0.3, width: width, height: thickness)), look.color)
        }
    }
}

extension Canvas {
    /// Glyphs that are pictures and no outlines (colour emoji) can't be drawn: a hatched box stands where each would.
    private func hatchPictures(of run: GlyphRun, left: Double, baseline: Double, _ color: RGBA) {
        guard let face = run.face else { return }
        for glyph in run.glyphs where glyph.advance > 1 && face.outline(of: glyph.id).elements.isEmpty && !face.isBlank(glyph.id) {
            let box = CGRect(
                x: left + glyph.x, y: baseline - 0.82 * run.size, width: Double(glyph.advance), height: Double(run.size)
            ).insetBy(dx: 1, dy: 0.5)
            hatch(box, radius: 2, color: color.faded(0.5), spacing: 4)
            strokeInside(box, radius: 2, color.faded(0.5), width: 0.75)
        }
    }
}

/// The outlines of text.
enum TextFigure {
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
