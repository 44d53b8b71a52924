import CoreGraphics
import Foundation

/// Shapes every character as a square of the font's size, so that a layout test needs no font and its numbers are plain arithmetic.
///
/// Line metrics are the system font's: a line is 1.193359375 em tall.
package struct SquareShaper: GlyphShaper {
    package init() {}

    package func shape(_ text: StyledText, range: Range<Int>, isRightToLeft: Bool) -> ShapedParagraph {
        var paragraph = ShapedParagraph()
        var offset = range.lowerBound
        let units = text.string.utf16
        let slice = text.string[
            units.index(units.startIndex, offsetBy: range.lowerBound)..<units.index(units.startIndex, offsetBy: range.upperBound)]
        for character in slice {
            let styleIndex = text.runIndex(at: offset)
            let style = text.runs[styleIndex].style
            let length = character.utf16.count
            paragraph.clusters.append(
                ShapedCluster(
                    range: offset..<offset + length, advance: (style.attachmentBounds?.width ?? style.font.size) + style.kern,
                    glyphs: 0..<0, face: nil,
                    level: 0, styleIndex: styleIndex, isBlank: character.isWhitespace, isTab: false))
            offset += length
        }
        return paragraph
    }

    package func metrics(of font: FontDescription) -> FontMetrics {
        var metrics = FontMetrics.of(font)
        metrics.leading = font.leading
        return metrics
    }
}

extension StyledText {
    /// The index of the run that holds a UTF-16 offset; the last one for the end of the text.
    package func runIndex(at offset: Int) -> Int {
        runs.firstIndex { offset < $0.range.upperBound } ?? runs.count - 1
    }
}
