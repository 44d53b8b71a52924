import Testing
import UIKit

@MainActor struct NestedScrollingTests {
    /// A page 375 x 667 whose content is a column of a box and a scroll view.
    private func page(innerHeight: CGFloat?, innerContent: CGFloat, scrolls: Bool = true) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let column = page.add(UIView(), "column")
        column.fill(page)
        column.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
        let box = column.add(UIView(), "box")
        let inner = column.add(UIScrollView(), "inner")
        inner.isScrollEnabled = scrolls
        let text = inner.add(SizedView(300, innerContent), "text")
        text.fill(inner)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: column.topAnchor), box.heightAnchor.constraint(equalToConstant: 800),
            box.leadingAnchor.constraint(equalTo: column.leadingAnchor), box.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            inner.topAnchor.constraint(equalTo: box.bottomAnchor), inner.bottomAnchor.constraint(equalTo: column.bottomAnchor),
            inner.leadingAnchor.constraint(equalTo: column.leadingAnchor), inner.trailingAnchor.constraint(equalTo: column.trailingAnchor),
        ])
        if let innerHeight { inner.heightAnchor.constraint(equalToConstant: innerHeight).isActive = true }
        return root
    }

    @Test func `a scroll view in a page needs a height`() throws {
        let found = try #require(finding("scroll.nested-scroll-needs-size", in: page(innerHeight: nil, innerContent: 100)))
        #expect(found.message == "\"inner\" lies in \"page\", which gives it no height, and it has none of its own: it is 0 high.")
        #expect(finding("scroll.frame-has-no-size", in: page(innerHeight: nil, innerContent: 100)) == nil)
    }

    @Test func `two that scroll the same way are named with their ranges`() throws {
        let found = try #require(finding("scroll.nested-same-axis", in: page(innerHeight: 100, innerContent: 300)))
        #expect(
            found.message
                == "\"inner\" scrolls up and down by 200 points inside \"page\", which scrolls the same way by 233.")
    }

    @Test func `one that doesn't scroll is well`() {
        #expect(finding("scroll.nested-same-axis", in: page(innerHeight: 100, innerContent: 300, scrolls: false)) == nil)
        #expect(finding("scroll.nested-same-axis", in: page(innerHeight: 300, innerContent: 300)) == nil)
    }
}
