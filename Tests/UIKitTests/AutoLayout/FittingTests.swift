import Testing

@testable import UIKit

/// `systemLayoutSizeFitting`, as recorded from UIKit under Mac Catalyst (facts 6.12): a card around text of three lines, 8 points at the sides and 6 above and below.
@MainActor @Suite struct FittingTests {
    /// Stands for the recorded label in Courier 14: 295 wide on three lines of 17; five lines fit into 184, six into 134.
    private final class Text: UIView {
        private var width: CGFloat?
        override init(frame: CGRect) {
            super.init(frame: frame)
            translatesAutoresizingMaskIntoConstraints = false
        }
        required init?(coder: NSCoder) { nil }
        override var entersIntrinsicSizeLate: Bool { true }
        override var intrinsicContentSize: CGSize {
            guard let width, width < 295 else { return CGSize(width: 295, height: 51) }
            return CGSize(width: min(width, 295), height: width >= 184 ? 85 : 102)
        }
        override func remeasure(forWidth width: CGFloat) -> Bool {
            let old = intrinsicContentSize
            self.width = width
            return intrinsicContentSize != old
        }
        override func forgetMeasuredWidth() -> Bool {
            let old = intrinsicContentSize
            width = nil
            return intrinsicContentSize != old
        }
    }

    private func card() -> UIView {
        let card = UIView(), text = Text()
        card.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
            text.topAnchor.constraint(equalTo: card.topAnchor, constant: 6),
            text.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -6),
        ])
        return card
    }

    nonisolated static let rows: [(CGSize, Float, Float, CGSize)] = [
        (CGSize(width: 320, height: 0), 1000, 50, CGSize(width: 320, height: 63)),
        (CGSize(width: 200, height: 0), 1000, 50, CGSize(width: 200, height: 97)),
        (CGSize(width: 150, height: 0), 1000, 50, CGSize(width: 150, height: 114)), (.zero, 50, 50, CGSize(width: 311, height: 63)),
        (CGSize(width: 10000, height: 10000), 50, 50, CGSize(width: 311, height: 63)),
        (CGSize(width: 0, height: 120), 50, 1000, CGSize(width: 311, height: 120)),
        (CGSize(width: 320, height: 90), 1000, 1000, CGSize(width: 320, height: 90)),
        (CGSize(width: 320, height: 90), 750, 750, CGSize(width: 320, height: 90)),
        (CGSize(width: 320, height: 90), 250, 250, CGSize(width: 311, height: 63)),
    ]

    @Test(arguments: rows) func aCardFitsAsRecorded(target: CGSize, horizontal: Float, vertical: Float, expected: CGSize) {
        let card = card()
        let count = card.constraints.count
        let size = card.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: UILayoutPriority(horizontal), verticalFittingPriority: UILayoutPriority(vertical))
        #expect(size == expected)
        #expect(card.constraints.count == count)
    }

    // a fitting leaves the layout it stands in alone
    @Test func fittingDoesNotDisturbTheLayout() {
        let parent = root(320, 480), card = card()
        card.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: parent.leadingAnchor), card.topAnchor.constraint(equalTo: parent.topAnchor),
            card.widthAnchor.constraint(equalToConstant: 200),
        ])
        parent.layoutIfNeeded()
        #expect(card.frame.height == 97)
        _ = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        parent.setNeedsLayout()
        parent.layoutIfNeeded()
        #expect(card.frame.height == 97)
    }

    // a label that is allowed several lines after it was laid out on one wraps from then on
    @Test func aLabelMayBeginToWrap() {
        let parent = root(120, 480), label = UILabel()
        label.text = "several words that do not fit on one line"
        label.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: parent.leadingAnchor), label.topAnchor.constraint(equalTo: parent.topAnchor),
            label.trailingAnchor.constraint(lessThanOrEqualTo: parent.trailingAnchor),
        ])
        parent.layoutIfNeeded()
        let oneLine = label.frame.height
        label.numberOfLines = 0
        parent.layoutIfNeeded()
        #expect(label.frame.height > 2 * oneLine && label.frame.width <= 120)
    }
}
