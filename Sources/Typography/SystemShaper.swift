import CoreGraphics
import Foundation

/// Shapes text as iOS does: the system font from the metrics table, everything else through HarfBuzz.
///
/// Text of one direction whose characters are all in the bundled repertoire never reaches HarfBuzz: its glyphs are the characters', their widths
/// and kerning the table's. That is exact, the same on every machine, and quick.
package struct SystemShaper: GlyphShaper {
    package init() {}

    package func shape(_ text: StyledText, range: Range<Int>, isRightToLeft: Bool) -> ShapedParagraph {
        let characters = text.substring(range)
        if let simple = TableShaper.shape(text, characters, offset: range.lowerBound) { return simple }
        return ComplexShaper(text: text, range: range, isRightToLeft: isRightToLeft).shape()
    }

    package func metrics(of font: FontDescription) -> FontMetrics {
        var metrics =
            switch font.family {
            case .system, .monospaced: FontMetrics.system(size: font.size, weight: font.weight)
            case .named:
                FontLibrary.shared.face(for: font)?.metrics(size: font.size) ?? FontMetrics.system(size: font.size, weight: font.weight)
            }
        metrics.leading += font.leading
        return metrics
    }
}

/// The widths of one font of the system, ready to be asked for glyph after glyph.
struct SystemFontWidths {
    let font: FontDescription
    let face: FontFace?
    private let blend: SystemMetrics.Blend
    private let metrics = SystemMetrics.shared
    private let pointsPerUnit: CGFloat
    private let tracking: CGFloat
    private let digitWidth: CGFloat?

    /// Nil for fonts that aren't the system's.
    init?(_ font: FontDescription) {
        if case .named = font.family { return nil }
        self.font = font
        face = FontLibrary.shared.face(for: font)
        blend = SystemMetrics.Blend(font)
        pointsPerUnit = font.size / 2048
        tracking = font.family == .system ? SystemTracking.units(atSize: font.size, font.generation) : 0
        digitWidth = font.usesMonospacedDigits ? Self.monospacedDigit(blend) : nil
    }

    /// The width that all digits share, in 1/2048 em: that of the regular zero, 76 to 84 more in bold
    /// (fits the three widths measured on an iOS 26 simulator: 41.5 at 17 pt, 38.5 at 15 semibold, 57 at 22 bold).
    private static func monospacedDigit(_ blend: SystemMetrics.Blend) -> CGFloat { blend.mix(1290, 1366, 1242, 1326) }

    /// The glyph of a character in the face of this font.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        guard font.family == .system else { return face?.glyph(for: scalar) }
        return metrics.glyph(for: scalar).map(UInt32.init)
    }

    /// A glyph's width in points without kerning, tracking included.
    func advance(of glyph: UInt32, scalar: Unicode.Scalar) -> (whole: CGFloat, glyphAlone: CGFloat) {
        let units: CGFloat
        if font.family == .monospaced {
            units = (face?.advance(of: glyph) ?? 0) * 2048
        } else if let digitWidth, (0x30...0x39).contains(scalar.value) {
            units = digitWidth
        } else {
            units = metrics.advance(of: UInt16(truncatingIfNeeded: glyph), blend)
        }
        return ((units + tracking) * pointsPerUnit, units * pointsPerUnit)
    }

    /// What kerning adds between two glyphs, in points.
    func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat {
        guard font.family == .system, digitWidth == nil || font.size == 0 else { return 0 }
        return metrics.kerning(UInt16(truncatingIfNeeded: left), UInt16(truncatingIfNeeded: right), blend) * pointsPerUnit
    }

    /// By how much the outline must be widened to fill the measured width.
    func xScale(of glyph: UInt32, width: CGFloat) -> CGFloat {
        guard let own = face?.advance(of: glyph), own > 0, font.size > 0 else { return 1 }
        return width / (own * font.size)
    }
}

/// Shapes text whose every character has a glyph in the bundled face and stands alone: no marks, one direction.
enum TableShaper {
    /// Returns nil when the text isn't that simple.
    static func shape(_ text: StyledText, _ characters: Substring, offset start: Int) -> ShapedParagraph? {
        var paragraph = ShapedParagraph()
        paragraph.clusters.reserveCapacity(characters.utf16.count)
        paragraph.glyphs.reserveCapacity(characters.utf16.count)
        var offset = start
        var styleIndex = -1
        var widths: SystemFontWidths?
        for scalar in characters.unicodeScalars {
            if styleIndex < 0 || offset >= text.runs[styleIndex].range.upperBound {
                styleIndex = text.runIndex(at: offset)
                guard text.runs[styleIndex].style.attachmentBounds == nil else { return nil }
                let known = widths
                let font = text.runs[styleIndex].style.font
                widths = known?.font == font ? known : SystemFontWidths(font)
                if known?.font != font, let face = widths?.face { paragraph.faces.append(face) }
            }
            guard let widths, isSimple(scalar), let glyph = widths.glyph(for: scalar) else { return nil }
            paragraph.append(scalar, glyph, widths, styleIndex: styleIndex, kern: text.runs[styleIndex].style.kern, offset: offset)
            offset += 1
        }
        return paragraph
    }

    /// Whether a character is drawn the same whatever stands beside it.
    private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x300 || (0x370..<0x590).contains(scalar.value) || (0x1E00..<0x3000).contains(scalar.value)
    }
}

extension ShapedParagraph {
    /// Adds one character as one cluster, kerned with the one before it if both are of the same font.
    fileprivate mutating func append(
        _ scalar: Unicode.Scalar, _ glyph: UInt32, _ widths: SystemFontWidths, styleIndex: Int, kern: CGFloat, offset: Int
    ) {
        let face = widths.face == nil ? nil : faces.count - 1
        if let last = clusters.last, last.styleIndex == styleIndex, let previous = glyphs.last {
            clusters[clusters.count - 1].advance += widths.kerning(previous.id, glyph)
        }
        let (whole, alone) = widths.advance(of: glyph, scalar: scalar)
        clusters.append(
            ShapedCluster(
                range: offset..<offset + 1, advance: whole + kern, glyphs: glyphs.count..<glyphs.count + 1, face: face, level: 0,
                styleIndex: styleIndex, isBlank: scalar.isBlank, isTab: false))
        glyphs.append(ShapedGlyph(id: glyph, x: 0, y: 0, advance: whole, xScale: widths.xScale(of: glyph, width: alone)))
    }
}

extension Unicode.Scalar {
    /// Whether the character is a space that may hang over the end of a line. A no-break space may not.
    var isBlank: Bool {
        switch value {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
        default: false
        }
    }
}
