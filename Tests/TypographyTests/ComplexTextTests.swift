import CoreGraphics
import Foundation
import Testing
import Typography

/// Text beyond the table: directions, marks and characters that no bundled face has. Expected values are Unicode's rules and arithmetic.
@Suite struct ComplexTextTests {
    private func layOut(_ text: String, width: CGFloat = .greatestFiniteMagnitude, isRightToLeft: Bool = false) -> TextLayout {
        let styled = StyledText(text, style: CharacterStyle(font: FontDescription(size: 20)))
        return SystemTextMeasurer().layOut(styled, in: TextConstraints(width: width, isRightToLeft: isRightToLeft))
    }

    /// Annex 9: a number inside Hebrew keeps its own direction, and the words around it run from right to left.
    @Test func `runs of a mixed line stand in visual order`() throws {
        let line = try #require(layOut("abc \u{5D0}\u{5D1}\u{5D2} def").lines.first)
        #expect(line.runs.map(\.isRightToLeft) == [false, true, false])
        #expect(line.runs.map(\.range.lowerBound) == [0, 4, 7])
        #expect(zip(line.runs, line.runs.dropFirst()).allSatisfy { $0.x + $0.width <= $1.x + 1e-6 })
    }

    @Test func `the first letter of a right to left paragraph stands on the right`() throws {
        let line = try #require(layOut("\u{5D0}\u{5D1}\u{5D2} abc", width: 300, isRightToLeft: true).lines.first)
        #expect(line.runs.first?.range.lowerBound == 4)
        #expect(abs(line.origin.x + line.width - 300) < 1e-6)
    }

    /// A letter and its combining mark are one cluster: as wide as the letter, never cut apart.
    @Test func `a combining mark adds no width and no place to cut`() {
        #expect(abs(layOut("e\u{301}").size.width - layOut("\u{E9}").size.width) < 1e-6)
        #expect(layOut("e\u{301}e\u{301}", width: 1).lines.map(\.range.count) == [2, 2])
    }

    /// Ideographs fill the em whatever font the machine has, so ten of them in 100 pt of 20 pt text are two lines of five.
    @Test func `ideographs fill the em on every machine`() {
        let layout = layOut(String(repeating: "\u{65E5}", count: 10), width: 100)
        #expect(layout.lines.map(\.width) == [100, 100])
    }

    /// A character of the private use area of plane 16: no font that is installed for reading has it.
    @Test func `a character without any font is named`() {
        #expect(layOut("a\u{10FFFD}b").uncoveredCharacters == ["\u{10FFFD}"])
    }

    @Test func `invisible characters have no width`() {
        #expect(abs(layOut("a\u{200D}b").size.width - layOut("ab").size.width) < 0.5)
        #expect(abs(layOut("a\u{AD}b").size.width - layOut("ab").size.width) < 0.5)
    }

    /// Two tabs reach the second stop of 28 pt.
    @Test func `tabs reach the next stop`() throws {
        #expect(abs(try #require(layOut("\ta").lines.first?.width) - 28 - layOut("a").size.width) < 1e-6)
    }

    @Test func `bad input is only text`() {
        for text in ["\u{FFFD}\u{0}\u{1}", "\u{202E}abc", String(repeating: "\u{301}", count: 300), "\r\r\n\n"] {
            _ = layOut(text, width: 10)
        }
        #expect(layOut("", width: .nan).lines.isEmpty)
    }
}
