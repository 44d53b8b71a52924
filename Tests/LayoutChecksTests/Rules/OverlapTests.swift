import Testing
import UIKit

@MainActor struct OverlapTests {
    private func row(priceX: CGFloat) -> UIView {
        let root = makeRoot()
        let title = UILabel()
        title.text = "A rather long title of a song"
        root.add(title, "title").place(16, 20, 240, 21)
        let price = UIButton(type: .custom)
        root.add(price, "price").place(priceX, 0, 100, 50)
        return root
    }

    @Test func `a title that runs under a button is named`() throws {
        let found = try #require(finding("view.overlap", in: row(priceX: 150)))
        #expect(found.message.hasPrefix("\"title\" and \"price\" lie over each other on"))
    }

    @Test func `side by side they are well`() { #expect(finding("view.overlap", in: row(priceX: 260)) == nil) }

    // A label as wide as the bar whose words stand in the middle covers nothing.
    @Test func `only the words of a label count, not its frame`() {
        let root = makeRoot()
        let title = UILabel()
        title.text = "Hi"
        title.textAlignment = .center
        root.add(title, "title").place(0, 20, 375, 44)
        root.add(UIButton(type: .custom), "back").place(0, 20, 60, 44)
        #expect(kinds(root) == [])
    }
}
