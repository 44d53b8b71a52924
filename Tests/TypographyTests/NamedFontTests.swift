import CoreGraphics
import Foundation
import Testing
import Typography

/// Fonts that iOS has and we stand in for. Sizes are those that Interface Builder stored for labels of public documents.
@Suite struct NamedFontTests {
    private func size(_ text: String, _ name: String, _ size: CGFloat, width: CGFloat = .greatestFiniteMagnitude) throws -> CGSize {
        let font = try #require(FontDescription(name: name, size: size))
        return SystemTextMeasurer().layOut(StyledText(text, style: CharacterStyle(font: font)), in: TextConstraints(width: width)).size
    }

    /// Whole points of tools 11762 and 17156: the text is up to a point narrower.
    @Test(
        arguments: [
            ("AWAKE", "AvenirNext-Regular", 30, 108, 41), ("AWAKE", "AvenirNext-Regular", 22, 79, 31),
            ("TYCHO MUSIC", "AvenirNext-Regular", 17, 116, 24), ("POPULAR DESTINATIONS", "AvenirNext-Regular", 16, 191, 22),
            ("|", "Avenir-Roman", 18, 4, 25), ("Received Push Notifications:", "HelveticaNeue", 14, 180, 17),
        ] as [(String, String, CGFloat, CGFloat, CGFloat)])
    func `text is as large as in its own font`(text: String, name: String, points: CGFloat, width: CGFloat, height: CGFloat) throws {
        let measured = try size(text, name, points)
        #expect(abs(measured.width.rounded(.up) - width) <= 1)
        #expect(measured.height.rounded(.up) == height)
    }

    /// A label of tools 15400 in ".SFNSText" at 14 pt, three lines of it 298 points wide, is 47 points tall.
    @Test func `the system font by its own name is Times New Roman since iOS 13`() throws {
        let text = "This application is a Demo for YubiKit. YubiKit is a library provided by Yubico for interacting with YubiKeys. "
        #expect(PixelScale(2).up(try size(text, ".SFNSText", 14, width: 298).height) == 47)
    }

    @Test func `narrow faces and names that only begin alike aren't stood in for`() {
        #expect(FontDescription(name: "AvenirNextCondensed-Bold", size: 17) == nil)
        #expect(FontDescription(name: "GeorgiaBelle", size: 17) == nil)
        #expect(FontDescription(name: "TimesNewRomanPS-BoldMT", size: 17)?.weight == .bold)
    }

    /// The system font of iOS 7 and 8.
    @Test func `documents before Xcode 7 are measured in Helvetica Neue`() {
        var font = FontDescription(size: 17)
        font.generation = .canvas(toolsVersion: 6_254)
        let old = SystemTextMeasurer().layOut(StyledText("Content", style: CharacterStyle(font: font)), in: TextConstraints()).size.width
        #expect(abs(old - 60) < 0.5)
    }
}
