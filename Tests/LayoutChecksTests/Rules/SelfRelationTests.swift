import Testing
import UIKit

@MainActor struct SelfRelationTests {
    @Test func `a view tied to itself is named`() {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(0, 0, 10, 10)
        card.widthAnchor.constraint(equalTo: card.widthAnchor).isActive = true
        #expect(kinds(root) == ["api.self-relation"])
    }

    @Test func `a ratio of a view's own sides is well`() {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(0, 0, 10, 10)
        card.widthAnchor.constraint(equalTo: card.heightAnchor).isActive = true
        #expect(kinds(root) == [])
    }
}
