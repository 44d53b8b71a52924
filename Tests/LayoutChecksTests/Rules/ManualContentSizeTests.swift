import Testing
import UIKit

@MainActor struct ManualContentSizeTests {
    private func page(_ size: CGSize?, isTied: Bool) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let text = page.add(UIView(), "text")
        if isTied {
            text.fill(page)
            text.heightAnchor.constraint(equalToConstant: 800).isActive = true
            text.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
        } else {
            text.translatesAutoresizingMaskIntoConstraints = true
        }
        if let size { page.contentSize = size }
        return root
    }

    @Test func `a size that constraints overwrite is told with both numbers`() throws {
        let found = try #require(
            finding("scroll.manual-content-size-overwritten", in: page(CGSize(width: 375, height: 900), isTied: true)))
        #expect(found.message == "Code set the content of \"page\" to 375 x 900, and its constraints make it 375 x 800.")
    }

    @Test func `a size that is the constraints' own, or alone, is well`() {
        for root in [
            page(nil, isTied: true), page(CGSize(width: 375, height: 800), isTied: true), page(CGSize(width: 9, height: 9), isTied: false),
        ] {
            #expect(finding("scroll.manual-content-size-overwritten", in: root) == nil)
        }
    }
}
