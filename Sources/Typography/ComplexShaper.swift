import CPango
import CoreGraphics
import Foundation

/// Shapes one paragraph of any scripts and directions.
///
/// Steps: find the direction of every character (Unicode annex 9, through Pango); cut the text into stretches of one style, direction, script and
/// face; shape each stretch with HarfBuzz; turn its glyphs into clusters in reading order. The system face keeps the widths of its table.
struct ComplexShaper {
    private let text: StyledText
    private let range: Range<Int>
    private let characters: [TextCharacter]
    private let isRightToLeft: Bool
    private var paragraph = ShapedParagraph()

    /// A scalar with what decides how it is shaped.
    private struct TextCharacter {
        var scalar: Unicode.Scalar
        var offset: Int
        var level: UInt8
        var styleIndex: Int
        var startsGrapheme: Bool
        /// Whether it belongs to something that is shown as an emoji.
        var isEmoji: Bool
    }

    /// Characters that are shaped together.
    private struct Stretch {
        var characters: Range<Int>
        var face: FontFace?
        var isFallback: Bool
        var script: hb_script_t
        var isEmoji: Bool
    }

    init(text: StyledText, range: Range<Int>, isRightToLeft: Bool) {
        self.text = text
        self.range = range
        let substring = text.substring(range)
        let direction = text.runs[text.runIndex(at: range.lowerBound)].paragraph.direction
        let (levels, base) = Self.levels(of: String(substring), direction: direction, isRightToLeft: isRightToLeft)
        self.isRightToLeft = base
        var offset = range.lowerBound
        var characters: [TextCharacter] = []
        for grapheme in substring {
            var starts = true
            let isEmoji = grapheme.isShownAsEmoji
            for scalar in grapheme.unicodeScalars {
                characters.append(
                    TextCharacter(
                        scalar: scalar, offset: offset, level: characters.count < levels.count ? levels[characters.count] : 0,
                        styleIndex: text.runIndex(at: offset), startsGrapheme: starts, isEmoji: isEmoji))
                offset += scalar.utf16.count
                starts = false
            }
        }
        self.characters = characters
    }

    /// The embedding level of each scalar and whether the paragraph as a whole runs from right to left.
    private static func levels(of string: String, direction: ParagraphDirection, isRightToLeft: Bool) -> (
        levels: [UInt8], isRightToLeft: Bool
    ) {
        var base: PangoDirection =
            switch direction {
            case .leftToRight: PANGO_DIRECTION_LTR
            case .rightToLeft: PANGO_DIRECTION_RTL
            case .natural: isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR
            }
        let count = string.unicodeScalars.count
        let levels = string.withCString { pango_log2vis_get_embedding_levels($0, Int32(string.utf8.count), &base) }
        defer { g_free(levels) }
        guard let levels else { return ([], false) }
        return (Array(UnsafeBufferPointer(start: levels, count: count)), base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL)
    }

    func shape() -> ShapedParagraph {
        var copy = self
        copy.paragraph.isRightToLeft = isRightToLeft
        for stretch in copy.stretches() { copy.append(stretch) }
        return copy.paragraph
    }

    // MARK: Cutting

    /// Cuts the characters where style, direction, script or face changes. Attachments and tabs stand alone.
    private mutating func stretches() -> [Stretch] {
        var result: [Stretch] = []
        var script = HB_SCRIPT_COMMON
        var face: (face: FontFace?, isFallback: Bool) = (nil, false)
        for (index, character) in characters.enumerated() {
            if character.startsGrapheme { face = chooseFace(for: character) }
            script = Self.script(of: character.scalar, after: script)
            if let last = result.last, let previous = last.characters.last.map({ characters[$0] }),
                !character.startsGrapheme || joins(previous, character), last.face === face.face,
                character.level == previous.level, character.styleIndex == previous.styleIndex, character.isEmoji == previous.isEmoji,
                !character.startsGrapheme || last.script == script || last.script == HB_SCRIPT_COMMON
            {
                result[result.count - 1].characters = last.characters.lowerBound..<index + 1
                if last.script == HB_SCRIPT_COMMON { result[result.count - 1].script = script }
            } else {
                result.append(
                    Stretch(
                        characters: index..<index + 1, face: face.face, isFallback: face.isFallback, script: script,
                        isEmoji: character.isEmoji))
            }
        }
        return result
    }

    /// Whether two neighbours may be shaped together at all.
    private func joins(_ left: TextCharacter, _ right: TextCharacter) -> Bool {
        ![left, right].contains { $0.scalar == "\t" || text.runs[$0.styleIndex].style.attachmentBounds != nil }
    }

    /// Common and inherited characters take the script of the text before them.
    private static func script(of scalar: Unicode.Scalar, after previous: hb_script_t) -> hb_script_t {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
        return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN ? previous : script
    }

    /// The wanted face if it has the character, else one that has it.
    private mutating func chooseFace(for character: TextCharacter) -> (face: FontFace?, isFallback: Bool) {
        let font = text.runs[character.styleIndex].style.font
        if character.isEmoji, let face = FontLibrary.shared.emojiFace(for: character.scalar) { return (face, true) }
        let wanted = FontLibrary.shared.face(for: font) ?? FontLibrary.shared.face(for: FontDescription(size: font.size))
        if let wanted, wanted.glyph(for: character.scalar) != nil || character.scalar.isInvisible { return (wanted, false) }
        if let fallback = FontLibrary.shared.fallbackFace(for: character.scalar) { return (fallback, true) }
        if !paragraph.uncoveredCharacters.contains(character.scalar) { paragraph.uncoveredCharacters.append(character.scalar) }
        // A box stands for it, as wide as the character would be.
        return (FontLibrary.shared.face(for: FontDescription(size: font.size)), true)
    }

    // MARK: Shaping

    private mutating func append(_ stretch: Stretch) {
        let first = characters[stretch.characters.lowerBound]
        let style = text.runs[first.styleIndex].style
        if let bounds = style.attachmentBounds {
            return appendBox(stretch, width: bounds.width + style.kern)
        }
        if first.scalar == "\t" { return appendBox(stretch, width: 0, isTab: true) }
        guard let face = stretch.face else { return appendBox(stretch, width: style.font.size / 2) }
        var shaped = HarfBuzzShaper.shape(
            scalars: characters[stretch.characters].map { ($0.scalar, $0.offset) }, face: face, script: stretch.script,
            isRightToLeft: first.level % 2 == 1)
        if first.level % 2 == 1 { shaped.reverse() }
        paragraph.faces.append(face)
        let widths = stretch.isFallback ? nil : SystemFontWidths.of(style.font)
        append(shaped, stretch, style: style, face: face, widths: widths)
    }

    /// A cluster without glyphs: an attachment, a tab, or a character that no font has.
    private mutating func appendBox(_ stretch: Stretch, width: CGFloat, isTab: Bool = false) {
        for index in stretch.characters {
            let character = characters[index]
            paragraph.clusters.append(
                ShapedCluster(
                    range: character.offset..<character.offset + character.scalar.utf16.count, advance: width, glyphs: 0..<0, face: nil,
                    level: character.level, styleIndex: character.styleIndex, isBlank: character.scalar.isBlank, isTab: isTab))
        }
    }

    /// Adds HarfBuzz' clusters, which stand in reading order, with their widths in points.
    private mutating func append(
        _ shaped: [HarfBuzzShaper.Cluster], _ stretch: Stretch, style: CharacterStyle, face: FontFace, widths: SystemFontWidths?
    ) {
        let end = characters[stretch.characters.upperBound - 1]
        let stretchEnd = end.offset + end.scalar.utf16.count
        var previous: UInt32?
        for (index, whole) in shaped.enumerated() {
            let cluster = stretch.isEmoji && !face.hasPictures ? whole.withOneBox : whole
            let upper = index + 1 < shaped.count ? shaped[index + 1].offset : stretchEnd
            let scalar = scalar(at: cluster.offset, in: stretch)
            let fixed = fixedWidth(of: cluster, scalar, stretch, face, size: style.font.size)
            let start = paragraph.glyphs.count
            var x: CGFloat = 0
            for glyph in cluster.glyphs {
                let natural = glyph.advance * style.font.size
                // Marks and what HarfBuzz made invisible have no width and get no tracking.
                let ownWidths = natural > 0 ? widths : nil
                var advance = ownWidths?.advance(of: glyph.id) ?? natural
                // Every picture gets the room of an emoji, whatever its font says.
                if stretch.isEmoji, natural > 0, face.hasPictures { advance = FallbackWidths.emoji(at: style.font.size) * style.font.size }
                paragraph.glyphs.append(
                    ShapedGlyph(
                        id: glyph.id, x: x + glyph.xOffset * style.font.size, y: glyph.yOffset * style.font.size, advance: advance,
                        xScale: ownWidths?.xScale(of: glyph.id) ?? 1))
                x += advance
            }
            if let fixed {
                if cluster.glyphs.count == 1, cluster.glyphs[0].id == 0, x > 0 {
                    paragraph.glyphs[start].xScale = fixed * style.font.size / x
                }
                x = fixed * style.font.size
            }
            if let widths, let left = previous, let right = cluster.glyphs.first?.id, let last = paragraph.clusters.indices.last {
                paragraph.clusters[last].advance += widths.kerning(left, right)
            }
            previous = cluster.glyphs.count == 1 ? cluster.glyphs[0].id : nil
            paragraph.clusters.append(
                ShapedCluster(
                    range: cluster.offset..<max(upper, cluster.offset), advance: x + style.kern, glyphs: start..<paragraph.glyphs.count,
                    face: paragraph.faces.count - 1, level: characters[stretch.characters.lowerBound].level,
                    styleIndex: characters[stretch.characters.lowerBound].styleIndex, isBlank: scalar.isBlank, isTab: false))
        }
    }

    /// The width in em of a cluster whose face depends on the machine but whose width doesn't.
    ///
    /// What a font has no one picture for (a family of a kind it doesn't know) is a row of pictures.
    private func fixedWidth(
        of cluster: HarfBuzzShaper.Cluster, _ scalar: Unicode.Scalar, _ stretch: Stretch, _ face: FontFace, size: CGFloat
    ) -> CGFloat? {
        guard stretch.isEmoji else { return stretch.isFallback ? FallbackWidths.em(of: scalar, size: size) : nil }
        let pictures = face.hasPictures ? cluster.glyphs.count { $0.advance > 0 } : 1
        return FallbackWidths.emoji(at: size) * CGFloat(max(1, pictures))
    }

    private func scalar(at offset: Int, in stretch: Stretch) -> Unicode.Scalar {
        characters[stretch.characters].first { $0.offset == offset }?.scalar ?? " "
    }
}

extension Unicode.Scalar {
    /// Whether the character shows nothing and takes no room whatever the font: joiners, marks of direction, variation selectors.
    var isInvisible: Bool { properties.isDefaultIgnorableCodePoint || properties.generalCategory == .control }
}

extension HarfBuzzShaper.Cluster {
    /// The same cluster, with one box for all of it if a part of it isn't in the face.
    fileprivate var withOneBox: HarfBuzzShaper.Cluster {
        guard let box = glyphs.first(where: { $0.id == 0 }) else { return self }
        return HarfBuzzShaper.Cluster(offset: offset, glyphs: [box])
    }
}

extension Character {
    /// Whether the character is shown as a picture: one that is so by itself and isn't followed by the sign for text, or one followed by the sign for
    /// pictures (U+FE0F) or by a colour of skin (Unicode's technical standard 51).
    fileprivate var isShownAsEmoji: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
        let rest = unicodeScalars.dropFirst()
        if rest.contains(where: { $0.value == 0xFE0F || $0.properties.isEmojiModifier }) { return true }
        return first.properties.isEmojiPresentation && rest.first?.value != 0xFE0E
    }
}

/// Widths of characters whose face depends on the machine but whose width on iOS doesn't: they keep lines the same everywhere.
enum FallbackWidths {
    /// The width in em, or nil when only a face can tell.
    ///
    /// Ideographs, kana, hangul and full-width forms fill the em in Apple's fonts for them.
    static func em(of scalar: Unicode.Scalar, size: CGFloat) -> CGFloat? {
        if fillsEm(scalar) { return 1 }
        switch scalar.value {
        case 0xFF61...0xFF9F: return 0.5
        case 0x1F300...0x1FAFF: return emoji(at: size)
        default: return scalar.properties.isEmojiPresentation ? emoji(at: size) : nil
        }
    }

    /// The width of an emoji in em: 1.25, and from 20 points on 5 points more than the size.
    ///
    /// An estimate: public documents have labels of one emoji 40 points wide at 35 points and 43 at 38 (one repository each).
    static func emoji(at size: CGFloat) -> CGFloat { size > 20 ? 1 + 5 / size : 1.25 }

    /// Whether a character is as wide as the em in Apple's fonts.
    static func fillsEm(_ scalar: Unicode.Scalar?) -> Bool {
        guard let scalar else { return false }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return true
        default: return false
        }
    }
}
