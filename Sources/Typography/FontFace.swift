import CPango
import CTypography
import CoreGraphics
import Foundation
import Synchronization

/// One outline in em units, y up: multiply by the font size and turn y round to draw it.
package struct GlyphOutline: Sendable {
    /// A step of the pen.
    package enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case close
    }

    package fileprivate(set) var elements: [Element] = []
}

/// A glyph that is a picture and no outline, as emoji are.
package struct GlyphPicture: Hashable, Sendable {
    /// The bytes of a PNG file.
    package let png: Data
    /// What the picture fills, in em: x from the glyph's origin, y up from the baseline.
    package let box: CGRect
}

/// A face whose outlines can be drawn, read from a file or from the program itself.
package final class FontFace: @unchecked Sendable {
    // HarfBuzz objects made immutable below may be used from any thread; the outlines are behind a lock.

    /// The family and style, for people.
    package let name: String
    /// Font units in an em.
    let unitsPerEm: CGFloat
    /// The HarfBuzz font, scaled to font units.
    let font: OpaquePointer
    private let outlines = Mutex<[UInt32: GlyphOutline]>([:])
    /// Widths in font units by glyph number.
    private let advances: [Int32]
    /// The glyphs of the spaces and of the marks that join, direct and vary what stands beside them.
    private let blanks: Set<UInt32>
    /// Whether the face has pictures in place of outlines.
    let hasPictures: Bool

    /// Opens a file of the program.
    convenience init?(bundled name: String) {
        guard let file = BundledFontFile.named(name),
            let blob = hb_blob_create(
                file.bytes.bindMemory(to: CChar.self).baseAddress, UInt32(file.bytes.count), HB_MEMORY_MODE_READONLY, nil, nil)
        else { return nil }
        self.init(blob: blob, index: 0, name: name)
    }

    /// Opens a face of a font file; nil when there is no readable font.
    convenience init?(path: String, index: UInt32 = 0) {
        guard let blob = hb_blob_create_from_file(path) else { return nil }
        self.init(blob: blob, index: index, name: URL(fileURLWithPath: path).lastPathComponent)
    }

    /// Takes over the blob.
    private init?(blob: OpaquePointer, index: UInt32, name: String) {
        defer { hb_blob_destroy(blob) }
        guard let face = hb_face_create(blob, index), hb_face_get_glyph_count(face) > 0 else { return nil }
        defer { hb_face_destroy(face) }
        let units = hb_face_get_upem(face)
        guard units > 0, let font = hb_font_create(face) else { return nil }
        hb_font_set_scale(font, Int32(units), Int32(units))
        hb_font_make_immutable(font)
        self.font = font
        self.name = name
        unitsPerEm = CGFloat(units)
        blanks = Self.blanks(of: font)
        hasPictures = hb_ot_color_has_png(face) != 0
        advances = (0..<min(hb_face_get_glyph_count(face), 2000)).map { hb_font_get_glyph_h_advance(font, $0) }
    }

    private static func blanks(of font: OpaquePointer) -> Set<UInt32> {
        let ranges: [ClosedRange<UInt32>] = [
            0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0xAD...0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x205F...0x2064, 0x3000...0x3000,
            0xFE00...0xFE0F, 0xFEFF...0xFEFF,
        ]
        var found: Set<UInt32> = []
        for scalar in ranges.joined() {
            var glyph: hb_codepoint_t = 0
            if hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 { found.insert(glyph) }
        }
        return found
    }

    deinit { hb_font_destroy(font) }

    /// The number of glyphs whose widths are at hand.
    var glyphCount: Int { advances.count }

    /// The glyph of a character; nil when the face hasn't got it.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0 ? glyph : nil
    }

    /// Whether a glyph is drawn by nothing because it stands for a blank or a mark without a shape; false for one whose picture isn't an
    /// outline, as emoji have it.
    package func isBlank(_ glyph: UInt32) -> Bool { blanks.contains(glyph) }

    /// A glyph's own width in em.
    func advance(of glyph: UInt32) -> CGFloat {
        let units = Int(glyph) < advances.count ? advances[Int(glyph)] : hb_font_get_glyph_h_advance(font, glyph)
        return CGFloat(units) / unitsPerEm
    }

    /// The line metrics that the file states, at a size in points.
    func metrics(size: CGFloat) -> FontMetrics {
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(font, &extents)
        let factor = size / unitsPerEm
        return FontMetrics(
            ascender: CGFloat(extents.ascender) * factor, descender: CGFloat(extents.descender) * factor,
            leading: CGFloat(extents.line_gap) * factor, capHeight: height(of: "H") * size, xHeight: height(of: "x") * size)
    }

    /// How tall a letter is, in em.
    private func height(of letter: Unicode.Scalar) -> CGFloat {
        var extents = hb_glyph_extents_t()
        guard let glyph = glyph(for: letter), hb_font_get_glyph_extents(font, glyph, &extents) != 0 else { return 0 }
        return CGFloat(extents.y_bearing) / unitsPerEm
    }

    /// The outline of a glyph. Empty for blanks and for pictures such as colour emoji.
    package func outline(of glyph: UInt32) -> GlyphOutline {
        outlines.withLock { known in
            if let outline = known[glyph] { return outline }
            let outline = OutlineReader.read(glyph, of: font, unitsPerEm: unitsPerEm)
            known[glyph] = outline
            return outline
        }
    }

    /// The picture of a glyph, the largest that the face has; nil for a glyph with an outline.
    package func picture(of glyph: UInt32) -> GlyphPicture? {
        var extents = hb_glyph_extents_t()
        guard hasPictures, let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &length), length > 0, hb_font_get_glyph_extents(font, glyph, &extents) != 0 else {
            return nil
        }
        // The height is negative: it counts downwards from the upper edge.
        let (left, top) = (CGFloat(extents.x_bearing) / unitsPerEm, CGFloat(extents.y_bearing) / unitsPerEm)
        let (width, height) = (CGFloat(extents.width) / unitsPerEm, CGFloat(-extents.height) / unitsPerEm)
        guard width > 0, height > 0 else { return nil }
        return GlyphPicture(
            png: Data(bytes: bytes, count: Int(length)), box: CGRect(x: left, y: top - height, width: width, height: height))
    }
}

/// Collects what HarfBuzz tells about an outline.
private final class OutlineReader {
    private var outline = GlyphOutline()
    private let unitsPerEm: CGFloat

    private init(unitsPerEm: CGFloat) { self.unitsPerEm = unitsPerEm }

    static func read(_ glyph: UInt32, of font: OpaquePointer, unitsPerEm: CGFloat) -> GlyphOutline {
        let reader = OutlineReader(unitsPerEm: unitsPerEm)
        var sink = TrellisOutlineSink(
            move_to: { OutlineReader.of($0).add { p in .move(to: p[0]) }($1, $2, 0, 0, 0, 0) },
            line_to: { OutlineReader.of($0).add { p in .line(to: p[0]) }($1, $2, 0, 0, 0, 0) },
            cubic_to: { OutlineReader.of($0).add { p in .curve(to: p[2], control1: p[0], control2: p[1]) }($1, $2, $3, $4, $5, $6) },
            close: { OutlineReader.of($0).outline.elements.append(.close) })
        trellis_glyph_outline(font, glyph, &sink, Unmanaged.passUnretained(reader).toOpaque())
        return reader.outline
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> OutlineReader {
        Unmanaged<OutlineReader>.fromOpaque(context!).takeUnretainedValue()
    }

    /// Returns what adds the element that `make` builds of up to three points in font units.
    private func add(_ make: @escaping ([CGPoint]) -> GlyphOutline.Element) -> (Float, Float, Float, Float, Float, Float) -> Void {
        { [self] x1, y1, x2, y2, x3, y3 in
            let points = [(x1, y1), (x2, y2), (x3, y3)].map { CGPoint(x: CGFloat($0.0) / unitsPerEm, y: CGFloat($0.1) / unitsPerEm) }
            outline.elements.append(make(points))
        }
    }
}
