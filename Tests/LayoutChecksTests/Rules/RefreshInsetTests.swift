import Testing
import UIKit

// The band is 60 points high, and added while it refreshes (facts X6); IN-08 of the shared cases.
@MainActor struct RefreshInsetTests {
    private func list(inset: CGFloat) -> (root: UIView, list: UIScrollView) {
        let root = makeRoot()
        let list = root.add(UIScrollView(), "list")
        list.fill(root)
        list.refreshControl = UIRefreshControl()
        list.contentInset.top = inset
        return (root, list)
    }

    @Test func `room that stays when refreshing is over is told`() throws {
        let found = try #require(finding("scroll.refresh-inset", in: list(inset: 60).root))
        #expect(found.message == "\"list\" keeps 60 points of room for its refresh control, which isn't refreshing.")
    }

    @Test func `room that is made twice is told`() throws {
        let (root, list) = list(inset: 60)
        list.refreshControl?.beginRefreshing()
        let found = try #require(finding("scroll.refresh-inset", in: root))
        #expect(found.message == "\"list\" makes room for its refresh control twice: 60 points in its contentInset, and UIKit adds 60.")
    }

    @Test func `an inset of its own is well`() {
        #expect(finding("scroll.refresh-inset", in: list(inset: 0).root) == nil)
        #expect(finding("scroll.refresh-inset", in: list(inset: 20).root) == nil)
    }
}
