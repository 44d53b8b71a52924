import CoreGraphics
import Foundation
import Testing
import Typography

/// Where lines end and what fills them, with square glyphs of 10 points.
@Suite struct LineBreakingTests {
    private func layOut(
        _ text: String, width: CGFloat = .greatestFiniteMagnitude, numberOfLines: Int = 0, lineBreak: TextLineBreak? = nil,
        isRightToLeft: Bool = false, _ change: (inout ParagraphSettings) -> Void = { _ in }
    ) -> TextLayout {
        var paragraph = ParagraphSettings()
        change(&paragraph)
        let styled = StyledText(text, style: CharacterStyle(font: FontDescription(size: 10)), paragraph: paragraph)
        return SquareTextMeasurer().layOut(
            styled, in: TextConstraints(width: width, numberOfLines: numberOfLines, lineBreak: lineBreak, isRightToLeft: isRightToLeft))
    }

    private func lines(_ text: String, _ layout: TextLayout) -> [String] {
        layout.lines.map { line in
            let units = Array(text.utf16)[line.range]
            return String(decoding: units, as: UTF16.self).trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    // MARK: Words alone in the last line

    /// Public reports of labels since iOS 11: the word before goes along ("Testing various linking. Testing variously linking").
    @Test func `a word alone in the last line takes the word before it along`() {
        let text = "aa bb cc dd"
        #expect(lines(text, layOut(text, width: 80)) == ["aa bb cc", "dd"])
        #expect(lines(text, layOut(text, width: 80) { $0.lineBreakStrategy = 1 }) == ["aa bb", "cc dd"])
    }

    @Test(arguments: [
        ("aa bb cc dd ee", ["aa bb cc", "dd ee"]),  // not alone
        ("aa bbbbb cccc", ["aa bbbbb", "cccc"]),  // both together have no room
        ("aaaa bbbbb", ["aaaa", "bbbbb"]),  // no other word to take
        ("aa bb cc dd\nee", ["aa bb", "cc dd", "ee"]),  // each paragraph by itself
    ]) func `a last word is pushed out only where that helps`(text: String, expected: [String]) {
        #expect(lines(text, layOut(text, width: 80) { $0.lineBreakStrategy = 1 }) == expected)
    }

    @Test func `pushing a word out adds no line`() {
        let layout = layOut("aa bb cc dd", width: 80, numberOfLines: 2, lineBreak: .byTruncatingTail) { $0.lineBreakStrategy = 0xFFFF }
        #expect(layout.lines.count == 2 && !layout.isTruncated)
    }

    /// Apple's header: no break between Hangul characters.
    @Test func `Korean words stay whole when they have priority`() {
        let text = "\u{AC00}\u{B098} \u{B2E4}\u{B77C}\u{B9C8}"
        #expect(layOut(text, width: 50).lines.map(\.range) == [0..<5, 5..<6])
        #expect(layOut(text, width: 50) { $0.lineBreakStrategy = 2 }.lines.map(\.range) == [0..<3, 3..<6])
    }

    // MARK: Hyphens

    @Test func `a soft hyphen shows where a line ends at it and nowhere else`() {
        let layout = SystemTextMeasurer().layOut(
            StyledText("exam\u{AD}ple", style: CharacterStyle(font: FontDescription(size: 20))), in: TextConstraints(width: 70))
        #expect(layout.lines.map(\.range) == [0..<5, 5..<8])
        let plain = { (text: String) in
            SystemTextMeasurer().layOut(StyledText(text, style: CharacterStyle(font: FontDescription(size: 20))), in: TextConstraints())
                .size.width
        }
        #expect(abs(layout.lines[0].width - plain("exam") - plain("-")) < 0.5)
        #expect(abs(layout.lines[1].width - plain("ple")) < 0.01)
        #expect(!layout.isTruncated)
    }

    // MARK: Tabs

    private func startOfLast(_ text: String, _ stops: [TabStop]?, interval: CGFloat = 0, indent: CGFloat = 0) -> CGFloat {
        let styled = { (paragraph: ParagraphSettings) in
            StyledText(text, style: CharacterStyle(font: FontDescription(size: 20)), paragraph: paragraph)
        }
        var paragraph = ParagraphSettings()
        (paragraph.tabStops, paragraph.defaultTabInterval, paragraph.firstLineHeadIndent) = (stops, interval, indent)
        let line = SystemTextMeasurer().layOut(styled(paragraph), in: TextConstraints()).lines[0]
        return line.origin.x + (line.runs.last?.glyphs.last?.x ?? 0)
    }

    @Test func `tabs lead to the stops that were named, then to those of the interval`() {
        let stops = [TabStop(location: 40), TabStop(location: 100)]
        #expect(abs(startOfLast("\ta", stops) - 40) < 0.01)
        #expect(abs(startOfLast("\t\ta", stops) - 100) < 0.01)
        #expect(abs(startOfLast("\t\t\ta", stops, interval: 50) - 150) < 0.01)
        #expect(abs(startOfLast("\ta", nil) - 28) < 0.01)
    }

    @Test func `stops count from the edge and not from the indent`() {
        #expect(abs(startOfLast("\ta", [TabStop(location: 40)], indent: 15) - 40) < 0.01)
    }

    @Test func `text after a tab ends at a right stop and is centred on a middle one`() {
        let width = SystemTextMeasurer().layOut(
            StyledText("a", style: CharacterStyle(font: FontDescription(size: 20))), in: TextConstraints()
        ).size.width
        #expect(abs(startOfLast("\ta", [TabStop(location: 90, alignment: .right)]) - (90 - width)) < 0.01)
        #expect(abs(startOfLast("\ta", [TabStop(location: 90, alignment: .center)]) - (90 - width / 2)) < 0.01)
    }

    @Test func `amounts are aligned at their decimal point`() {
        let stop = TabStop(location: 90, alignment: .right, terminators: CharacterSet(charactersIn: "."))
        var paragraph = ParagraphSettings()
        paragraph.tabStops = [stop]
        let text = "\t1.5\n\t125.25"
        let styled = StyledText(text, style: CharacterStyle(font: FontDescription(size: 20)), paragraph: paragraph)
        let points = SystemTextMeasurer().layOut(styled, in: TextConstraints()).lines.compactMap { line in
            let first = Array(text.utf16)[line.range].firstIndex(of: 0x2E).map { $0 - line.range.lowerBound - 1 }
            return first.map { line.origin.x + line.runs[line.runs.count - 1].glyphs[$0].x }
        }
        #expect(points.count == 2 && points.allSatisfy { abs($0 - 90) < 0.5 }, "\(points)")
    }

    // MARK: Filling the line

    @Test func `a justified line fills its room, the last one of a paragraph doesn't`() {
        let layout = layOut("aa bb cc", width: 60) { $0.alignment = .justified }
        #expect(layout.lines.map(\.width) == [60, 20])
        #expect(layout.lines.map(\.origin.x) == [0, 0])
        #expect(layOut("aa bb cc", width: 60).lines.map(\.width) == [50, 20])
    }

    @Test func `ideographs of a justified line move apart`() {
        let text = String(repeating: "\u{65E5}", count: 5)
        #expect(layOut(text, width: 35) { $0.alignment = .justified }.lines.map(\.width) == [35, 20])
    }

    // MARK: Closer together

    /// Apple's page on `tighteningFactorForTruncation`: up to 1.05 times the room. Measured on iOS 26: 213 points in 200 are truncated.
    @Test(arguments: [(100.0, false), (95.5, false), (95.0, true), (94.0, true)])
    func `text a twentieth too wide moves together in place of being cut`(width: Double, isTruncated: Bool) {
        let layout = layOut("abcdefghij", width: width, numberOfLines: 1, lineBreak: .byTruncatingTail) { $0.allowsTightening = true }
        #expect(layout.isTruncated == isTruncated)
        #expect(layout.size.width <= width + 1e-6)
    }

    @Test func `text is cut where tightening isn't allowed`() {
        #expect(layOut("abcdefghij", width: 96, numberOfLines: 1, lineBreak: .byTruncatingTail).isTruncated)
    }
}
