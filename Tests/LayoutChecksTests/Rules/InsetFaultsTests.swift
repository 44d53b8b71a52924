import Testing

@testable import UIKit

@MainActor struct InsetFaultsTests {
    private func page(height: (UIScrollView) -> NSLayoutConstraint) -> (root: UIView, page: UIScrollView) {
        let root = makeRoot()
        root.givenSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)
        let page = root.add(UIScrollView(), "page")
        page.contentInsetAdjustmentBehavior = .always
        page.fill(root)
        let card = page.add(UIView(), "card")
        card.fill(page)
        NSLayoutConstraint.activate([card.widthAnchor.constraint(equalTo: page.widthAnchor), height(page)])
        return (root, page)
    }

    // The bar's 64 points as contentInset, as code did before iOS 11, beside the safe area's 64.
    @Test func `an inset that the safe area holds already is doubled`() throws {
        let (root, page) = page { $0.subviews[0].heightAnchor.constraint(equalToConstant: 900) }
        page.contentInset.top = 64
        let found = try #require(finding("scroll.double-inset", in: root))
        #expect(
            found.message
                == "\"page\" pushes its content in by 128 points at the top: 64 of its contentInset, and the same again of the safe area.")
        page.contentInset.top = 0
        #expect(finding("scroll.double-inset", in: root) == nil)
    }

    // Shared case IN-03 restated: content exactly as tall as the frame scrolls by the inset.
    @Test func `content as high as the frame scrolls by the inset`() throws {
        let (root, _) = page { $0.subviews[0].heightAnchor.constraint(equalTo: $0.heightAnchor) }
        let found = try #require(finding("scroll.inset-only-overflow", in: root))
        #expect(found.message == "\"page\" scrolls by 64 points, its insets, though its content is as high as its frame: 667.")
    }

    @Test func `content as high as what is left is well`() {
        let (root, _) = page { $0.subviews[0].heightAnchor.constraint(equalTo: $0.heightAnchor, constant: -64) }
        #expect(finding("scroll.inset-only-overflow", in: root) == nil)
    }
}
