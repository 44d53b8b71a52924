import Testing
import UIKit

@MainActor struct ContentTiedToFrameTests {
    // Arithmetic: content == frame on both axes leaves a range of 0 on both.
    @Test func `ties on both axes are named`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let card = page.add(UIView(), "card")
        card.fill(page)
        card.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
        let tie = card.heightAnchor.constraint(equalTo: page.heightAnchor)
        tie.isActive = true
        #expect(finding("scroll.content-tied-to-frame", in: root)?.notes.map(\.message).last == "\"card\".height == \"page\".height")
        tie.isActive = false
        card.heightAnchor.constraint(equalToConstant: 900).isActive = true
        #expect(kinds(root) == [])
    }
}
