import Testing
import UIKit

@MainActor struct NotScrollingTests {
    private func page(contentHeight: CGFloat) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let card = page.add(UIView(), "card")
        card.fill(page)
        card.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
        card.heightAnchor.constraint(equalToConstant: contentHeight).isActive = true
        return root
    }

    // Apple, UIScrollView: it scrolls where contentSize is larger than the bounds (less the insets).
    @Test func `content that fits is said with its numbers`() throws {
        let found = try #require(finding("scroll.not-scrolling", in: page(contentHeight: 420)))
        #expect(found.message == "\"page\" has nothing to scroll at this size: its content is 375 x 420, and it shows 375 x 667.")
        #expect(found.severity == .info)
    }

    @Test(arguments: [667.5 + 1, 2000]) func `content that is larger is well`(height: CGFloat) {
        #expect(kinds(page(contentHeight: height)) == [])
    }
}
