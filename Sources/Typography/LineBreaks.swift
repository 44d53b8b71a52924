import CPango
import Foundation

/// Where a line may end, by the Unicode line breaking algorithm as Pango carries it (no font is asked, so the answer is the same everywhere).
package enum LineBreaks {
    /// Returns, for each UTF-16 offset of the paragraph from 0 to its length, whether a line may end before it.
    /// - Parameter keepingHangulWords: whether Korean words, which may be cut anywhere by the algorithm, stay whole.
    static func opportunities(in paragraph: Substring, keepingHangulWords: Bool = false) -> [Bool] {
        let text = String(paragraph)
        let characterCount = text.unicodeScalars.count
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: characterCount + 1)
        text.withCString { bytes in
            pango_get_log_attrs(bytes, Int32(text.utf8.count), -1, pango_language_from_string("en"), &attributes, Int32(attributes.count))
        }
        var result = [Bool](repeating: false, count: text.utf16.count + 1)
        var offset = 0
        var previousIsHangul = false
        for (index, scalar) in text.unicodeScalars.enumerated() {
            let isHangul = keepingHangulWords && scalar.isHangul
            result[offset] = attributes[index].is_line_break != 0 && !(isHangul && previousIsHangul)
            previousIsHangul = isHangul
            offset += scalar.utf16.count
        }
        result[offset] = true
        return result
    }

    /// The UTF-16 offsets of a text before which a line may end.
    package static func places(in text: String, keepingHangulWords: Bool = false) -> [Int] {
        opportunities(in: text[...], keepingHangulWords: keepingHangulWords).enumerated().compactMap { $0.element ? $0.offset : nil }
    }
}

extension Unicode.Scalar {
    /// Whether the character is a Korean syllable or a part of one.
    fileprivate var isHangul: Bool {
        switch value {
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
        default: false
        }
    }
}
