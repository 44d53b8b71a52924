import Testing
import UIKit

/// Targets and actions: Apple's page of UIControl.
@MainActor @Suite struct UIControlTests {
    final class Target: NSObject, SelectorResponder {
        var heard: [String] = []
        func respond(to selector: Selector, sender: Any?) -> Bool {
            heard.append(selector.description)
            return true
        }
    }

    @Test func actionsAndTargetsHearInOrder() {
        let control = UIControl(), target = Target()
        control.addTarget(target, action: "tapped:", for: .touchUpInside)
        control.addAction(UIAction { _ in target.heard.append("action") }, for: [.touchUpInside, .valueChanged])
        control.sendActions(for: .touchUpInside)
        control.sendActions(for: .valueChanged)
        #expect(target.heard == ["tapped:", "action", "action"])
        #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tapped:"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        control.sendActions(for: .touchUpInside)
        #expect(target.heard == ["tapped:", "action", "action", "action"])
    }

    @Test func anActionTakesThePlaceOfOneWithItsIdentifier() {
        let control = UIControl()
        var heard: [Int] = []
        control.addAction(UIAction(identifier: .init("a")) { _ in heard.append(1) }, for: .touchUpInside)
        control.addAction(UIAction(identifier: .init("a")) { _ in heard.append(2) }, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(heard == [2])
    }

    @Test func targetsAreHeldWeakly() {
        let control = UIControl()
        control.addTarget(Target(), action: "gone", for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(control.allTargets.isEmpty)
    }

    @Test func stateFollowsTheFlags() {
        let button = UIButton(type: .custom)
        button.setTitle("normal", for: .normal)
        button.setTitle("off", for: .disabled)
        #expect(button.currentTitle == "normal")
        button.isEnabled = false
        #expect(button.state == .disabled)
        #expect(button.currentTitle == "off")
        button.isHighlighted = true
        #expect(button.currentTitle == "normal")
    }

    // Apple: a button without a title or picture of its own takes those of its primary action
    @Test func aConfiguredButtonTakesItsActionsTitle() {
        let picture = UIImage(name: nil, size: CGSize(width: 1, height: 1)), action = UIAction(title: "Go", image: picture) { _ in }
        let button = UIButton(configuration: .filled(), primaryAction: action)
        #expect(button.currentTitle == "Go")
        #expect(button.currentImage === picture)
        var named = UIButton.Configuration.plain()
        named.title = "Stay"
        #expect(UIButton(configuration: named, primaryAction: action).currentTitle == "Stay")
        #expect(UIButton(type: .system, primaryAction: action).currentTitle == "Go")
    }
}
