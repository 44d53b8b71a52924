import Testing
import UIKit

@MainActor struct StackArrangementTests {
    private func column() -> (root: UIView, stack: UIStackView, title: UILabel) {
        let root = makeRoot()
        let stack = root.add(UIStackView(), "column")
        stack.axis = .vertical
        stack.place(0, 20, 200, 300)
        let title = UILabel()
        title.text = "Lisbon"
        title.accessibilityIdentifier = "title"
        stack.addArrangedSubview(title)
        return (root, stack, title)
    }

    @Test func `a constraint that places an arranged view is named`() throws {
        let (root, _, title) = column()
        #expect(kinds(root) == [])
        title.topAnchor.constraint(equalTo: root.topAnchor, constant: 20).isActive = true
        let found = try #require(finding("stack.position-constraint-on-arranged", in: root))
        #expect(found.message == "\"title\" is placed by \"column\" and by a constraint as well: \"title\".top == UIView.top + 20.")
    }

    @Test func `a view beside the stack view that hangs on an arranged one places nothing`() {
        let (root, _, title) = column()
        let badge = root.add(SizedView(20, 20), "badge")
        badge.topAnchor.constraint(equalTo: title.topAnchor, constant: 4).isActive = true
        badge.leadingAnchor.constraint(equalTo: title.leadingAnchor).isActive = true
        #expect(finding("stack.position-constraint-on-arranged", in: root) == nil)
    }

    @Test func `a view that is no longer arranged stays a subview`() throws {
        let (root, stack, title) = column()
        let rest = SizedView(20, 20)
        stack.addArrangedSubview(rest)
        root.layoutIfNeeded()
        stack.removeArrangedSubview(title)
        let found = try #require(finding("stack.subview-not-arranged", in: root))
        #expect(found.message.hasPrefix("\"title\" is a subview of \"column\" that isn't arranged"))
        title.removeFromSuperview()
        #expect(finding("stack.subview-not-arranged", in: root) == nil)
    }

    @Test func `a position that agrees with the stack view's is only mentioned`() throws {
        let root = makeRoot()
        let row = root.add(UIStackView(), "row")
        row.place(0, 0, 300, 50)
        let box = SizedView(100, 20)
        row.addArrangedSubview(box)
        box.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
        #expect(finding("stack.position-constraint-on-arranged", in: root)?.severity == .info)
    }
}
