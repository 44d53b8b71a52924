import Foundation
import IBDocuments
import IBLoading
import Testing
import UIKit

/// What a xib says of the way it is shown: settings of its preview, sizes that stand in for custom views, a size of its own. Expected values:
/// counted in public documents, as the rules' comments say.
@MainActor @Suite struct CanvasPreviewTests {
    /// Lays out a xib with one root; `preview` stands before its objects, `after` behind them.
    private func frames(
        tools: String, device: String = "retina6_1", size: (Int, Int) = (414, 896), preview: String = "", _ subviews: String,
        constraints: String, metrics: String = "", after: String = ""
    ) throws -> [String: CGRect] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
            <device id="\(device)" orientation="portrait"/>\(preview)<objects>
            <view id="root"><rect key="frame" x="0" y="0" width="\(size.0)" height="\(size.1)"/>
            <subviews>\(subviews)</subviews><viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(constraints)</constraints>\(metrics)</view></objects>\(after)</document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "preview.xib"), options: CanvasOptions())
        return Dictionary(laidOut.trees.flatMap(\.views).map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    private func edges(_ item: String, _ sides: [String], to other: String) -> String {
        sides.map { side in
            let isFar = side == "trailing" || side == "bottom"
            let (first, second) = isFar ? (other, item) : (item, other)
            return """
                <constraint firstItem="\(first)" firstAttribute="\(side)" secondItem="\(second)" secondAttribute="\(side)" \
                id="\(item)-\(side)"/>
                """
        }.joined()
    }

    /// Xcode 13 showed a large title 37 points high, which is the smallest size; a document that keeps a preview's settings, switched off, has 40.5.
    @Test func aPreviewsSettingsThatAreOffLeaveTheDefaultTextSize() throws {
        let label = """
            <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="l">
            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle0"/></label>
            """
        func height(_ preview: String) throws -> CGFloat? {
            try frames(tools: "20037", preview: preview, label, constraints: edges("l", ["leading", "top"], to: "root"))["l"]?.height
        }
        #expect(try height("") == 37)
        #expect(try height(#"<accessibilityOverrides dynamicTypePreference="7"/>"#) == 41)
    }

    /// Two views of a column, 30 points each by their placeholders, though they were drawn 27 points high: 60 points are shared equally.
    @Test func aPlaceholderSizeCountsForMoreThanADrawnOne() throws {
        func view(_ id: String) -> String {
            """
            <view placeholderIntrinsicWidth="243" placeholderIntrinsicHeight="30" translatesAutoresizingMaskIntoConstraints="NO" \
            customClass="Line" id="\(id)"/>
            """
        }
        let column = """
            <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="column">
            <subviews>\(view("one"))\(view("two"))</subviews></stackView>
            """
        let drawn = #"<designable name="one"><size key="intrinsicContentSize" width="243" height="27"/></designable>"#
        let sides = edges("column", ["leading", "top"], to: "root")
        let found = try frames(tools: "21225", column, constraints: sides, after: "<designables>\(drawn)</designables>")
        #expect(found["one"] == CGRect(x: 0, y: 0, width: 243, height: 30))
        #expect(found["two"] == CGRect(x: 0, y: 30, width: 243, height: 30))
    }

    /// A freeform root of 571 x 171 on a screen of 414 x 896 has both insets of the device; one of 414 x 150 doesn't reach the lower one.
    @Test func aFreeformRootLargerThanTheDeviceIsAScreenOfItsOwn() throws {
        let view = #"<view translatesAutoresizingMaskIntoConstraints="NO" id="v"/>"#
        let sides = edges("v", ["leading", "trailing", "top", "bottom"], to: "safe")
        let freeform = #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
        let wide = try frames(tools: "20037", size: (571, 171), view, constraints: sides, metrics: freeform)
        #expect(wide["v"] == CGRect(x: 0, y: 44, width: 571, height: 93))
        let fitting = try frames(tools: "20037", size: (414, 150), view, constraints: sides, metrics: freeform)
        #expect(fitting["v"] == CGRect(x: 0, y: 44, width: 414, height: 106))
    }

    /// Text fields without a border: 20 and 21 points at 16 and 17 in Xcode 8, 22 and 19 at 17 and 15 in Xcode 9 and 10, 22 and 19.5 since; a
    /// line of a text style has 20 in Xcode 7; a field for a password 17 at 14 (Xcode 13).
    @Test func borderlessFieldsFollowTheGeneration() throws {
        func height(_ tools: String, _ font: String, traits: String = "") throws -> CGFloat? {
            let field = """
                <textField placeholder="Word" translatesAutoresizingMaskIntoConstraints="NO" id="f">
                <rect key="frame" x="0" y="0" width="0" height="0"/><fontDescription key="fontDescription" \(font)/><textInputTraits key="textInputTraits" \(traits)/></textField>
                """
            let sides = edges("f", ["leading", "top"], to: "root")
            return try frames(tools: tools, device: "retina4_7", size: (375, 667), field, constraints: sides)["f"]?.height
        }
        func system(_ points: Int) -> String { "type=\"system\" pointSize=\"\(points)\"" }
        #expect(try height("9532", "style=\"UICTFontTextStyleBody\"") == 20)
        #expect(try height("11542", system(16)) == 20)
        #expect(try height("11542", system(17)) == 21)
        #expect(try height("13771", system(17)) == 22)
        #expect(try height("14490.70", system(15)) == 19)
        #expect(try height("17701", system(17)) == 22)
        #expect(try height("19455", system(15)) == 19.5)
        #expect(try height("19455", system(14), traits: "secureTextEntry=\"YES\"") == 17)
    }

    /// No keyboard is shown on the canvas: its guide is as high as the home indicator's part, 34 of iPhone 11's 896 points.
    @Test func theKeyboardsGuideRestsOnTheSafeArea() throws {
        let view = #"<view translatesAutoresizingMaskIntoConstraints="NO" id="v"/>"#
        let tie = #"<constraint firstItem="k" firstAttribute="top" secondItem="v" secondAttribute="bottom" constant="10" id="tie"/>"#
        let sides = edges("v", ["leading", "trailing", "top"], to: "root") + tie
        let frame = try frames(tools: "21701", view, constraints: sides, metrics: #"<viewLayoutGuide key="keyboard" id="k"/>"#)["v"]
        #expect(frame == CGRect(x: 0, y: 0, width: 414, height: 852))
    }
}
