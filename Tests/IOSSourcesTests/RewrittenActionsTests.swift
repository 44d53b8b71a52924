import Foundation
import Testing
import UIKit

@testable import IOSSourcesFixtures

/// Messages to classes whose iOS sources the plugin rewrote. Expected: what the Objective-C runtime does with the same source on iOS.
@MainActor @Suite struct RewrittenActionsTests {
    @Test func actionsTakeWhatTheyHaveParametersFor() {
        let target = Senders()
        let button = UIButton()
        button.tag = 3
        for name in [
            "none", "any:", "anyObject:", "optional:", "button:", "forced:", "event:forEvent:", "hidden:", "returning:",
        ] {
            button.addTarget(target, action: Selector(name), for: .touchUpInside)
        }
        button.sendActions(for: .touchUpInside)
        #expect(target.heard == ["none", "any", "anyObject", "some", "button 3", "forced 3", "event", "hidden", "returning"])
        target.perform("optional:")
        #expect(target.heard.last == "nil")
    }

    @Test func selectorsAreNamedAsObjectiveCNamesThem() {
        let target = Labels()
        #expect(
            target.selectors.map(\.description) == ["showWithItem:", "moveTo:", "moveTo:with:", "save::", "goToPlace:", "renamed:"])
        for selector in target.selectors { target.perform(selector, with: "argument") }
        #expect(target.heard == ["show", "move", "move2", "save", "goTo", "original"])
    }

    @Test func everyFormOfASelectorMeansTheSame() {
        #expect(
            SelectorForms().forms.map(\.description) == [
                "tick", "tick", "tick", "tock:", "tock:", "twice:", "twice", "twice:", "tick", "level", "setLevel:", "endEditing:",
                "layoutIfNeeded",
            ])
        #expect(SelectorForms().path == "view.taglevel")
    }

    @Test func extensionsAnswerInTheirFileAndInOthers() {
        let controller = Extended()
        controller.loadViewIfNeeded()
        controller.press()
        controller.perform("fromObjCExtension")
        controller.perform(Extended.secretSelector)
        #expect(controller.heard == ["private extension", "other file", "secret", "objc extension", "secret"])
    }

    @Test func extensionsOfUIKitsClassesAnswer() {
        let controller = UIViewController()
        let recognizer = controller.hidesKeyboardOnTap()
        controller.perform("dismissKeyboard")
        #expect(controller.title == "dismissed")
        #expect(recognizer.name == nil)
    }

    @Test func objcMembersExposesWhatIsVisible() {
        let object = BelowMembers()
        object.perform("open:", with: 1)
        object.perform(object.selector)
        #expect(object.heard == ["open", "below"])
        #expect(object.answerMessage("hidden", with: []).isUnknown && object.answerMessage("swiftOnly", with: []).isUnknown)
    }

    @Test func requirementsOfObjcProtocolsAreExposed() {
        let object = ProtocolWitness()
        object.perform(object.selectors[0], with: object)
        object.perform(object.selectors[1])
        #expect(object.heard == ["tapped", "doubleTapped"])
    }

    @Test func objectsThatAreNoRespondersAnswer() {
        let helper = OutletHelper()
        helper.perform("tick")
        helper.perform("tock")
        #expect(helper.heard == 11)
        let rootless = Rootless(), described = WithProtocol(), foundation = OnlyFoundation()
        let control = UIControl()
        for target in [rootless, described, foundation, Isolated()] as [AnyObject] {
            control.addTarget(target, action: "tick", for: .valueChanged)
        }
        control.sendActions(for: .valueChanged)
        #expect(rootless.heard == 1 && described.heard == 1 && foundation.heard == 1)
        let box = Holder<Int>.Box()
        box.perform("tick")
        #expect(box.heard == 1)
    }

    @Test func genericAndLocalClassesAnswer() {
        let controller = GenericController<UIView, Int>(content: UIView())
        let control = UIControl()
        controller.arm(control)
        control.sendActions(for: .valueChanged)
        #expect(controller.heard == 1)
        var rung = 0
        let (object, selector) = makeLocalTarget { rung += 1 }
        object.perform(selector)
        #expect(rung == 1)
    }

    @Test func boxesInExtensionsAnswer() {
        let box = Outer.Box()
        box.perform(Outer.boxed)
        #expect(box.heard == 1)
    }

    @Test func recognisersAndItemsAnswer() {
        let recognizer = PressRecognizer()
        recognizer.perform("recognised:", with: recognizer)
        #expect(recognizer.heard == ["recognised"])
        let item = MenuItem()
        item.arm()
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        #expect(item.heard == 1)
    }

    @Test func notificationsReachObserversUntilTheyAreRemoved() {
        let listener = Listener()
        listener.listen()
        NotificationCenter.default.post(name: Listener.changed, object: nil)
        NotificationCenter.default.post(name: Listener.changed, object: listener)
        // In which order two observers hear of one notification isn't said.
        #expect(listener.heard.sorted() == ["Listener.changed", "Listener.changed", "plain"])
        listener.stop()
        NotificationCenter.default.post(name: Listener.changed, object: listener)
        #expect(listener.heard.count == 3)
    }

    @Test func timersSendTheirMessage() {
        let ticker = Ticker()
        let timer = ticker.start()
        timer.fire()
        #expect(ticker.heard == 1)
    }

    @Test func overridesOfUIKitsFunctionsCanBeSelected() {
        let controller = Overrides()
        #expect(controller.selector == "viewDidLoad")
        controller.perform(controller.selector)
        #expect(controller.heard == 1)
    }

    @Test func messagesGoUpTheResponderChain() {
        let controller = OneLine()
        let button = UIButton()
        controller.view.addSubview(button)
        button.addTarget(nil, action: "go:", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(controller.count == 1)
    }

    @Test func oddNamesAnswer() {
        let names = Names()
        names.perform(names.selectors[0], with: names)
        for selector in names.selectors.dropFirst() { names.perform(selector) }
        #expect(names.heard == ["repeat", "größe", "balloon"])
        let operators = Operators()
        let label = UILabel()
        _ = operators.setNamedMember("label", to: label)
        operators.perform("apply")
        #expect(label.text == "4.0" && operators.tag == 200)
        let attributes = Attributes()
        attributes.button.sendActions(for: .touchUpInside)
        #expect(attributes.tag == 1)
        guard case .answered(let result) = attributes.answerMessage("returning", with: []) else {
            Issue.record("no answer")
            return
        }
        #expect(result as? Int == 1)
    }

    @Test func segueActionsReturnTheirController() {
        let controller = SegueActions()
        let answer = controller.answerMessage(
            "showDetail:sender:segueIdentifier:", with: [NSKeyedArchiver(requiringSecureCoding: false), nil, "detail"])
        guard case .answered(let made) = answer else {
            Issue.record("no answer")
            return
        }
        #expect(made as? UIViewController === controller)
        #expect(controller.title == "detail")
    }
}
