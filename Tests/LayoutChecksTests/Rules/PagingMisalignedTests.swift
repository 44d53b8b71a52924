import Testing
import UIKit

@MainActor struct PagingMisalignedTests {
    private func pager(contentWidth: CGFloat) -> (root: UIView, pager: UIScrollView) {
        let root = makeRoot()
        let pager = root.add(UIScrollView(), "pager")
        pager.isPagingEnabled = true
        pager.fill(root)
        pager.add(SizedView(contentWidth, 667), "pages").fill(pager)
        return (root, pager)
    }

    @Test func `content that isn't whole pages is named`() throws {
        let found = try #require(finding("scroll.paging-offset-misaligned", in: pager(contentWidth: 1000).root))
        #expect(found.message == "The content of \"pager\" is 2.67 pages long: 1000 in pages of 375.")
    }

    // Shared case PG-01: after a rotation the old offset lies between two pages.
    @Test func `an offset between two pages is named`() throws {
        let (root, pager) = pager(contentWidth: 750)
        #expect(finding("scroll.paging-offset-misaligned", in: root) == nil)
        pager.contentOffset.x = 320
        let found = try #require(finding("scroll.paging-offset-misaligned", in: root))
        #expect(found.fix == "Set its offset to 375 after the size has changed.")
    }
}
