import Testing
import UIKit

@MainActor struct SingleArrangedStretchesTests {
    @Test func `one button in a wide row is stretched`() throws {
        let root = makeRoot()
        let row = root.add(UIStackView(), "row")
        row.place(0, 0, 300, 44)
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        row.addArrangedSubview(button)
        let found = try #require(finding("stack.single-arranged-stretches", in: root))
        #expect(found.message.hasSuffix("to 300: it is the only view of \"row\", which fills."))
        row.addArrangedSubview(UIView())
        #expect(finding("stack.single-arranged-stretches", in: root) == nil)
    }
}
