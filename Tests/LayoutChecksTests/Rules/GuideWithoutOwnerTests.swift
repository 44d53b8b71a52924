import Testing
import UIKit

@MainActor struct GuideWithoutOwnerTests {
    @Test func `a guide that was added to no view is told, and one that was isn't`() throws {
        let root = makeRoot()
        let box = root.add(UIView(), "box")
        box.place(0, 0, 100, 50)
        let gap = UILayoutGuide()
        let tie = box.bottomAnchor.constraint(equalTo: gap.topAnchor)
        tie.isActive = true
        #expect(!tie.isActive)
        let found = try #require(finding("api.guide-without-owner", in: root))
        #expect(found.message == "\"box\".bottom == a layout guide.top isn't active: its layout guide was added to no view.")
        root.addLayoutGuide(gap)
        #expect(finding("api.guide-without-owner", in: root) == nil)
    }
}
