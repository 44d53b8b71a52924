import Testing
import UIKit

@MainActor struct InequalityDoesNotDefineSizeTests {
    private func page(isEquation: Bool) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let box = page.add(UIView(), "box")
        box.place(0, 0, 375, 900)
        box.trailingAnchor.constraint(equalTo: page.trailingAnchor).isActive = true
        let end =
            isEquation
            ? page.contentLayoutGuide.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 16)
            : page.contentLayoutGuide.bottomAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 16)
        end.isActive = true
        return root
    }

    @Test func `content that is at least so high isn't so high`() throws {
        let found = try #require(finding("scroll.inequality-does-not-define-size", in: page(isEquation: false)))
        #expect(
            found.message
                == "Only inequalities say where the content of \"page\" ends, so its height isn't determined.")
    }

    @Test func `an equation settles it`() { #expect(kinds(page(isEquation: true)) == []) }
}
