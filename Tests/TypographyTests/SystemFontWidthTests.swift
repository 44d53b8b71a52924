import CoreGraphics
import Foundation
import Testing
import Typography

/// Widths of whole strings in the iOS system font, kerning included, as measured on iOS 26 (facts, text_metrics).
@Suite struct SystemFontWidthTests {
    struct Row: Sendable {
        var weight: FontWeight
        var size: CGFloat
        var text: String
        var width: CGFloat

        init(_ weight: FontWeight, _ size: CGFloat, _ text: String, _ width: CGFloat) {
            (self.weight, self.size, self.text, self.width) = (weight, size, text, width)
        }
    }

    static let rows: [Row] = [
        Row(.regular, 8, "0123456789", 50.453125),
        Row(.regular, 8, "AVAST Wavy To. LT", 76),
        Row(.regular, 8, "Hello UIKit", 41.957031),
        Row(.regular, 8, "iiiiillll", 19.804688),
        Row(.regular, 8, "The quick brown fox jumps over the lazy dog", 176.976562),
        Row(.regular, 8, "WWWW MMMM", 63.015625),
        Row(.medium, 8, "0123456789", 51.793153),
        Row(.medium, 8, "AVAST Wavy To. LT", 77.421676),
        Row(.medium, 8, "Hello UIKit", 43.052832),
        Row(.medium, 8, "iiiiillll", 20.884731),
        Row(.medium, 8, "The quick brown fox jumps over the lazy dog", 180.632812),
        Row(.medium, 8, "WWWW MMMM", 63.814915),
        Row(.semibold, 8, "0123456789", 52.767394),
        Row(.semibold, 8, "AVAST Wavy To. LT", 78.455277),
        Row(.semibold, 8, "Hello UIKit", 43.849512),
        Row(.semibold, 8, "iiiiillll", 21.669956),
        Row(.semibold, 8, "The quick brown fox jumps over the lazy dog", 183.291017),
        Row(.semibold, 8, "WWWW MMMM", 64.396023),
        Row(.bold, 8, "0123456789", 54.107422),
        Row(.bold, 8, "AVAST Wavy To. LT", 79.876953),
        Row(.bold, 8, "Hello UIKit", 44.945312),
        Row(.bold, 8, "iiiiillll", 22.75),
        Row(.bold, 8, "The quick brown fox jumps over the lazy dog", 186.947266),
        Row(.bold, 8, "WWWW MMMM", 65.195312),
        Row(.regular, 26, "0123456789", 152.800576),
        Row(.regular, 26, "AVAST Wavy To. LT", 213.16619),
        Row(.regular, 26, "Hello UIKit", 117.738217),
        Row(.regular, 26, "iiiiillll", 50.902144),
        Row(.regular, 26, "The quick brown fox jumps over the lazy dog", 492.877422),
        Row(.regular, 26, "WWWW MMMM", 190.783696),
        Row(.medium, 26, "0123456789", 156.603354),
        Row(.medium, 26, "AVAST Wavy To. LT", 218.106173),
        Row(.medium, 26, "Hello UIKit", 121.322846),
        Row(.medium, 26, "iiiiillll", 54.044078),
        Row(.medium, 26, "The quick brown fox jumps over the lazy dog", 507.602204),
        Row(.medium, 26, "WWWW MMMM", 193.436408),
        Row(.semibold, 26, "0123456789", 159.368091),
        Row(.semibold, 26, "AVAST Wavy To. LT", 221.697692),
        Row(.semibold, 26, "Hello UIKit", 123.928981),
        Row(.semibold, 26, "iiiiillll", 56.328361),
        Row(.semibold, 26, "The quick brown fox jumps over the lazy dog", 518.307572),
        Row(.semibold, 26, "WWWW MMMM", 195.36501),
        Row(.bold, 26, "0123456789", 163.170869),
        Row(.bold, 26, "AVAST Wavy To. LT", 226.637675),
        Row(.bold, 26, "Hello UIKit", 127.51361),
        Row(.bold, 26, "iiiiillll", 59.470295),
        Row(.bold, 26, "The quick brown fox jumps over the lazy dog", 533.032355),
        Row(.bold, 26, "WWWW MMMM", 198.017721),
    ]

    private func width(_ text: String, _ font: FontDescription) -> CGFloat {
        SystemTextMeasurer().layOut(StyledText(text, style: CharacterStyle(font: font)), in: TextConstraints()).size.width
    }

    @Test(arguments: rows)
    func `a string is as wide as on iOS`(row: Row) {
        let measured = width(row.text, FontDescription(size: row.size, weight: row.weight))
        #expect(abs(measured - row.width) < 0.05, "\(row.text) \(row.size): \(measured), on iOS \(row.width)")
    }

    /// Printed by iOS 26.1 for 17 pt.
    @Test func `single letters have the advances that iOS prints`() {
        for (letter, advance) in [("H", 12.185546875), ("e", 9.2802734375), ("l", 3.8681640625), ("o", 9.6123046875)] {
            #expect(abs(width(letter, FontDescription(size: 17)) - CGFloat(advance)) < 1e-9)
        }
        #expect(abs(width("Hello", FontDescription(size: 17)) - 38.814453125) < 0.002)
    }

    /// Label widths of an iOS 26 simulator at two pixels a point, so the text is at most half a point narrower.
    @Test(arguments: [
        ("Hello, UIKit", 17.0, FontWeight.regular, 84.5), ("Pinned label", 17, .regular, 93), ("Bold 13", 13, .semibold, 47),
        ("Plain field", 17, .regular, 73.5), ("Disabled", 15, .regular, 60), ("Plain", 17, .regular, 36.5), ("Body", 17, .regular, 39.5),
        ("Headline", 17, .semibold, 70.5), ("One", 13, .regular, 25), ("Swift", 15, .regular, 35), ("Done", 17, .semibold, 42),
    ])
    func `a label is as wide as in the simulator`(text: String, size: Double, weight: FontWeight, expected: Double) {
        let measured = PixelScale(2).up(width(text, FontDescription(size: CGFloat(size), weight: weight)))
        #expect(measured == CGFloat(expected), "\(text): \(measured)")
    }

    /// Same simulator: "1111" 30 -> 41.5 at 17 pt, "0000" 39 -> 38.5 at 15 pt semibold, 58 -> 57 at 22 pt bold.
    @Test func `monospaced digits are all as wide as the zero`() {
        let digits = { (text: String, size: CGFloat, weight: FontWeight) in
            PixelScale(2).up(self.width(text, FontDescription(size: size, weight: weight, usesMonospacedDigits: true)))
        }
        #expect(digits("1111", 17, .regular) == 41.5)
        #expect(digits("0000", 15, .semibold) == 38.5)
        #expect(digits("0000", 22, .bold) == 57)
    }

    /// Same simulator: "Mono 15" is 65 wide at 15 pt, "Mono 17 semibold" 168.5 at 17 pt.
    @Test func `the monospaced companion is 1266 units wide`() {
        #expect(PixelScale(2).up(width("Mono 15", FontDescription(family: .monospaced, size: 15))) == 65)
        #expect(PixelScale(2).up(width("Mono 17 semibold", FontDescription(family: .monospaced, size: 17, weight: .semibold))) == 168.5)
    }
}
