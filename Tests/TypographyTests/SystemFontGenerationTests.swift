import CoreGraphics
import Foundation
import Testing
import Typography

/// The spacing of the years. Widths are those that Interface Builder stored in public documents of the tools named.
@Suite struct SystemFontGenerationTests {
    private func width(_ text: String, _ size: CGFloat, _ generation: SystemFontGeneration) -> CGFloat {
        var font = FontDescription(size: size)
        font.generation = generation
        let layout = SystemTextMeasurer().layOut(StyledText(text, style: CharacterStyle(font: font)), in: TextConstraints())
        return PixelScale(2).up(layout.size.width)
    }

    @Test func `tools choose the font of their time`() {
        #expect(SystemFontGeneration.canvas(toolsVersion: 11_762) == .iOS10)
        #expect(SystemFontGeneration.canvas(toolsVersion: 14_490) == .iOS12)
        #expect(SystemFontGeneration.canvas(toolsVersion: 16_097) == .iOS13)
        #expect(SystemFontGeneration.canvas(toolsVersion: 17_701) == .current)
    }

    /// Tools 11762: 94 pt at 20 pt; today's font is narrower.
    @Test func `large text was set in a font of its own`() {
        #expect(abs(width("City Name", 20, .iOS10) - 94) <= 1)
        #expect(width("City Name", 20, .current) < 92)
    }

    /// Printed on iOS 9: 0.371094 pt a character at 40 pt, where the older letters are wider still (github.com/kylehickinson/Sketch-SF-UI-Font-Fixer).
    @Test func `the display font of iOS 9 to 12 was spread by its own table`() {
        func spread(_ generation: SystemFontGeneration) -> CGFloat {
            var font = FontDescription(size: 40)
            font.generation = generation
            return SystemTextMeasurer().layOut(StyledText("0", style: CharacterStyle(font: font)), in: TextConstraints()).size.width
        }
        // 19 units and, until iOS 10, 30 more; today's table says 19 as well.
        #expect(abs(spread(.iOS12) - spread(.current)) < 1e-9)
        #expect(abs(spread(.iOS10) - spread(.iOS12) - 30 * 40 / 2048) < 1e-9)
    }

    /// Tools 11542: 46.5 pt at 34 pt.
    @Test func `the per cent sign was narrower`() {
        #expect(abs(width("0%", 34, .iOS10) - 46.5) <= 0.5)
    }

    /// 2018, iOS 11 or 12: 144.09 pt; four units of 1/2048 em a character less today.
    @Test func `running text was spread a little more`() {
        #expect(abs(width("This is a test string", 17, .iOS12) - 144.5) <= 0.5)
        #expect(width("This is a test string", 17, .current) < width("This is a test string", 17, .iOS12))
    }

    @Test func `a thread that reads no document makes fonts of today`() async {
        let generation = await Task.detached { FontDescription(size: 17).generation }.value
        #expect(generation == .current)
    }
}
