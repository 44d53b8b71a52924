import Findings
import IBDocuments
import IBLoading
import Testing
import UIKit

/// A storyboard of one scene whose root view holds `body`.
@MainActor private func scene(
    _ body: String, device: String = "<device id=\"retina6_1\" orientation=\"portrait\"/>", tools: String = "17506",
    size: String = "width=\"414\" height=\"896\"", controller: String = "", root: String = ""
) throws -> LaidOutDocument {
    let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
        \(device)
        <scenes><scene sceneID="s"><objects><viewController id="c">
        <view key="view" id="root" \(root)><rect key="frame" x="0" y="0" \(size)/>
        \(body)
        <viewLayoutGuide key="safeArea" id="safe"/></view>\(controller)
        </viewController></objects></scene></scenes></document>
        """
    return layOut(document: try IBDocument.read(text: text, path: "test.storyboard"), options: CanvasOptions())
}

/// A view that constraints place, with the stored rectangle left empty.
private func view(_ id: String, _ constraints: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="0" y="0" width="0" height="0"/>
    <constraints>\(constraints)</constraints></view>
    """
}

@MainActor private func frame(_ id: String, _ document: LaidOutDocument) throws -> CGRect {
    try #require(document.trees.first?.views.first { $0.id == id }).frame
}

private let pinnedToSafeArea = """
    <constraints><constraint firstItem="v" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
    <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="2"/>
    <constraint firstItem="root" firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="3"/>
    <constraint firstItem="safe" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="4"/></constraints>
    """

/// The surroundings of a root view. Expected values: counted in public documents of each version of Interface Builder.
@MainActor @Suite struct CanvasTests {
    @Test func insetsTheSafeAreaAsTheDocumentsGenerationDid() throws {
        let body = "<subviews>\(view("v"))</subviews>" + pinnedToSafeArea
        #expect(try frame("v", scene(body)) == CGRect(x: 20, y: 44, width: 374, height: 818))
        #expect(try frame("v", scene(body, tools: "22505")) == CGRect(x: 20, y: 48, width: 374, height: 814))
        let phone = "<device id=\"retina4_7\" orientation=\"portrait\"/>"
        let size = "width=\"375\" height=\"667\""
        #expect(try frame("v", scene(body, device: phone, tools: "14113", size: size)) == CGRect(x: 16, y: 20, width: 343, height: 647))
        #expect(try frame("v", scene(body, device: phone, tools: "17506", size: size)) == CGRect(x: 16, y: 0, width: 343, height: 667))
    }

    @Test func makesRoomForASimulatedNavigationBarAndTabBar() throws {
        let bars =
            "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/><simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        let body = "<subviews>\(view("v"))</subviews>" + pinnedToSafeArea
        #expect(try frame("v", scene(body, controller: bars)) == CGRect(x: 20, y: 88, width: 374, height: 725))
    }

    @Test func keepsTheStoredRectangleOfAViewThatItsFramePlaces() throws {
        let body = "<subviews><view id=\"v\"><rect key=\"frame\" x=\"3\" y=\"5\" width=\"7\" height=\"11\"/></view></subviews>"
        #expect(try frame("v", scene(body)) == CGRect(x: 3, y: 5, width: 7, height: 11))
    }

    // arcgis-runtime-samples-ios, GetElevationPoint: a root that constraints place, in a scene with a size of its own
    @Test func aRootWithoutARectangleHasTheScenesFreeformSize() throws {
        let body = "<subviews>\(view("v"))</subviews>" + pinnedToSafeArea
        let size = #"<size key="freeformSize" width="310" height="60"/>"#
        let found = try scene(body, size: #"width="0" height="0""#, controller: size)
        #expect(found.trees.first?.views.first?.frame.size == CGSize(width: 310, height: 60))
    }

    // the same document: 80.5 points of contents in a root of 60, which constraints place
    @Test func aRootThatConstraintsPlaceIsHeldAtItsSize() throws {
        let tall = view("v", "<constraint firstAttribute=\"height\" constant=\"80\" priority=\"750\" id=\"h\"/>")
        let edges = ["top", "leading", "trailing", "bottom"].map {
            "<constraint firstItem=\"v\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\" id=\"\($0)\"/>"
        }
        let body = "<subviews>\(tall)</subviews><constraints>\(edges.joined())</constraints>"
        let size = "width=\"310\" height=\"60\""
        #expect(try frame("v", scene(body, size: size, root: "translatesAutoresizingMaskIntoConstraints=\"NO\"")).height == 60)
    }

    // stopp-corona-ios, SicknessCertificateStatusReportViewController: margins of 24 and a home indicator's 34 below the last view; and
    // CodeExamples' scenes below a navigation bar, whose contents begin at their margins
    @Test func contentThatDoesntScrollTakesTheSafeAreaUnlessTheScrollViewDoes() throws {
        let inner = view("v", "<constraint firstAttribute=\"height\" constant=\"100\" id=\"h\"/>")
        let ties = [("top", "topMargin"), ("leading", "leading"), ("trailing", "trailing")].map {
            "<constraint firstItem=\"v\" firstAttribute=\"\($0.0)\" secondItem=\"box\" secondAttribute=\"\($0.1)\" id=\"v-\($0.0)\"/>"
        }
        func edges(_ item: String, _ other: String) -> String {
            ["top", "leading", "trailing", "bottom"].map {
                "<constraint firstItem=\"\(item)\" firstAttribute=\"\($0)\" secondItem=\"\(other)\" secondAttribute=\"\($0)\" id=\"\(item)-\($0)\"/>"
            }.joined()
        }
        let width = "<constraint firstItem=\"box\" firstAttribute=\"width\" secondItem=\"scroll\" secondAttribute=\"width\" id=\"w\"/>"
        let body = """
            <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>\(inner)</subviews>
            <constraints>\(ties.joined())<constraint firstAttribute="height" constant="200" id="bh"/></constraints></view></subviews>
            <constraints>\(edges("box", "scroll"))\(width)</constraints></scrollView></subviews>
            <constraints>\(edges("scroll", "root"))</constraints>
            """
        #expect(try frame("v", scene(body)).minY == 52)
        let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
        #expect(try frame("v", scene(body, controller: bar)).minY == 8)
    }

    // CodeExamples, DynamicContainer-v1 and -v2: content that outgrows its scroll view only while it stands in the safe area ends inside of it; where the
    // adjustment makes it exactly as long as the view, outside. 190 points between margins of 8 in a view of 220 below an inset of 44
    @Test(arguments: [(false, CGFloat(250), CGFloat(52)), (true, 220, 8)])
    func contentThatOutgrowsTheScrollViewByTheSafeAreaOnlyComesToRest(isTied: Bool, height: CGFloat, top: CGFloat) throws {
        func tie(_ item: String, _ attribute: String, _ other: String, _ second: String, more: String = "") -> String {
            """
            <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" secondAttribute="\(second)" \
            \(more) id="\(item)-\(attribute)"/>
            """
        }
        let sides = ["top", "leading", "trailing", "bottom"]
        let inner = view("v", "<constraint firstAttribute=\"height\" relation=\"greaterThanOrEqual\" constant=\"190\" id=\"h\"/>")
        let shortest = "<constraint firstItem=\"v\" firstAttribute=\"height\" constant=\"190\" priority=\"100\" id=\"h2\"/>"
        let body = """
            <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews>\(inner)</subviews>
            <constraints>\(sides.map { tie("v", $0, "box", $0 + "Margin") }.joined())\(shortest)</constraints></view></subviews>
            <constraints>\(sides.map { tie("box", $0, "scroll", $0) }.joined())\(tie("box", "width", "scroll", "width"))
            \(isTied ? tie("box", "height", "scroll", "height", more: "priority=\"749\"") : "")
            <constraint firstAttribute="height" constant="220" id="sh"/></constraints></scrollView></subviews>
            <constraints>\(sides.dropLast().map { tie("scroll", $0, "root", $0) }.joined())</constraints>
            """
        let found = try scene(body)
        #expect(found.findings.isEmpty)
        #expect(try frame("box", found).height == height)
        #expect(try frame("v", found).minY == top)
    }

    @Test func takesAConstantThatIsNotWrittenForZero() throws {
        let body = """
            <subviews>\(view("v", "<constraint firstAttribute=\"height\" constant=\"10\" id=\"h\"/>"))</subviews>
            <constraints><constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" symbolic="YES" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" symbolic="YES" id="2"/>
            <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="3"/></constraints>
            """
        #expect(try frame("v", scene(body)) == CGRect(x: 20, y: 0, width: 394, height: 10))
    }

    @Test func installsWhatTheSizeClassesOfTheDeviceAskFor() throws {
        let body = """
            <subviews>\(view("v", "<constraint firstAttribute=\"height\" constant=\"10\" id=\"h\"><variation key=\"widthClass=compact\" constant=\"30\"/></constraint>"))</subviews>
            <constraints><constraint firstItem="v" firstAttribute="top" secondItem="root" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="2"/>
            <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" constant="100" id="narrow"/>
            <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="wide"/></constraints>
            <variation key="default"><mask key="constraints"><exclude reference="narrow"/></mask></variation>
            <variation key="widthClass=compact"><mask key="constraints"><include reference="narrow"/><exclude reference="wide"/></mask></variation>
            """
        #expect(try frame("v", scene(body)) == CGRect(x: 0, y: 0, width: 314, height: 30))
        let any = try scene(body, device: "", size: "width=\"600\" height=\"600\"")
        #expect(try frame("v", any) == CGRect(x: 0, y: 0, width: 600, height: 10))
    }

    @Test func aConstraintToNothingIsOneFindingAndTheRestIsLaidOut() throws {
        let body = """
            <subviews>\(view("v", "<constraint firstAttribute=\"width\" constant=\"inf\" id=\"w\"/>"))</subviews>
            <constraints><constraint firstItem="gone" firstAttribute="top" secondItem="v" secondAttribute="top" id="0"/>
            </constraints>
            """ + "<constraints/>"
        let laidOut = try scene(body)
        #expect(Set(laidOut.findings.map(\.kind)).isSuperset(of: ["ib.broken-reference", "api.not-finite"]))
        #expect(laidOut.findings.allSatisfy { ($0.location?.line ?? 0) > 0 })
        #expect(laidOut.trees.count == 1)
    }

    @Test func tenThousandNestedViewsAreOneFindingAndTheOtherTreesAreLaidOut() throws {
        let depth = 10_000
        let deep =
            String(repeating: "<view><subviews>", count: depth) + "<label id=\"l\"/>"
            + String(repeating: "</subviews></view>", count: depth)
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><objects>
            <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/><subviews>\(deep)</subviews></view>
            <view id="b"><rect key="frame" x="0" y="0" width="20" height="20"/></view></objects></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "deep.xib"), options: CanvasOptions())
        #expect(laidOut.trees.map(\.id) == ["a", "b"])
        #expect(laidOut.findings.filter { $0.kind == "ib.too-deep" }.count == 1)
    }
}

/// Texts of another language, from the `.strings` file beside the document.
@MainActor @Suite struct CanvasLanguageTests {
    @Test func theLanguagesTextsAreLaidOut() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("language-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Base.lproj", "de.lproj"] {
            try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
        }
        let path = folder.appendingPathComponent("Base.lproj/Main.xib").path
        try """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch"><objects>
        <view id="root"><rect key="frame" x="0" y="0" width="300" height="300"/><subviews>
        <label text="Go" lineBreakMode="tailTruncation" id="l"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
        <button id="b"><rect key="frame" x="0" y="0" width="9" height="9"/><state key="normal" title="Stop"/></button></subviews></view>
        </objects></document>
        """.write(toFile: path, atomically: true, encoding: .utf8)
        try "\"l.text\" = \"Los\";\n\"b.normalTitle\" = \"Halt\";".write(
            to: folder.appendingPathComponent("de.lproj/Main.strings"), atomically: true, encoding: .utf8)
        let views = layOut(document: try IBDocument.read(path: path), options: CanvasOptions(language: "de")).trees[0].views.map(\.view)
        #expect((views[1] as? UILabel)?.text == "Los")
        #expect((views[2] as? UIButton)?.currentTitle == "Halt")
    }
}

/// Scenes that lead to each other in every way.
@MainActor @Suite struct CanvasGraphTests {
    @Test func everySceneLeadingToEveryOtherIsLaidOutAtOnce() throws {
        let count = 40
        let scenes = (0..<count).map { scene in
            let segues = (0..<count).map { "<segue destination=\"c\($0)\" kind=\"show\" id=\"s\(scene)-\($0)\"/>" }.joined()
            return """
                <scene sceneID="\(scene)"><objects><viewController id="c\(scene)"><view key="view" id="v\(scene)">
                <rect key="frame" x="0" y="0" width="375" height="667"/></view><connections>\(segues)</connections></viewController></objects></scene>
                """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch">
            <scenes>\(scenes.joined())</scenes></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "graph.storyboard"), options: CanvasOptions())
        #expect(laidOut.trees.count == count)
    }
}

// UIKit arranges a stack view wherever it stands; public xibs have stack views as their top-level views.
@MainActor @Test func `a stack view at the top of a xib arranges its views`() throws {
    let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch">
        <device id="retina6_1" orientation="portrait"/>
        <objects><stackView axis="vertical" distribution="fillEqually" id="stack"><rect key="frame" x="0" y="0" width="110" height="200"/>
        <subviews>\(view("a"))\(view("b"))</subviews></stackView></objects></document>
        """
    let document = layOut(document: try IBDocument.read(text: text, path: "test.xib"), options: CanvasOptions())
    #expect(try frame("a", document) == CGRect(x: 0, y: 0, width: 110, height: 100))
    #expect(try frame("b", document) == CGRect(x: 0, y: 100, width: 110, height: 100))
}
