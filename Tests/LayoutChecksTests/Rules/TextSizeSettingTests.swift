import Findings
import Testing
import UIKit

@MainActor struct TextSizeSettingTests {
    private func root(_ labels: [UILabel]) -> UIView {
        let root = makeRoot()
        for (index, label) in labels.enumerated() { root.add(label, "\(index + 1)").place(0, CGFloat(index) * 60, 300, 50) }
        return root
    }

    private func label(_ font: UIFont, follows: Bool) -> UILabel {
        let label = UILabel()
        label.text = "Lisbon"
        label.font = font
        label.adjustsFontForContentSizeCategory = follows
        return label
    }

    @Test func `a font of one size can't follow`() throws {
        let found = try #require(finding("type.adjusts-without-style", in: root([label(.systemFont(ofSize: 17), follows: true)])))
        #expect(found.message == "\"1\" is to follow the text size, but its font of 17 points has no text style.")
        #expect(finding("type.adjusts-without-style", in: root([label(.preferredFont(forTextStyle: .body), follows: true)])) == nil)
        let scaled = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17))
        #expect(finding("type.adjusts-without-style", in: root([label(scaled, follows: true)])) == nil)
    }

    @Test func `a text beside others that follow is a warning, alone it is mentioned`() throws {
        let still = label(.systemFont(ofSize: 17), follows: false)
        let body = label(.preferredFont(forTextStyle: .body), follows: true)
        let mixed = try #require(finding("type.not-scaling", in: root([still, body])))
        #expect(mixed.severity == .warning)
        #expect(mixed.message == "\"1\" doesn't follow the text size, and the other text does.")
        #expect(finding("type.not-scaling", in: root([label(.systemFont(ofSize: 17), follows: false)]))?.severity == .info)
        #expect(finding("type.not-scaling", in: root([body])) == nil)
    }
}
