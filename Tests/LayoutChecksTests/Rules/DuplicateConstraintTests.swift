import Testing
import UIKit

@MainActor struct DuplicateConstraintTests {
    @Test func `the same said twice is named once`() {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(0, 0, 10, 10)
        card.widthAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(kinds(root) == ["api.duplicate-constraint"])
    }

    // a == b + 8 says what b == a - 8 says.
    @Test func `swapped sides are seen through`() {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(8, 0, 10, 10)
        root.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: -8).isActive = true
        #expect(kinds(root) == ["api.duplicate-constraint"])
    }

    @Test func `another priority is another constraint`() {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(0, 0, 10, 10)
        let weaker = card.widthAnchor.constraint(equalToConstant: 10)
        weaker.priority = .defaultHigh
        weaker.isActive = true
        #expect(kinds(root) == [])
    }
}
