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
        #expect(finding("unsat.optional-defeated", in: root(300)) == nil)
    }
}
