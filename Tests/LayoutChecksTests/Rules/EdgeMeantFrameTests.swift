import Testing
import UIKit

@MainActor struct EdgeMeantFrameTests {
    private func page(_ hold: (UIScrollView, UIView) -> NSLayoutConstraint) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let box = page.add(UIView(), "box")
        box.place(0, 0, 80, 900)
        let badge = page.add(UIView(), "badge")
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: page.topAnchor), badge.heightAnchor.constraint(equalToConstant: 20),
            badge.widthAnchor.constraint(equalToConstant: 100), hold(page, badge),
        ])
        return root
    }

    // Shared case SV-06 restated.
    @Test func `a badge that hangs on the content's far edge alone is named`() throws {
        let root = page { page, badge in badge.rightAnchor.constraint(equalTo: page.rightAnchor, constant: -5) }
        let found = try #require(finding("scroll.edge-meant-frame", in: root))
        #expect(
            found.message.hasPrefix("\"badge\" hangs on the trailing edge of the content of \"page\" alone, and nothing says where that is")
        )
        #expect(found.fix == "Tie it to the trailing edge of \"page\"'s frame layout guide.")
    }

    @Test func `on the frame's edge it is well`() {
        let root = page { page, badge in badge.rightAnchor.constraint(equalTo: page.frameLayoutGuide.rightAnchor, constant: -5) }
        #expect(finding("scroll.edge-meant-frame", in: root) == nil)
    }
}
