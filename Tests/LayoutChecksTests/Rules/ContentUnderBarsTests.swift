import Testing

@testable import UIKit

@MainActor struct ContentUnderBarsTests {
    private func root() -> UIView {
        let root = makeRoot()
        root.givenSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0)
        return root
    }

    private func label() -> UILabel {
        let label = UILabel()
        label.text = "Lisbon"
        return label
    }

    @Test func `a title under the bar is told where the safe area begins`() throws {
        let root = root()
        root.add(label(), "title").place(16, 20, 100, 30)
        let found = try #require(finding("safe-area.under-bar", in: root))
        #expect(found.message.hasSuffix("of \"title\" lie outside the safe area at the top, which begins at 64."))
    }

    @Test func `a title below the bar is well`() {
        let root = root()
        root.add(label(), "title").place(16, 70, 100, 30)
        #expect(kinds(root) == [])
    }

    @Test func `what sticks out of a screen without a bar there is told as that`() throws {
        let root = makeRoot()
        root.givenSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
        let label = label()
        root.add(label, "footer").place(16, 657, 100, 20.5)
        let found = try #require(finding("safe-area.under-bar", in: root))
        #expect(
            found.message.hasSuffix(" points of \"footer\" lie beyond the bottom of the screen, which is 667 high."), "\(found.message)")
    }

    // Shared case IN-01 restated: never adjusts.
    @Test func `the first line of a page that doesn't adjust is named with the reason`() throws {
        let root = root()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let text = page.add(label(), "text")
        text.fill(page)
        text.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
        text.heightAnchor.constraint(equalToConstant: 900).isActive = true
        page.contentInsetAdjustmentBehavior = .never
        let found = try #require(finding("scroll.content-under-bars", in: root))
        #expect(
            found.message
                == "\"text\" lies 64 points under the bar at the top when \"page\" isn't scrolled: its contentInsetAdjustmentBehavior is never."
        )
        page.contentInsetAdjustmentBehavior = .always
        #expect(finding("scroll.content-under-bars", in: root) == nil)
    }
}
