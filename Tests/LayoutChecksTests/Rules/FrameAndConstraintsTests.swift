import LayoutChecks
import Testing
import UIKit

@MainActor struct FrameAndConstraintsTests {
    @Test func `a view whose frame holds is named with the constraint`() throws {
        let root = makeRoot()
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        badge.accessibilityIdentifier = "badge"
        root.addSubview(badge)
        badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
        let found = try #require(finding("view.frame-set-while-constrained", in: root))
        #expect(
            found.message
                == "\"badge\" is placed by its frame (0, 0, 40 x 40), so the constraint \"badge\".width == 40 can only agree or conflict.")
    }

    @Test func `a view that others are tied to may keep its frame`() {
        let root = makeRoot()
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        root.addSubview(panel)
        panel.add(UIView(), "card").fill(panel)
        #expect(kinds(root) == [])
    }

    @Test func `a hidden view keeps its room`() throws {
        let root = makeRoot()
        let error = root.add(UIView(), "error")
        error.place(0, 20, 100, 40)
        let send = root.add(UIView(), "send")
        NSLayoutConstraint.activate([
            send.topAnchor.constraint(equalTo: error.bottomAnchor, constant: 8), send.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            send.widthAnchor.constraint(equalToConstant: 80), send.heightAnchor.constraint(equalToConstant: 44),
        ])
        #expect(finding("view.hidden-still-occupies", in: root) == nil)
        error.isHidden = true
        let found = try #require(finding("view.hidden-still-occupies", in: root))
        #expect(found.message == "\"error\" is hidden and still holds 100 x 40: \"send\" is placed by it.")
    }

    @Test func `a plain view without an end is told that it has no natural height`() throws {
        let root = makeRoot()
        let panel = root.add(UIView(), "panel")
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: root.topAnchor), panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            panel.widthAnchor.constraint(equalToConstant: 80),
        ])
        let found = try #require(finding("view.no-intrinsic-size", in: root))
        #expect(found.message == "\"panel\" is a plain view without a natural height, and nothing else says how high it is.")
    }

    @Test func `a length that is tied to an open one is told there alone`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        page.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        let box = root.add(UIView(), "box")
        box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        box.heightAnchor.constraint(equalTo: page.heightAnchor).isActive = true
        #expect(!LayoutRules.findings(in: root).contains { $0.kind == "view.no-intrinsic-size" && $0.message.contains("height") })
    }
}
