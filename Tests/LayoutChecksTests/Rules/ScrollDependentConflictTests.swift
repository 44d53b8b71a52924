import Testing
import UIKit

@MainActor struct ScrollDependentConflictTests {
    /// A picture from the screen's top to 200 points below the content's top.
    private func page(priority: UILayoutPriority) -> (root: UIView, page: UIScrollView) {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        page.add(SizedView(375, 1200), "text").fill(page)
        let header = page.add(UIView(), "header")
        let stick = header.topAnchor.constraint(equalTo: root.topAnchor)
        stick.priority = priority
        NSLayoutConstraint.activate([
            stick, header.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor, constant: 200),
            header.leadingAnchor.constraint(equalTo: page.leadingAnchor), header.widthAnchor.constraint(equalToConstant: 375),
        ])
        return (root, page)
    }

    // Shared case SV-20 with its tie required: scrolled by more than 200, the header's height would be negative.
    @Test func `a required tie to the screen fails once the page is scrolled`() throws {
        let (root, page) = page(priority: .required)
        let found = try #require(finding("unsat.scroll-dependent", in: root))
        #expect(
            found.message == "Constraints hold while \"page\" is at rest and fail when it is scrolled by 533 points: "
                + "\"header\".top == UIView.top ties what scrolls to what doesn't.")
        #expect(page.contentOffset == .zero)
    }

    @Test func `a tie that gives way is only mentioned`() throws {
        let found = try #require(finding("unsat.scroll-dependent", in: page(priority: UILayoutPriority(999)).root))
        #expect(found.severity == .info)
        #expect(
            found.message
                == "\"header\".top == UIView.top @999 holds while \"page\" is at rest and gives way when it is scrolled by 533 points, as "
                + "its priority lets it.")
        #expect(finding("unsat.scroll-dependent", in: page(priority: UILayoutPriority(700)).root) == nil)
    }
}
