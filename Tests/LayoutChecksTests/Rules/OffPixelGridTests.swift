import Testing
import UIKit

@MainActor struct OffPixelGridTests {
    private func line(_ height: CGFloat) -> UIView {
        let root = makeRoot()
        root.add(UIView(), "line").place(0, 10, 100, height)
        return root
    }

    @Test func `a line between pixels is named with what it becomes`() throws {
        let scale = max(1, makeRoot().traitCollection.displayScale)
        let found = try #require(finding("view.off-pixel-grid", in: line(1.4 / scale)))
        #expect(found.message.hasPrefix("\"line\" is to be"))
        #expect(finding("view.off-pixel-grid", in: line(1 / scale)) == nil)
    }

    @Test func `a hairline of another screen's pixel is meant`() {
        #expect(finding("view.off-pixel-grid", in: line(0.33)) == nil)
        #expect(finding("view.off-pixel-grid", in: line(0.5)) == nil)
    }
}
