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

    // At the largest text sizes a label that may have two lines grows over the one below it, which it then covers wholly.
    @Test func `a text wholly over another text is named, and the same words twice are a shadow`() throws {
        func pair(_ other: String) -> UIView {
            let root = makeRoot()
            for (name, text) in [("back", "A long line of text behind"), ("front", other)] {
                let label = UILabel()
                label.text = text
                root.add(label, name).place(16, 20, 340, 40)
            }
            return root
        }
        let found = try #require(finding("view.overlap", in: pair("Short")))
        #expect(found.message.hasPrefix("\"back\" and \"front\" lie over each other on") && found.severity == .warning)
        #expect(finding("view.overlap", in: pair("A long line of text behind")) == nil)
    }

    // A button that stays where it is while the text runs away under it.
    @Test func `what floats over the content of a page is well`() {
        func page(isFloating: Bool) -> UIView {
            let root = makeRoot()
            let page = root.add(UIScrollView(), "page")
            page.fill(root)
            let text = UILabel()
            text.text = String(repeating: "A long text that scrolls. ", count: 60)
            text.numberOfLines = 0
            page.add(text, "text").fill(page)
            text.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
            let top = UILabel()
            top.text = "Top"
            page.add(top, "top")
            let guide = isFloating ? page.frameLayoutGuide : page.contentLayoutGuide
            NSLayoutConstraint.activate([
                top.topAnchor.constraint(equalTo: guide.topAnchor, constant: 100),
                top.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            ])
            return root
        }
        #expect(finding("view.overlap", in: page(isFloating: true)) == nil)
        #expect(finding("view.overlap", in: page(isFloating: false)) != nil)
    }

    // Grounds and badges: a label on a button without a title.
    @Test func `a text on a control without one is well`() {
        let root = makeRoot()
        root.add(UIButton(type: .custom), "tile").place(16, 20, 200, 60)
        let label = UILabel()
        label.text = "Tile"
        root.add(label, "name").place(40, 40, 60, 20)
        #expect(kinds(root) == [])
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
