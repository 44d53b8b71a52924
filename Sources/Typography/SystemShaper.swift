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
            case .system, .monospaced: SystemFontWidths.of(font)?.metrics ?? FontMetrics.system(size: font.size, weight: font.weight)
            case .named:
                FontLibrary.shared.face(for: font)?.metrics(size: font.size) ?? FontMetrics.system(size: font.size, weight: font.weight)
            }
        metrics.leading += font.leading
        return metrics
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
        var kern: CGFloat = 0
        for scalar in characters.unicodeScalars {
            if styleIndex < 0 || offset >= text.runs[styleIndex].range.upperBound {
                styleIndex = text.runIndex(at: offset)
                guard text.runs[styleIndex].style.attachmentBounds == nil else { return nil }
                kern = text.runs[styleIndex].style.kern
                let known = widths
                let font = text.runs[styleIndex].style.font
                widths = known?.font == font ? known : SystemFontWidths.of(font)
                if known?.font != font, let face = widths?.face { paragraph.faces.append(face) }
            }
            guard let widths, isSimple(scalar), let glyph = widths.glyph(for: scalar) else { return nil }
            paragraph.append(scalar, glyph, widths, styleIndex: styleIndex, kern: kern, offset: offset)
            offset += 1
        }
        return paragraph
    }

    /// Whether a character is drawn the same whatever stands beside it.
    private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
        // A soft hyphen shows only where a line ends at it.
        (scalar.value < 0x300 && scalar.value != 0xAD) || (0x370..<0x590).contains(scalar.value) || (0x1E00..<0x3000).contains(scalar.value)
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
        let whole = widths.advance(of: glyph)
        clusters.append(
            ShapedCluster(
                range: offset..<offset + 1, advance: whole + kern, glyphs: glyphs.count..<glyphs.count + 1, face: face, level: 0,
                styleIndex: styleIndex, isBlank: scalar.isBlank, isTab: false))
        glyphs.append(ShapedGlyph(id: glyph, x: 0, y: 0, advance: whole, xScale: widths.xScale(of: glyph)))
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
