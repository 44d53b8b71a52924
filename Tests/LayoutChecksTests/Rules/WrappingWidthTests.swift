import Testing
import UIKit

@MainActor struct WrappingWidthTests {
    private func label(asked: CGFloat) -> (root: UIView, label: UILabel) {
        let root = makeRoot()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "One two three four five six seven eight nine ten eleven twelve"
        label.preferredMaxLayoutWidth = asked
        root.add(label, "text")
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor), label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        return (root, label)
    }

    @Test func `a label that wraps for another width is named with both`() throws {
        let found = try #require(finding("text.preferred-width-mismatch", in: label(asked: 120).root))
        #expect(found.message.hasPrefix("\"text\" wraps for a width of 120 and is 375 wide"))
        #expect(finding("text.preferred-width-mismatch", in: label(asked: 0).root) == nil)
        #expect(finding("text.preferred-width-mismatch", in: label(asked: 375).root) == nil)
    }

    @Test func `wrapping and shrinking at once is mentioned`() {
        let (root, label) = label(asked: 0)
        label.adjustsFontSizeToFitWidth = true
        #expect(finding("text.shrink-multiline", in: root) != nil)
        label.numberOfLines = 1
        #expect(finding("text.shrink-multiline", in: root) == nil)
    }
}
