import CoreGraphics
import Foundation

/// The room a text is set in.
package struct TextConstraints: Hashable, Sendable {
    /// The width lines must fit into, in points; `.greatestFiniteMagnitude` when there is no bound.
    package var width: CGFloat
    /// The height that decides how many lines are kept; lines that don't fit are cut off as `numberOfLines` does.
    package var height: CGFloat
    /// The largest number of lines; 0 when there is no bound.
    package var numberOfLines: Int
    /// Overrides the paragraphs' own way of breaking the last line when not nil.
    package var lineBreak: TextLineBreak?
    /// How the last line that is allowed ends where the paragraph's own way is to wrap; nil leaves it.
    package var lastLineBreak: TextLineBreak?
    /// The direction of a paragraph that doesn't say its own and holds no letter that decides.
    package var isRightToLeft: Bool
    /// Whether what a font adds between two lines counts.
    package var usesFontLeading = true
    /// Whether every paragraph that truncates is one line, not only the last line that is allowed: so Apple's string drawing and text views have it,
    /// and no label.
    package var cutsParagraphs = false
    /// The same as `ParagraphSettings.hyphenationFactor`, for paragraphs that say nothing.
    package var hyphenationFactor: CGFloat = 0
    /// Whether lines tell where each of their characters stands.
    package var keepsClusters = false

    /// Feeds what most constraints differ in.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(numberOfLines)
    }

    package init(
        width: CGFloat = .greatestFiniteMagnitude, height: CGFloat = .greatestFiniteMagnitude, numberOfLines: Int = 0,
        lineBreak: TextLineBreak? = nil, isRightToLeft: Bool = false
    ) {
        self.width = width.isNaN ? 0 : max(0, min(width, .greatestFiniteMagnitude))
        self.height = height.isNaN ? 0 : max(0, min(height, .greatestFiniteMagnitude))
        self.numberOfLines = max(0, numberOfLines)
        self.lineBreak = lineBreak
        self.isRightToLeft = isRightToLeft
    }
}

/// One glyph in its place.
package struct PositionedGlyph: Hashable, Sendable {
    /// The glyph's number in its face.
    package var id: UInt32
    /// Where the glyph's origin stands: x from the left edge of its line, y up from the line's baseline, in points.
    package var x: CGFloat
    package var y: CGFloat
    /// How far the next glyph stands from this one, in points.
    package var advance: CGFloat
    /// By how much the outline is to be widened so that it fills the measured advance; 1 for most.
    package var xScale: CGFloat
}

/// Glyphs of one face and style that stand side by side on a line, from left to right.
package struct GlyphRun: Sendable {
    /// The face whose outlines are drawn; nil for the square glyphs of layout tests and for attachments.
    package var face: FontFace?
    /// The em size in points.
    package var size: CGFloat
    /// The index of the run of the measured `StyledText` that this text comes from: the key to its colour.
    package var styleIndex: Int
    /// The characters, in UTF-16 units of the whole text.
    package var range: Range<Int>
    package var isRightToLeft: Bool
    package var glyphs: [PositionedGlyph]
    /// The attachment's box relative to the line's left edge and baseline, y down; nil for text.
    package var attachmentFrame: CGRect?
    /// The left edge and the width of the run on its line, in points.
    package var x: CGFloat
    package var width: CGFloat
}

/// Where the characters that can't be parted stand on their line.
package struct ClusterSpan: Hashable, Sendable {
    /// In UTF-16 units of the whole text.
    package var range: Range<Int>
    /// The left edge from that of the line, and the width, in points.
    package var x: CGFloat
    package var width: CGFloat
    package var isRightToLeft: Bool
}

/// One line as measured and as drawn.
package struct TextLine: Sendable {
    /// The top left corner of the line in the coordinates of the layout, y down, in points.
    package var origin: CGPoint
    /// The width of the glyphs without trailing blanks, in points.
    package var width: CGFloat
    /// From the baseline to the top and to the bottom of the line; both positive.
    package var ascent: CGFloat
    package var descent: CGFloat
    /// The baseline's y in the coordinates of the layout.
    package var baseline: CGFloat
    /// The characters of the line, in UTF-16 units, with the blanks at its end.
    package var range: Range<Int>
    /// Whether an ellipsis stands for characters left out.
    package var isTruncated: Bool
    package var runs: [GlyphRun]
    /// What the fonts and the paragraph ask for between this line and the next, in points, whether or not there is one.
    package var leading: CGFloat = 0
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    /// The characters from left to right; empty unless `TextConstraints.keepsClusters` asked for them.
    package var clusters: [ClusterSpan] = []

    /// All that separates this line from the next, but for the space before a paragraph.
    package var gap: CGFloat { leading + lineSpacing + paragraphSpacing }
    package var height: CGFloat { ascent + descent }
}

/// A text broken into lines: the answer of a measurement, and the very lines that are drawn later.
package final class TextLayout: Sendable {
    /// The widest line and the height of all, in points, unrounded.
    package let size: CGSize
    package let lines: [TextLine]
    /// Whether anything was left out for want of room.
    package let isTruncated: Bool
    /// Characters that no available font covers, each once, in order of appearance.
    package let uncoveredCharacters: [Unicode.Scalar]

    package init(size: CGSize, lines: [TextLine], isTruncated: Bool, uncoveredCharacters: [Unicode.Scalar] = []) {
        (self.size, self.lines, self.isTruncated, self.uncoveredCharacters) = (size, lines, isTruncated, uncoveredCharacters)
    }

    /// From the top of the layout to the first and to the last baseline, in points, unrounded; 0 without lines.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
