import CoreGraphics
import Foundation
import Testing

/// Ties and guards of pixel rounding. Expected values are arithmetic.
@Suite struct PixelScaleTests {
    @Test func `a quarter point is a tie at two pixels and goes away from zero`() {
        let scale = PixelScale(2)
        #expect(scale.nearest(10.25) == 10.5)
        #expect(scale.nearest(-10.25) == -10.5)
        #expect(scale.nearest(10.2) == 10)
    }

    @Test func `a third lost in binary is not pushed up a pixel`() {
        let scale = PixelScale(3)
        #expect(scale.up(20.0 / 3 * 3) == 20)
        #expect(abs(scale.up(20.287) - 61.0 / 3) < 1e-12)
        #expect(scale.up(1.0 / 3 + 1e-12) == 1.0 / 3)
    }

    @Test func `a scale of nothing counts as one`() {
        #expect(PixelScale(0).pixelsPerPoint == 1)
        #expect(PixelScale(.nan).up(1.2) == 2)
    }
}
