import LayoutChecks
import Testing
import UIKit

@MainActor struct UnsatisfiableConstraintsTests {
    // Shared case UN-01 restated; which one goes is measured (iOS 26.1): the larger constant.
    @Test func `two heights are both named, with the one that UIKit gives up`() throws {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(0, 0, 10, 200)
        card.heightAnchor.constraint(equalToConstant: 84).isActive = true
        let found = try #require(finding("unsat.contradictory-constants", in: root))
        #expect(
            found.message
                == "2 required constraints can't hold together: UIKit gives up \"card\".height == 200, which ends 116 points off. One says "
                + "200 and another 84: 116 apart."
        )
        #expect(Set(found.notes.map(\.message)) == ["\"card\".height == 200", "\"card\".height == 84"])
    }

    // Shared case UN-02 restated: 100 points of content in 44.
    @Test func `the whole set is listed, not the last one added`() throws {
        let root = makeRoot()
        let cell = root.add(UIView(), "cell")
        cell.place(0, 0, 320, 44)
        let card = cell.add(UIView(), "card")
        card.fill(cell)
        card.heightAnchor.constraint(equalToConstant: 100).isActive = true
        let found = try #require(finding("unsat.over-constrained-axis", in: root))
        #expect(found.message.hasSuffix("They need 100 points and have 44: 56 missing."))
        #expect(
            Set(found.notes.map(\.message)) == [
                "\"cell\".height == 44", "\"card\".top == \"cell\".top", "\"card\".bottom == \"cell\".bottom", "\"card\".height == 100",
            ])
    }

    // Shared case UN-08 restated: a frame of 193.5 holds content of at least 200.
    @Test func `a frame that takes part is named with the way out`() throws {
        let root = makeRoot()
        let panel = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 193.5))
        panel.accessibilityIdentifier = "panel"
        root.addSubview(panel)
        let card = panel.add(UIView(), "card")
        card.fill(panel)
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
        let found = try #require(finding("unsat.autoresizing-mask", in: root))
        #expect(found.fix == "Set translatesAutoresizingMaskIntoConstraints of \"panel\" to false and give it constraints of its own.")
    }

    // Public reports (ST-05 and many others): a hidden arranged view gets a required length of 0.
    @Test func `a hidden arranged view with a required height is told how to let go`() throws {
        let root = makeRoot()
        let stack = root.add(UIStackView(), "stack")
        stack.axis = .vertical
        stack.place(0, 0, 100, 100)
        let (card, rest) = (SizedView(10, 10), SizedView(10, 10))
        card.accessibilityIdentifier = "card"
        for view in [card, rest] { stack.addArrangedSubview(view) }
        card.heightAnchor.constraint(equalToConstant: 48).isActive = true
        #expect(kinds(root) == [])
        card.isHidden = true
        let found = try #require(finding("unsat.stack-hiding", in: root))
        #expect(
            found.fix == "Lower the priority of \"card\".height == 48 to 999, so that the stack view can close the gap of a hidden view.")
        #expect(found.notes.map(\.message).contains("\"card\".height == 0 (UISV-hiding, made by UIKit)"))
    }

    @Test func `optional constraints never conflict`() {
        let root = makeRoot()
        let card = root.add(UIView(), "card")
        card.place(0, 0, 10, 200)
        let weaker = card.heightAnchor.constraint(equalToConstant: 84)
        weaker.priority = UILayoutPriority(999)
        weaker.isActive = true
        #expect(kinds(root) == [])
    }

    // A public document ties a view of its stack view 16 points from the one above, where the stack view puts 32.
    @Test func `against a stack view's own constraints the author's are named`() throws {
        let root = makeRoot()
        let column = root.add(UIStackView(), "column")
        column.axis = .vertical
        column.spacing = 32
        column.place(0, 0, 100, 400)
        let (title, box) = (SizedView(100, 20), SizedView(100, 20))
        for (view, name) in [(title, "title"), (box, "box")] {
            view.accessibilityIdentifier = name
            column.addArrangedSubview(view)
        }
        box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16).isActive = true
        let found = try #require(LayoutRules.findings(in: root).first { $0.kind == "unsat.set" })
        #expect(
            found.fix == "Remove \"box\".top == \"title\".bottom + 16, or lower its priority to 999: the stack view makes the others "
                + "itself.")
    }
}
