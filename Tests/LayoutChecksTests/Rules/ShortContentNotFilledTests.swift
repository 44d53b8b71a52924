import Testing
import UIKit

@MainActor struct ShortContentNotFilledTests {
    private func page(_ heights: [CGFloat], fills: Bool) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        var above = page.topAnchor
        for (index, height) in heights.enumerated() {
            let block = page.add(UIView(), "block \(index + 1)")
            let isLast = index == heights.count - 1
            NSLayoutConstraint.activate([
                block.leadingAnchor.constraint(equalTo: page.leadingAnchor), block.trailingAnchor.constraint(equalTo: page.trailingAnchor),
                block.widthAnchor.constraint(equalTo: page.widthAnchor), block.heightAnchor.constraint(equalToConstant: height),
                isLast && fills ? block.topAnchor.constraint(greaterThanOrEqualTo: above) : block.topAnchor.constraint(equalTo: above),
            ])
            above = block.bottomAnchor
        }
        page.contentLayoutGuide.bottomAnchor.constraint(equalTo: above).isActive = true
        if fills {
            let content = page.contentLayoutGuide.heightAnchor
            let fit = content.constraint(equalTo: page.frameLayoutGuide.heightAnchor)
            fit.priority = .defaultLow
            NSLayoutConstraint.activate([content.constraint(greaterThanOrEqualTo: page.frameLayoutGuide.heightAnchor), fit])
        }
        return root
    }

    // Shared case SV-10 restated on 667 points.
    @Test func `the last block of short content is named with the gap below it`() throws {
        let found = try #require(finding("scroll.short-content-not-filled", in: page([200, 200], fills: false)))
        #expect(
            found.message
                == "\"block 2\" ends 267 points above the bottom of \"page\": the content is 400 high, and the frame shows 667.")
    }

    @Test func `content at least as high as the frame is well`() { #expect(kinds(page([200, 200], fills: true)) == []) }
    @Test func `content longer than the frame is well`() { #expect(kinds(page([400, 400], fills: false)) == []) }
}
