import CoreGraphics
import Foundation

/// Finds the ends of lines in one paragraph.
struct LineBreaker {
    /// The room of one line, in points.
    struct Room {
        var width: CGFloat
        /// Where the line begins beside the leading edge of its box: tabs count from there.
        var indent: CGFloat = 0
        /// The room of the lines below it.
        var next: CGFloat
    }

    private let clusters: [ShapedCluster]
    private let text: StyledText
    private let range: Range<Int>
    private let settings: ParagraphSettings
    /// Filled on the first line that doesn't fit: most labels never need it.
    private var opportunities: [Bool]?
    private let store: LineBreakStore
    /// Where the last line ends that parts a word.
    private var partedWord: Int?

    init(paragraph: ShapedParagraph, text: StyledText, range: Range<Int>, settings: ParagraphSettings) {
        clusters = paragraph.clusters
        store = paragraph.lineBreaks
        self.text = text
        self.range = range
        self.settings = settings
    }

    /// Returns the index after the last cluster of the line that begins at `start`.
    ///
    /// Blanks at the end of a line hang over its edge. A word wider than the line is cut between characters; a line always holds at least one cluster.
    mutating func endOfLine(from start: Int, room: Room, byCharacters: Bool) -> Int {
        let index = firstBeyond(room, from: start)
        guard index < clusters.count else { return index }
        guard !byCharacters, let atWord = lastOpportunity(after: start, upTo: index) else { return max(index, start + 1) }
        return settings.pushesOutLastWord ? withoutOrphan(from: start, to: atWord, room: room.next) : atWord
    }

    /// Moves the end of a line one word back when the paragraph's last word would stand alone in the next line.
    ///
    /// Only if both words fit into the next line, and a word stays in this one.
    /// - Parameter room: The width of the next line, in points.
    private mutating func withoutOrphan(from start: Int, to end: Int, room: CGFloat) -> Int {
        guard end < clusters.count, lastOpportunity(after: end, upTo: clusters.count - 1) == nil,
            let earlier = lastOpportunity(after: start, upTo: end - 1)
        else { return end }
        return clusters[earlier...].visibleWidth <= room + Typesetter<SquareShaper>.slack ? earlier : end
    }

    /// Returns a later end for a line, within a word that is parted there; nil where the line is full enough, or no word can be parted.
    /// - Parameter hyphenWidth: the width of a hyphen in the style of a cluster, in points.
    mutating func hyphenated(
        from start: Int, to end: Int, room: Room, _ hyphenation: Hyphenation, hyphenWidth: (ShapedCluster) -> CGFloat
    ) -> Int? {
        guard end < clusters.count, room.width > 0, room.width < .greatestFiniteMagnitude else { return nil }
        // A word cut between two characters counts as one that didn't fit.
        let wordStart = isOpportunity(end) ? end : lastOpportunity(after: start, upTo: end) ?? start
        guard clusters[start..<wordStart].visibleWidth < hyphenation.readiness * room.width else { return nil }
        var wordEnd = wordStart + 1
        while wordEnd < clusters.count, !isOpportunity(wordEnd) { wordEnd += 1 }
        let word = clusters[wordStart..<wordEnd].map { text.scalar(at: $0.range.lowerBound) ?? " " }
        let before = clusters[start..<wordStart].reduce(0) { $0 + $1.advance }
        var best: Int?
        for place in hyphenation.places(in: word) {
            let width = clusters[wordStart..<wordStart + place].reduce(before) { $0 + $1.advance }
            let last = clusters[wordStart + place - 1]
            guard width + hyphenWidth(last) <= room.width + Typesetter<SquareShaper>.slack else { break }
            best = wordStart + place
        }
        partedWord = best ?? partedWord
        return best
    }

    /// Whether the line that ends before a cluster parts a word.
    func partsAWord(_ end: Int) -> Bool { end == partedWord }

    /// Whether the line that ends before a cluster shows a hyphen that otherwise is invisible.
    func endsInSoftHyphen(_ end: Int) -> Bool {
        guard end > 0, end < clusters.count else { return false }
        return text.scalar(at: clusters[end - 1].range.lowerBound)?.value == 0xAD
    }

    /// The first cluster that doesn't fit.
    private func firstBeyond(_ room: Room, from start: Int) -> Int {
        var width: CGFloat = 0
        for index in start..<clusters.count {
            let cluster = clusters[index]
            let advance = cluster.isTab ? tabAdvance(at: index, x: width, indent: room.indent) : cluster.advance
            if !cluster.isBlank, width + advance > room.width + Typesetter<SquareShaper>.slack { return index }
            width += advance
        }
        return clusters.count
    }

    private func tabAdvance(at index: Int, x: CGFloat, indent: CGFloat) -> CGFloat {
        TabRuler(settings, text: text, indent: indent).advance(from: x, before: clusters[(index + 1)...])
    }

    /// The last place in `start...limit` where a line may end, other than `start` itself.
    private mutating func lastOpportunity(after start: Int, upTo limit: Int) -> Int? {
        stride(from: limit, to: start, by: -1).first { isOpportunity($0) }
    }

    /// Whether a line may end before a cluster.
    private mutating func isOpportunity(_ index: Int) -> Bool {
        let keepsHangul = settings.keepsHangulWords
        let opportunities =
            self.opportunities
            ?? store.opportunities { LineBreaks.opportunities(in: text.substring(range), keepingHangulWords: keepsHangul) }
        self.opportunities = opportunities
        return opportunities[clusters[index].range.lowerBound - range.lowerBound]
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
