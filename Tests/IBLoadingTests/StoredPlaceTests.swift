import Foundation
import IBDocuments
import IBLoading
import Testing
import UIKit

/// What the rectangles of views that no constraint places say about the views around them. Expected values: frames of public documents, as named.
@MainActor @Suite struct StoredPlaceTests {
    /// Lays out a xib's root of 414 x 896 on an iPhone 11 of Xcode 12.
    private func frames(_ body: String, pinned: [String], options: CanvasOptions = CanvasOptions()) throws -> [String: CGRect] {
        let ties = pinned.map { side in
            #"<constraint firstItem="outer" firstAttribute="\#(side)" secondItem="root" secondAttribute="\#(side)" id="outer-\#(side)"/>"#
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="17701" targetRuntime="iOS.CocoaTouch">
            <device id="retina6_1" orientation="portrait"/><objects>
            <view id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
            <subviews>\(body)</subviews><constraints>\(ties.joined())</constraints></view></objects></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "canvas.xib"), options: options)
        return Dictionary(laidOut.trees.flatMap(\.views).map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    private func label(_ id: String) -> String {
        """
        <label text="x" horizontalHuggingPriority="251" verticalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        """
    }

    private func stack(_ views: String, _ attributes: String) -> String {
        #"<stackView translatesAutoresizingMaskIntoConstraints="NO" id="outer" \#(attributes)><subviews>\#(views)</subviews></stackView>"#
    }

    // stopp-corona-ios, RevocationStatusReportViewController: an empty view of no height, 24 points before and after it
    @Test func aViewPlacedByItsFrameTellsTheRoomBeforeIt() throws {
        let empty = #"<view translatesAutoresizingMaskIntoConstraints="NO" id="empty"/>"#
        let placed = #"<view id="placed"><rect key="frame" x="0" y="68.5" width="414" height="150"/></view>"#
        let column = stack(label("a") + empty + placed, #"axis="vertical" spacing="24""#)
        let scroll = """
            <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll"><subviews>\(column)</subviews></scrollView>
            """
        let found = try frames(scroll, pinned: ["top", "leading", "trailing"])
        #expect(found["empty"].map { [$0.minY, $0.height] } == [44.5, 0])
        #expect(found["placed"] == CGRect(x: 0, y: 68.5, width: 414, height: 150))
        #expect(found["outer"]?.height == 218.5)
    }

    // RiskAssessmentView of the same app has a switch in a row so
    @Test func inARowItTellsTheRoomAtItsLeft() throws {
        let placed = #"<switch id="placed"><rect key="frame" x="100" y="0" width="51" height="31"/></switch>"#
        let found = try frames(stack(label("a") + placed, ""), pinned: ["top", "leading"])
        #expect(found["a"]?.width == 100)
        #expect(found["placed"]?.minX == 100)
    }

    @Test func onAnotherCanvasItTellsNothing() throws {
        let placed = #"<switch id="placed"><rect key="frame" x="100" y="0" width="51" height="31"/></switch>"#
        let row = stack(label("a") + placed, "")
        for options in [
            CanvasOptions(size: CGSize(width: 320, height: 568)), CanvasOptions(contentSizeCategory: .extraLarge),
            CanvasOptions(rightToLeft: true),
        ] {
            #expect(try frames(row, pinned: ["top", "leading"], options: options)["a"].map { $0.width < 20 } == true)
        }
    }

    // uistackview_adaptivity, CountyViewController: contents 85.5 points high in an effect view that its label would make 81
    @Test func anEffectViewIsAsLargeAsItsContents() throws {
        let ties = [("top", "t"), ("leading", "l"), ("trailing", "r"), ("bottom", "b")].map { side, id in
            #"<constraint firstItem="a" firstAttribute="\#(side)" secondItem="content" secondAttribute="\#(side)" id="\#(id)"/>"#
        }
        let effect = { (height: Double) in
            """
            <visualEffectView translatesAutoresizingMaskIntoConstraints="NO" id="outer"><view key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="414" height="\(height)"/><subviews>\(label("a"))</subviews>
            <constraints>\(ties.joined())</constraints></view><blurEffect style="regular"/></visualEffectView>
            """
        }
        let sides = ["top", "leading", "trailing"]
        #expect(try frames(effect(25), pinned: sides)["a"]?.height == 25)
        #expect(try frames(effect(25), pinned: sides)["outer"]?.height == 25)
        // Contents cut off to whole points don't cut a text.
        #expect(try frames(effect(20), pinned: sides)["a"]?.height == 20.5)
        let small = CanvasOptions(size: CGSize(width: 320, height: 568))
        #expect(try frames(effect(25), pinned: sides, options: small)["a"]?.height == 20.5)
    }
}
