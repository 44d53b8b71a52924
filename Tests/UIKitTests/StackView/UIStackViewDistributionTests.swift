import Testing
import UIKit

/// Lengths along the axis. Expected values "S..." were measured on an iPhone SE with iOS 26 at 2 pixels a point.
@MainActor @Suite struct UIStackViewDistributionTests {
    private func row(
        _ widths: [CGFloat], length: CGFloat?, spacing: CGFloat = 8, _ distribution: UIStackView.Distribution = .fill
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: widths.map { Block($0, 20) })
        stack.distribution = distribution
        stack.spacing = spacing
        twoPixelWindow().hold(stack, width: length)
        return stack
    }

    private func column(
        _ heights: [CGFloat], length: CGFloat, spacing: CGFloat, _ distribution: UIStackView.Distribution
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: heights.map { Block(50, $0) })
        stack.axis = .vertical
        stack.distribution = distribution
        stack.spacing = spacing
        twoPixelWindow().hold(stack, height: length)
        return stack
    }

    private func widths(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.width) }
    private func heights(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.height) }
    private func origins(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.minX) }

    // S2
    @Test func twoEqualViewsShareTheLength() {
        let stack = row([30, 30], length: 288, .fillEqually)
        #expect(widths(stack) == [140, 140])
        #expect(origins(stack) == [0, 148])
    }

    // S7
    @Test func proportionsCountTheSpacingsAndTheLastViewTakesTheRest() {
        #expect(widths(row([11.5, 61.5, 123], length: 288, .fillProportionally)) == [15.5, 83.5, 173])
    }

    // S8
    @Test func proportionsInAColumn() {
        #expect(heights(column([33.5, 20.5, 14.5], length: 60, spacing: 4, .fillProportionally)) == [26.5, 16, 9.5])
        #expect(heights(column([33.5, 20.5, 14.5], length: 112, spacing: 4, .fillProportionally)) == [49, 30, 25])
    }

    // S9
    @Test(arguments: [UIStackView.Distribution.fill, .equalSpacing, .equalCentering])
    func withTooLittleRoomTheFirstAmongEqualsShrinksAndTheSpacingIsKept(_ distribution: UIStackView.Distribution) {
        #expect(widths(row([126, 151, 39.5], length: 288, distribution)) == [81.5, 151, 39.5])
    }

    // S10
    @Test func theLeastCompressionResistanceShrinks() {
        let stack = row([126, 151, 39.5], length: 288)
        stack.arrangedSubviews[1].setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
        stack.window?.layoutIfNeeded()
        #expect(widths(stack) == [126, 106.5, 39.5])
    }

    // S11: the first stretches; the amount is arithmetic
    @Test func withRoomToSpareTheFirstAmongEqualsStretches() {
        #expect(widths(row([50, 60], length: 200)) == [132, 60])
    }

    // arithmetic: 300 - 60 = 240 in two gaps
    @Test func equalSpacingSharesTheRoomBetweenTheViews() {
        let stack = row([10, 20, 30], length: 300, spacing: 0, .equalSpacing)
        #expect(widths(stack) == [10, 20, 30])
        #expect(origins(stack) == [0, 130, 270])
    }

    // arithmetic: centres at 5 and 285, so the middle one at 145
    @Test func equalCenteringPlacesTheCentresEvenly() {
        let stack = row([10, 20, 30], length: 300, spacing: 0, .equalCentering)
        #expect(widths(stack) == [10, 20, 30])
        #expect(origins(stack) == [0, 135, 270])
    }

    // a stack takes the length of its content where nothing says otherwise: S15, and arithmetic for the equal... forms
    @Test func aStackIsAsLongAsItsContent() {
        let stack = column([40, 30], length: 70, spacing: 0, .fill)
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 70)
        for distribution in [UIStackView.Distribution.fill, .equalSpacing] {
            #expect(row([10, 20, 30], length: nil, distribution).frame.width == 76)
        }
    }

    // S1
    @Test func aColumnOfThreeLinesFits() {
        let stack = UIStackView(arrangedSubviews: [89, 70, 60].map { Block($0, 20.5) })
        stack.axis = .vertical
        stack.spacing = 8
        stack.alignment = .leading
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 89, height: 77.5))
    }

    // measured: a gap's constant is rounded to pixels before it becomes one
    @Test func spacingIsRoundedToPixels() {
        #expect(origins(row([10, 10], length: nil, spacing: 8.3)) == [0, 18.5])
    }

    // measured: 8 points between edges
    @Test func theSystemsSpacingIsEightPoints() {
        #expect(origins(row([10, 10], length: nil, spacing: UIStackView.spacingUseSystem)) == [0, 18])
    }

    // S14
    @Test func aStackHasNoIntrinsicSize() {
        let stack = row([10, 10], length: nil)
        #expect(stack.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        #expect(stack.sizeThatFits(CGSize(width: 500, height: 500)) == stack.bounds.size)
    }

    // leading is at the right: 100 wide, 10 + 8 + 20
    @Test func aRowRunsFromTheRightInRightToLeft() {
        let stack = row([10, 20], length: 100, .equalSpacing)
        stack.semanticContentAttribute = .forceRightToLeft
        stack.window?.layoutIfNeeded()
        #expect(origins(stack) == [90, 0])
    }
}
