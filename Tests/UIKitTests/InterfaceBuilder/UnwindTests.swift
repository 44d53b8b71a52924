import Foundation
import Testing
import UIKit

/// A controller that unwind segues may end at.
final class HomeController: UIViewController, SelectorResponder {
    private(set) var unwound: [String] = []

    func respond(to selector: Selector, sender: Any?) -> Bool {
        guard responds(to: selector), let segue = sender as? UIStoryboardSegue else { return false }
        unwound.append("\(selector) by \(segue.identifier ?? "-") from \(type(of: segue.source))")
        return true
    }

    func responds(to selector: Selector) -> Bool { selector == "unwindHome:" }
}

final class AwayController: UIViewController {
    private(set) var prepared: [String] = []
    var back: UIButton?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "-") to \(type(of: segue.destination))")
    }
}

private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" initialViewController="n">
    <scenes><scene sceneID="1"><objects><navigationController id="n"><connections>
    <segue destination="h" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
    <scene sceneID="2"><objects><viewController id="h" customClass="HomeController" customModule="UIKitTests"><view key="view" id="hv"/>
    <connections><segue destination="a" kind="show" identifier="go" id="s1"/>
    <segue destination="a" kind="presentation" identifier="sheet" id="s2"/></connections></viewController></objects></scene>
    <scene sceneID="3"><objects><viewController id="a" customClass="AwayController" customModule="UIKitTests"><view key="view" id="av"><subviews>
    <button id="b"><connections><segue destination="x" kind="unwind" identifier="home" unwindAction="unwindHome:" id="u1"/></connections></button></subviews></view>
    <connections><outlet property="back" destination="b" id="o"/>
    <segue destination="x" kind="unwind" identifier="nowhere" unwindAction="unwindGone:" id="u2"/></connections></viewController>
    <exit id="x" userLabel="Exit" sceneMemberID="exit"/></objects></scene></scenes></document>
    """

/// Segues that lead back. Expected behaviour: Apple's TN2298 (Using Unwind Segues).
@MainActor @Suite struct UnwindTests {
    private func withHome(_ body: (UINavigationController, HomeController) throws -> Void) throws {
        let path = NSTemporaryDirectory() + "Unwind-\(UUID().uuidString).storyboard"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let navigation = try #require(UIStoryboard(contentsOfFile: path).instantiateInitialViewController() as? UINavigationController)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        try body(navigation, try #require(navigation.topViewController as? HomeController))
        window.isHidden = true
    }

    @Test func aPushedControllerIsPopped() throws {
        try withHome { navigation, home in
            home.performSegue(withIdentifier: "go", sender: nil)
            let away = try #require(navigation.topViewController as? AwayController)
            away.loadViewIfNeeded()
            away.back?.sendActions(for: .primaryActionTriggered)
            #expect(away.prepared == ["home to HomeController"])
            #expect(home.unwound == ["unwindHome: by home from AwayController"])
            #expect(navigation.viewControllers == [home])
        }
    }

    @Test func aPresentedControllerIsDismissed() throws {
        try withHome { navigation, home in
            home.performSegue(withIdentifier: "sheet", sender: nil)
            let away = try #require(navigation.presentedViewController as? AwayController)
            away.performSegue(withIdentifier: "home", sender: nil)
            #expect(home.unwound == ["unwindHome: by home from AwayController"])
            #expect(navigation.presentedViewController == nil)
        }
    }

    @Test func nothingHappensWhereNobodyAnswers() throws {
        try withHome { navigation, home in
            home.performSegue(withIdentifier: "go", sender: nil)
            let away = try #require(navigation.topViewController as? AwayController)
            away.performSegue(withIdentifier: "nowhere", sender: nil)
            #expect(away.prepared.isEmpty && navigation.topViewController === away)
        }
    }
}
