import Testing
import UIKit

/// Adds a height each time, or once.
private final class Restless: UIView {
    var isCalm = false
    private var height: NSLayoutConstraint?

    override func updateConstraints() {
        if height == nil || !isCalm {
            height = heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
            height?.isActive = true
        }
        super.updateConstraints()
    }
}

@MainActor struct ConstraintChurnTests {
    private func root(isCalm: Bool) -> UIView {
        let root = makeRoot()
        let view = root.add(Restless(), "row")
        view.isCalm = isCalm
        view.place(0, 0, 100, 40)
        return root
    }

    @Test func `a view that adds constraints at each update is named with the numbers`() throws {
        let found = try #require(finding("runtime.constraint-churn", in: root(isCalm: false)))
        #expect(found.message.hasPrefix("\"row\" holds more constraints after each update:"))
        #expect(finding("runtime.constraint-churn", in: root(isCalm: true)) == nil)
    }
}
