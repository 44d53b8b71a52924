import Testing
import UIKit

@MainActor struct ContentOutOfReachTests {
    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func `a button below the end of the content can't be scrolled to`() throws {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        page.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 800).isActive = true
        page.contentLayoutGuide.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor).isActive = true
        page.add(label("Send"), "send").place(16, 850, 100, 40)
        let found = try #require(finding("scroll.unreachable-region", in: root))
        #expect(
            found.message
                == "90 points of \"send\" can't be scrolled to: it lies beyond the end of the content of \"page\", which is 800 high.")
    }

    @Test func `what the frame shows below short content is in reach`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        page.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 400).isActive = true
        page.contentLayoutGuide.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor).isActive = true
        page.add(label("Send"), "send").place(16, 500, 100, 40)
        #expect(finding("scroll.unreachable-region", in: root) == nil)
    }

    // Public reports of forms that are centred in a page of the frame's height: their first fields can't be reached on small screens.
    @Test func `a form taller than the page it is centred in loses its top`() throws {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let content = page.add(UIView(), "content")
        content.fill(page)
        content.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
        content.heightAnchor.constraint(equalTo: page.heightAnchor).isActive = true
        let form = content.add(label("Name"), "form")
        NSLayoutConstraint.activate([
            form.centerYAnchor.constraint(equalTo: content.centerYAnchor), form.heightAnchor.constraint(equalToConstant: 767),
            form.leadingAnchor.constraint(equalTo: content.leadingAnchor), form.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        let found = try #require(finding("scroll.centered-content-cut", in: root))
        #expect(found.message.hasPrefix("The first 50 points of \"form\" can't be reached"))
    }
}
