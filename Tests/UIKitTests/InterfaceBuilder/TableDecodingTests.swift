import Foundation
import Testing
import UIKit

private let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="17506" targetRuntime="iOS.CocoaTouch" initialViewController="t">
    <scenes><scene sceneID="1"><objects><tableViewController id="t">
    <tableView key="view" dataMode="MODE" style="grouped" rowHeight="50" sectionHeaderHeight="18" sectionFooterHeight="18" id="v">
    <rect key="frame" x="0" y="0" width="375" height="667"/>
    <view key="tableHeaderView" id="h"><rect key="frame" x="0" y="0" width="375" height="20"/></view>
    <prototypes><tableViewCell reuseIdentifier="Row" id="p"><rect key="frame" x="0" y="0" width="375" height="50"/>
    <tableViewCellContentView key="contentView" id="pc"><rect key="frame" x="0" y="0" width="375" height="50"/>
    <subviews><view tag="5" id="pv"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
    <sections><tableViewSection headerTitle="One" id="s1"><cells>
    <tableViewCell rowHeight="70" id="c1"><rect key="frame" x="0" y="0" width="375" height="70"/>
    <tableViewCellContentView key="contentView" id="cc1"/></tableViewCell>
    <tableViewCell accessoryType="checkmark" id="c2"><rect key="frame" x="0" y="0" width="375" height="50"/>
    <tableViewCellContentView key="contentView" id="cc2"/></tableViewCell></cells></tableViewSection></sections></tableView>
    </tableViewController></objects></scene></scenes></document>
    """

/// Tables of a storyboard in a running program. Expected behaviour: Apple's pages on static and prototype cells.
@MainActor @Suite struct TableDecodingTests {
    private func controller(_ mode: String) throws -> UITableViewController {
        let path = NSTemporaryDirectory() + "Table-\(UUID().uuidString).storyboard"
        try text.replacingOccurrences(of: "MODE", with: mode).write(toFile: path, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try #require(UIStoryboard(contentsOfFile: path).instantiateInitialViewController() as? UITableViewController)
    }

    @Test func aStaticTableShowsTheCellsOfTheDocument() throws {
        let controller = try controller("static")
        let table = try #require(controller.tableView)
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 70)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
        #expect(controller.tableView(table, titleForHeaderInSection: 0) == "One")
        #expect(controller.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0)).accessoryType == .checkmark)
    }

    @Test func aPrototypeIsMadeAfreshForEachRow() throws {
        let table = try #require(try controller("prototypes").tableView)
        let first = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
        let second = try #require(table.dequeueReusableCell(withIdentifier: "Row"))
        #expect(first !== second)
        #expect(first.contentView.viewWithTag(5) != nil)
        #expect(table.tableHeaderView?.frame.height == 20)
    }
}
