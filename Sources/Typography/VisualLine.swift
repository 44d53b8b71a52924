import CoreGraphics
import Foundation

/// One line with its glyphs in the order in which they are drawn, from left to right.
struct VisualLine {
    private(set) var runs: [GlyphRun] = []
    /// Where each cluster of the text stands; empty unless asked for.
    private(set) var clusters: [ClusterSpan] = []
    /// The width without the blanks that hang over the end, in points: what is aligned.
    private(set) var width: CGFloat = 0
    /// The width with those of these blanks that the box has room for, in points: what the size of the text counts.
    private(set) var extent: CGFloat = 0

    /// A cluster, and whether its glyphs are the ellipsis' and not the text's own.
    private struct Piece {
        var cluster: ShapedCluster
        var isEllipsis = false
    }

    /// Where the glyphs are.
    private let paragraph: ShapedParagraph
    private let ellipsis: ShapedParagraph?

    private let styles: [StyledText.Run]

    /// - Parameters:
    ///   - wraps: whether the paragraph goes on in the next line; then all blanks at the end hang over its edge. Otherwise they are part of it as
    ///     far as there is room (Interface Builder makes a label with a blank before its line break wider by the blank).
    ///   - room: the width of the box of the line, in points.
    ///   - isJustified: whether the line fills its box.
    init(
        line: CutLine, paragraph: ShapedParagraph, text: StyledText, room: CGFloat, wraps: Bool, isJustified: Bool, tabs: TabRuler,
        keepsClusters: Bool = false
    ) {
        styles = text.runs
        self.paragraph = paragraph
        ellipsis = line.ellipsis?.shaped.paragraph
        var clusters = line.clusters
        tabs.set(&clusters)
        var pieces = clusters.map { Piece(cluster: $0) }
        if let (shaped, index) = line.ellipsis {
            let position = index < line.clusters.count ? line.clusters[index].range.lowerBound : line.clusters.last?.range.upperBound ?? 0
            pieces.insert(contentsOf: Self.pieces(of: shaped, at: position, level: paragraph.isRightToLeft ? 1 : 0), at: index)
        }
        let hanging = Self.layTrailingBlanks(of: &pieces, baseLevel: paragraph.isRightToLeft ? 1 : 0)
        if isJustified { Self.justify(&pieces, upTo: pieces.count - hanging, room: room, text: text) }
        let visual = Self.reordered(pieces)
        let total = visual.reduce(0) { $0 + $1.cluster.advance }
        let blankWidth = pieces.suffix(hanging).reduce(0) { $0 + $1.cluster.advance }
        let beyondRoom = min(blankWidth, max(0, total - room))
        let hangingWidth = wraps ? blankWidth : beyondRoom
        width = total - hangingWidth
        extent = total - beyondRoom
        // From right to left the hanging blanks stand on the left: what is drawn begins after them.
        var x = paragraph.isRightToLeft ? -hangingWidth : 0
        for piece in visual {
            if keepsClusters, !piece.isEllipsis { self.clusters.append(ClusterSpan(piece.cluster, at: x)) }
            append(piece, at: &x)
        }
    }

    private static func pieces(of ellipsis: ShapedEllipsis, at offset: Int, level: UInt8) -> [Piece] {
        ellipsis.paragraph.clusters.map { cluster in
            var cluster = cluster
            cluster.range = offset..<offset
            cluster.styleIndex = ellipsis.styleIndex
            cluster.level = level
            return Piece(cluster: cluster, isEllipsis: true)
        }
    }

    /// Gives the blanks at the end the paragraph's direction (rule L1 of Unicode annex 9) and returns their number.
    private static func layTrailingBlanks(of pieces: inout [Piece], baseLevel: UInt8) -> Int {
        var count = 0
        while count < pieces.count, pieces[pieces.count - 1 - count].cluster.isBlank {
            pieces[pieces.count - 1 - count].cluster.level = baseLevel
            count += 1
        }
        return count
    }

    /// Widens the blanks after the last tab so that the line fills its room; in a line without blanks, what follows each ideograph.
    private static func justify(_ pieces: inout [Piece], upTo end: Int, room: CGFloat, text: StyledText) {
        let free = room - pieces[..<end].reduce(0) { $0 + $1.cluster.advance }
        guard free > 0, room < .greatestFiniteMagnitude, end > 1 else { return }
        let start = (pieces[..<end].lastIndex { $0.cluster.isTab } ?? -1) + 1
        var places = (start..<end).filter { pieces[$0].cluster.isBlank }
        if places.isEmpty {
            places = (start..<end - 1).filter { FallbackWidths.fillsEm(text.scalar(at: pieces[$0].cluster.range.lowerBound)) }
        }
        for place in places { pieces[place].cluster.advance += free / CGFloat(places.count) }
    }

    /// Reverses every stretch of each level down to the lowest odd one (rule L2 of Unicode annex 9).
    private static func reordered(_ pieces: [Piece]) -> [Piece] {
        let highest = pieces.reduce(0) { max($0, $1.cluster.level) }
        guard highest > 0 else { return pieces }
        var result = pieces
        for level in stride(from: highest, to: 0, by: -1) {
            var start = 0
            while start < result.count {
                guard result[start].cluster.level >= level else { start += 1; continue }
                var end = start
                while end < result.count, result[end].cluster.level >= level { end += 1 }
                result[start..<end].reverse()
                start = end
            }
        }
        return result
    }

    /// Adds a cluster's glyphs to the last run, or begins a new run when anything that a run shares differs.
    private mutating func append(_ piece: Piece, at x: inout CGFloat) {
        let cluster = piece.cluster
        let source = piece.isEllipsis ? ellipsis ?? paragraph : paragraph
        let face = cluster.face.map { source.faces[$0] }
        let isRightToLeft = cluster.level % 2 == 1
        let style = styles[cluster.styleIndex].style
        let continues =
            style.attachmentBounds == nil
            && runs.last.map {
                $0.face === face && $0.styleIndex == cluster.styleIndex && $0.isRightToLeft == isRightToLeft && $0.attachmentFrame == nil
            } ?? false
        if !continues {
            runs.append(
                GlyphRun(
                    face: face, size: style.font.size, styleIndex: cluster.styleIndex, range: cluster.range, isRightToLeft: isRightToLeft,
                    glyphs: [],
                    attachmentFrame: style.attachmentBounds.map { Self.frame(of: $0, x: x, raisedBy: style.baselineOffset) }, x: x, width: 0
                ))
        }
        let last = runs.count - 1
        for glyph in source.glyphs[cluster.glyphs] {
            runs[last].glyphs.append(
                PositionedGlyph(
                    id: glyph.id, x: x + glyph.x, y: glyph.y + style.baselineOffset, advance: glyph.advance, xScale: glyph.xScale))
        }
        let range = runs[last].range
        runs[last].range = min(range.lowerBound, cluster.range.lowerBound)..<max(range.upperBound, cluster.range.upperBound)
        x += cluster.advance
        runs[last].width = x - runs[last].x
    }

    /// An attachment's bounds, whose y points up, as a box relative to the line's left edge and baseline, y down.
    private static func frame(of bounds: CGRect, x: CGFloat, raisedBy offset: CGFloat) -> CGRect {
        CGRect(x: x + bounds.minX, y: -bounds.maxY - offset, width: bounds.width, height: bounds.height)
    }
}

extension ClusterSpan {
    fileprivate init(_ cluster: ShapedCluster, at x: CGFloat) {
        self.init(range: cluster.range, x: x, width: cluster.advance, isRightToLeft: cluster.level % 2 == 1)
    }
}
