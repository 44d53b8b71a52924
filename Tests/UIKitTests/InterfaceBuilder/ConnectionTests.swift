import Foundation
import Testing
import UIKit

/// Writes a storyboard for the time of a test.
@MainActor private func withStoryboard(_ scenes: String, initial: String = "c", _ body: (UIStoryboard) throws -> Void) throws {
    let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
        <scenes>\(scenes)</scenes></document>
        """
    let path = NSTemporaryDirectory() + "Connections-\(UUID().uuidString).storyboard"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    LayoutDiagnostics.documentHandler = { _ in }
    try body(UIStoryboard(contentsOfFile: path))
}

/// An object of the app that stands beside a controller.
final class SceneHelper: NSObject, SelectorResponder {
    weak var owner: UIViewController?
    var step = 2
    private(set) var heard: [String] = []

    func respond(to selector: Selector, sender: Any?) -> Bool {
        heard.append("\(selector)")
        return true
    }
}

class SceneBase: UIViewController {
    var inherited: UILabel?
}

final class SceneController: SceneBase, SelectorResponder, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate,
    UISearchBarDelegate
{
    private var helper: SceneHelper!
    private weak var field: UITextField?
    @MainActor var tap: UITapGestureRecognizer!
    var labels: [UILabel]!
    var bar: UISearchBar?
    var table: UITableView?
    var count = 0
    var ratio: Float?
    var isFancy = false
    var limits = NSRange(location: 9, length: 9)
    var note: String? = "old"
    var tint: UIColor?
    private(set) var heard: [String] = []
    var seen: (SceneHelper?, UITextField?) { (helper, field) }

    func respond(to selector: Selector, sender: Any?) -> Bool {
        heard.append("\(selector)")
        return true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    }
}

final class RowCell: UITableViewCell {
    private(set) var title: UILabel!
    var button: UIButton!
}

private let scene = """
    <scene sceneID="s"><objects>
    <viewController id="c" customClass="SceneController" customModule="UIKitTests">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <label text="One" id="l1"/><label text="Two" id="l2"/>
    <textField id="f"><connections><outlet property="delegate" destination="c" id="k1"/></connections></textField>
    <searchBar id="b"><connections><outlet property="delegate" destination="c" id="k2"/></connections></searchBar>
    <button id="save"><connections><action selector="save:" destination="c" eventType="touchUpInside" id="k3"/>
    <action selector="undo:" destination="first" eventType="touchUpInside" id="k4"/></connections></button>
    <tableView id="t"><rect key="frame" x="0" y="0" width="375" height="300"/><prototypes>
    <tableViewCell reuseIdentifier="Row" id="row" customClass="RowCell" customModule="UIKitTests"><tableViewCellContentView key="contentView" id="rc">
    <subviews><label text="Row" id="rl"/><button id="rb"><connections>
    <action selector="rowTapped:" destination="c" eventType="touchUpInside" id="k5"/></connections></button></subviews></tableViewCellContentView>
    <connections><outlet property="title" destination="rl" id="k6"/><outlet property="button" destination="rb" id="k7"/></connections></tableViewCell></prototypes>
    <connections><outlet property="dataSource" destination="c" id="k8"/><outlet property="delegate" destination="c" id="k9"/></connections></tableView>
    </subviews><connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="k10"/></connections></view>
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="3"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="ratio"><real key="value" value="0.5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="boolean" keyPath="isFancy" value="YES"/>
    <userDefinedRuntimeAttribute type="range" keyPath="limits"><range key="value" location="1" length="4"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="nil" keyPath="note"/>
    <userDefinedRuntimeAttribute type="color" keyPath="tint"><color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="helper.step"><integer key="value" value="7"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="count"><real key="value" value="2.5"/></userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="gone.away" value="x"/>
    </userDefinedRuntimeAttributes>
    <connections><outlet property="helper" destination="h" id="o1"/><outlet property="field" destination="f" id="o2"/>
    <outlet property="tap" destination="tap" id="o3"/><outlet property="inherited" destination="l1" id="o4"/>
    <outletCollection property="labels" destination="l1" id="o5"/><outletCollection property="labels" destination="l2" id="o6"/>
    <outlet property="bar" destination="b" id="o7"/><outlet property="table" destination="t" id="o8"/>
    <outlet property="tint" destination="l1" id="o9"/><outlet property="table" destination="rl" id="o10"/>
    <outlet property="table" destination="other" id="o11"/></connections>
    </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
    <customObject id="h" customClass="SceneHelper" customModule="UIKitTests"><connections>
    <outlet property="owner" destination="c" id="p1"/></connections></customObject>
    <customObject id="lost" customClass="NotLinkedObject"/>
    <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>
    <action selector="tapped:" destination="h" id="p2"/><outlet property="delegate" destination="l1" id="p3"/></connections></tapGestureRecognizer>
    </objects></scene>
    <scene sceneID="s2"><objects><viewController storyboardIdentifier="Other" id="d"><view key="view" id="other"/></viewController></objects></scene>
    """

/// Connections of a storyboard. Expected behaviour: Apple's pages on outlets, actions, gesture recognisers and user defined runtime attributes.
@MainActor @Suite struct ConnectionTests {
    private func withController(_ body: (SceneController, UIStoryboard) throws -> Void) throws {
        try withStoryboard(scene) { storyboard in
            let controller = try #require(storyboard.instantiateInitialViewController() as? SceneController)
            controller.loadViewIfNeeded()
            try body(controller, storyboard)
        }
    }

    @Test func privateWeakInheritedAndCollectedOutletsAreSet() throws {
        try withController { controller, _ in
            #expect(controller.seen.0?.owner === controller)
            #expect(controller.seen.1 != nil && controller.seen.1?.delegate === controller)
            #expect(controller.inherited?.text == "One")
            #expect(controller.labels.map(\.text) == ["One", "Two"])
        }
    }

    @Test func delegatesAndDataSourcesAreSet() throws {
        try withController { controller, _ in
            #expect(controller.table?.dataSource === controller && controller.table?.delegate === controller)
            #expect(controller.bar?.delegate === controller)
        }
    }

    @Test func actionsReachTheirTargetsAndTheResponderChain() throws {
        try withController { controller, _ in
            let button = try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
            button.sendActions(for: .touchUpInside)
            #expect(controller.heard == ["save:", "undo:"])
        }
    }

    @Test func aTouchIsAHitAndAnEvent() throws {
        try withController { controller, _ in
            let button = try #require(controller.view.subviews.compactMap { $0 as? UIButton }.first)
            button.frame = CGRect(x: 20, y: 400, width: 80, height: 40)
            let hit = controller.view.hitTest(CGPoint(x: 50, y: 410), with: nil)
            #expect(hit === button)
            (hit as? UIControl)?.sendActions(for: .touchUpInside)
            #expect(controller.heard.first == "save:")
            button.isUserInteractionEnabled = false
            #expect(controller.view.hitTest(CGPoint(x: 50, y: 410), with: nil) === controller.view)
        }
    }

    @Test func aGestureRecogniserBelongsToItsViewAndTellsItsTarget() throws {
        try withController { controller, _ in
            #expect(controller.view.gestureRecognizers?.first === controller.tap)
            #expect(controller.tap.view === controller.view && controller.tap.numberOfTapsRequired == 2)
            controller.tap.state = .ended
            #expect(controller.seen.0?.heard == ["tapped:"])
        }
    }

    @Test func aPrototypesCellHasItsOwnOutletsAndReachesTheController() throws {
        try withController { controller, _ in
            let cell = try #require(controller.table?.dequeueReusableCell(withIdentifier: "Row") as? RowCell)
            #expect(cell.title.text == "Row")
            cell.button.sendActions(for: .touchUpInside)
            #expect(controller.heard == ["rowTapped:"])
        }
    }

    @Test func runtimeAttributesFitTheTypesOfTheirProperties() throws {
        try withController { controller, _ in
            #expect(controller.count == 3 && controller.ratio == 0.5 && controller.isFancy)
            #expect(controller.limits == NSRange(location: 1, length: 4))
            #expect(controller.note == nil)
            #expect(controller.tint == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        }
    }

    @Test func whatCannotBeAppliedIsAFindingWithItsPlace() throws {
        try withController { _, storyboard in
            let findings = storyboard.findings
            func finding(_ id: String) -> String? { findings.first { $0.location?.objectID == id }?.message }
            #expect(finding("o9") == "The outlet tint can't be set: the property tint is a Optional<UIColor>.")
            #expect(finding("o10") == "The outlet table can't lead into row: its cell is made again for each row.")
            #expect(finding("o11") == "The outlet table leads to other, which stands in another scene.")
            #expect(finding("lost") == "The class NotLinkedObject isn't linked; the object isn't made.")
            #expect(finding("p3") == "The outlet delegate can't be set: UITapGestureRecognizer takes no UILabel for it.")
            let attributes = findings.filter { $0.kind == "ib.runtime-attribute" }
            #expect(
                attributes.map(\.message) == [
                    "The runtime attribute count can't be set: the property count is a Int.",
                    "The runtime attribute gone.away can't be set: SceneController has no object gone.",
                ])
            #expect(findings.allSatisfy { ($0.location?.line ?? 0) > 1 && $0.location?.file.hasSuffix(".storyboard") == true })
        }
    }
}

@MainActor @Test func `a view that is to stand in itself is a finding`() throws {
    let text = """
        <scene sceneID="s"><objects><viewController id="c"><view key="view" id="v"><subviews><tableView id="t"><connections>
        <outlet property="tableHeaderView" destination="v" id="1"/><outlet property="backgroundView" destination="t" id="2"/></connections>
        </tableView></subviews></view></viewController></objects></scene>
        """
    try withStoryboard(text) { storyboard in
        storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
        #expect(storyboard.findings.map(\.location?.objectID) == ["1", "2"])
    }
}

/// A controller whose outlets and actions go by its own code.
final class ObservingController: UIViewController, KeyValueResponder {
    var title2: UILabel? { didSet { changes.append("title2") } }
    var all: [UIView] = [] { didSet { changes.append("all \(all.count)") } }
    private(set) var changes: [String] = []

    func setValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "title2": title2 = value as? UILabel
        case "all": all = value as? [UIView] ?? []
        default: return false
        }
        return true
    }
}

@MainActor @Test func `an object that sets its properties by name has its observers run`() throws {
    let text = """
        <scene sceneID="s"><objects><viewController id="c" customClass="ObservingController" customModule="UIKitTests"><view key="view" id="v"><subviews>
        <label id="l"/><view id="w"/></subviews></view><connections><outlet property="title2" destination="l" id="1"/>
        <outletCollection property="all" destination="l" id="2"/><outletCollection property="all" destination="w" id="3"/></connections>
        </viewController></objects></scene>
        """
    try withStoryboard(text) { storyboard in
        let controller = try #require(storyboard.instantiateInitialViewController() as? ObservingController)
        controller.loadViewIfNeeded()
        #expect(controller.changes == ["title2", "all 1", "all 2"])
    }
}
