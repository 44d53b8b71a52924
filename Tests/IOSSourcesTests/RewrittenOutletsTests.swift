import Foundation
import Testing
import UIKit

@testable import IOSSourcesFixtures

/// Outlets of classes whose iOS sources the plugin rewrote. Expected: what key-value coding does with the same source on iOS.
@MainActor @Suite struct RewrittenOutletsTests {
    /// Sets an outlet; whether the class has it and takes the value.
    private func set(_ name: String, of object: any NamedMembers, to value: Any?) -> Bool {
        if case .done = object.setNamedMember(name, to: value) { true } else { false }
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    @Test func observersOfAnOutletRun() {
        let object = ObservedOutlet()
        #expect(set("title1", of: object, to: label("one")))
        #expect(object.seen == ["will", "did one"])
    }

    @Test func privateOutletsAreSet() {
        let object = PrivateOutlets()
        // Held here: the second is weak.
        let views = [label(""), UIView(), UIButton(), UIView()]
        for (name, view) in zip(["hidden", "faint", "readable", "last"], views) { #expect(set(name, of: object, to: view)) }
        #expect(zip(object.all, views).allSatisfy { $0 === $1 })
    }

    @Test func weakOutletsDontHold() {
        let object = WeakOutlets()
        let painter = Painter()
        #expect(set("label", of: object, to: label("gone")))
        #expect(object.label == nil)
        #expect(set("painter", of: object, to: painter))
        #expect(object.painting?.colour == "red")
    }

    @Test func collectionsAreSetAtOnce() {
        let object = Collections()
        let labels = [label("a"), label("b")]
        #expect(set("views", of: object, to: labels as [AnyObject]))
        #expect(set("labels", of: object, to: labels as [AnyObject]))
        #expect(set("pairs", of: object, to: labels as [AnyObject]))
        #expect(object.views.count == 2)
        #expect(object.labels.map(\.text) == ["a", "b"])
        #expect(object.changes == 1)
        #expect(object.pairCount == 2)
    }

    @Test func severalOutletsStandOnOneLine() {
        let object = OneLine()
        let a = label("a")
        #expect(set("a", of: object, to: a) && set("b", of: object, to: UIView()))
        #expect(object.a === a && object.b != nil)
        let two = TwoNames()
        #expect(["first", "second", "third"].allSatisfy { set($0, of: two, to: a) })
        #expect(two.first === a && two.second === a && two.third === a)
    }

    @Test func attributesStandOnLinesOfTheirOwn() {
        let object = OwnLines()
        let held = label("held")
        #expect(object.closure.tag == 7)
        #expect(["label", "lower", "closure"].allSatisfy { set($0, of: object, to: held) })
        #expect(object.label === held && object.lower === held && object.closure === held)
    }

    @Test func attributesTakeNumbersOfAnyType() {
        let object = Inspectables()
        for name in ["radius", "count", "ratio", "inferred", "optionalCount"] { #expect(set(name, of: object, to: CGFloat(4))) }
        #expect(object.layer.cornerRadius == 4)
        #expect(object.count == 4 && object.ratio == 4 && object.inferred == 4 && object.optionalCount == 4)
        #expect(set("isLoud", of: object, to: true) && set("caption", of: object, to: "text") && set("tint", of: object, to: UIColor.red))
        #expect(object.isLoud && object.caption == "text" && object.tint == .red)
        #expect(set("computed", of: object, to: CGFloat(10)))
        #expect(object.radius == 5)
    }

    @Test func aValueOfAnotherTypeIsRefusedWithTheType() {
        guard case .unsuitable(let type) = PrivateOutlets().setNamedMember("hidden", to: UISwitch()) else {
            Issue.record("a switch was taken for a label")
            return
        }
        #expect(type.contains("UILabel"))
    }

    @Test func inheritedOutletsAndMessagesAreReached() {
        let object = LeafController()
        #expect(set("baseLabel", of: object, to: label("base")) && set("leafLabel", of: object, to: label("leaf")))
        #expect(object.baseLabel.text == "base" && object.leafText == "leaf")
        object.perform("tick")
        object.perform("press:", with: UIButton())
        #expect(object.heard == ["leaf", "press"])
        #expect(!set("nothing", of: object, to: nil))
    }

    @Test func conditionsDecideWhichOutletsThereAre() {
        let object = Conditional()
        #expect(set("onLinux", of: object, to: label("a")) && set("withUIKit", of: object, to: label("b")))
        #expect(set("innerElse", of: object, to: UIView()))
        #expect(!set("onlyOnPhones", of: object, to: UIView()) && !set("elsewhere", of: object, to: label("c")))
        object.perform(object.selector)
        #expect(object.heard == 1)
    }

    @Test func classesOfEveryAccessLevelHaveOutlets() {
        let view = UIView()
        let open = PublicView()
        #expect(set("openLabel", of: open, to: label("a")) && set("publicView", of: open, to: view))
        #expect(set("deep", of: Space.Inside(), to: view) && set("deeper", of: Space.Extended(), to: view))
        #expect(set("label", of: makePrivateController(), to: label("b")))
    }

    @Test func nestedTypesHaveOutlets() {
        #expect(set("leaf", of: Outer.Kind.Deep.Deepest(), to: UIView()))
        let inner = Outer.Inner()
        #expect(set("inner", of: inner, to: UIView()) && set("outside", of: inner, to: UIView()))
        #expect(inner.inner != nil && inner.outside != nil)
        #expect(inner.ring() == 5)
    }

    @Test func stringsCommentsAndRegularExpressionsAreLeftAlone() {
        #expect(
            Strings().all.contains("{ @objc func no() { } @IBOutlet") && Strings().all.contains("\"") && Strings().all.contains("sum 5"))
        #expect(Strings().all.contains("value 1 }") && Strings().all.contains("a b 1 } c"))
        #expect(LongStrings().text.contains("#selector(fake)") && LongStrings().text.contains("in a dictionary"))
        #expect(LongStrings().raw == "\\(not) \"\"\" { #if")
        #expect(Regexes().matches("{word") && BareRegex().hasBrace("{") && BareRegex().words("ab} c}") == 2)
        for object in [Strings(), LongStrings(), Regexes(), BareRegex()] { #expect(set("after", of: object, to: UIView())) }
        let comments = Comments()
        #expect(set("view", of: comments, to: UIView()) && comments.url.hasSuffix("{x}"))
    }

    @Test func macrosAndWrappersStay() {
        let macros = Macros()
        #expect(set("label", of: macros, to: label("a")))
        macros.check()
        #expect(macros.model.count == 2)
        // The line of the function in its own source file.
        #expect(macros.line() == 13)
        #expect(macros.file == "IOSSourcesFixtures/Macros.swift")
        #expect(OnlyFoundation.line == 7 && WindowsLines().line == 8)
        let attributes = Attributes()
        #expect(set("level", of: attributes, to: 99) && attributes.level == 10)
        #expect(
            attributes.warm == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
                && attributes.tinted == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }
}
