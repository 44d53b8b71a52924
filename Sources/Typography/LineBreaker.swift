import CoreGraphics
import Foundation

/// Distance between two tab stops when a paragraph names none, in points (UIKit's default interval).
let defaultTabInterval: CGFloat = 28

/// Finds the ends of lines in one paragraph.
struct LineBreaker {
    private let clusters: [ShapedCluster]
    private let text: StyledText
    private let range: Range<Int>
    /// Filled on the first line that doesn't fit: most labels never need it.
    private var opportunities: [Bool]?
    private let store: LineBreakStore

    init(paragraph: ShapedParagraph, text: StyledText, range: Range<Int>) {
        clusters = paragraph.clusters
        store = paragraph.lineBreaks
        self.text = text
        self.range = range
    }

    /// Returns the index after the last cluster of the line that begins at `start`.
    ///
    /// Blanks at the end of a line hang over its edge. A word wider than the line is cut between characters; a line always holds at least one cluster.
    mutating func endOfLine(from start: Int, room: CGFloat, byCharacters: Bool) -> Int {
        var width: CGFloat = 0
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            let end = cluster.isTab ? (floor(width / defaultTabInterval) + 1) * defaultTabInterval : width + cluster.advance
            if !cluster.isBlank, end > room + Typesetter<SquareShaper>.slack { break }
            width = end
            index += 1
        }
        guard index < clusters.count else { return index }
        if !byCharacters, let atWord = lastOpportunity(after: start, upTo: index) { return atWord }
        return max(index, start + 1)
    }

    /// Moves the end of a line one word back when the paragraph's last word would stand alone in the next line.
    ///
    /// Only if both words fit into the next line, and a word stays in this one.
    /// - Parameter room: The width of the next line, in points.
    mutating func withoutOrphan(from start: Int, to end: Int, room: CGFloat) -> Int {
        guard end < clusters.count, lastOpportunity(after: end, upTo: clusters.count - 1) == nil,
            let earlier = lastOpportunity(after: start, upTo: end - 1)
        else { return end }
        return clusters[earlier...].visibleWidth <= room + Typesetter<SquareShaper>.slack ? earlier : end
    }

    /// The last place in `start...limit` where a line may end, other than `start` itself.
    private mutating func lastOpportunity(after start: Int, upTo limit: Int) -> Int? {
        let opportunities = self.opportunities ?? store.opportunities { LineBreaks.opportunities(in: text.substring(range)) }
        self.opportunities = opportunities
        return stride(from: limit, to: start, by: -1).first { opportunities[clusters[$0].range.lowerBound - range.lowerBound] }
    }
}

extension StyledText {
    /// The characters of a range of UTF-16 units.
    func substring(_ range: Range<Int>) -> Substring {
        let units = string.utf16
        let start = units.index(units.startIndex, offsetBy: range.lowerBound)
        return string[start..<units.index(start, offsetBy: range.count)]
    }
}
