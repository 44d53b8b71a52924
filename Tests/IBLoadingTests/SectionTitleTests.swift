import IBDocuments
import IBLoading
import Testing
import UIKit

/// Titles above and below the sections of static tables. Expected places: the rows' stored rectangles, less the heights of titles that gaps in public
/// documents show (28 in plain tables; 38 above and 30 below groups, which measurements on iOS 26 give as well).
@MainActor @Suite struct SectionTitleTests {
    private func table(_ style: String, rows: [Double], titles: [(header: String?, footer: String?)], tools: String = "17506") throws
        -> UITableView
    {
        let sections = zip(rows, titles).enumerated().map { index, section in
            let (top, title) = section
            let header = title.header.map { " headerTitle=\"\($0)\"" } ?? "", footer = title.footer.map { " footerTitle=\"\($0)\"" } ?? ""
            return """
                <tableViewSection\(header)\(footer) id="s\(index)"><cells><tableViewCell id="c\(index)">
                <rect key="frame" x="0" y="\(top)" width="375" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="c\(index)" id="cc\(index)">
                <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell></cells></tableViewSection>
                """
        }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch">
            <device id="retina4_7" orientation="portrait"/><objects>
            <tableView dataMode="static" style="\(style)" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/><sections>
            \(sections.joined(separator: "\n"))
            </sections></tableView></objects></document>
            """
        let laidOut = layOut(document: try IBDocument.read(text: text, path: "table.xib"), options: CanvasOptions())
        #expect(laidOut.trees[0].views.count == 1 + 2 * rows.count, "the document's own views only")
        return try #require(laidOut.trees[0].rootView as? UITableView)
    }

    private func titles(_ table: UITableView) -> [UITableViewHeaderFooterView] {
        table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }.sorted { $0.frame.minY < $1.frame.minY }
    }

    @Test func aPlainTitleStandsRightAboveItsRows() throws {
        let table = try table("plain", rows: [50, 172], titles: [("One", nil), ("Two", nil)], tools: "23504")
        #expect(titles(table).map(\.frame) == [22, 144].map { CGRect(x: 0, y: $0, width: 375, height: 28) })
        #expect(titles(table).map { $0.textLabel?.text } == ["One", "Two"])
    }

    /// Tables of Xcode 7 have 22 points above their rows.
    @Test func aTitleHasNoMoreRoomThanThereIs() throws {
        let table = try table("plain", rows: [22], titles: [("One", nil)], tools: "11762")
        #expect(titles(table).first?.frame == CGRect(x: 0, y: 0, width: 375, height: 22))
    }

    /// A footer of 30, then 38 for the next header (68 between groups in a public document).
    @Test func titlesOfGroupsStandAboveAndBelowTheirRows() throws {
        let table = try table("grouped", rows: [55.5, 167.5], titles: [("First", "Below"), ("Second", nil)])
        let found = titles(table)
        #expect(found.map(\.frame) == [(0, 55.5), (99.5, 30), (129.5, 38)].map { CGRect(x: 0, y: $0.0, width: 375, height: $0.1) })
        // The room above the first group is no part of where its title stands: both are as far from their rows (27 of 55.5, 9.5 of 38).
        let fromRows = [found[0], found[2]].map { $0.frame.height - ($0.textLabel?.frame.maxY ?? 0) }
        #expect(abs(fromRows[0] - fromRows[1]) < 0.01 && fromRows[0] > 5, "\(fromRows)")
        #expect(found.allSatisfy { $0.textLabel?.frame.minX == 16 })
    }

    /// https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass
    @Test func headersOfGroupsAreInCapitalsBeforeIOS26() throws {
        let titles = [(header: String?.some("Speed"), footer: String?.some("Fast"))]
        #expect(try self.titles(table("grouped", rows: [55.5], titles: titles)).map { $0.textLabel?.text } == ["SPEED", "Fast"])
        let new = try table("grouped", rows: [55.5], titles: titles, tools: "24127")
        #expect(self.titles(new).map { $0.textLabel?.text } == ["Speed", "Fast"])
    }

    @Test func aLongFooterWraps() throws {
        let long = String(repeating: "a text that goes on ", count: 6)
        let table = try table("grouped", rows: [55.5], titles: [(nil, long)])
        let footer = try #require(titles(table).first)
        let line = UIFont.systemFont(ofSize: 13).lineHeight
        #expect(footer.frame.height > 30 + line / 2 && (footer.textLabel?.frame.height ?? 0) > 1.5 * line)
    }

    @Test func aSectionWithoutTitlesHasNone() throws {
        #expect(try titles(table("grouped", rows: [18], titles: [(nil, "")])).isEmpty)
    }
}
