import Testing
import UIKit

@MainActor struct ViewPlaceTests {
    private func label() -> UILabel {
        let label = UILabel()
        label.text = "New"
        return label
    }

    @Test func `a label beyond the screen's edge is named with its place`() throws {
        let root = makeRoot()
        root.add(label(), "badge").place(383, 20, 40, 20)
        let found = try #require(finding("view.offscreen", in: root))
        #expect(found.message == "\"badge\" lies outside the screen at 383, 20 (40 x 20 in 375 x 667).")
        #expect(found.severity == .error)
    }

    // A page whose content has no height: that is the fault, not where its views lie.
    @Test func `what lies in content of an open length isn't called outside`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let low = page.add(label(), "low")
        NSLayoutConstraint.activate([
            low.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor, constant: 900),
            low.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor),
            low.trailingAnchor.constraint(equalTo: page.contentLayoutGuide.trailingAnchor),
        ])
        #expect(finding("scroll.content-ambiguous.height", in: root) != nil)
        #expect(finding("view.offscreen", in: root) == nil)
    }

    @Test func `what can be scrolled to is well`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let card = page.add(SizedView(375, 2000), "card")
        card.fill(page)
        card.add(label(), "badge").place(20, 1900, 80, 21)
        #expect(kinds(root) == [])
    }

    // A view that the program slides in is known by the outlet to its constraint.
    @Test func `a view that the program may slide in is only mentioned`() throws {
        let constraints = [
            "c1: a.leading == root.trailing + 8", "c2: a.top == safe.top + 8", "c3: a.width == 100",
        ]
        let still = try makeDocument(subviews: labelXML("a", "Menu"), constraints: constraints)
        #expect(findings("view.offscreen", in: still).map(\.severity) == [.error])
        let slid = try makeDocument(
            subviews: labelXML("a", "Menu", inside: "<connections><outlet property=\"lead\" destination=\"c1\" id=\"o1\"/></connections>"),
            constraints: constraints)
        #expect(findings("view.offscreen", in: slid).map(\.severity) == [.info])
    }

    @Test func `a button that sticks out of its card can't be touched there`() throws {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(0, 100, 300, 40)
        card.add(UIButton(type: .custom), "buy").place(8, 8, 100, 44)
        let found = try #require(finding("view.outside-superview", in: root))
        #expect(found.message == "\"buy\" sticks out of \"card\" by 12 points at the bottom, where it can't be touched.")
    }

    @Test func `a label that sticks out where nothing is cut off is well`() {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(0, 100, 300, 40)
        let badge = card.add(label(), "badge")
        badge.place(8, 30, 100, 20)
        #expect(kinds(root) == [])
        card.clipsToBounds = true
        #expect(kinds(root).contains("view.outside-superview"))
    }

    // A public document draws its popover's scene freeform, 106 points high, under a bar that the popover hasn't.
    @Test func `outside a scene that is drawn at a size of its own is a warning`() throws {
        let document = try makeDocument(
            subviews: labelXML("a", "Menu"),
            constraints: ["c1: a.leading == root.trailing + 8", "c2: a.top == safe.top + 8", "c3: a.width == 100"],
            inController: "<size key=\"freeformSize\" width=\"375\" height=\"667\"/>")
        #expect(findings("view.offscreen", in: document).map(\.severity) == [.warning])
    }
}
