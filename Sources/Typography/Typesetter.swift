import CoreGraphics
import Foundation

/// Breaks shaped paragraphs into lines and puts the lines one under another.
///
/// The steps, in order: split the text at its paragraph separators; shape each paragraph; fill lines greedily, each up to the last place
/// where a line may end; cut the last line that is allowed; reorder each line for its directions; place the lines.
package struct Typesetter<Shaper: GlyphShaper>: Sendable {
    package let shaper: Shaper

    package init(shaper: Shaper) { self.shaper = shaper }

    /// Sums of advances may be a hair wider than the width that was rounded up from them.
    static var slack: CGFloat { 1e-4 }

    /// Breaks `text` into lines.
    package func layOut(_ text: StyledText, in constraints: TextConstraints) -> TextLayout {
        guard !text.string.isEmpty else { return TextLayout(size: .zero, lines: [], isTruncated: false) }
        var placer = LinePlacer(text: text, constraints: constraints, metrics: shaper.metrics(of:))
        var uncovered: [Unicode.Scalar] = []
        let paragraphs = Paragraphs.split(text.string)
        for (index, range) in paragraphs.enumerated() {
            guard !placer.isFull else { break }
            let paragraph = shaper.shape(text, range: range.content, isRightToLeft: constraints.isRightToLeft)
            uncovered += paragraph.uncoveredCharacters.filter { !uncovered.contains($0) }
            placer.beginParagraph(paragraph, range: range)
            fillLines(of: paragraph, text: text, range: range, isLast: index == paragraphs.count - 1, into: &placer)
        }
        return placer.finish(uncoveredCharacters: uncovered)
    }

    /// Cuts one paragraph into lines until it or the room ends.
    private func fillLines(
        of paragraph: ShapedParagraph, text: StyledText, range: Paragraphs.Range, isLast: Bool, into placer: inout LinePlacer
    ) {
        let settings = text.runs[text.runIndex(at: range.content.lowerBound)].paragraph
        var breaker = LineBreaker(paragraph: paragraph, text: text, range: range.content, settings: settings)
        var start = 0
        repeat {
            let isFirst = start == 0
            let room = placer.breakingRoom(settings, isFirstLine: isFirst)
            let mode = placer.lineBreak(settings)
            // 1. The last line that is allowed shows as much of what is left as it can.
            if placer.isOnLastLine || placer.cutsParagraphs, mode.cutsLastLine {
                let cut = LineCutter(
                    paragraph: paragraph, mode: mode, room: room.width, allowsTightening: settings.allowsTightening,
                    tabs: TabRuler(settings, text: text, indent: room.indent),
                    ellipsis: { mark("\u{2026}", like: $0, in: text, paragraph: paragraph) })
                placer.add(
                    cut.line(from: start, hasMoreParagraphs: !isLast && placer.isOnLastLine), of: paragraph, settings, isFirstLine: isFirst,
                    endsParagraph: true)
                return
            }
            // 2. Any other line ends at the last opportunity within the room.
            var end = breaker.endOfLine(from: start, room: room, byCharacters: mode == .byCharWrapping)
            if mode != .byCharWrapping, let hyphenation = Hyphenation(readiness: placer.hyphenationFactor(settings)) {
                let width = { mark("-", like: $0, in: text, paragraph: paragraph).width }
                if let parted = breaker.hyphenated(from: start, to: end, room: room, hyphenation, hyphenWidth: width) { end = parted }
            }
            var line = CutLine(clusters: Array(paragraph.clusters[start..<end]), isTruncated: false)
            if breaker.partsAWord(end) {
                line.ellipsis = (mark("-", like: line.clusters.last, in: text, paragraph: paragraph), line.clusters.count)
            } else if breaker.endsInSoftHyphen(end) {
                let hyphen = mark("-", like: line.clusters.last, in: text, paragraph: paragraph)
                var narrower = room
                narrower.width -= hyphen.width
                end = breaker.endOfLine(from: start, room: narrower, byCharacters: mode == .byCharWrapping)
                line.clusters = Array(paragraph.clusters[start..<end])
                if breaker.endsInSoftHyphen(end) { line.ellipsis = (hyphen, line.clusters.count) }
            }
            placer.add(line, of: paragraph, settings, isFirstLine: isFirst, endsParagraph: end == paragraph.clusters.count)
            start = end
        } while start < paragraph.clusters.count && !placer.isFull
        if start < paragraph.clusters.count || !isLast { placer.noteRestIsCutOff() }
    }

    /// A sign that isn't in the text, in the style of what stands beside it: an ellipsis for what is left out, a hyphen.
    private func mark(_ sign: String, like neighbour: ShapedCluster?, in text: StyledText, paragraph: ShapedParagraph) -> ShapedEllipsis {
        let styleIndex = neighbour?.styleIndex ?? 0
        var style = text.runs[styleIndex].style
        style.attachmentBounds = nil
        let shaped = shaper.shape(StyledText(sign, style: style), range: 0..<1, isRightToLeft: paragraph.isRightToLeft)
        return ShapedEllipsis(paragraph: shaped, styleIndex: styleIndex)
    }
}

extension TextLineBreak {
    /// Whether the last allowed line is filled by characters, not ended at a word.
    package var cutsLastLine: Bool {
        switch self {
        case .byWordWrapping, .byCharWrapping: false
        case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        }
    }
}

/// Where the paragraphs of a text lie.
enum Paragraphs {
    /// One paragraph, in UTF-16 units: its characters, and the same with its separator.
    struct Range: Equatable {
        var content: Swift.Range<Int>
        var whole: Swift.Range<Int>
    }

    /// Splits at line feeds, carriage returns (both together count once) and Unicode's line and paragraph separators.
    /// A text that ends in a separator has an empty paragraph after it.
    static func split(_ string: String) -> [Range] {
        var result: [Range] = []
        var start = 0
        var offset = 0
        var previousWasReturn = false
        for unit in string.utf16 {
            offset += 1
            if unit == 0x0A, previousWasReturn {
                // The feed after a return belongs to the separator already seen.
                result[result.count - 1].whole = result[result.count - 1].whole.lowerBound..<offset
                start = offset
            } else if unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029 || unit == 0x85 || unit == 0x0C || unit == 0x0B {
                result.append(Range(content: start..<offset - 1, whole: start..<offset))
                start = offset
            }
            previousWasReturn = unit == 0x0D
        }
        result.append(Range(content: start..<offset, whole: start..<offset))
        return result
    }
}
