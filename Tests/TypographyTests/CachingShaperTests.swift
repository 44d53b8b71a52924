import CoreGraphics
import Foundation
import Synchronization
import Testing
import Typography

/// The work is counted, not timed.
@Suite struct CachingShaperTests {
    /// Shapes squares and counts how often it is asked.
    private final class CountingShaper: GlyphShaper {
        let count = Mutex(0)

        func shape(_ text: StyledText, range: Range<Int>, isRightToLeft: Bool) -> ShapedParagraph {
            count.withLock { $0 += 1 }
            return SquareShaper().shape(text, range: range, isRightToLeft: isRightToLeft)
        }

        func metrics(of font: FontDescription) -> FontMetrics { SquareShaper().metrics(of: font) }
    }

    @Test func `a paragraph is shaped once for all widths`() {
        let counter = CountingShaper()
        let typesetter = Typesetter(shaper: CachingShaper(counter))
        let text = StyledText("a paragraph that is long enough to keep", style: CharacterStyle(font: FontDescription(size: 10)))
        let heights = [100, 200, 300].map { typesetter.layOut(text, in: TextConstraints(width: $0)).lines.count }
        #expect(heights == [6, 2, 2])
        #expect(counter.count.withLock { $0 } == 1)
    }

    @Test func `another style is another paragraph`() {
        let counter = CountingShaper()
        let typesetter = Typesetter(shaper: CachingShaper(counter))
        for size in [10, 11] as [CGFloat] {
            let text = StyledText("a paragraph that is long enough to keep", style: CharacterStyle(font: FontDescription(size: size)))
            _ = typesetter.layOut(text, in: TextConstraints(width: 100))
        }
        #expect(counter.count.withLock { $0 } == 2)
    }
}
