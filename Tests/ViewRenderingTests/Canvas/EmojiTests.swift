import Foundation
import Testing
import Typography

@testable import ViewRendering

/// Emoji are pictures in a font. The font here is pinned: ours, of the family "emoji", with one red square of an em for U+1F9FF, from 0.2 em below the
/// baseline to 0.8 em above it.
@Suite struct EmojiTests {
    private static let isRegistered: Bool = {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("trellis-picture-\(UUID().uuidString).ttf")
        guard let bytes = Data(base64Encoded: PictureFont.base64), (try? bytes.write(to: path)) != nil else { return false }
        return FontLibrary.shared.register(fileAt: path.path)
    }()

    private func layOut(_ text: String, size: CGFloat = 20) -> TextLayout {
        SystemTextMeasurer().layOut(StyledText(text, style: CharacterStyle(font: FontDescription(size: size))), in: TextConstraints())
    }

    /// 1.25 em of 20 points.
    @Test func `an emoji takes the room that is measured without its font`() {
        #expect(Self.isRegistered)
        #expect(layOut("\u{1F9FF}").size.width == 25)
        #expect(layOut("\u{1F9FF}\u{1F9FF}").size.width == 50)
        #expect(layOut("\u{1F9FF}").uncoveredCharacters.isEmpty)
    }

    /// Labels in public documents of Xcode 10 and 12: 40 points at 35, 43 at 38; with and without a font of pictures.
    @Test func `a large emoji has 5 points of air`() {
        #expect(Self.isRegistered)
        for text in ["\u{1F9FF}", "\u{1F62C}"] {
            #expect(abs(layOut(text, size: 35).size.width - 40) < 0.01 && abs(layOut(text, size: 38).size.width - 43) < 0.01)
        }
    }

    /// A square of 20 points in the middle of 25, its lower edge 4 points below the baseline.
    @Test func `an emoji is drawn in colour in the middle of its room`() throws {
        #expect(Self.isRegistered)
        let lines = layOut("\u{1F9FF}")
        let pixels = try picture(width: 40, height: 40, scale: 2) { $0.draw(lines, at: CGPoint(x: 2, y: 3), color: RGBA(0, 0, 1)) }
        let found = extent(of: pixels) { $0.red > 0.9 && $0.blue < 0.1 && $0.alpha > 0.9 }
        #expect(abs(Double(found.x) / 2 - 4.5) <= 0.5 && abs(Double(found.width) / 2 - 20) <= 1)
        #expect(abs(Double(found.y + found.height) / 2 - (3 + lines.firstBaseline + 4)) <= 1)
    }

    @Test func `an emoji is an image in a vector picture`() throws {
        #expect(Self.isRegistered)
        let lines = layOut("a\u{1F9FF}")
        let svg = try pictureBytes(.svg, width: 60, height: 30) { $0.draw(lines, at: .zero, color: RGBA(0, 0, 1)) }
        #expect(String(decoding: svg, as: UTF8.self).contains("<image"))
    }

    /// What a page is told: the letter's glyph and the picture's bytes.
    @Test func `an emoji is taken down as an image`() throws {
        #expect(Self.isRegistered)
        let recorder = MarkRecorder()
        ViewRendering.Canvas(recorder: recorder).draw(layOut("a\u{1F9FF}"), at: .zero, color: RGBA(0, 0, 1))
        let images = recorder.marks.compactMap { mark in if case .image(let image, _, _) = mark { image } else { nil } }
        let image = try #require(images.first)
        #expect(images.count == 1 && image.width == 10 && image.height == 10)
        #expect(try #require(EmbeddedImage.address(of: image)).hasPrefix("data:image/png;base64,"))
        let glyphs = recorder.marks.compactMap { mark in if case .glyphs(let run, _) = mark { run.glyphs.count } else { nil } }
        #expect(glyphs.reduce(0, +) == 1)
    }

    /// Unicode's technical standard 51: a base with U+FE0F, a keycap, a flag and a family are one picture each; U+FE0E asks for text.
    @Test func `what is shown as an emoji is as wide as one whatever fonts there are`() {
        for text in ["\u{2764}\u{FE0F}", "1\u{FE0F}\u{20E3}", "\u{1F1EB}\u{1F1F7}"] { #expect(layOut(text).size.width == 25, "\(text)") }
        #expect(layOut("1").size.width < 15)
    }
}

/// The font of `EmojiTests`, 824 bytes: made with fontTools, two glyphs, its picture in the table `sbix`.
private enum PictureFont {
    static let base64 =
        "AAEAAAALAIAAAwAwT1MvMkD2RSsAAAE4AAAAYGNtYXAAHvSxAAABoAAAAFBnbHlmAAAAAAAAAfgAAAABaGVhZF8WQOAAAAC8AAAANmhoZWEDIgMiAAAA9AAA"
        + "ACRobXR4A+gAAAAAAZgAAAAGbG9jYQAAAAAAAAHwAAAABm1heHAAAwACAAABGAAAACBuYW1l/vNY0QAAAfwAAACocG9zdAADAAAAAAKkAAAAIHNiaXhM8erq"
        + "AAACxAAAAHEAAQAAAAEAAEvzq3lfDzz1AAMD6AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAMAAgAAAAAAAAABAAADIP84AAAD6AAAAAAAAAABAAAAAAAA"
        + "AAAAAAAAAAAAAQABAAAAAgAAAAAAAAAAAAIAAAAAAAAAAAAAAAAAAAAAAAMD6AGQAAUABAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIA"
        + "AAAAAAAAAAAAAD8/Pz8AAP////8AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAIAAAA+gAAAAAAAAAAAADAAAAAwAAABwAAwABAAAAHAADAAoAAAA0AAQAGAAA"
        + "AAIAAgAAAAD//wAA//8AAQAAAAwAAAAAABwAAAAAAAAAAQAB+f8AAfn/AAAAAQAAAAAAAAAAAAAAAAAAAAYATgABAAAAAAABAAUAAAABAAAAAAACAAcABQAB"
        + "AAAAAAAGABIADAADAAEECQABAAoAHgADAAEECQACAA4AKAADAAEECQAGACQANmVtb2ppUmVndWxhclRyZWxsaXNUZXN0UGljdHVyZQBlAG0AbwBqAGkAUgBl"
        + "AGcAdQBsAGEAcgBUAHIAZQBsAGwAaQBzAFQAZQBzAHQAUABpAGMAdAB1AHIAZQADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAQAAAAEAAAAM"
        + "AAoASAAAABAAAAAQAAAAZQAA//5wbmcgiVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFElEQVR42mP4z8DwnxjMMKqQvgoBksPHOXvuG4oA"
        + "AAAASUVORK5CYIIAAAA="
}
