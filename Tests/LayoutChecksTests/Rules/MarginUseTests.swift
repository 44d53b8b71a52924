import Testing

@testable import UIKit

@MainActor struct MarginUseTests {
    private func root(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
        let root = makeRoot()
        root.accessibilityIdentifier = "screen"
        root.givenSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        let box = root.add(UIView(), "box")
        NSLayoutConstraint(item: box, attribute: .top, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1, constant: 0)
            .isActive = true
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.widthAnchor.constraint(equalToConstant: 20),
            box.heightAnchor.constraint(equalToConstant: 20),
        ])
        return root
    }

    @Test func `margins are counted, and the safe area in them is told apart`() throws {
        let used = try #require(finding("margins.relative", in: root(.topMargin)))
        #expect(used.message == "\"box\".top == \"screen\".topMargin is relative to a margin.")
        let added = try #require(finding("margins.safe-area-added", in: root(.topMargin)))
        #expect(added.message == "The top margin of \"screen\" is 52 here: 8 of its own and 44 of the safe area.")
        #expect(finding("margins.relative", in: root(.top)) == nil)
    }
}
