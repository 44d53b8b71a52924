import CoreGraphics
import Foundation

/// The smallest piece of text that a line may be cut at: the glyphs of one or more characters that belong together.
package struct ShapedCluster: Sendable {
    /// Its characters, in UTF-16 units of the whole text.
    package var range: Range<Int>
    /// Its width in points, kerning, tracking and `kern` included.
    package var advance: CGFloat
    /// Its glyphs in `ShapedParagraph.glyphs`, in visual order.
    package var glyphs: Range<Int>
    /// The index of the face in `ShapedParagraph.faces`; nil where no glyphs are drawn.
    package var face: Int?
    /// The level of the bidirectional algorithm: odd from right to left.
    package var level: UInt8
    /// The index of the run of the `StyledText`.
    package var styleIndex: Int
    package var isBlank: Bool
    package var isTab: Bool
}

/// One glyph relative to its cluster: x from the cluster's left edge, y up from the baseline.
package struct ShapedGlyph: Sendable {
    package var id: UInt32
    package var x: CGFloat
    package var y: CGFloat
    package var advance: CGFloat
    package var xScale: CGFloat
}

/// A paragraph turned into glyphs, before it is broken into lines. Clusters stand in reading order.
package struct ShapedParagraph: Sendable {
    package var clusters: [ShapedCluster] = []
    package var glyphs: [ShapedGlyph] = []
    package var faces: [FontFace] = []
    package var isRightToLeft = false
    package var uncoveredCharacters: [Unicode.Scalar] = []
    /// Where lines may end.
    let lineBreaks = LineBreakStore()

    package init() {}
}

/// Turns characters into glyphs with positions; everything else about lines is the typesetter's.
package protocol GlyphShaper: Sendable {
    /// Shapes the characters of `range`, which holds no paragraph separator.
    /// - Parameter isRightToLeft: the direction of a paragraph that doesn't decide itself.
    func shape(_ text: StyledText, range: Range<Int>, isRightToLeft: Bool) -> ShapedParagraph

    /// The vertical measures of a font at its size.
    func metrics(of font: FontDescription) -> FontMetrics
}
