import CoreGraphics
import Foundation
import Typography

/// One line in a text container. Rectangles are in the container's coordinates, ranges count UTF-16 units of the whole text.
struct TextFragment {
    /// From edge to edge of the container, with what separates the line from the next.
    var rect: CGRect
    /// As wide as the text and the padding at both ends, without the space between paragraphs.
    var usedRect: CGRect
    /// The characters, the line's own separator with them.
    var range: Range<Int>
    var line: TextLine
    /// Where the line's characters begin in the text.
    var offset: Int
    /// The x of the line's left edge.
    var x: CGFloat

    /// The characters from left to right, at their place in the whole text.
    var spans: [ClusterSpan] {
        line.clusters.map { span in
            var span = span
            span.range = span.range.lowerBound + offset..<span.range.upperBound + offset
            span.x += x
            return span
        }
    }
}

/// The lines of one container.
struct TextFragments {
    let container: NSTextContainer
    /// The lines as they are measured and drawn.
    let layout: TextLayout
    let fragments: [TextFragment]
    /// The characters that stand in the container.
    let range: Range<Int>

    /// The least rectangle around the used rectangles of all lines; nothing without lines.
    var usedRect: CGRect { fragments.reduce(CGRect.null) { $0.union($1.usedRect) }.isNullOr(.zero) }

    /// The empty line at the end of a text that is empty or ends in a separator.
    var extraLine: TextFragment? { fragments.last.flatMap { $0.range.isEmpty ? $0 : nil } }

    /// - Parameters:
    ///   - layout: lines of the text from `offset` on.
    ///   - length: the length of the whole text.
    ///   - width: the container's width; nil where it has no bound.
    init(_ layout: TextLayout, from offset: Int, of length: Int, in container: NSTextContainer, width: CGFloat?) {
        self.layout = layout
        self.container = container
        let padding = container.lineFragmentPadding
        let width = width ?? layout.size.width + 2 * padding
        var fragments: [TextFragment] = []
        var top: CGFloat = 0
        for (index, line) in layout.lines.enumerated() {
            let range = min(line.range.lowerBound + offset, length)..<min(line.range.upperBound + offset, length)
            // After the last line of the text nothing comes; lines that are left out count (facebook/componentkit, issue 155: one report).
            let goesOn = index < layout.lines.count - 1 || range.upperBound < length || line.isTruncated
            let spacing = goesOn ? line.lineSpacing : 0
            let used = line.height + line.leading + spacing
            let bottom = line.origin.y + used + (goesOn ? line.paragraphSpacing : 0)
            fragments.append(
                TextFragment(
                    rect: CGRect(x: 0, y: top, width: width, height: bottom - top),
                    usedRect: CGRect(x: line.origin.x, y: line.origin.y, width: line.width + 2 * padding, height: used), range: range,
                    line: line, offset: offset, x: line.origin.x + padding))
            top = bottom
        }
        self.fragments = fragments
        range = offset..<max(offset, fragments.last?.range.upperBound ?? offset)
    }

    /// The line of a character; the last one for the end of the text.
    func fragment(of character: Int) -> TextFragment? {
        fragments.first { $0.range.contains(character) } ?? fragments.last { $0.range.upperBound <= character }
    }

    /// The line at a height: the first or the last one above and below all.
    func fragment(at y: CGFloat) -> TextFragment? { fragments.first { y < $0.rect.maxY } ?? fragments.last }
}

extension TextFragment {
    /// The rectangle around characters of the line: as wide as they are, as high as a rectangle of the line is. Nil without any of them.
    func rect(around characters: Range<Int>, height: CGRect) -> CGRect? {
        let part = characters.clamped(to: range)
        guard !part.isEmpty else { return nil }
        let spans = spans.filter { $0.range.overlaps(part) }
        guard let left = spans.map(\.x).min(), let right = spans.map({ $0.x + $0.width }).max() else {
            return CGRect(x: x + line.width, y: height.minY, width: 0, height: height.height)
        }
        return CGRect(x: left, y: height.minY, width: right - left, height: height.height)
    }

    /// The character at an x, and how far through it the x is, from 0 where it begins to 1 where it ends. Beside the line the nearest one.
    func character(at x: CGFloat) -> (index: Int, fraction: CGFloat)? {
        let spans = spans
        guard let span = spans.first(where: { x < $0.x + $0.width }) ?? spans.last else { return nil }
        let share = span.width > 0 ? min(1, max(0, (x - span.x) / span.width)) : 0
        return (span.range.lowerBound, span.isRightToLeft ? 1 - share : share)
    }

    /// The characters that an ellipsis stands for; nil where all are shown.
    func truncatedRange(in text: NSString) -> Range<Int>? {
        guard line.isTruncated else { return nil }
        var end = range.upperBound
        while end > range.lowerBound, CharacterSet.newlines.contains(Unicode.Scalar(text.character(at: end - 1)) ?? "x") { end -= 1 }
        var start = range.lowerBound
        for shown in spans.map(\.range).sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if shown.lowerBound > start { return start..<shown.lowerBound }
            start = max(start, shown.upperBound)
        }
        return start < end ? start..<end : nil
    }
}

extension CGRect {
    fileprivate func isNullOr(_ other: CGRect) -> CGRect { isNull ? other : self }
}
