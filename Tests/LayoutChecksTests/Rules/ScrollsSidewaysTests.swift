import Findings
import Testing
import UIKit

@MainActor struct ScrollsSidewaysTests {
    private func page(isTied: Bool) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let card = page.add(SizedView(750, 900), "card")
        card.fill(page)
        if isTied { card.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true }
        return root
    }

    // Shared case SV-03 restated: 750 wide in a frame of 375.
    @Test func `the excess and the widest view are named`() throws {
        let found = try #require(finding("scroll.sideways", in: page(isTied: false)))
        #expect(found.message == "\"page\" scrolls sideways by 375 points: \"card\" is 750 wide, and the frame shows 375.")
        #expect(kinds(page(isTied: false)) == ["scroll.missing-width-tie", "scroll.sideways"])
    }

    @Test func `a page tied to its frame's width is well`() {
        #expect(kinds(page(isTied: true)) == [])
    }

    // 16 + (375 - 16) + 16 = 391: the tie leaves out one of the two gaps.
    @Test func `gaps that the tie to the frame forgets are named`() throws {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let card = page.add(SizedView(100, 900), "card")
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor),
            card.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor),
            card.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor, constant: 16),
            page.contentLayoutGuide.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: 16),
            card.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor, constant: -16),
        ])
        let found = try #require(finding("scroll.sideways", in: root))
        #expect(
            found.message == "\"page\" scrolls sideways by 16 points: 16 + 375 + 16 - 16 = 391 across its content, and the frame shows 375."
        )
        #expect(
            found.notes.contains { $0.message.contains("\"card\".width == ") && $0.message.hasSuffix(".width - 16") },
            "\(found.notes.map(\.message))")
    }

    /// A page with one view in it, 16 points from both edges of the content and the content's height.
    private func sideways(holding view: UIView, _ name: String, width: CGFloat? = nil) throws -> Finding {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        page.add(view, name)
        let content = page.contentLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: content.topAnchor), view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
            view.heightAnchor.constraint(equalToConstant: 900),
        ])
        // One picture alone is to be moved about.
        let caption = page.add(SizedView(10, 10), "caption")
        NSLayoutConstraint.activate([
            caption.topAnchor.constraint(equalTo: content.topAnchor), caption.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        ])
        if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
        return try #require(finding("scroll.sideways", in: root))
    }

    // 16 + 600 + 16 = 632, and 632 - 375 = 257.
    @Test func `a fixed width is named with its constraint`() throws {
        let found = try sideways(holding: UIView(), "banner", width: 600)
        #expect(
            found.message
                == "\"page\" scrolls sideways by 257 points: \"banner\" is 600 wide (\"banner\".width == 600), and the frame shows 375.")
        #expect(found.fix?.hasPrefix("Lower the priority of \"banner\".width == 600 or make it a <= constraint") == true)
    }

    @Test func `a long line is named as one`() throws {
        let label = UILabel()
        label.text = "A headline that is much longer than any phone is wide when nothing lets it wrap"
        let found = try sideways(holding: label, "headline")
        #expect(found.message.contains(": \"headline\" is ") && found.message.contains(" wide on one line, and the frame shows 375."))
        #expect(found.fix == "Let \"headline\" wrap (numberOfLines 0), and tie the content's width to the frame's.")
    }

    @Test func `an image's own width is named as that`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 640, height: 320)).image { _ in }
        let found = try sideways(holding: UIImageView(image: image), "hero")
        #expect(found.message.contains(": \"hero\" is 640 wide, as its image is, and the frame shows 375."), "\(found.message)")
    }

    // 16 + 350 + 16 = 382.
    @Test func `a view that would fit by itself stands in the sum`() throws {
        let found = try sideways(holding: UIView(), "card", width: 350)
        #expect(
            found.message
                == "\"page\" scrolls sideways by 7 points: 16 + 350 (\"card\") + 16 = 382 across its content, and the frame shows 375.")
    }

    // A strip: as high as its frame, wider than it.
    @Test func `a strip that is meant to scroll sideways is well`() {
        let root = makeRoot()
        let strip = root.add(UIScrollView(), "strip")
        strip.fill(root)
        let card = strip.add(SizedView(750, 50), "card")
        card.fill(strip)
        card.heightAnchor.constraint(equalTo: strip.heightAnchor).isActive = true
        #expect(kinds(root) == [])
    }
}
