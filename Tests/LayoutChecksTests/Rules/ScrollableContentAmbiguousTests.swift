import Testing
import UIKit

@MainActor struct ScrollableContentAmbiguousTests {
    /// A page filled by a stack of a label-like view and a plain view, as wide as the frame.
    private func page() -> (root: UIView, plain: UIView) {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        let stack = page.add(UIStackView(), "stack")
        stack.axis = .vertical
        stack.fill(page)
        stack.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
        let plain = UIView()
        plain.accessibilityIdentifier = "plain"
        stack.addArrangedSubview(SizedView(100, 900))
        stack.addArrangedSubview(plain)
        return (root, plain)
    }

    // Arithmetic: 900 points of natural height and a view that may have any.
    @Test func `the view that leaves the content's height open is named`() throws {
        let (root, plain) = page()
        let found = try #require(finding("scroll.content-ambiguous.height", in: root))
        #expect(
            found.message == "The height of the content of \"page\" isn't determined: it can be anything from 900 up, and UIKit takes 900.")
        #expect(found.notes.first?.message == "the height of \"plain\" is open")
        #expect(found.fix == "Give \"plain\" a height, or pin what is inside it to its top and bottom.")
        plain.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(kinds(root) == [])
    }

    // Shared case SV-09 restated: pinned to all four edges, without a size of its own.
    @Test func `content without any size can't scroll`() throws {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.fill(root)
        page.add(UIView(), "box").fill(page)
        let found = try #require(finding("scroll.content-ambiguous.height", in: root))
        #expect(
            found.message
                == "\"page\" can't scroll up and down: the constraints inside it leave the height of its content open, and UIKit takes 0."
        )
        #expect(
            kinds(root) == [
                "scroll.content-ambiguous.height", "scroll.content-ambiguous.width", "scroll.edges-do-not-fill-frame",
                "scroll.edges-do-not-fill-frame",
            ])
    }

    // A public document: the button below may stand 12 to 64 points under the page, which its content follows.
    @Test func `content tied to a frame that is open is told of the frame alone`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        let box = page.add(UIView(), "box")
        box.fill(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: root.topAnchor), page.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            page.bottomAnchor.constraint(greaterThanOrEqualTo: root.bottomAnchor, constant: -64),
            page.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor, constant: -12),
            box.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor),
            box.heightAnchor.constraint(equalTo: page.frameLayoutGuide.heightAnchor),
        ])
        #expect(finding("scroll.frame-has-no-size", in: root) != nil)
        #expect(finding("scroll.content-ambiguous.height", in: root) == nil)
    }

    // Interface Builder's own marks: four public scroll views of these two kinds are marked, twelve empty ones without guides aren't.
    @Test(arguments: [
        ("", "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"cg\"/>", 1), ("<subviews><view id=\"in\"/></subviews>", "", 1), ("", "", 0),
    ])
    func `content that no constraint reaches is the program's to size`(_ subviews: String, _ guide: String, _ count: Int) throws {
        let scroll =
            "<scrollView id=\"s\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"200\"/>\(subviews)\(guide)</scrollView>"
        let found = findings("scroll.content-ambiguous.height", in: try makeDocument(subviews: scroll))
        #expect(found.count == count && found.allSatisfy { $0.severity == .warning && $0.location?.objectID == "s" })
    }
}
