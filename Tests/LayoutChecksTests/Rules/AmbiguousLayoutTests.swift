import LayoutChecks
import Testing
import UIKit

@MainActor struct AmbiguousLayoutTests {
    // Shared case AM-05 restated: centre and width on one axis, nothing on the other.
    @Test func `a view without a vertical place has neither position nor size`() {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        NSLayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: root.centerXAnchor), card.widthAnchor.constraint(equalToConstant: 100),
        ])
        #expect(kinds(root) == ["ambiguous.position", "ambiguous.size"])
    }

    @Test func `the range of an open length is said`() throws {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor), card.topAnchor.constraint(equalTo: root.topAnchor),
            card.widthAnchor.constraint(equalToConstant: 100), card.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
            card.heightAnchor.constraint(lessThanOrEqualToConstant: 80),
        ])
        let found = try #require(finding("ambiguous.size", in: root))
        #expect(found.message == "The height of \"card\" isn't determined: it can be anything from 20 to 80.")
    }

    // Shared case AM-01 restated: 320 - 3 * 15 - 131 - 90 = 54 points to spare.
    @Test func `equal hugging is a tie, with the room that is to spare`() throws {
        let root = makeRoot(width: 320)
        let (first, second) = (root.add(SizedView(131, 20), "a"), root.add(SizedView(90, 20), "b"))
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 15), first.topAnchor.constraint(equalTo: root.topAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 15),
            second.topAnchor.constraint(equalTo: root.topAnchor),
            second.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -15),
        ])
        let found = try #require(finding("ambiguous.hugging-tie", in: root))
        #expect(
            found.message
                == "54 points of spare width in the root view, which is 320 wide, can go to \"a\" or \"b\": all hug their content at 250.")
        #expect(found.severity == .warning)
        first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        #expect(kinds(root) == [])
    }

    // Shared case SV-13 restated.
    @Test func `a scroll view without a height is told that it has none of its own`() {
        let root = makeRoot()
        let page = root.add(UIScrollView(), "page")
        let card = page.add(UIView(), "card")
        card.fill(page)
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: root.topAnchor), page.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: root.trailingAnchor), card.widthAnchor.constraint(equalTo: page.widthAnchor),
            page.heightAnchor.constraint(lessThanOrEqualToConstant: 300), card.heightAnchor.constraint(equalToConstant: 400),
        ])
        #expect(kinds(root).contains("scroll.frame-has-no-size"))
        #expect(!kinds(root).contains("ambiguous.size"))
    }

    // Interface Builder marks no view for half a point (two public documents), and does for one (two others).
    @Test(arguments: [(0.5, 0), (1, 1)])
    func `half a point of freedom is none`(freedom: CGFloat, count: Int) {
        let root = makeRoot()
        let box = root.add(UIView(), "box")
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 20),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 100 + freedom),
        ])
        #expect(LayoutRules.findings(in: root).count { $0.kind == "ambiguous.size" } == count)
    }

    // Where a hidden view of a stack view stands is nobody's concern.
    @Test func `a hidden arranged view isn't ambiguous`() throws {
        let stack = """
            <stackView opaque="NO" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
            \(labelXML("a", "Lisbon"))<view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"/></subviews></stackView>
            """
        let document = try makeDocument(
            subviews: stack, constraints: ["c1: s.top == safe.top", "c2: s.leading == root.leading", "c3: s.trailing == root.trailing"])
        #expect(findings("ambiguous.position", in: document).isEmpty)
        #expect(findings("ambiguous.size", in: document).isEmpty)
    }

    // Seven public documents hide views of their stacks, and Interface Builder marks none of them.
    @Test func `a hidden view of a stack isn't ambiguous`() throws {
        let stack = """
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews>
            \(labelXML("shown", "Shown"))\(labelXML("hidden", "Hidden", "hidden=\"YES\""))
            <view hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>\(labelXML("in", "In"))</subviews><constraints>
            <constraint firstItem="in" firstAttribute="top" secondItem="box" secondAttribute="top" id="i1"/>
            <constraint firstItem="in" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="i2"/></constraints></view>
            </subviews></stackView>
            """
        let document = try makeDocument(
            subviews: stack,
            constraints: ["c1: s.leading == safe.leading + 16", "c2: s.trailing == safe.trailing - 16", "c3: s.top == safe.top + 20"])
        #expect(findings(in: document).filter { $0.kind.hasPrefix("ambiguous.") }.isEmpty)
    }
}
