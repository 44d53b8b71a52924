import Testing
import UIKit

/// Which views are arranged: Apple's page of UIStackView.
@MainActor @Suite struct UIStackViewArrangementTests {
    @Test func anArrangedViewIsASubviewWithoutAMask() {
        let stack = UIStackView(), view = UIView()
        stack.addArrangedSubview(view)
        #expect(view.superview === stack)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }

    @Test func removingFromTheArrangementKeepsTheSubview() {
        let view = UIView(), stack = UIStackView(arrangedSubviews: [view])
        stack.removeArrangedSubview(view)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(view.superview === stack)
    }

    @Test func aSubviewThatLeavesIsNoLongerArranged() {
        let view = UIView(), stack = UIStackView(arrangedSubviews: [view])
        view.removeFromSuperview()
        #expect(stack.arrangedSubviews.isEmpty)
    }

    @Test func addingAgainMovesToTheEnd() {
        let views = (0..<3).map { _ in UIView() }, stack = UIStackView(arrangedSubviews: views)
        stack.addArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[1], views[2], views[0]])
        stack.insertArrangedSubview(views[0], at: 1)
        #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
        #expect(stack.subviews == views)
    }

    // Apple: axis horizontal, distribution and alignment fill, spacing 0
    @Test func defaults() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.distribution == .fill)
        #expect(stack.alignment == .fill)
        #expect(stack.spacing == 0)
        #expect(UIStackView.Alignment.top == .leading)
        #expect(UIStackView.Alignment.bottom == .trailing)
    }

    @Test func viewsCanBeTakenOutWhileTheStackIsLaidOut() {
        let views = (0..<4).map { _ in Block(10, 10) }, stack = UIStackView(arrangedSubviews: views)
        twoPixelWindow().hold(stack)
        #expect(stack.frame.width == 40)
        views[0].removeFromSuperview()
        views[3].removeFromSuperview()
        stack.window?.layoutIfNeeded()
        #expect(stack.frame.width == 20)
        #expect(views[1].frame.minX == 0)
    }
}
