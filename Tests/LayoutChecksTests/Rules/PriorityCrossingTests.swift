import Testing
import UIKit

@MainActor struct PriorityCrossingTests {
    // AP-02 of the shared cases: 1000 to 750 while active is an exception up to iOS 12.
    @Test func `a required constraint that is made optional while it is active is told`() throws {
        let root = makeRoot()
        let box = root.add(UIView(), "box")
        box.place(0, 0, 100, 50)
        let height = try #require(box.constraints.first { $0.firstAttribute == .height })
        height.priority = UILayoutPriority(750)
        let found = try #require(finding("api.priority-crosses-required", in: root))
        #expect(
            found.message
                == "The priority of \"box\".height == 50 @750 went from 1000 to 750 while it was active, which stops the app up to iOS 12.")
    }

    @Test func `a change between optional priorities, or while inactive, is none`() throws {
        let root = makeRoot()
        let box = root.add(UIView(), "box")
        box.place(0, 0, 100, 50)
        let height = try #require(box.constraints.first { $0.firstAttribute == .height })
        height.isActive = false
        height.priority = UILayoutPriority(750)
        height.isActive = true
        height.priority = UILayoutPriority(600)
        #expect(finding("api.priority-crosses-required", in: root) == nil)
    }

    // Since iOS 13: https://github.com/SnapKit/SnapKit/issues/755
    @Test func `the layout follows the new priority`() throws {
        let root = makeRoot()
        let box = root.add(UIView(), "box")
        box.place(0, 0, 100, 50)
        root.layoutIfNeeded()
        let width = try #require(box.constraints.first { $0.firstAttribute == .width })
        width.priority = UILayoutPriority(500)
        box.widthAnchor.constraint(equalToConstant: 200).isActive = true
        root.layoutIfNeeded()
        #expect(box.bounds.width == 200)
    }
}
