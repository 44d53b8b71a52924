import Testing
import UIKit

@MainActor struct OptionalDefeatedTests {
    private func root(_ width: CGFloat) -> UIView {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        let wish = card.widthAnchor.constraint(equalToConstant: width)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wish, card.topAnchor.constraint(equalTo: root.topAnchor), card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor), card.heightAnchor.constraint(equalToConstant: 20),
        ])
        return root
    }

    // Shared case RF-01, p: a width of 500 at 750 in 375 points.
    @Test func `a wish that doesn't fit is mentioned with what is stronger`() throws {
        let found = try #require(finding("unsat.optional-defeated", in: root(500)))
        #expect(found.message == "\"card\".width == 500 @750 is missed by 125 points.")
        #expect(found.notes.map(\.message).contains("stronger: \"card\".trailing <= UIView.trailing"))
        // What only places the card on the other edges and axis has no part in it.
        #expect(!found.notes.contains { $0.message.contains("height") || $0.message.contains("top") })
        #expect(finding("unsat.optional-defeated", in: root(300)) == nil)
    }

    @Test func `a wish that gives way to another of its priority is mentioned with that one`() throws {
        let root = makeRoot()
        let box = root.add(UIView(), "box")
        let wishes = [60, 70].map { box.heightAnchor.constraint(equalToConstant: $0) }
        for wish in wishes { wish.priority = .defaultHigh }
        NSLayoutConstraint.activate(
            wishes + [
                box.topAnchor.constraint(equalTo: root.topAnchor), box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 20),
            ])
        let found = try #require(finding("unsat.optional-defeated", in: root))
        let rival = found.message.contains("== 60") ? 70 : 60
        #expect(found.notes.map(\.message) == ["as strong: \"box\".height == \(rival) @750"])
    }
}
