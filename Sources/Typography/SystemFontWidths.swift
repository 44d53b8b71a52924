import CoreGraphics
import Foundation
import Synchronization

/// The widths, kerning and line metrics of one system font at its size, worked out once from the masters.
final class SystemFontWidths: Sendable {
    let font: FontDescription
    /// The face that is drawn.
    let face: FontFace?
    let metrics: FontMetrics
    /// By glyph number: the width in points with tracking, and by how much the outline is widened to fill it.
    private let advances: [CGFloat]
    private let xScales: [CGFloat]
    /// A square matrix by kerning class, in points; empty for a font without kerning.
    private let kerning: [CGFloat]
    private let table = SystemMetrics.shared
    private let fixedDigits: Bool

    private static let known = Mutex(TwoGenerations<FontDescription, SystemFontWidths>(capacity: 128))

    /// The widths of a font; nil for one that isn't the system's.
    static func of(_ font: FontDescription) -> SystemFontWidths? {
        if case .named = font.family { return nil }
        if let widths = known.withLock({ $0[font] }) { return widths }
        let widths = SystemFontWidths(font)
        known.withLock { $0[font] = widths }
        return widths
    }

    private init(_ font: FontDescription) {
        self.font = font
        let face = FontLibrary.shared.face(for: font)
        self.face = face
        metrics = FontMetrics.of(font)
        fixedDigits = font.usesMonospacedDigits
        let named = font.standsFor ?? (font.generation == .iOS8 ? .helveticaNeue : nil)
        let isSystem = font.family == .system && named == nil
        let widths = font.family == .system ? Self.systemWidths(of: font, named) : Self.monospacedWidths(of: face)
        let tracking = isSystem ? SystemTracking.units(atSize: font.size, font.generation) : 0
        advances = widths.map { ($0 + tracking) * font.size / 2048 }
        xScales = widths.enumerated().map { glyph, width in
            let own = (face?.advance(of: UInt32(glyph)) ?? 0) * 2048
            return own > 0 ? width / own : 1
        }
        let blend = SystemMetrics.Blend(font)
        kerning = isSystem ? SystemMetrics.shared.kerningMatrix(blend).map { $0 * font.size / 2048 } : []
    }

    /// By how much the per cent sign was narrower until iOS 13, in 1/2048 em: 207 to 230 fit "0%" at 34 pt, "37%" in bold at 15 and a segment "F%" at 13 in
    /// three public documents.
    private static var oldPercentSign: CGFloat { 215 }

    /// The width of each glyph in 1/2048 em, without tracking.
    /// - Parameter named: The font whose widths the face is given, if it isn't the system's own.
    private static func systemWidths(of font: FontDescription, _ named: NamedFont?) -> [CGFloat] {
        let (table, blend) = (SystemMetrics.shared, SystemMetrics.Blend(font))
        var widths = (0...table.glyphCount).map { table.advance(of: UInt16($0), blend) }
        if font.usesMonospacedDigits {
            // The width that all digits share: that of the regular zero, 76 to 84 more in bold
            // (fits the three widths measured on an iOS 26 simulator: 41.5 at 17 pt, 38.5 at 15 semibold, 57 at 22 bold).
            for glyph in table.digits { widths[Int(glyph)] = blend.mix(1290, 1366, 1242, 1326) }
        }
        if font.generation != .current, let percent = table.glyph(for: "%") { widths[Int(percent)] -= oldPercentSign }
        if let named { table.fill(&widths, as: named, weight: font.weight) }
        return widths
    }

    private static func monospacedWidths(of face: FontFace?) -> [CGFloat] {
        guard let face else { return [] }
        return (0..<UInt32(face.glyphCount)).map { face.advance(of: $0) * 2048 }
    }

    /// The glyph of a character in the face of this font.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        font.family == .system ? table.glyph(for: scalar).map(UInt32.init) : face?.glyph(for: scalar)
    }

    /// A glyph's width in points without kerning, tracking included.
    func advance(of glyph: UInt32) -> CGFloat { Int(glyph) < advances.count ? advances[Int(glyph)] : 0 }

    /// By how much the outline must be widened to fill the measured width.
    func xScale(of glyph: UInt32) -> CGFloat { Int(glyph) < xScales.count ? xScales[Int(glyph)] : 1 }

    /// What kerning adds between two glyphs, in points. Digits of equal width aren't kerned.
    func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat {
        guard !kerning.isEmpty, Int(left) <= table.glyphCount, Int(right) <= table.glyphCount else { return 0 }
        let (left, right) = (UInt16(left), UInt16(right))
        if fixedDigits, table.digits.contains(left), table.digits.contains(right) { return 0 }
        return kerning[table.kerningCell(left, right)]
    }
}
