import Testing
import UIKit

/// Apple's page of UIView's animations; "A11" was measured: the model moves at once.
@MainActor @Suite struct AnimationTests {
    // A11
    @Test func theModelMovesAtOnce() {
        let window = twoPixelWindow(), block = Block(10, 10)
        window.addSubview(block)
        let leading = block.leadingAnchor.constraint(equalTo: window.leadingAnchor)
        leading.isActive = true
        window.layoutIfNeeded()
        var log: [String] = []
        UIView.animate(withDuration: 0.3) {
            leading.constant = 100
            window.layoutIfNeeded()
            log.append("\(UIView.inheritedAnimationDuration)")
        } completion: { finished in
            log.append("finished \(finished)")
        }
        #expect(block.frame.minX == 100)
        #expect(log == ["0.3", "finished true"])
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test func animationsCanBeTurnedOff() {
        UIView.performWithoutAnimation {
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { #expect(UIView.inheritedAnimationDuration == 0) }
        }
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func anAnimatorEndsAsItStarts() {
        var log: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { log.append("change") }
        animator.addCompletion { log.append($0 == .end ? "end" : "other") }
        #expect(log.isEmpty)
        animator.startAnimation()
        #expect(log == ["change", "end"])
        #expect(animator.state == .inactive)
    }
}
