import Testing
import UIKit

@MainActor struct TextViewScrollsTests {
    private func root(scrolls: Bool) -> UIView {
        let root = makeRoot()
        let notes = root.add(UITextView(), "notes")
        notes.text = "One\nTwo\nThree"
        notes.isScrollEnabled = scrolls
        let box = root.add(UIView(), "box")
        NSLayoutConstraint.activate([
            notes.topAnchor.constraint(equalTo: root.topAnchor), notes.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            notes.trailingAnchor.constraint(equalTo: root.trailingAnchor), box.topAnchor.constraint(equalTo: notes.bottomAnchor),
            box.bottomAnchor.constraint(equalTo: root.bottomAnchor), box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        return root
    }

    // Apple, UITextView: the intrinsic height is that of the text while scrolling is off.
    @Test func `a text view that scrolls has no height of its own`() throws {
        let found = try #require(finding("scroll.text-view-scroll-enabled", in: root(scrolls: true)))
        #expect(found.message.hasPrefix("The height of \"notes\" should come from its text"))
        #expect(found.fix == "Set isScrollEnabled to false, or give it a height.")
        #expect(finding("scroll.text-view-scroll-enabled", in: root(scrolls: false)) == nil)
    }

    // Shared case SV-17 restated.
    @Test func `a placeholder tied to its text view's edges is named`() throws {
        let root = makeRoot()
        let notes = root.add(UITextView(), "notes")
        notes.place(0, 0, 375, 120)
        let hint = notes.add(UILabel(), "hint")
        hint.text = "Notes"
        let top = hint.topAnchor.constraint(equalTo: notes.topAnchor, constant: 8)
        NSLayoutConstraint.activate([top, hint.leadingAnchor.constraint(equalTo: notes.frameLayoutGuide.leadingAnchor, constant: 5)])
        let found = try #require(finding("scroll.constraint-inside-text-view", in: root))
        #expect(found.message.hasPrefix("\"hint\" is tied to the top of \"notes\" from inside"))
        top.isActive = false
        hint.topAnchor.constraint(equalTo: notes.frameLayoutGuide.topAnchor, constant: 8).isActive = true
        #expect(finding("scroll.constraint-inside-text-view", in: root) == nil)
    }
}
