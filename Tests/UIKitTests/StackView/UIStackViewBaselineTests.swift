import Testing
import Typography
import UIKit

/// Baselines in and of stack views. "S4", "B1" and "B2" were measured at 2 pixels a point; the system font's ascent is 1950/2048 of its size.
@MainActor @Suite struct UIStackViewBaselineTests {
    private func label(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = "x"
        return label
    }

    // S4: labels of 28, 13 and 17 points: the row is 33.5 tall, the others 14 and 10.5 down
    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func aRowOnABaseline(_ alignment: UIStackView.Alignment) {
        TextMeasuring.withMeasurer(SquareTextMeasurer()) {
            let stack = UIStackView(arrangedSubviews: [28, 13, 17].map(label))
            stack.alignment = alignment
            twoPixelWindow().hold(stack)
            #expect(stack.frame.height == 33.5)
            #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 14, 10.5])
        }
    }

    // B1: a 20-point label's baseline lies 19 below its top; a column's is that of its first and last view
    @Test func aColumnsBaselinesAreThoseOfItsEnds() {
        TextMeasuring.withMeasurer(SquareTextMeasurer()) {
            let stack = UIStackView(arrangedSubviews: [label(20), label(20)]), box = Block(10, 10), low = Block(10, 10)
            stack.axis = .vertical
            let window = twoPixelWindow()
            window.hold(stack)
            for view in [box, low] {
                window.addSubview(view)
                view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
            }
            box.bottomAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
            low.bottomAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
            window.layoutIfNeeded()
            #expect(box.frame.maxY == 19)
            // 24 points of the first line, then 19
            #expect(low.frame.maxY == 43)
        }
    }

    // iOS 10's prints: from the last baseline of one view to the first of the next
    @Test func aColumnSpacedByBaselines() {
        TextMeasuring.withMeasurer(SquareTextMeasurer()) {
            let stack = UIStackView(arrangedSubviews: [label(20), label(20)])
            stack.axis = .vertical
            stack.isBaselineRelativeArrangement = true
            stack.spacing = 30
            twoPixelWindow().hold(stack)
            #expect(stack.arrangedSubviews[1].frame.minY == 30)
        }
    }

    // iOS 10's prints: wrapping texts in a row like a share each, at 760
    @Test func wrappingTextsShareARow() {
        TextMeasuring.withMeasurer(SquareTextMeasurer()) {
            let texts = ["aaaa aaaa aaaa", "b"].map { text in
                let label = label(10)
                label.text = text
                label.numberOfLines = 0
                return label
            }
            let stack = UIStackView(arrangedSubviews: texts)
            stack.spacing = 8
            stack.alignment = .top
            twoPixelWindow().hold(stack, width: 128)
            #expect(stack.arrangedSubviews.map(\.frame.width) == [60, 60])
            #expect(texts[0].frame.height == 36)
        }
    }
}
