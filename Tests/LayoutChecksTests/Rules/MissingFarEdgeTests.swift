import Testing
import UIKit

@MainActor struct MissingFarEdgeTests {
    /// A page with a title and a summary; only the summary's bottom is free.
    private func page(pinsBottom: Bool) -> UIView {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let title = page.add(SizedView(100, 40), "title")
        let summary = page.add(SizedView(100, 900), "summary")
        let content = page.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
            title.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            title.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            title.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            summary.topAnchor.constraint(equalTo: title.bottomAnchor),
            summary.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            summary.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        if pinsBottom { summary.bottomAnchor.constraint(equalTo: content.bottomAnchor).isActive = true }
        return root
    }

    // Apple, Auto Layout Guide, "Working with Scroll Views": the content needs constraints to all four edges.
    @Test func `a chain that ends before the bottom is named with its last view`() throws {
        let found = try #require(finding("scroll.missing-far-edge", in: page(pinsBottom: false)))
        #expect(
            found.message == "Nothing ties the bottom of \"summary\" to the bottom of the content of \"page\", "
                + "so the content's height isn't determined.")
        #expect(found.fix == "Add a constraint from the bottom of \"summary\" to the bottom of \"page\"'s content layout guide.")
    }

    @Test func `it comes with the ambiguous height and nothing else`() {
        #expect(kinds(page(pinsBottom: false)) == ["scroll.content-ambiguous.height", "scroll.missing-far-edge"])
    }

    @Test func `a chain from edge to edge is well`() {
        #expect(kinds(page(pinsBottom: true)) == [])
    }

    // Shared case SV-01 restated: a label tied at the top and at the trailing edge only.
    @Test func `a missing leading edge is named as well`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let label = page.add(SizedView(42, 21), "label")
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: page.topAnchor, constant: 20),
            page.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 25),
        ])
        #expect(
            kinds(root) == [
                "scroll.content-ambiguous.height", "scroll.content-ambiguous.width", "scroll.missing-far-edge", "scroll.missing-far-edge",
            ])
    }

    // Apple, Auto Layout Guide, "Working with Scroll Views": centres of a scroll view mean its frame. A chain that begins there begins at a
    // known place of the content, so its bottom alone settles the height: 667 / 4 + 20 + 900 + 16.
    @Test func `a chain from the centre of the frame needs no top`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let picture = page.add(SizedView(100, 40), "picture")
        let summary = page.add(SizedView(100, 900), "summary")
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: picture, attribute: .centerY, relatedBy: .equal, toItem: page, attribute: .centerY, multiplier: 0.5, constant: 0),
            picture.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            summary.topAnchor.constraint(equalTo: picture.bottomAnchor),
            summary.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: summary.trailingAnchor),
            page.bottomAnchor.constraint(equalTo: summary.bottomAnchor, constant: 16),
        ])
        #expect(kinds(root) == [])
        #expect(abs(page.contentSize.height - (667.0 / 4 + 20 + 900 + 16)) <= 0.5)
    }
}
