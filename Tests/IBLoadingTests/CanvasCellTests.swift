import IBDocuments
import IBLoading
import Testing
import UIKit

/// Cells on the canvas. Expected margins: counted in public documents (8 before Xcode 9, 11 since, 15 in Xcode 26; 16 or 20 at the sides).
@MainActor @Suite struct CanvasCellTests {
    private func labelFrame(
        tools: String, device: String = "retina6_1", cellWidth: Int, contentWidth: Int, height: String = "100",
        contentHeight: String? = nil, keeps: Bool = false, margins: String = ""
    ) throws -> CGRect? {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
            <device id="\(device)" orientation="portrait"/><objects>
            <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="\(cellWidth)" height="\(height)"/>
            <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="\(keeps ? "YES" : "NO")" tableViewCell="cell" \
            id="content">
            <rect key="frame" x="0" y="0" width="\(contentWidth)" height="\(contentHeight ?? height)"/>\(margins)
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
            <constraints><constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="2"/>
            <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="3"/>
            <constraint firstAttribute="bottomMargin" secondItem="v" secondAttribute="bottom" id="4"/></constraints>
            </tableViewCellContentView></tableViewCell></objects></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "cell.xib"), options: CanvasOptions())
        return laidOut.trees.first?.views.first { $0.id == "v" }?.frame
    }

    @Test func contentMarginsFollowTheGeneration() throws {
        #expect(try labelFrame(tools: "11762", cellWidth: 320, contentWidth: 320) == CGRect(x: 8, y: 8, width: 304, height: 84))
        #expect(try labelFrame(tools: "17506", cellWidth: 320, contentWidth: 320) == CGRect(x: 16, y: 11, width: 288, height: 78))
        #expect(try labelFrame(tools: "24127", cellWidth: 414, contentWidth: 414) == CGRect(x: 20, y: 15, width: 374, height: 70))
    }

    @Test func theMarginBesideAnAccessoryIsEight() throws {
        #expect(try labelFrame(tools: "17506", cellWidth: 414, contentWidth: 383) == CGRect(x: 20, y: 11, width: 355, height: 78))
    }

    /// In Xcode 11 a cell in a xib had 15 points at its sides on a phone with a home button, 16 on one without (10 of 10 cells).
    @Test func theSideMarginOfAFreeCellFollowsTheDevice() throws {
        #expect(try labelFrame(tools: "15705", cellWidth: 320, contentWidth: 320)?.minX == 16)
        #expect(try labelFrame(tools: "15705", device: "retina4_7", cellWidth: 320, contentWidth: 320)?.minX == 15)
    }

    /// Before that by the cell's width: 16, and 20 for wide ones (5 of 5 cells of Xcode 10, 320, 331, 375 and 416 points wide).
    @Test func theSideMarginOfAFreeCellOfXcode10FollowsItsWidth() throws {
        for width in [320, 331, 375] {
            #expect(try labelFrame(tools: "14490.70", device: "retina4_7", cellWidth: width, contentWidth: width)?.minX == 16)
        }
        #expect(try labelFrame(tools: "14490.70", device: "retina4_7", cellWidth: 416, contentWidth: 416)?.minX == 20)
    }

    /// A cell of 108 points with contents of 107.5 keeps 11 to the cell's edge: what ends at the margin ends at 97 (2 of 2 cells).
    @Test func aSeparatorTakesPartOfTheLowerMargin() throws {
        let frame = try labelFrame(
            tools: "14490.70", device: "retina4_7", cellWidth: 320, contentWidth: 320, height: "108", contentHeight: "107.5")
        #expect(frame == CGRect(x: 16, y: 11, width: 288, height: 86))
    }

    /// Contents with margins of their own that keep the cell's have the larger ones (one public document: 8, 15, 8 and 8 in a cell of 416).
    @Test func contentsThatKeepTheCellsMarginsHaveTheLargerOnes() throws {
        let own = #"<edgeInsets key="layoutMargins" top="8" left="30" bottom="8" right="8"/>"#
        let keeping = try labelFrame(tools: "14490.70", device: "retina4_7", cellWidth: 416, contentWidth: 416, keeps: true, margins: own)
        #expect(keeping == CGRect(x: 30, y: 11, width: 366, height: 78))
        let free = try labelFrame(tools: "14490.70", device: "retina4_7", cellWidth: 416, contentWidth: 416, margins: own)
        #expect(free == CGRect(x: 30, y: 8, width: 378, height: 84))
    }

    /// Xcode 6 stored no rectangle of a cell's contents; they fill the table and leave 33 points to a chevron (3 of 3 cells).
    @Test func contentsWithoutARectangleFillTheTable() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="7702" targetRuntime="iOS.CocoaTouch"><objects>
            <tableView id="table"><rect key="frame" x="0" y="0" width="600" height="600"/><prototypes>
            <tableViewCell accessoryType="disclosureIndicator" id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v"/></subviews>
            <constraints><constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top" id="1"/>
            <constraint firstItem="v" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="2"/>
            <constraint firstAttribute="trailingMargin" secondItem="v" secondAttribute="trailing" id="3"/>
            <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="4"/></constraints>
            </tableViewCellContentView></tableViewCell></prototypes></tableView></objects></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "table.xib"), options: CanvasOptions())
        let view = laidOut.trees.first?.views.first { $0.id == "v" }
        #expect(view?.frame == CGRect(x: 8, y: 0, width: 551, height: 44))
    }

    /// On a device a table makes its cells as wide as itself (Apple, UITableViewCell: the table sizes its cells); on the document's own canvas they
    /// stay as they were drawn. Arithmetic: the contents keep 33 points before the chevron, the detail 10 to their end.
    @Test(
        arguments: [(nil, 393, 360, 300), ("iphone-5", 320, 287, 227), ("iphone-15-plus", 430, 397, 337)]
            as [(String?, CGFloat, CGFloat, CGFloat)])
    func cellsAreAsWideAsTheirTable(device: String?, cell: CGFloat, content: CGFloat, detail: CGFloat) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
            <device id="retina6_12" orientation="portrait"/><scenes><scene sceneID="s"><objects><tableViewController id="c">
            <tableView key="view" dataMode="static" style="plain" id="table"><rect key="frame" x="0" y="0" width="393" height="852"/>
            <sections><tableViewSection id="section"><cells>
            <tableViewCell accessoryType="disclosureIndicator" textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleValue1" id="cell">
            <rect key="frame" x="0" y="0" width="393" height="44"/>
            <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><rect key="frame" x="0" y="0" width="360" height="44"/>
            <subviews><label text="a" id="t"><rect key="frame" x="20" y="12" width="40" height="20"/></label>
            <label text="b" id="d"><rect key="frame" x="300" y="12" width="50" height="20"/></label></subviews>
            </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
            </tableViewController></objects></scene></scenes></document>
            """
        let options = CanvasOptions(device: device.flatMap { DeviceProfile.device(id: $0) })
        let views = try #require(layOut(document: try IBDocument.read(text: text, path: "cells.storyboard"), options: options).trees.first)
            .views
        func frame(_ id: String) -> CGRect? { views.first { $0.id == id }?.frame }
        #expect(frame("cell")?.width == cell)
        #expect(frame("content")?.width == content)
        #expect(frame("d")?.minX == detail)
        #expect(frame("t") == CGRect(x: 20, y: 12, width: 40, height: 20))
    }
}
