import Testing
import UIKit

@MainActor struct AmbiguityCauseTests {
    @Test func `equal wishes that contradict each other are named`() throws {
        func root(_ second: Float) -> UIView {
            let root = makeRoot()
            let box = root.add(UIView(), "box")
            for (length, priority) in [(CGFloat(100), Float(750)), (200, second)] {
                let wish = box.widthAnchor.constraint(equalToConstant: length)
                wish.priority = UILayoutPriority(priority)
                wish.isActive = true
            }
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: root.topAnchor), box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.heightAnchor.constraint(equalToConstant: 20),
            ])
            return root
        }
        let found = try #require(finding("ambiguous.equal-priority-tie", in: root(750)))
        #expect(found.fix == "Give one of them a higher priority.")
        // Two wishes are enough: a third constraint is no mend.
        #expect(finding("ambiguous.size", in: root(750)) == nil)
        #expect(kinds(root(751)) == [])
    }

    @Test func `the constraint that settles a chain is named`() throws {
        let root = makeRoot()
        var above: UIView?
        for index in 1...3 {
            let view = root.add(SizedView(80, 20), "\(index)")
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            if let above { view.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 4).isActive = true }
            above = view
        }
        let found = try #require(finding("ambiguous.root-cause", in: root))
        #expect(
            found.message.hasPrefix("3 views that hang together are open; what settles most of it is a constraint for the top of \"1\""))
        root.subviews[0].topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        #expect(finding("ambiguous.root-cause", in: root) == nil)
    }
}
