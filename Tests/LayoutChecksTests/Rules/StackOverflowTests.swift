import Testing
import UIKit

@MainActor struct StackOverflowTests {
    private func row(length: CGFloat) -> (root: UIView, row: UIStackView) {
        let root = makeRoot()
        let row = root.add(UIStackView(), "row")
        row.spacing = 8
        row.place(0, 0, length, 50)
        for index in 1...3 {
            let view = SizedView(100, 20)
            view.accessibilityIdentifier = "\(index)"
            view.setContentCompressionResistancePriority(UILayoutPriority(Float(750 - index)), for: .horizontal)
            row.addArrangedSubview(view)
        }
        return (root, row)
    }

    @Test func `the squeezed view is named with what is missing`() throws {
        let found = try #require(finding("stack.overflow", in: row(length: 288).root))
        #expect(
            found.message
                == "\"3\" is squeezed from 100 to 72: the views of \"row\" need 316 points of width and have 288, 28 missing.")
        #expect(finding("stack.overflow", in: row(length: 316).root) == nil)
    }

    @Test func `a column has no common baseline`() throws {
        let (root, row) = row(length: 316)
        row.axis = .vertical
        row.alignment = .firstBaseline
        let found = try #require(finding("stack.baseline-overflow", in: root))
        #expect(found.message == "\"row\" aligns baselines, and a column has none in common.")
        row.alignment = .fill
        #expect(finding("stack.baseline-overflow", in: root) == nil)
    }
}
