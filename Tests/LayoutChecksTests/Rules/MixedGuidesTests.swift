import Testing
import UIKit

@MainActor struct MixedGuidesTests {
    private func page(topTo: (UIView, UIScrollView) -> NSLayoutYAxisAnchor) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        page.add(SizedView(375, 900), "card").fill(page)
        let header = page.add(UIView(), "header")
        NSLayoutConstraint.activate([
            header.leadingAnchor.constraint(equalTo: page.leadingAnchor), header.widthAnchor.constraint(equalToConstant: 375),
            header.topAnchor.constraint(equalTo: topTo(root, page)),
            header.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor, constant: 200),
        ])
        return root
    }

    @Test func `a header between the screen and the content stretches`() throws {
        let found = try #require(finding("scroll.mixed-guides", in: page { root, _ in root.topAnchor }))
        #expect(found.notes.map(\.message).contains("stays: \"header\".top == UIView.top") || found.notes.count == 2)
        #expect(finding("scroll.mixed-guides", in: page { _, page in page.contentLayoutGuide.topAnchor }) == nil)
    }
}
