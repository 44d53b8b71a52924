import Testing

@testable import UIKit

@MainActor struct SafeAreaGuidesTests {
    // Shared case RT-08 restated.
    @Test func `a view's own safe area at its superview's edge is named`() throws {
        let root = makeRoot()
        root.givenSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let child = root.add(UIView(), "child")
        let guide = child.safeAreaLayoutGuide
        let wrong = guide.topAnchor.constraint(equalTo: root.topAnchor)
        NSLayoutConstraint.activate([
            wrong, child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        let found = try #require(finding("safe-area.wrong-owner", in: root))
        #expect(found.fix == "Tie \"child\" itself to the safe area layout guide of the root view.")
        wrong.isActive = false
        child.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
        #expect(kinds(root) == [])
    }

    @Test func `a length that depends on an empty guide is mentioned`() throws {
        let root = makeRoot()
        let spacer = UILayoutGuide()
        root.addLayoutGuide(spacer)
        let box = root.add(UIView(), "box")
        let height = spacer.heightAnchor.constraint(equalToConstant: 0)
        NSLayoutConstraint.activate([
            height, spacer.topAnchor.constraint(equalTo: root.topAnchor), box.topAnchor.constraint(equalTo: spacer.bottomAnchor),
            box.heightAnchor.constraint(equalTo: spacer.heightAnchor, constant: 20),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.widthAnchor.constraint(equalToConstant: 20), spacer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            spacer.widthAnchor.constraint(equalToConstant: 20),
        ])
        #expect(finding("safe-area.guide-empty", in: root) != nil)
        height.constant = 10
        #expect(finding("safe-area.guide-empty", in: root) == nil)
    }
}
