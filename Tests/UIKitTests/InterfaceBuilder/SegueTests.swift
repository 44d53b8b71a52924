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

    /// Order and sender: UIKit prepares a cell's segue with the cell as sender when a person chooses the row; `selectRow(at:)` prepares none.
    @Test func onlyAPersonsChoiceBeginsACellsSegue() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" initialViewController="n">
            <scenes><scene sceneID="1"><objects><navigationController id="n"><connections>
            <segue destination="t" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
            <scene sceneID="2"><objects><tableViewController id="t"><tableView key="view" dataMode="static" id="v">
            <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="s"><cells><tableViewCell id="c">
            <rect key="frame" x="0" y="0" width="375" height="44"/><tableViewCellContentView key="contentView" id="cc"/><connections>
            <segue destination="d" kind="show" identifier="row" id="e"/>
            <segue destination="d" kind="show" identifier="accessory" trigger="accessoryAction" id="e2"/></connections></tableViewCell></cells>
            </tableViewSection></sections></tableView></tableViewController></objects></scene>
            <scene sceneID="3"><objects><viewController title="Detail" id="d"><view key="view" id="dv"/></viewController></objects></scene>
            </scenes></document>
            """
        let path = NSTemporaryDirectory() + "Cells-\(UUID().uuidString).storyboard"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let navigation = try #require(UIStoryboard(contentsOfFile: path).instantiateInitialViewController() as? UINavigationController)
        let controller = try #require(navigation.topViewController as? UITableViewController)
        let table = try #require(controller.tableView)
        let row = IndexPath(row: 0, section: 0)
        table.selectRow(at: row, animated: false, scrollPosition: .none)
        #expect(navigation.viewControllers.count == 1)
        controller.tableView(table, cellForRowAt: row).selectionSegue?()
        #expect(navigation.topViewController?.title == "Detail" && navigation.viewControllers.count == 2)
    }

    @Test func aPopoversSegueNamesWhereItPoints() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" initialViewController="a">
            <scenes><scene sceneID="2"><objects><viewController id="a"><view key="view" id="v"><subviews><view tag="4" id="from"/></subviews></view>
            <connections><segue destination="d" kind="popoverPresentation" identifier="pop" popoverAnchorView="from" id="p">
            <popoverArrowDirection key="popoverArrowDirection" left="YES" right="YES"/></segue></connections></viewController></objects></scene>
            <scene sceneID="3"><objects><viewController id="d"><view key="view" id="dv"/>
            <value key="contentSizeForViewInPopover" type="size" width="250" height="120"/></viewController></objects></scene></scenes></document>
            """
        let path = NSTemporaryDirectory() + "Popover-\(UUID().uuidString).storyboard"
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let source = try #require(UIStoryboard(contentsOfFile: path).instantiateInitialViewController())
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        window.rootViewController = source
        window.makeKeyAndVisible()
        source.performSegue(withIdentifier: "pop", sender: nil)
        let shown = try #require(source.presentedViewController)
        #expect(shown.preferredContentSize == CGSize(width: 250, height: 120))
        #expect(shown.popoverPresentationController?.sourceView?.tag == 4)
        #expect(shown.popoverPresentationController?.permittedArrowDirections == [.left, .right])
    }
}
