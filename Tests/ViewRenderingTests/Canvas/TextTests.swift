import Foundation
import Testing
import Typography

@testable import ViewRendering

private let red = RGBA(1, 0, 0)

private func layout(_ text: String, size: Double, width: Double = .greatestFiniteMagnitude) -> TextLayout {
    SquareTextMeasurer().layOut(
        StyledText(text, style: CharacterStyle(font: FontDescription(size: size))), in: TextConstraints(width: width))
}

@Test func `text is drawn where it was measured`() throws {
    let lines = layout("abc", size: 10)
    let pixels = try picture(width: 60, height: 30) { $0.draw(lines, at: CGPoint(x: 5, y: 4), color: red) }
    let found = extent(of: pixels) { $0.alpha > 0.5 }
    // Squares of the font's size: 3 x 10 wide; they stand on the baseline, capitals high.
    #expect(found.x == 5)
    #expect(found.width == 30)
    let baseline = 4 + lines.firstBaseline
    #expect(abs(Double(found.y + found.height) - baseline) <= 1)
}

@Test func `a second line lies below the first by the measured distance`() throws {
    let lines = layout("ab cd", size: 10, width: 25)
    #expect(lines.lines.count == 2)
    let pixels = try picture(width: 60, height: 60) { $0.draw(lines, at: .zero, color: red) }
    let found = extent(of: pixels) { $0.alpha > 0.5 }
    #expect(abs(Double(found.y + found.height) - lines.lastBaseline) <= 1)
    #expect(found.width == 20)
}

@Test func `a line under text and a ground behind it take the text's width`() throws {
    let lines = layout("abc", size: 20)
    let look = Canvas.TextLook(color: red, background: RGBA(0, 0, 1), underline: Canvas.TextRule())
    let pixels = try picture(width: 80, height: 40) { $0.draw(lines, at: .zero) { _ in look } }
    #expect(extent(of: pixels) { $0.blue > 0.9 && $0.alpha > 0.9 }.width == 60)
    let below = try #require(pixels[30, Int(lines.firstBaseline) + 3])
    #expect(below.red > 0.3)
}

@Test func `lines under text have a colour, a thickness and a second one of their own`() throws {
    let lines = layout("abc", size: 28)
    func rows(_ rule: Canvas.TextRule) throws -> [Int] {
        let look = Canvas.TextLook(color: red, underline: rule)
        let pixels = try picture(width: 100, height: 60) { $0.draw(lines, at: .zero) { _ in look } }
        return (0..<60).filter { pixels[40, $0].map { $0.green > 0.3 && $0.alpha > 0.3 } == true }
    }
    let green = RGBA(0, 1, 0)
    let plain = try rows(Canvas.TextRule(color: green)).count
    let uncoloured = try rows(Canvas.TextRule())
    #expect(plain >= 1 && uncoloured.isEmpty)
    #expect(try rows(Canvas.TextRule(color: green, isThick: true)).count > plain)
    #expect(try rows(Canvas.TextRule(color: green, isDouble: true)).count > plain)
}
