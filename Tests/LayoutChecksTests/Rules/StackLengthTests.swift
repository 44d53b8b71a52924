import Testing
import UIKit

@MainActor struct StackLengthTests {
    private func column(_ views: [UIView], low: Bool = false) -> UIView {
        let root = makeRoot()
        let stack = root.add(UIStackView(), "column")
        stack.axis = .vertical
        let list = root.add(UIView(), "list")
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: root.topAnchor), stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor), list.topAnchor.constraint(equalTo: stack.bottomAnchor),
            list.leadingAnchor.constraint(equalTo: root.leadingAnchor), list.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            list.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        for view in views { stack.addArrangedSubview(view) }
        if low {
            let height = stack.heightAnchor.constraint(equalToConstant: 0)
            height.priority = .defaultLow
            height.isActive = true
        }
        return root
    }

    // Shared case ST-09 restated.
    @Test func `an empty column may take any height`() throws {
        let found = try #require(finding("stack.empty-has-no-length", in: column([])))
        #expect(found.message.hasPrefix("\"column\" shows no view, so its height can be anything"))
        #expect(kinds(column([], low: true)) == [])
    }

    @Test func `two plain views leave a column's shares open`() throws {
        let views = ["one", "two"].map { name in
            let view = UIView()
            view.accessibilityIdentifier = name
            return view
        }
        let found = try #require(finding("stack.no-intrinsic-arranged", in: column(views)))
        #expect(found.message == "\"one\" has no height of its own, and \"column\" can't tell how high to make it.")
        #expect(finding("stack.no-intrinsic-arranged", in: column([SizedView(10, 20), SizedView(10, 30)])) == nil)
    }

    @Test func `margins around hidden views are mentioned`() throws {
        let card = SizedView(10, 20)
        card.isHidden = true
        let root = column([card], low: true)
        let stack = try #require(root.subviews.first as? UIStackView)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
        let found = try #require(finding("stack.hidden-keeps-margin", in: root))
        #expect(found.message == "All views of \"column\" are hidden, and its margins keep 32 points of room.")
    }
}
