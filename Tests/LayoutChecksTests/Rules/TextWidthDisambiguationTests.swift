import Testing
import UIKit

@MainActor struct TextWidthDisambiguationTests {
    private func row(hugging: Float) -> UIView {
        let root = makeRoot()
        let row = root.add(UIStackView(), "row")
        row.alignment = .top
        row.place(0, 0, 343, 200)
        let text = UILabel()
        text.numberOfLines = 0
        text.text = String(repeating: "A long text that wraps into many lines. ", count: 6)
        let icon = SizedView(49, 31)
        icon.accessibilityIdentifier = "icon"
        icon.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
        row.addArrangedSubview(text)
        row.addArrangedSubview(icon)
        return root
    }

    // Shared case ST-04 restated: half of 343 at priority 760.
    @Test func `a view that hugs at 750 is stretched to its part`() throws {
        let found = try #require(finding("stack.text-width-disambiguation", in: row(hugging: 750)))
        #expect(found.message.hasPrefix("\"icon\" is stretched from 49 to 171"))
        #expect(found.fix == "Raise its horizontal hugging priority to 1000.")
        #expect(finding("stack.text-width-disambiguation", in: row(hugging: 761)) == nil)
    }
}
