import CoreGraphics
import Foundation

/// Puts finished lines one under another and remembers how much room is left.
struct LinePlacer {
    private let text: StyledText
    private let constraints: TextConstraints
    private let metrics: (FontDescription) -> FontMetrics
    private var lines: [TextLine] = []
    private var alignments: [(alignment: ParagraphAlignment, isRightToLeft: Bool, indent: CGFloat, room: CGFloat)] = []
    /// The widest line so far, with its indent and with the blanks at its end that there is room for.
    private var widest: CGFloat = 0
    /// The y under the last line, and what separates it from the next one.
    private var bottom: CGFloat = 0
    private var gap: CGFloat = 0
    private var paragraphRange = Paragraphs.Range(content: 0..<0, whole: 0..<0)
    private var isCut = false
    private var hasHeightLeft = true

    init(text: StyledText, constraints: TextConstraints, metrics: @escaping (FontDescription) -> FontMetrics) {
        (self.text, self.constraints, self.metrics) = (text, constraints, metrics)
    }

    /// Whether no further line is allowed.
    var isFull: Bool { !hasHeightLeft || (constraints.numberOfLines > 0 && lines.count >= constraints.numberOfLines) }

    /// Whether the next line is the last one allowed.
    var isOnLastLine: Bool { constraints.numberOfLines > 0 && lines.count == constraints.numberOfLines - 1 }

    /// Whether a paragraph that truncates is one line.
    var cutsParagraphs: Bool { constraints.cutsParagraphs }

    /// How the next line of a paragraph is broken.
    func lineBreak(_ settings: ParagraphSettings) -> TextLineBreak {
        let own = constraints.lineBreak ?? settings.lineBreak
        return isOnLastLine && !own.cutsLastLine ? constraints.lastLineBreak ?? own : own
    }

    /// How readily words are parted.
    func hyphenationFactor(_ settings: ParagraphSettings) -> CGFloat {
        settings.hyphenationFactor > 0 ? settings.hyphenationFactor : constraints.hyphenationFactor
    }

    /// The width that the next line of a paragraph may fill, in points.
    func room(_ settings: ParagraphSettings, isFirstLine: Bool) -> CGFloat {
        guard constraints.width < .greatestFiniteMagnitude else { return .greatestFiniteMagnitude }
        let head = indent(settings, isFirstLine: isFirstLine)
        // A positive tail indent is measured from the leading edge, a negative one from the trailing edge.
        let tail = settings.tailIndent > 0 ? settings.tailIndent : constraints.width + settings.tailIndent
        return max(0, min(tail, constraints.width) - head)
    }

    /// Where the next line of a paragraph begins beside the leading edge, in points.
    private func indent(_ settings: ParagraphSettings, isFirstLine: Bool) -> CGFloat {
        isFirstLine ? settings.firstLineHeadIndent : settings.headIndent
    }

    /// What decides where the next line of a paragraph ends.
    func breakingRoom(_ settings: ParagraphSettings, isFirstLine: Bool) -> LineBreaker.Room {
        LineBreaker.Room(
            width: room(settings, isFirstLine: isFirstLine), indent: indent(settings, isFirstLine: isFirstLine),
            next: room(settings, isFirstLine: false))
    }

    mutating func beginParagraph(_ paragraph: ShapedParagraph, range: Paragraphs.Range) { paragraphRange = range }

    mutating func noteRestIsCutOff() { isCut = true }

    /// Adds one line under the others, unless the height is used up.
    mutating func add(
        _ line: CutLine, of paragraph: ShapedParagraph, _ settings: ParagraphSettings, isFirstLine: Bool, endsParagraph: Bool
    ) {
        let box = LineBox(line: line, text: text, emptyAt: paragraphRange.content.lowerBound, settings: settings, metrics: metrics)
        let spaceBefore = lines.isEmpty ? 0 : gap + (isFirstLine ? settings.paragraphSpacingBefore : 0)
        let top = bottom + spaceBefore
        guard lines.isEmpty || top + box.height <= constraints.height + Typesetter<SquareShaper>.slack else {
            hasHeightLeft = false
            isCut = true
            return
        }
        let (room, head) = (room(settings, isFirstLine: isFirstLine), indent(settings, isFirstLine: isFirstLine))
        let visual = VisualLine(
            line: line, paragraph: paragraph, text: text, room: room, wraps: !endsParagraph,
            isJustified: settings.alignment == .justified && !endsParagraph && !line.isTruncated,
            tabs: TabRuler(settings, text: text, indent: head), keepsClusters: constraints.keepsClusters)
        let start = line.clusters.first?.range.lowerBound ?? paragraphRange.content.lowerBound
        let end = endsParagraph ? paragraphRange.whole.upperBound : line.clusters.last?.range.upperBound ?? start
        lines.append(
            TextLine(
                origin: CGPoint(x: 0, y: top), width: visual.width, ascent: box.ascent, descent: box.descent, baseline: top + box.ascent,
                range: start..<max(start, end), isTruncated: line.isTruncated, runs: visual.runs,
                leading: constraints.usesFontLeading ? box.leading : 0, lineSpacing: settings.lineSpacing,
                paragraphSpacing: endsParagraph ? settings.paragraphSpacing : 0, clusters: visual.clusters))
        // Natural lines stand where the interface's lines begin, unless the paragraph names its own direction.
        let leansRight = settings.direction == .natural ? constraints.isRightToLeft : settings.direction == .rightToLeft
        alignments.append((settings.alignment, leansRight, head, room))
        widest = max(widest, visual.extent + head)
        isCut = isCut || line.isTruncated
        bottom = top + box.height
        gap = lines[lines.count - 1].gap
    }

    /// Aligns the lines and returns the layout.
    func finish(uncoveredCharacters: [Unicode.Scalar]) -> TextLayout {
        var placed = lines
        for (index, info) in alignments.enumerated() {
            let room = info.room < .greatestFiniteMagnitude ? info.room : widest - info.indent
            placed[index].origin.x = x(
                of: lines[index].width, in: room, alignment: info.alignment, isRightToLeft: info.isRightToLeft, indent: info.indent)
        }
        return TextLayout(
            size: CGSize(width: widest, height: bottom), lines: placed, isTruncated: isCut, uncoveredCharacters: uncoveredCharacters)
    }

    /// The left edge of a line of some width. Indents count from the leading edge.
    private func x(of width: CGFloat, in room: CGFloat, alignment: ParagraphAlignment, isRightToLeft: Bool, indent: CGFloat) -> CGFloat {
        let left = isRightToLeft ? 0 : indent
        switch alignment {
        case .left: return left
        case .right: return left + room - width
        case .center: return left + (room - width) / 2
        case .natural, .justified: return isRightToLeft ? left + room - width : left
        }
    }
}

/// How tall one line is, from the fonts and attachments on it.
struct LineBox {
    private(set) var ascent: CGFloat = 0
    private(set) var descent: CGFloat = 0
    private(set) var leading: CGFloat = 0

    var height: CGFloat { ascent + descent }

    init(line: CutLine, text: StyledText, emptyAt offset: Int, settings: ParagraphSettings, metrics: (FontDescription) -> FontMetrics) {
        var styleIndices = [Int]()
        for cluster in line.clusters where styleIndices.last != cluster.styleIndex { styleIndices.append(cluster.styleIndex) }
        if let ellipsis = line.ellipsis { styleIndices.append(ellipsis.shaped.styleIndex) }
        if styleIndices.isEmpty { styleIndices.append(text.runIndex(at: offset)) }
        for index in styleIndices { include(text.runs[index].style, metrics) }
        apply(settings)
    }

    /// Makes room for one style.
    private mutating func include(_ style: CharacterStyle, _ metrics: (FontDescription) -> FontMetrics) {
        if let bounds = style.attachmentBounds {
            ascent = max(ascent, bounds.maxY + style.baselineOffset)
            descent = max(descent, -bounds.minY - style.baselineOffset)
            return
        }
        let measures = metrics(style.font)
        ascent = max(ascent, measures.ascender + style.baselineOffset)
        descent = max(descent, -measures.descender - style.baselineOffset)
        leading = max(leading, measures.leading)
    }

    /// Applies the paragraph's line height; what it adds goes above the text, as TextKit does.
    private mutating func apply(_ settings: ParagraphSettings) {
        var height = self.height
        if settings.lineHeightMultiple > 0 { height *= settings.lineHeightMultiple }
        if settings.minimumLineHeight > 0 { height = max(height, settings.minimumLineHeight) }
        if settings.maximumLineHeight > 0 { height = min(height, settings.maximumLineHeight) }
        ascent = height - descent
    }
}
