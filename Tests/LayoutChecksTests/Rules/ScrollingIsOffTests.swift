import Testing
import UIKit

@MainActor struct ScrollingIsOffTests {
    private func page(_ change: (UIView, UIScrollView) -> Void) -> UIView {
        let root = makeRoot()
        root.accessibilityIdentifier = "screen"
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let card = page.add(SizedView(375, 900), "card")
        card.fill(page)
        change(root, page)
        return root
    }

    @Test func `the reason is said`() {
        func message(_ change: (UIView, UIScrollView) -> Void) -> String? { finding("scroll.interaction-off", in: page(change))?.message }
        #expect(message { $1.isScrollEnabled = false } == "\"page\" can't be dragged: its isScrollEnabled is false.")
        #expect(
            message { root, _ in root.isUserInteractionEnabled = false }
                == "\"page\" can't be dragged: isUserInteractionEnabled of \"screen\" is false.")
        #expect(
            message { root, _ in root.add(UIView(), "veil").place(0, 0, 375, 667) }
                == "\"page\" can't be dragged: \"veil\" lies over it.")
        #expect(message { _, _ in } == nil)
    }
}
