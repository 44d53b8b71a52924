import IBDocuments
import IBLoading
import Testing
import UIKit

/// A tab bar controller whose first tab is a navigation controller with the controller `c`, which shows the controller `d`.
@MainActor private func document() throws -> LaidOutDocument {
    func scene(_ id: String, _ body: String) -> String { "<scene sceneID=\"\(id)\"><objects>\(body)</objects></scene>" }
    func controller(_ id: String, _ rest: String) -> String {
        """
        <viewController id="\(id)"><view key="view" id="\(id)-root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <viewLayoutGuide key="safeArea" id="\(id)-safe"/></view>\(rest)</viewController>
        """
    }
    let tabs = """
        <tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>
        <segue destination="nav" kind="relationship" relationship="viewControllers" id="s1"/>
        <segue destination="other" kind="relationship" relationship="viewControllers" id="s2"/></connections></tabBarController>
        """
    let navigation = """
        <navigationController id="nav"><tabBarItem key="tabBarItem" title="Places" id="i1"/>
        <navigationBar key="navigationBar" id="navbar"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
        <connections><segue destination="c" kind="relationship" relationship="rootViewController" id="s3"/></connections></navigationController>
        """
    let first = controller(
        "c",
        """
        <navigationItem key="navigationItem" title="Cities" id="n1"><barButtonItem key="rightBarButtonItem" systemItem="add" id="b1"/></navigationItem>
        <connections><segue destination="d" kind="show" id="s4"/></connections>
        """)
    let second = controller("d", "<navigationItem key=\"navigationItem\" title=\"Lisbon\" id=\"n2\"/>")
    let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
        <device id="retina4_7" orientation="portrait"/><scenes>
        \(scene("a", tabs))\(scene("b", navigation))\(scene("e", first))\(scene("f", second))
        \(scene("g", controller("other", "<tabBarItem key=\"tabBarItem\" title=\"Settings\" id=\"i2\"/>")))
        </scenes></document>
        """
    return layOut(document: try IBDocument.read(text: text, path: "bars.storyboard"), options: CanvasOptions())
}

/// The bars that pictures show over a scene. Expected frames: iOS 13 to 18 on a 4.7-inch phone, a status bar of 20, a navigation bar of 44 and a
/// tab bar of 49 points.
@MainActor @Suite struct CanvasChromeTests {
    @Test func aSceneInANavigationControllerHasItsBarWithItsOwnItem() throws {
        let tree = try #require(document().trees.first { $0.id == "c-root" })
        let bar = try #require(tree.bars.compactMap { $0 as? UINavigationBar }.first)
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
        #expect(bar.topItem?.title == "Cities")
        #expect(bar.topItem?.rightBarButtonItem?.systemItem == .add)
        #expect(bar.backItem == nil)
    }

    @Test func aPushedSceneHasABackButtonToTheOneThatPushesIt() throws {
        let tree = try #require(document().trees.first { $0.id == "d-root" })
        let bar = try #require(tree.bars.compactMap { $0 as? UINavigationBar }.first)
        #expect(bar.topItem?.title == "Lisbon")
        #expect(bar.backItem?.title == "Cities")
    }

    @Test func aSceneInATabBarControllerHasItsTabsWithItsOwnChosen() throws {
        let tree = try #require(document().trees.first { $0.id == "other-root" })
        let bar = try #require(tree.bars.compactMap { $0 as? UITabBar }.first)
        #expect(bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
        #expect(bar.items?.map(\.title) == ["Places", "Settings"])
        #expect(bar.selectedItem?.title == "Settings")
        #expect(!tree.bars.contains { $0 is UINavigationBar })
    }

    @Test func aSceneOfItsOwnHasNoBars() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects><viewController id="c"><view key="view" id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene></scenes></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "plain.storyboard"), options: CanvasOptions())
        #expect(try #require(laidOut.trees.first).bars.isEmpty)
    }
}
