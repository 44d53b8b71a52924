import CoreGraphics
import Foundation
import Testing

@testable import Typography

/// Words and their parts: Liang's thesis and Knuth's TeXbook (appendix H). The rule of lines: Apple's page on `NSParagraphStyle.hyphenationFactor`.
@Suite struct HyphenationTests {
    private func parts(_ word: String) throws -> String {
        let places = try #require(Hyphenation(readiness: 1)).places(in: Array(word.unicodeScalars))
        var result = ""
        for (index, letter) in word.unicodeScalars.enumerated() {
            if places.contains(index) { result += "-" }
            result.unicodeScalars.append(letter)
        }
        return result
    }

    @Test(arguments: [
        "hy-phen-ation", "con-cate-na-tion", "su-per-cal-ifrag-ilis-tic-ex-pi-ali-do-cious", "as-so-ciate", "ta-ble", "project", "cat",
        "Hy-phen-ation",
    ])
    func `words are parted as TeX parts them`(word: String) throws {
        #expect(try parts(word.replacingOccurrences(of: "-", with: "")) == word)
    }

    /// Signs around a word don't count; words with other letters aren't English.
    @Test func `only whole words of English letters are parted`() throws {
        #expect(try parts("(hyphenation),") == "(hy-phen-ation),")
        #expect(try parts("naïvehyphenation") == "naïvehyphenation")
        #expect(try parts("") == "" && Hyphenation(readiness: 0) == nil)
    }

    /// Square glyphs: every character is as wide as the font is high.
    private func lines(_ text: String, width: CGFloat, factor: CGFloat, ofBox: CGFloat = 0) -> [String] {
        var paragraph = ParagraphSettings()
        paragraph.hyphenationFactor = factor
        let styled = StyledText(text, style: CharacterStyle(font: FontDescription(size: 10)), paragraph: paragraph)
        var constraints = TextConstraints(width: width)
        constraints.hyphenationFactor = ofBox
        let advance = SquareTextMeasurer().layOut(
            StyledText("x", style: CharacterStyle(font: FontDescription(size: 10))), in: TextConstraints()
        ).size.width
        constraints.width = width * advance
        return SquareTextMeasurer().layOut(styled, in: constraints).lines.map { line in
            let units = text.utf16.dropFirst(line.range.lowerBound).prefix(line.range.count)
            let shown = String(units.map { Character(Unicode.Scalar($0) ?? " ") })
            // A line is wider than its characters by the hyphen.
            let visible = CGFloat(shown.trimmingCharacters(in: .whitespaces).count)
            return line.width > (visible + 0.5) * advance ? shown + "-" : shown
        }
    }

    /// "a hyphenation" in 8 characters: the first line holds "a", an eighth of its room.
    @Test func `a line that fills less than the factor parts a word`() {
        #expect(lines("a hyphenation", width: 11, factor: 0) == ["a ", "hyphenation"])
        #expect(lines("a hyphenation", width: 11, factor: 1) == ["a hyphen-", "ation"])
        #expect(lines("a hyphenation", width: 11, factor: 0, ofBox: 1) == ["a hyphen-", "ation"])
        // Nine of eleven are full enough for a factor of 0.8.
        #expect(lines("abcdefghi hyphenation", width: 13, factor: 0.6) == ["abcdefghi ", "hyphenation"])
        #expect(lines("abcdefghi hyphenation", width: 13, factor: 1) == ["abcdefghi hy-", "phenation"])
    }

    /// A word that is too long for any line is parted where it can be and not between any two letters.
    @Test func `a word wider than its line is parted`() {
        #expect(lines("hyphenation", width: 8, factor: 1) == ["hyphen-", "ation"])
        #expect(lines("hyphenation", width: 8, factor: 0) == ["hyphenat", "ion"])
        #expect(lines("xxxxxxxxxxxx", width: 8, factor: 1) == ["xxxxxxxx", "xxxx"])
    }
}
