import Testing

@testable import UIKit

/// Across the axis. "S..." were measured on an iPhone SE with iOS 26; the sets of constraints are those that iOS 10 printed in a public article.
@MainActor @Suite struct UIStackViewAlignmentTests {
    private func row(_ heights: [CGFloat], _ alignment: UIStackView.Alignment, height: CGFloat? = nil) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: heights.map { Block(10, $0) })
        stack.alignment = alignment
        twoPixelWindow().hold(stack, height: height)
        return stack
    }

    private func tops(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.minY) }
    private func heights(_ stack: UIStackView) -> [CGFloat] { stack.arrangedSubviews.map(\.frame.height) }

    @Test func viewsFillOrStandAtAnEdge() {
        #expect(heights(row([20, 40], .fill)) == [40, 40])
        #expect(tops(row([20, 40], .top)) == [0, 0])
        #expect(tops(row([20, 40], .center)) == [10, 0])
        #expect(tops(row([20, 40], .bottom)) == [20, 0])
        for alignment in [UIStackView.Alignment.top, .center, .bottom] {
            let stack = row([20, 40], alignment)
            #expect(heights(stack) == [20, 40])
            #expect(stack.frame.height == 40)
        }
    }

    // S3: 29.75 rounds up
    @Test func aCentredViewStandsOnAPixel() {
        let stack = UIStackView(arrangedSubviews: [Block(65.5, 20), Block(125, 20)])
        stack.axis = .vertical
        stack.alignment = .center
        twoPixelWindow().hold(stack)
        #expect(stack.arrangedSubviews[0].frame.minX == 30)
    }

    @Test func oneViewThatIsntStretchedStaysInside() {
        #expect(row([20], .center, height: 60).arrangedSubviews[0].frame == CGRect(x: 0, y: 20, width: 10, height: 20))
        #expect(row([20], .center).frame.height == 20)
        #expect(row([20], .bottom).frame.height == 20)
        #expect(row([20], .top).frame.height == 20)
    }

    // S5: baselines are ignored in a column
    @Test func baselinesDontCountInAColumn() {
        let stack = UIStackView(arrangedSubviews: [Block(20, 10), Block(40, 10)])
        stack.axis = .vertical
        stack.alignment = .firstBaseline
        twoPixelWindow().hold(stack)
        #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 0])
    }

    // iOS 10's prints: three views, centred
    @Test func aCentredRowHasThePrintedConstraints() {
        let stack = row([20, 30, 40], .center)
        let counts = Dictionary(grouping: stack.installed.all, by: { $0.identifier ?? "" }).mapValues(\.count)
        #expect(
            counts == [
                "UISV-alignment": 2, "UISV-canvas-connection": 5, "UISV-spacing": 2, "UISV-spanning-boundary": 6, "UISV-spanning-fit": 1,
                "UISV-ambiguity-suppression": 3,
            ])
        #expect(priorities(stack, "UISV-spanning-boundary") == [1000])
        #expect(priorities(stack, "UISV-spanning-fit") == [51])
        #expect(priorities(stack, "UISV-ambiguity-suppression") == [25])
    }

    // iOS 10's prints: the edge that the views share is an equality at 999.5
    @Test func aRowAtTheTopHasThePrintedConstraints() {
        let stack = row([20, 30], .top)
        #expect(priorities(stack, "UISV-spanning-boundary") == [999.5, 1000])
        #expect(stack.installed.all.filter { $0.identifier == "UISV-canvas-connection" }.count == 4)
    }

    // iOS 10's prints: a single centred view has no spanner and fits the canvas at 49
    @Test func aSingleCentredViewHasThePrintedConstraints() {
        let stack = row([20], .center)
        let counts = Dictionary(grouping: stack.installed.all, by: { $0.identifier ?? "" }).mapValues(\.count)
        #expect(counts == ["UISV-canvas-connection": 5, "UISV-canvas-fit": 1, "UISV-ambiguity-suppression": 1])
        #expect(priorities(stack, "UISV-canvas-fit") == [49])
    }

    // measured denominators and priorities: 20/140, 30/140, 50/140, 25/140 at 999, 998, 997, 996
    @Test func proportionalLengthsHaveThePrintedMultipliers() {
        let stack = UIStackView(arrangedSubviews: [20, 30, 50, 25].map { Block($0, 10) })
        stack.distribution = .fillProportionally
        stack.spacing = 5
        twoPixelWindow().hold(stack, width: 140)
        let shares = stack.installed.all.filter { $0.identifier == "UISV-fill-proportionally" }
            .sorted { $0.priority > $1.priority }
        #expect(shares.map { $0.priority.rawValue } == [999, 998, 997, 996])
        #expect(shares.map { ($0.multiplier * 140).rounded() } == [20, 30, 50, 25])
    }

    @Test func aChangeTouchesOnlyWhatDiffers() {
        let stack = row(Array(repeating: 20, count: 50), .center)
        stack.setCustomSpacing(4, after: stack.arrangedSubviews[10])
        stack.updateArrangement()
        #expect(stack.installed.touched == 1)
        stack.arrangedSubviews[20].isHidden = true
        stack.updateArrangement()
        #expect(stack.installed.touched == 1)
        stack.updateArrangement()
        #expect(stack.installed.touched == 0)
    }

    @Test func marginsBecomeTheCanvas() {
        let stack = row([20, 40], .fill)
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        stack.insetsLayoutMarginsFromSafeArea = false
        stack.isLayoutMarginsRelativeArrangement = true
        stack.window?.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 26, height: 44))
        #expect(stack.arrangedSubviews[0].frame == CGRect(x: 2, y: 1, width: 10, height: 40))
    }

    private func priorities(_ stack: UIStackView, _ identifier: String) -> [Float] {
        Set(stack.installed.all.filter { $0.identifier == identifier }.map(\.priority.rawValue)).sorted()
    }
}
