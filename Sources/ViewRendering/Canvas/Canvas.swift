import CCairo
import CoreGraphics
import Foundation
import Typography

/// The pen on a surface: points, origin at the top left, y downwards.
///
/// Cairo keeps its first error and ignores later calls, so the single steps aren't checked; `finish()` throws what went wrong.
final class Canvas {
    let context: OpaquePointer
    /// Pixels a point on the surface itself; 1 on vector surfaces.
    let deviceScale: Double
    /// Pixels a point for whatever has to become pixels (shadows, images) even on a vector surface.
    let rasterScale: Double
    /// Glyphs are drawn as outlines where Cairo would move each to a whole pixel.
    let drawsGlyphsAsOutlines: Bool
    /// The pictures of emoji that were drawn; nil for those that can't be read.
    var glyphPictures: [GlyphPicture: Pixels?] = [:]
    private let surface: OpaquePointer
    private let owner: Surface?
    /// Takes everything down in place of its being drawn.
    let recorder: MarkRecorder?

    /// A canvas on a picture that will be a file.
    init(_ surface: Surface) {
        owner = surface
        recorder = nil
        self.surface = cairo_surface_reference(surface.handle)
        context = cairo_create(surface.handle)
        deviceScale = surface.deviceScale
        rasterScale = surface.size.scale
        drawsGlyphsAsOutlines = surface.format == .png
        cairo_scale(context, deviceScale, deviceScale)
    }

    /// A canvas on a sheet of pixels in memory, for masks and shadows.
    init(pixelsWide: Int, pixelsHigh: Int, scale: Double) throws(RenderError) {
        owner = nil
        recorder = nil
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(pixelsWide), Int32(pixelsHigh))
        context = cairo_create(surface)
        deviceScale = scale
        rasterScale = scale
        drawsGlyphsAsOutlines = true
        try Surface.check(cairo_surface_status(surface))
        cairo_scale(context, scale, scale)
    }

    /// A canvas on which nothing appears: `recorder` takes down what is asked for.
    init(recorder: MarkRecorder) {
        owner = nil
        self.recorder = recorder
        surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        context = cairo_create(surface)
        deviceScale = 1
        rasterScale = 1
        drawsGlyphsAsOutlines = true
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// The surface drawn on, for use as a source elsewhere.
    var surfaceHandle: OpaquePointer { surface }

    /// Ends the drawing and answers the bytes of the file.
    func finish() throws(RenderError) -> Data {
        try Surface.check(cairo_status(context))
        guard let owner else { return Data() }
        return try owner.finish()
    }
}

// MARK: - State

extension Canvas {
    /// Remembers transform and clip until the matching `restore()`.
    func save() {
        if let recorder { return recorder.save() }
        cairo_save(context)
    }

    /// Brings transform and clip back to what they were at the matching `save()`.
    func restore() {
        if let recorder { return recorder.restore() }
        cairo_restore(context)
    }

    /// Runs `body`; transform and clip are afterwards as before.
    func withState(_ body: () -> Void) {
        save()
        body()
        restore()
    }

    /// What is drawn until the matching `endGroup(alpha:)` goes on a sheet of its own.
    func beginGroup() {
        if let recorder { return recorder.beginGroup() }
        cairo_push_group(context)
    }

    /// Lays the sheet over the picture at the given opacity.
    func endGroup(alpha: Double) {
        if let recorder { return recorder.endGroup(alpha: max(0, min(1, alpha))) }
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, max(0, min(1, alpha)))
    }

    /// Runs `body` and lays what it drew over the picture at the given opacity, as one sheet.
    func group(alpha: Double, _ body: () -> Void) {
        guard alpha < 1 else { return body() }
        beginGroup()
        body()
        endGroup(alpha: alpha)
    }

    func translate(_ dx: Double, _ dy: Double) {
        if let recorder { return recorder.concat(CGAffineTransform(translationX: dx, y: dy)) }
        cairo_translate(context, dx, dy)
    }

    /// Multiplies the transform: x' = a x + c y + tx, y' = b x + d y + ty. A transform without an inverse draws nothing.
    func concat(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        if let recorder { return recorder.concat(CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)) }
        var matrix = cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
        guard Canvas.isInvertible(a: a, b: b, c: c, d: d) else {
            // Cairo would refuse every later call on this picture.
            cairo_reset_clip(context)
            cairo_rectangle(context, 0, 0, 0, 0)
            cairo_clip(context)
            return
        }
        cairo_transform(context, &matrix)
    }

    func concat(_ transform: CGAffineTransform) {
        concat(
            a: Double(transform.a), b: Double(transform.b), c: Double(transform.c), d: Double(transform.d), tx: Double(transform.tx),
            ty: Double(transform.ty))
    }

    static func isInvertible(a: Double, b: Double, c: Double, d: Double) -> Bool {
        let determinant = a * d - b * c
        return determinant.isFinite && abs(determinant) > 1e-12
    }

    func clip(to path: Path, evenOdd: Bool = false) {
        if let recorder { return recorder.clip(to: path) }
        trace(path)
        if evenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
        cairo_clip(context)
        if evenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING) }
    }

    /// Makes the inside of a path transparent, on the innermost sheet.
    func erase(_ path: Path) {
        guard recorder == nil else { return }
        withState {
            cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
            trace(path)
            cairo_fill(context)
        }
    }

    /// Lays the sheet that was begun last over the picture, as opaque as what `mask` draws is at each place. A recorder leaves the mask out.
    func endGroup(mask: () -> Void) {
        guard recorder == nil, let content = cairo_pop_group(context) else { return endGroup(alpha: 1) }
        cairo_push_group(context)
        mask()
        let shown = cairo_pop_group(context)
        cairo_set_source(context, content)
        cairo_mask(context, shown)
        cairo_pattern_destroy(shown)
        cairo_pattern_destroy(content)
    }

    /// What can still be drawn on, in the current coordinates.
    var clipBounds: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

// MARK: - Shapes

extension Canvas {
    /// How a line ends.
    enum Cap {
        case butt
        case round
        case square
    }

    /// How two lines meet.
    enum Join {
        case miter
        case round
        case bevel
    }

    func fill(_ path: Path, _ color: RGBA) {
        guard !color.isClear, !path.isEmpty else { return }
        if let recorder { return recorder.fill(path, color, evenOdd: false) }
        trace(path)
        setSource(color)
        cairo_fill(context)
    }

    /// Fills the parts covered an odd number of times: a ring is two shapes in one path.
    func fillEvenOdd(_ path: Path, _ color: RGBA) {
        if let recorder { return recorder.fill(path, color, evenOdd: true) }
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
        fill(path, color)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    }

    /// Draws a line of the given width in points, centred on the path. Without a word about corners they are as round as the ends.
    func stroke(
        _ path: Path, _ color: RGBA, width: Double, cap: Cap = .butt, dash: [Double] = [], phase: Double = 0, join: Join? = nil
    ) {
        guard !color.isClear, width > 0, !path.isEmpty else { return }
        if let recorder { return recorder.stroke(path, color, width: width, round: cap == .round, dash: dash) }
        let caps: [Cap: cairo_line_cap_t] = [.butt: CAIRO_LINE_CAP_BUTT, .round: CAIRO_LINE_CAP_ROUND, .square: CAIRO_LINE_CAP_SQUARE]
        let joins: [Join: cairo_line_join_t] = [
            .miter: CAIRO_LINE_JOIN_MITER, .round: CAIRO_LINE_JOIN_ROUND, .bevel: CAIRO_LINE_JOIN_BEVEL,
        ]
        trace(path)
        setSource(color)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, caps[cap] ?? CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(context, joins[join ?? (cap == .round ? .round : .miter)] ?? CAIRO_LINE_JOIN_MITER)
        cairo_set_dash(context, dash, Int32(dash.count), phase)
        cairo_stroke(context)
    }

    /// A line of the given width just inside the edge of a rounded rectangle, as a layer's border runs.
    func strokeInside(_ rect: CGRect, radius: Double, corners: Path.Corners = .all, _ color: RGBA, width: Double) {
        let width = min(width, min(rect.width, rect.height) / 2)
        guard width > 0 else { return }
        let inner = rect.insetBy(dx: width / 2, dy: width / 2)
        stroke(.roundedRect(inner, radius: max(0, radius - width / 2), corners: corners), color, width: width)
    }

    /// Covers the whole surface.
    func paint(_ color: RGBA) {
        setSource(color)
        cairo_paint(context)
    }

    func setSource(_ color: RGBA) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    func trace(_ path: Path) {
        cairo_new_path(context)
        for step in path.steps {
            switch step {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let end, let first, let second):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }
}
