import Testing
import UIKit

/// Hidden views and custom spacing. "S..." were measured on an iPhone SE with iOS 26.
@MainActor @Suite struct UIStackViewHiddenViewTests {
    private func column(_ heights: [CGFloat], spacing: CGFloat = 8) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: heights.map { Block(50, $0) })
        stack.axis = .vertical
        stack.spacing = spacing
        twoPixelWindow().hold(stack)
        return stack
    }

    private func tops(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.minY) }

    // S12
    @Test func theCustomSpacingBeforeAHiddenViewRemains() {
        let stack = column([20, 30, 40])
        stack.setCustomSpacing(24, after: stack.arrangedSubviews[0])
        stack.arrangedSubviews[1].isHidden = true
        stack.window?.layoutIfNeeded()
        #expect(stack.arrangedSubviews[2].frame.minY == 44)
        #expect(stack.frame.height == 84)
    }

    // S13
    @Test func aHiddenViewLiesInTheMiddleOfItsGapWithItsFullWidth() {
        let stack = column([20, 30, 40])
        stack.arrangedSubviews[1].isHidden = true
        stack.window?.layoutIfNeeded()
        #expect(stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 24, width: 50, height: 0))
        #expect(tops(stack) == [0, 24, 28])
    }

    // S13: at the content's end when it is the last one
    @Test func hiddenViewsAtTheEndsHaveNoGap() {
        let stack = column([20, 30, 40])
        stack.arrangedSubviews[0].isHidden = true
        stack.arrangedSubviews[2].isHidden = true
        stack.window?.layoutIfNeeded()
        #expect(stack.frame.height == 30)
        #expect(tops(stack) == [0, 0, 30])
    }

    @Test func aViewThatIsShownAgainComesBack() {
        let stack = column([20, 30, 40])
        let before = stack.arrangedSubviews.map(\.frame)
        stack.arrangedSubviews[1].isHidden = true
        stack.window?.layoutIfNeeded()
        stack.arrangedSubviews[1].isHidden = false
        stack.window?.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame) == before)
    }

    // arithmetic: 100 = 10 + 30 and two equal... with one hidden: 100 - 40 in one gap
    @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
    func hiddenViewsHaveNoGapOfTheirOwn(_ distribution: UIStackView.Distribution) {
        let stack = UIStackView(arrangedSubviews: [10, 20, 30].map { Block($0, 20) })
        stack.distribution = distribution
        stack.arrangedSubviews[1].isHidden = true
        twoPixelWindow().hold(stack, width: 100)
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(stack.arrangedSubviews[2].frame == CGRect(x: 70, y: 0, width: 30, height: 20))
    }

    // Apple's header: FLT_MAX means no custom spacing, FLT_MIN the system's
    @Test func customSpacingIsKeptByView() {
        let stack = column([20, 30])
        let first = stack.arrangedSubviews[0]
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(3, after: first)
        stack.addArrangedSubview(first)
        #expect(stack.customSpacing(after: first) == 3)
        stack.removeArrangedSubview(first)
        stack.addArrangedSubview(first)
        #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(9, after: UIView())
        #expect(CGFloat(Float.greatestFiniteMagnitude) == UIStackView.spacingUseDefault)
        #expect(CGFloat(Float.leastNormalMagnitude) == UIStackView.spacingUseSystem)
    }
}
