import CoreGraphics
import Foundation

/// What sets one stretch of characters apart for measuring. Colours and the like stay with the caller.
package struct CharacterStyle: Hashable, Sendable {
    package var font: FontDescription
    /// Points added after each character.
    package var kern: CGFloat
    /// Points by which the baseline is raised.
    package var baselineOffset: CGFloat
    /// The box that stands for the character: its origin is relative to the baseline, y up; nil for text.
    package var attachmentBounds: CGRect?

    package init(font: FontDescription, kern: CGFloat = 0, baselineOffset: CGFloat = 0, attachmentBounds: CGRect? = nil) {
        (self.font, self.kern, self.baselineOffset, self.attachmentBounds) = (font, kern, baselineOffset, attachmentBounds)
    }
}

/// Where the lines of a paragraph stand between its edges.
package enum ParagraphAlignment: Hashable, Sendable { case left, center, right, justified, natural }

/// What happens to text that is too wide for its line.
package enum TextLineBreak: Hashable, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction in which a paragraph begins.
package enum ParagraphDirection: Hashable, Sendable { case natural, leftToRight, rightToLeft }

/// How the lines of one paragraph are set. Lengths in points; the names are those of `NSParagraphStyle`.
package struct ParagraphSettings: Hashable, Sendable {
    package var alignment = ParagraphAlignment.natural
    package var lineBreak = TextLineBreak.byWordWrapping
    package var direction = ParagraphDirection.natural
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    /// In ascending order; nil for the usual ones.
    package var tabStops: [TabStop]?
    package var defaultTabInterval: CGFloat = 0
    /// The bits of `NSParagraphStyle.LineBreakStrategy`.
    package var lineBreakStrategy: UInt = 0
    /// Words are parted at the end of a line that fills less than this share of its room; 0 leaves it to `TextConstraints.hyphenationFactor`.
    package var hyphenationFactor: CGFloat = 0
    /// Whether characters move together by up to a twentieth before the line is truncated.
    package var allowsTightening = false

    package init() {}

    /// Whether the last line takes a second word from the line above rather than hold one alone.
    package var pushesOutLastWord: Bool { lineBreakStrategy & 1 != 0 }
    /// Whether Korean words stay whole.
    package var keepsHangulWords: Bool { lineBreakStrategy & 2 != 0 }
}

/// A text with its styles: the input of a measurement, and the key under which the result is kept.
package struct StyledText: Hashable, Sendable {
    /// A stretch of equal style. Ranges count UTF-16 units, as Foundation's do.
    package struct Run: Hashable, Sendable {
        package var range: Range<Int>
        package var style: CharacterStyle
        package var paragraph: ParagraphSettings

        package init(range: Range<Int>, style: CharacterStyle, paragraph: ParagraphSettings = ParagraphSettings()) {
            (self.range, self.style, self.paragraph) = (range, style, paragraph)
        }
    }

    package let string: String
    /// In order, without gaps, covering the whole string; at least one, also for an empty string.
    package let runs: [Run]

    /// Feeds what most texts differ in: hashing every setting would cost more than measuring again.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(runs.count)
        hasher.combine(runs[0].style.font.size)
    }

    /// Creates a text of one style.
    package init(_ string: String, style: CharacterStyle, paragraph: ParagraphSettings = ParagraphSettings()) {
        self.string = string
        runs = [Run(range: 0..<string.utf16.count, style: style, paragraph: paragraph)]
    }

    /// Creates a text from its runs, which must be in order and cover it.
    package init(_ string: String, runs: [Run]) {
        precondition(!runs.isEmpty && runs.last?.range.upperBound == string.utf16.count, "runs must cover the text")
        self.string = string
        self.runs = runs
    }
}

extension StyledText {
    /// The text from a place on, as it goes on in another box: a paragraph that began before goes on with its later lines' indent.
    package func continued(from start: Int) -> StyledText {
        let rest = String(substring(start..<string.utf16.count))
        let separators = string.utf16.prefix(start).last.map { [0x0A, 0x0D, 0x2028, 0x2029, 0x85, 0x0C, 0x0B].contains($0) } ?? true
        let paragraphEnd = separators ? 0 : Paragraphs.split(rest)[0].whole.upperBound
        var parts: [Run] = []
        for run in runs where run.range.upperBound > start || (run.range.isEmpty && parts.isEmpty) {
            var part = run
            part.range = max(0, run.range.lowerBound - start)..<run.range.upperBound - start
            let cut = min(paragraphEnd, part.range.upperBound)
            if part.range.lowerBound < cut {
                var later = part
                later.range = part.range.lowerBound..<cut
                later.paragraph.firstLineHeadIndent = later.paragraph.headIndent
                parts.append(later)
                part.range = cut..<part.range.upperBound
            }
            if !part.range.isEmpty || parts.isEmpty { parts.append(part) }
        }
        return StyledText(rest, runs: parts)
    }
}
