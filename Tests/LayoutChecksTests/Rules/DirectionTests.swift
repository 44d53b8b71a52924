import Testing
import UIKit

@MainActor struct DirectionTests {
    @Test func `a forced direction is mentioned once`() throws {
        let root = makeRoot()
        let row = root.add(UIView(), "row")
        row.place(0, 0, 100, 20)
        row.semanticContentAttribute = .forceLeftToRight
        let inner = row.add(UIView(), "inner")
        inner.place(0, 0, 10, 10)
        inner.semanticContentAttribute = .forceLeftToRight
        let found = try #require(finding("rtl.forced-direction", in: root))
        #expect(found.message == "\"row\" is laid out from left to right in every language.")
    }

    // Shared case RT-09 restated: iOS doesn't manage direction on scroll views.
    @Test func `a strip that opens at its end is told where it begins`() throws {
        func strip(_ direction: UITraitEnvironmentLayoutDirection) -> (root: UIView, strip: UIScrollView) {
            let root = makeRoot()
            root.traitOverride = UITraitCollection(layoutDirection: direction)
            let strip = root.add(UIScrollView(), "strip")
            strip.place(0, 0, 375, 200)
            strip.add(SizedView(1000, 200), "cards").fill(strip)
            return (root, strip)
        }
        let (root, cards) = strip(.rightToLeft)
        let found = try #require(finding("rtl.scroll-start", in: root))
        #expect(found.fix == "Set contentOffset.x to 625 after the first layout.")
        cards.contentOffset.x = 625
        #expect(finding("rtl.scroll-start", in: root) == nil)
        #expect(finding("rtl.scroll-start", in: strip(.leftToRight).root) == nil)
    }

    // A page that scrolls sideways by mistake is told as that.
    @Test func `a page that is meant to scroll down isn't asked where it opens`() {
        let root = makeRoot()
        root.traitOverride = UITraitCollection(layoutDirection: .rightToLeft)
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        page.add(SizedView(600, 1200), "banner").fill(page)
        #expect(finding("scroll.sideways", in: root) != nil)
        #expect(finding("rtl.scroll-start", in: root) == nil)
    }
}
