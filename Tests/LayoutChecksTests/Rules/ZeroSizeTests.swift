import Testing
import UIKit

@MainActor struct ZeroSizeTests {
    // Arithmetic: leading and trailing 200 apart from the sides of a view 375 wide leave nothing.
    @Test func `a coloured view without height can't be seen`() throws {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.backgroundColor = .red
        card.place(0, 0, 10, 0)
        let found = try #require(finding("view.zero-size", in: root))
        #expect(found.message == "\"card\" can't be seen: its height is 0.")
    }

    @Test func `what is hidden, or has nothing to show, may be empty`() {
        let root = makeRoot()
        let hidden = root.add(UIView(), "hidden")
        hidden.backgroundColor = .red
        hidden.isHidden = true
        hidden.place(0, 0, 10, 0)
        root.add(UIView(), "spacer").place(0, 0, 10, 0)
        #expect(kinds(root) == [])
    }
}
