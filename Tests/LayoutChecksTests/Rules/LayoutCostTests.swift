import Testing
import UIKit

@MainActor struct LayoutCostTests {
    private func root(_ count: Int) -> UIView {
        let root = makeRoot()
        for index in 0..<count { root.add(UIView(), "\(index)").place(0, CGFloat(index), 10, 10) }
        return root
    }

    @Test func `a tree of 1504 constraints is mentioned`() throws {
        let found = try #require(finding("runtime.slow-solve", in: root(376)))
        #expect(found.message.hasPrefix("The tree has 1504 constraints"))
        #expect(finding("runtime.slow-solve", in: root(10)) == nil)
    }
}
