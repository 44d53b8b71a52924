import Testing
import UIKit

@MainActor struct UncoveredTextTests {
    private func label(_ text: String) -> UIView {
        let root = makeRoot()
        let label = UILabel()
        label.text = text
        root.add(label, "title").place(0, 0, 200, 30)
        return root
    }

    // U+F0000 is for private use: no font gives it a shape.
    @Test func `a character that no font has makes a text's size a guess`() throws {
        let found = try #require(finding("text.uncovered", in: label("A\u{F0000}B\u{F0000}")))
        #expect(found.message.hasPrefix("No font here has U+F0000 of "))
        #expect(found.severity == .warning)
    }

    @Test func `letters of the system font are covered`() {
        #expect(finding("text.uncovered", in: label("Grüße, мир, κόσμε — 12 €")) == nil)
    }
}
