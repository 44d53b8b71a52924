import Foundation
import Testing
import UIKit

/// A controller that notes the segues it prepares.
final class SegueSource: UIViewController {
    private(set) var prepared: [String] = []
    var button: UIButton?

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        prepared.append("\(segue.identifier ?? "-") to \(type(of: segue.destination))")
    }
}

private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" initialViewController="n">
    <scenes><scene sceneID="1"><objects><navigationController id="n"><connections>
    <segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
    <scene sceneID="2"><objects><viewController id="a" customClass="SegueSource" customModule="UIKitTests"><view key="view" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <containerView id="box"><rect key="frame" x="0" y="0" width="100" height="50"/>
    <connections><segue destination="c" kind="embed" identifier="inner" id="e"/></connections></containerView>
    <button id="b"><rect key="frame" x="0" y="0" width="10" height="10"/><connections>
    <segue destination="b2" kind="show" identifier="next" id="s"/></connections></button></subviews></view>
    <connections><outlet property="button" destination="b" id="o"/>
    <segue destination="b2" kind="presentation" identifier="sheet" id="p"/></connections></viewController></objects></scene>
    <scene sceneID="3"><objects><tableViewController title="Next" id="b2"/></objects></scene>
    <scene sceneID="4"><objects><viewController id="c"><view key="view" id="cv"/></viewController></objects></scene></scenes></document>
    """

/// Segues of a storyboard. Expected behaviour: Apple's pages on UIStoryboardSegue and performSegue(withIdentifier:sender:).
@MainActor @Suite struct SegueTests {
    private func source() throws -> (UINavigationController, SegueSource) {
        let path = NSTemporaryDirectory() + "Segues-\(UUID().uuidString).storyboard"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let navigation = try #require(UIStoryboard(contentsOfFile: path).instantiateInitialViewController() as? UINavigationController)
        let source = try #require(navigation.topViewController as? SegueSource)
        source.loadViewIfNeeded()
        return (navigation, source)
    }

    @Test func aContainerViewsControllerIsPreparedAndFillsIt() throws {
        let (_, source) = try source()
        #expect(source.prepared == ["inner to UIViewController"])
        #expect(source.children.first?.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func aSegueByNamePreparesAndShows() throws {
        let (navigation, source) = try source()
        source.performSegue(withIdentifier: "next", sender: nil)
        #expect(source.prepared.last == "next to UITableViewController")
        #expect(navigation.topViewController?.title == "Next")
    }

    @Test func aButtonBeginsItsSegue() throws {
        let (navigation, source) = try source()
        source.button?.sendActions(for: .primaryActionTriggered)
        #expect(navigation.viewControllers.count == 2)
        #expect(source.prepared.last == "next to UITableViewController")
    }

    @Test func aControllerWhoseViewWasNeverLoadedIsLetGo() throws {
        let path = NSTemporaryDirectory() + "Leak-\(UUID().uuidString).storyboard"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        weak var controller: UIViewController?
        do {
            controller = try UIStoryboard(contentsOfFile: path).instantiateInitialViewController()
        }
        #expect(controller == nil)
    }

    @Test func aSceneThatContainsItselfIsAFinding() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" initialViewController="n">
            <scenes><scene sceneID="1"><objects><navigationController id="n"><connections>
            <segue destination="n" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
            <scene sceneID="2"><objects><viewController storyboardIdentifier="Box" id="a"><view key="view" id="v"><subviews>
            <containerView id="box"><connections><segue destination="a" kind="embed" id="e"/></connections></containerView></subviews></view>
            </viewController></objects></scene></scenes></document>
            """
        let path = NSTemporaryDirectory() + "Cycle-\(UUID().uuidString).storyboard"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let storyboard = try UIStoryboard(contentsOfFile: path)
        #expect((storyboard.instantiateInitialViewController() as? UINavigationController)?.viewControllers.isEmpty == true)
        storyboard.instantiateViewController(withIdentifier: "Box").loadViewIfNeeded()
        #expect(storyboard.findings.filter { $0.message.contains("contains itself") }.count == 2)
    }
}
