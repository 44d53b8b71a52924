import Testing
import UIKit

@MainActor struct NoConstraintsTests {
    // Apple, translatesAutoresizingMaskIntoConstraints: without it, constraints must give position and size.
    @Test func `a view that nothing touches is named`() throws {
        let root = makeRoot()
        root.add(UIView(), "card")
        let found = try #require(finding("ambiguous.no-constraints", in: root))
        #expect(found.message.hasPrefix("No constraint touches \"card\""))
        #expect(kinds(root) == ["ambiguous.no-constraints"])
    }

    @Test func `a view placed by its frame is well`() {
        let root = makeRoot()
        root.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
        #expect(kinds(root) == [])
    }

    @Test func `a view that a stack view arranges is well`() {
        let root = makeRoot()
        let stack = root.add(UIStackView(), "stack")
        stack.fill(root)
        stack.addArrangedSubview(SizedView(10, 10))
        #expect(kinds(root) == [])
    }
}
