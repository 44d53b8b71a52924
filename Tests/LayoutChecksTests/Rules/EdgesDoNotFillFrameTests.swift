import Testing
import UIKit

@MainActor struct EdgesDoNotFillFrameTests {
    private func page(tiesWidth: Bool) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let box = page.add(UIView(), "box")
        box.fill(page)
        box.heightAnchor.constraint(equalToConstant: 900).isActive = true
        if tiesWidth { box.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true }
        return root
    }

    // Shared case SV-05 restated.
    @Test func `a view between both edges of the content isn't as wide as the frame`() throws {
        let found = try #require(finding("scroll.edges-do-not-fill-frame", in: page(tiesWidth: false)))
        #expect(
            found.message
                == "\"box\" is pinned to both edges of the content of \"page\", which doesn't make it as wide as the frame: its width is 0."
        )
        #expect(found.fix == "Make the width of \"box\" equal to the width of \"page\"'s frame layout guide.")
    }

    @Test func `with a width of its own it is well`() {
        #expect(kinds(page(tiesWidth: true)) == [])
    }
}
