import Findings
import Testing
import UIKit

@MainActor struct CellHeightTests {
    private let table = """
        <tableView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" style="plain" separatorStyle="default" \
        rowHeight="ROW" estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" \
        translatesAutoresizingMaskIntoConstraints="NO" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <prototypes><tableViewCell contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" reuseIdentifier="row" userLabel="Row" id="cell">
        <rect key="frame" x="0.0" y="28" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" tableViewCell="cell" id="content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <autoresizingMask key="autoresizingMask"/>
        <subviews>LABEL</subviews><constraints>CONSTRAINTS</constraints>
        </tableViewCellContentView></tableViewCell></prototypes></tableView>
        """

    private func found(_ constraints: [String], rowHeight: String = "-1") throws -> [String] {
        let xml = table.replacingOccurrences(of: "ROW", with: rowHeight).replacingOccurrences(
            of: "LABEL", with: labelXML("title", "Lisbon")
        )
        .replacingOccurrences(of: "CONSTRAINTS", with: constraints.map(constraintXML).joined())
        let document = try makeDocument(
            subviews: xml,
            constraints: [
                "t1: table.top == root.top", "t2: table.leading == root.leading", "t3: table.trailing == root.trailing",
                "t4: table.bottom == root.bottom",
            ])
        return findings("cells.no-vertical-chain", in: document).map(\.message)
    }

    // Apple, "Creating self-sizing table view cells": an unbroken chain from the content view's top to its bottom.
    @Test func `a cell whose chain ends before its bottom is named with its last view`() throws {
        let broken = ["c1: title.leading == content.leading + 16", "c2: title.top == content.top + 8"]
        let messages = try found(broken)
        #expect(
            messages == [
                "\"Row\" is to be as high as its content, and nothing ties the label \"Lisbon\" to the bottom of the cell, so its height is 0 and "
                    + "UIKit takes 44."
            ])
        #expect(try found(broken + ["c3: content.bottom == title.bottom + 8"]) == [])
        #expect(try found(broken, rowHeight: "60") == [])
    }

    // Shared case DT-03 restated: a header keeps the frame it has.
    @Test func `a header that is too low for its text is named with what it needs`() throws {
        let root = makeRoot()
        let table = UITableView(frame: root.bounds)
        root.addSubview(table)
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        header.accessibilityIdentifier = "header"
        let text = header.add(SizedView(100, 61.5), "text")
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: header.topAnchor, constant: 10),
            text.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 10),
            header.bottomAnchor.constraint(greaterThanOrEqualTo: text.bottomAnchor, constant: 10),
        ])
        table.tableHeaderView = header
        #expect(kinds(root).contains("fitting.header-not-sized"))
        header.frame.size.height = 82
        table.tableHeaderView = header
        #expect(finding("fitting.header-not-sized", in: root) == nil)
    }

    // The content needs 8 + 60 + 8 and the row is drawn 44 high (twelve rows of a public document of static cells).
    @Test(arguments: [("-1", Severity.info), ("44", .error)])
    func `a row that is only drawn too low is mentioned, and a fixed one is an error`(rowHeight: String, severity: Severity) throws {
        let xml = table.replacingOccurrences(of: "ROW", with: rowHeight).replacingOccurrences(
            of: "LABEL", with: labelXML("title", "Lisbon")
        )
        .replacingOccurrences(
            of: "CONSTRAINTS",
            with: [
                "c1: title.leading == content.leading + 16", "c2: title.top == content.top + 8", "c3: content.bottom == title.bottom + 8",
                "c4: title.height == 60",
            ].map(constraintXML).joined())
        let document = try makeDocument(
            subviews: xml,
            constraints: [
                "t1: table.top == root.top", "t2: table.leading == root.leading", "t3: table.trailing == root.trailing",
                "t4: table.bottom == root.bottom",
            ])
        let found = try #require(findings("unsat.encapsulated-height", in: document).first)
        #expect(found.severity == severity)
        if severity == .error {
            #expect(found.fix?.hasSuffix(".bottom == UILabel \"Lisbon\".bottom + 8 to 999.") == true, "\(found.fix ?? "")")
        }
        if severity == .info {
            #expect(
                found.message
                    == "\"Row\" is drawn 44 points high and its content needs 76: a table whose rows are as high as their content makes room, "
                    + "one of fixed row height doesn't.")
            #expect(findings("unsat.negative-size", in: document).isEmpty)
        }
    }
}
