import CoreGraphics
import Foundation
import Testing
import Typography

/// Lines of square glyphs: every character is 10 pt wide, so each expected number is arithmetic on the letters shown.
@Suite struct TypesetterTests {
    private func lines(
        _ text: String, width: CGFloat, lines: Int = 0, mode: TextLineBreak = .byTruncatingTail, alignment: ParagraphAlignment = .natural
    ) -> (shown: [String], layout: TextLayout) {
        var paragraph = ParagraphSettings()
        paragraph.alignment = alignment
        let styled = StyledText(text, style: CharacterStyle(font: FontDescription(size: 10)), paragraph: paragraph)
        let layout = SquareTextMeasurer().layOut(styled, in: TextConstraints(width: width, numberOfLines: lines, lineBreak: mode))
        let units = Array(text.utf16)
        return (layout.lines.map { String(decoding: units[$0.range], as: UTF16.self) }, layout)
    }

    @Test func `a line ends at the last word that fits and its blank hangs over`() {
        let (shown, layout) = lines("one two three", width: 70)
        #expect(shown == ["one two ", "three"])
        #expect(layout.lines.map(\.width) == [70, 50])
        #expect(layout.size.width == 70)
        #expect(abs(layout.size.height - 2 * 11.93359375) < 1e-9)
    }

    /// A label of tools 24765 is 319.67 pt wide: its widest line measures 316, the blank after it 4.
    @Test func `the blank before a soft line end counts as far as there is room`() {
        #expect(lines("one two three", width: 75).layout.size.width == 75)
        #expect(lines("one two three", width: 79).layout.size.width == 79)
        let roomy = lines("one two three", width: 90, alignment: .right).layout
        #expect(roomy.size.width == 80)
        #expect(roomy.lines[0].origin.x == 20)  // it is aligned without the blank
    }

    /// A label of tools 17701 that may be 284 pt wide breaks "Presenting status of long-running process" after "long-", though "running" would fit.
    @Test func `a last word takes another one along when orphans are avoided`() {
        func shown(_ text: String, _ width: CGFloat, lines: Int = 0) -> [String] {
            var paragraph = ParagraphSettings()
            paragraph.lineBreakStrategy = 1
            let styled = StyledText(text, style: CharacterStyle(font: FontDescription(size: 10)), paragraph: paragraph)
            let layout = SquareTextMeasurer().layOut(
                styled, in: TextConstraints(width: width, numberOfLines: lines, lineBreak: .byTruncatingTail))
            return layout.lines.map { String(decoding: Array(text.utf16)[$0.range], as: UTF16.self) }
        }
        #expect(shown("one two six", 70) == ["one ", "two six"])
        #expect(shown("of long-running ok", 155) == ["of long-", "running ok"])
        #expect(shown("one two six ten", 70) == ["one two ", "six ten"])
        // Nothing moves if the line would be empty, or if the two words don't fit into one line.
        #expect(shown("single word", 65) == ["single ", "word"])
        #expect(shown("one twenty seventy", 100) == ["one twenty ", "seventy"])
    }

    @Test func `a word wider than the line is cut between characters`() {
        #expect(lines("abcdefgh", width: 35).shown == ["abc", "def", "gh"])
    }

    @Test func `a width of nothing still gives one character a line`() {
        #expect(lines("abc", width: 0).shown == ["a", "b", "c"])
    }

    @Test func `line feeds end lines and a last one leaves an empty line`() {
        let (shown, layout) = lines("a\nb\r\n", width: 100)
        #expect(shown == ["a\n", "b\r\n", ""])
        #expect(layout.lines.count == 3)
    }

    @Test func `the tail is left out for an ellipsis`() {
        let (shown, layout) = lines("abcdefgh", width: 55, lines: 1)
        #expect(shown.count == 1)
        #expect(layout.isTruncated)
        #expect(layout.lines[0].width == 50)  // four letters and the ellipsis
    }

    @Test func `head and middle leave out the other ends`() {
        let head = lines("abcdefgh", width: 45, lines: 1, mode: .byTruncatingHead).layout
        #expect(head.lines[0].runs.map(\.range).last?.upperBound == 8)
        let middle = lines("abcdefgh", width: 55, lines: 1, mode: .byTruncatingMiddle).layout
        #expect(middle.lines[0].width == 50)
    }

    @Test func `word wrapping drops what does not fit into the lines allowed`() {
        let (shown, layout) = lines("one two three", width: 45, lines: 2, mode: .byWordWrapping)
        #expect(shown == ["one ", "two "])
        #expect(layout.isTruncated)
    }

    @Test func `a paragraph that fits is cut when another one does not`() {
        let layout = lines("ab\ncd", width: 100, lines: 1).layout
        #expect(layout.isTruncated)
        #expect(layout.lines[0].width == 30)
    }

    @Test func `lines are centred and set right in the width given`() {
        #expect(lines("ab", width: 100, alignment: .center).layout.lines[0].origin.x == 40)
        #expect(lines("ab", width: 100, alignment: .right).layout.lines[0].origin.x == 80)
    }

    @Test func `the highest style decides the height and the baseline of a line`() {
        let big = CharacterStyle(font: FontDescription(size: 24))
        let small = CharacterStyle(font: FontDescription(size: 17))
        let text = StyledText("ab", runs: [.init(range: 0..<1, style: small), .init(range: 1..<2, style: big)])
        let layout = SquareTextMeasurer().layOut(text, in: TextConstraints())
        #expect(layout.size.height == CGFloat(24.0 * 2444 / 2048))
        #expect(layout.firstBaseline == CGFloat(24.0 * 1950 / 2048))
    }
}
