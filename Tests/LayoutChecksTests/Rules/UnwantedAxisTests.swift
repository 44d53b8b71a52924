import Testing
import UIKit

@MainActor struct UnwantedAxisTests {
    private func strip(contentHeight: CGFloat) -> UIView {
        let root = makeRoot()
        let strip = root.add(UIScrollView(), "strip")
        strip.alwaysBounceHorizontal = true
        strip.place(0, 0, 375, 120)
        let cards = strip.add(UIView(), "cards")
        cards.fill(strip)
        cards.widthAnchor.constraint(equalToConstant: 900).isActive = true
        cards.heightAnchor.constraint(equalToConstant: contentHeight).isActive = true
        return root
    }

    @Test func `a strip that can be dragged up and down as well is named`() throws {
        let found = try #require(finding("scroll.unwanted-axis", in: strip(contentHeight: 130)))
        #expect(found.message == "\"strip\" can also be dragged up and down by 10 points, which it isn't set up for.")
    }

    @Test func `a strip as high as its content is well`() { #expect(kinds(strip(contentHeight: 120)) == []) }
}
