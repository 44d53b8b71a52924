import Testing
import UIKit

@MainActor struct ScrollsSidewaysTests {
    private func page(isTied: Bool) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let card = page.add(SizedView(750, 900), "card")
        card.fill(page)
        if isTied { card.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true }
        return root
    }

    // Shared case SV-03 restated: 750 wide in a frame of 375.
    @Test func `the excess and the widest view are named`() throws {
        let found = try #require(finding("scroll.sideways", in: page(isTied: false)))
        #expect(found.message == "\"page\" scrolls sideways by 375 points: \"card\" is 750 wide, and the frame shows 375.")
        #expect(kinds(page(isTied: false)) == ["scroll.missing-width-tie", "scroll.sideways"])
    }

    @Test func `a page tied to its frame's width is well`() {
        #expect(kinds(page(isTied: true)) == [])
    }

    // 16 + (375 - 16) + 16 = 391: the tie leaves out one of the two gaps.
    @Test func `gaps that the tie to the frame forgets are named`() throws {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let card = page.add(SizedView(100, 900), "card")
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor),
            card.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor),
            card.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor, constant: 16),
            page.contentLayoutGuide.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
            card.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor, constant: -16),
        ])
        let found = try #require(finding("scroll.sideways", in: root))
        #expect(found.message == "\"page\" scrolls sideways by 16 points: its content is 391 wide, and the frame shows 375.")
        #expect(
            found.notes.contains { $0.message.contains("\"card\".width == ") && $0.message.hasSuffix(".width - 16") },
            "\(found.notes.map(\.message))")
    }

    // A strip: as high as its frame, wider than it.
    @Test func `a strip that is meant to scroll sideways is well`() {
        let root = makeRoot()
        let strip = root.add(UIScrollView(), "strip")
        strip.fill(root)
        let card = strip.add(SizedView(750, 50), "card")
        card.fill(strip)
        card.heightAnchor.constraint(equalTo: strip.heightAnchor).isActive = true
        #expect(kinds(root) == [])
    }
}
