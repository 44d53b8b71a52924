import Findings
import Foundation
import IBDocuments
import IBLoading
import Testing
import UIKit

private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch">
    <device id="retina4_7" orientation="portrait"/>
    <scenes><scene sceneID="s"><objects><viewController id="c">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    <stackView axis="vertical" spacing="1" translatesAutoresizingMaskIntoConstraints="NO" id="stack"><subviews>
    <label text="One" translatesAutoresizingMaskIntoConstraints="NO" id="one">
    <fontDescription key="fontDescription" type="system" pointSize="10"/>
    <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="20"/></variation>
    <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
    <variation key="heightClass=compact-widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="40"/></variation></label>
    <label text="Two" hidden="YES" translatesAutoresizingMaskIntoConstraints="NO" id="two">
    <variation key="heightClass=compact" hidden="NO"/></label></subviews>
    <variation key="heightClass=compact" axis="horizontal" spacing="9"/>
    <variation key="widthClass=regular" spacing="5"/></stackView>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="wide">
    <constraints><constraint firstAttribute="height" constant="7" id="h"/></constraints></view></subviews>
    <constraints>
    <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" constant="11" id="c1"><variation key="heightClass=compact" constant="22"/></constraint>
    <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
    <constraint firstItem="wide" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c3"/>
    <constraint firstItem="wide" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="c4"/>
    <constraint firstItem="wide" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="0.5" id="c5"/>
    <constraint firstItem="wide" firstAttribute="width" secondItem="root" secondAttribute="width" id="c6"/></constraints>
    <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask>
    <mask key="constraints"><exclude reference="c3"/><exclude reference="c4"/><exclude reference="c5"/><exclude reference="c6"/></mask></variation>
    <variation key="widthClass=regular"><mask key="subviews"><include reference="wide"/></mask>
    <mask key="constraints"><include reference="c3"/><include reference="c4"/><include reference="c6"/></mask></variation>
    <variation key="heightClass=compact-widthClass=regular"><mask key="constraints"><include reference="c5"/><exclude reference="c6"/></mask></variation>
    </view></viewController></objects></scene></scenes></document>
    """

/// What holds for which size classes. The order, least specific first (default, width, height, both): counted in public documents and Apple's
/// page on size classes in Interface Builder.
@MainActor @Suite struct CanvasTraitsTests {
    private func tree(_ options: CanvasOptions) throws -> LaidOutTree {
        try #require(layOut(document: try IBDocument.read(text: text, path: "test.storyboard"), options: options).trees.first)
    }

    private func view<View: UIView>(_ id: String, _ tree: LaidOutTree, _: View.Type = View.self) -> View? {
        tree.views.first { $0.id == id }?.view as? View
    }

    @Test(arguments: [
        (UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular, 10.0, 1.0, NSLayoutConstraint.Axis.vertical, 11.0, true),
        (.regular, .regular, 20, 5, .vertical, 11, true), (.compact, .compact, 30, 9, .horizontal, 22, false),
        (.regular, .compact, 40, 9, .horizontal, 22, false),
    ])
    func fontsAxesConstantsAndHiddenFollowTheMostSpecificVariation(
        h: UIUserInterfaceSizeClass, v: UIUserInterfaceSizeClass, size: CGFloat, spacing: CGFloat, axis: NSLayoutConstraint.Axis,
        top: CGFloat, isHidden: Bool
    ) throws {
        let tree = try tree(CanvasOptions(horizontalSizeClass: h, verticalSizeClass: v))
        let stack = try #require(view("stack", tree, UIStackView.self))
        #expect(view("one", tree, UILabel.self)?.font.pointSize == size)
        #expect(stack.spacing == spacing && stack.axis == axis && stack.frame.minY == top)
        #expect(view("two", tree, UILabel.self)?.isHidden == isHidden)
        #expect(tree.rootView.traitCollection.horizontalSizeClass == h && tree.rootView.traitCollection.verticalSizeClass == v)
    }

    @Test func subviewsAndConstraintsAreInstalledByTheMostSpecificMask() throws {
        #expect(view("wide", try tree(CanvasOptions())) == nil)
        let regular = try tree(CanvasOptions(horizontalSizeClass: .regular))
        #expect(view("wide", regular)?.frame == CGRect(x: 0, y: 660, width: 375, height: 7))
        let both = try tree(CanvasOptions(horizontalSizeClass: .regular, verticalSizeClass: .compact))
        #expect(view("wide", both)?.frame == CGRect(x: 0, y: 660, width: 187.5, height: 7))
    }

    @Test func aDeviceOnItsSideHasItsOwnSizeClasses() throws {
        let tree = try tree(CanvasOptions(orientation: .landscape))
        #expect(tree.rootView.bounds.size == CGSize(width: 667, height: 375))
        #expect(view("stack", tree, UIStackView.self)?.axis == .horizontal)
        // As the document shows it, nothing changes.
        #expect(try self.tree(CanvasOptions(orientation: .portrait)).rootView.bounds.size == CGSize(width: 375, height: 667))
    }

    @Test func theStyleIsTheDocumentsUnlessAnotherIsAskedFor() throws {
        #expect(try tree(CanvasOptions()).rootView.traitCollection.userInterfaceStyle == .light)
        #expect(try tree(CanvasOptions(style: .dark)).rootView.traitCollection.userInterfaceStyle == .dark)
        let dark = text.replacingOccurrences(of: "orientation=\"portrait\"", with: "orientation=\"portrait\" appearance=\"dark\"")
        let laidOut = layOut(document: try IBDocument.read(text: dark, path: "test.storyboard"), options: CanvasOptions())
        #expect(laidOut.trees.first?.rootView.traitCollection.userInterfaceStyle == .dark)
    }

    /// Switches: 51 x 31 up to iOS 18, 63 x 28 in iOS 26; segmented controls 29 and 32 (facts: counted in public documents).
    @Test func aReleaseHasItsOwnControls() throws {
        let body = "<switch id=\"two\" translatesAutoresizingMaskIntoConstraints=\"NO\"></switch>"
        let start = text.range(of: "<label text=\"Two\"")!.lowerBound
        let end = text.range(of: "</label></subviews>")!.lowerBound
        let document = try IBDocument.read(
            text: text.replacingCharacters(in: start..<text.index(end, offsetBy: "</label>".count), with: body), path: "test.storyboard")
        func height(_ release: String?) throws -> CGFloat {
            let options = CanvasOptions(horizontalSizeClass: .compact, release: release.flatMap { IOSRelease($0) })
            return try #require(layOut(document: document, options: options).trees.first?.views.first { $0.id == "two" }).frame.height
        }
        #expect(try height("18") == 31)
        #expect(try height("26.1") == 28)
        #expect(try height(nil) == 31)
        #expect(IOSRelease("20") == nil && IOSRelease("") == nil && IOSRelease("17.x") == nil && IOSRelease("-9") == nil)
    }

    /// Xcode 13 left out the status bar of home-button phones; a device that runs iOS 15 has it.
    @Test func aReleaseHasTheSafeAreasOfItsDevices() throws {
        let tree = try tree(CanvasOptions(release: IOSRelease("15")))
        #expect(tree.rootView.safeAreaInsets.top == 20)
    }

    @Test func aControllersSwitchThatIsNeitherIsAFinding() throws {
        let odd = text.replacingOccurrences(of: "<viewController id", with: "<viewController hidesBottomBarWhenPushed=\"1\" id")
        let findings = layOut(document: try IBDocument.read(text: odd, path: "test.storyboard"), options: CanvasOptions()).findings
        #expect(findings.map(\.message) == ["The hidesBottomBarWhenPushed \"1\" of <viewController> isn't YES or NO; the default is used."])
    }

    @Test func aDeviceThatIsNotKnownIsAFinding() throws {
        let unknown = text.replacingOccurrences(
            of: "id=\"retina4_7\" orientation=\"portrait\"", with: "id=\"retina99\" orientation=\"upside-down\"")
        let document = try IBDocument.read(text: unknown, path: "test.storyboard")
        let findings = layOut(document: document, options: CanvasOptions()).findings
        #expect(findings.map(\.kind) == ["ib.unknown-device", "ib.bad-value"])
        #expect(findings.allSatisfy { $0.location?.line == 2 && $0.severity == .warning })
        #expect(layOut(document: document, options: CanvasOptions(device: .device(id: "iphone-8"))).findings.isEmpty)
    }

    @Test(arguments: [("ar", 275), ("de", 0), ("fr", 0)] as [(String, CGFloat)]) func aLanguageBringsItsDirection(
        _ language: String, _ x: CGFloat
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("direction-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for code in ["ar", "de", "Base"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent("\(code).lproj"), withIntermediateDirectories: true)
            try "\"l.text\" = \"x\";".write(
                to: folder.appendingPathComponent("\(code).lproj/Main.strings"), atomically: true, encoding: .utf8)
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><objects><view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
            <constraint firstAttribute="width" constant="100" id="w"/></constraints></view></subviews><constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c"/></constraints></view></objects></document>
            """
        let document = try IBDocument.read(text: text, path: folder.path + "/Base.lproj/Main.xib")
        let laidOut = layOut(document: document, options: CanvasOptions(language: language))
        #expect(laidOut.trees[0].views.first { $0.id == "a" }?.frame.minX == x)
    }

    /// The heights: facts 2 (44, 32 where the height is compact, 50 on a pad; 52 for a large title, 30 for a prompt; tab bars 49, 32 and 50).
    @Test(
        arguments: [
            ("iphone-8", nil, "", 64, 49), ("iphone-8", .landscape, "", 32, 32), ("iphone-15", .landscape, "", 32, 53),
            ("ipad-9.7", nil, "", 70, 50),
            ("iphone-8", nil, "prompt=\"Ask\"", 94, 49), ("iphone-8", .landscape, "prompt=\"Ask\"", 32, 32),
        ] as [(String, DeviceProfile.Orientation?, String, CGFloat, CGFloat)])
    func barsAreAsHighAsTheirDeviceHasThem(
        _ device: String, _ orientation: DeviceProfile.Orientation?, _ item: String, _ top: CGFloat, _ bottom: CGFloat
    ) throws {
        let insets = try insets(bar: "", item: item, CanvasOptions(device: .device(id: device), orientation: orientation))
        #expect(insets.top == top && insets.bottom == bottom)
    }

    @Test(
        arguments: [("", 116), ("largeTitleDisplayMode=\"never\"", 64), ("largeTitleDisplayMode=\"always\"", 116)] as [(String, CGFloat)])
    func anItemMayWantNoLargeTitle(_ item: String, _ top: CGFloat) throws {
        let bar = "largeTitles=\"YES\""
        #expect(try insets(bar: bar, item: item, CanvasOptions(device: .device(id: "iphone-8"))).top == top)
        #expect(try insets(bar: bar, item: item, CanvasOptions()).top == top)
    }

    /// The safe area of a scene in a navigation controller in a tab bar controller, drawn on an iPhone 8 with a bar of 44 points (96 with large titles).
    private func insets(bar: String, item: String, _ options: CanvasOptions) throws -> UIEdgeInsets {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useSafeAreas="YES">
            <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="u"><objects><tabBarController id="t"><connections>
            <segue destination="n" kind="relationship" relationship="viewControllers" id="q"/></connections></tabBarController></objects></scene>
            <scene sceneID="s"><objects><navigationController id="n"><navigationBar key="navigationBar" \(bar) id="b">
            <rect key="frame" x="0" y="20" width="375" height="\(bar.isEmpty ? 44 : 96)"/></navigationBar><connections>
            <segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController></objects></scene>
            <scene sceneID="v"><objects><viewController id="c"><view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <viewLayoutGuide key="safeArea" id="safe"/></view><navigationItem key="navigationItem" \(item) id="i"/></viewController></objects></scene>
            </scenes></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "bars.storyboard"), options: options)
        return try #require(laidOut.trees.first { $0.id == "root" }).rootView.safeAreaInsets
    }
}
