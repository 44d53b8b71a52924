import Testing
import UIKit

/// Rows, headers and cells of a table, with the metrics of iOS 15 to 18: rows 44, plain headers 28 with 22 above them. "P..." were measured.
@MainActor @Suite struct UITableViewTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows: [Int] = [3]
        var titles: [String?] = []
        var heights: [IndexPath: CGFloat] = [:]
        var make: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        var asked: [IndexPath] = []
        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section] }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles.indices.contains(section) ? titles[section] : nil
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            heights[indexPath] ?? tableView.rowHeight
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            asked.append(indexPath)
            return make(tableView, indexPath)
        }
    }

    private func table(_ source: Source, style: UITableView.Style = .plain, height: CGFloat = 400) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = source
        table.delegate = source
        twoPixelWindow().addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    /// A cell whose content is a block of a height, 10 points from every edge.
    private func cell(_ height: CGFloat, _ identifier: String? = nil) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: identifier), block = Block(20, height)
        cell.contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 10),
            block.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -10),
            block.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            block.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
        ])
        return cell
    }

    @Test func rowsStandBelowEachOther() {
        let source = Source()
        source.heights = [IndexPath(row: 1, section: 0): 60]
        let table = table(source)
        #expect(table.contentSize == CGSize(width: 320, height: 148))
        #expect(
            table.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 44, width: 320, height: 60),
                CGRect(x: 0, y: 104, width: 320, height: 44),
            ])
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 104, width: 320, height: 44))
        #expect(table.indexPathForRow(at: CGPoint(x: 0, y: 100)) == IndexPath(row: 1, section: 0))
    }

    // P10: cells exist only for rows inside the bounds
    @Test func onlyRowsInSightHaveCells() {
        let source = Source()
        source.rows = [1000]
        let table = table(source, height: 440)
        #expect(table.visibleCells.count == 10)
        #expect(table.contentSize.height == 44_000)
        table.contentOffset = CGPoint(x: 0, y: 4400)
        table.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 100, section: 0))
        #expect(source.asked.count == 20)
    }

    // P4, P9: 22 points above a titled header; a header is pushed out by its section's end
    @Test func plainHeadersStayInSight() {
        let source = Source()
        source.rows = [4, 4]
        source.titles = ["A", "B"]
        source.heights = [:]
        let table = table(source, height: 200)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
        // 50 and four rows of 44, then 22
        #expect(table.rectForHeader(inSection: 1).minY == 248)
        table.contentOffset = CGPoint(x: 0, y: 100)
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 100)
        table.contentOffset = CGPoint(x: 0, y: 212)
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 198)
    }

    // P6: a row of automatic height is as tall as its content, measured when it comes into sight
    @Test func rowsMeasureThemselves() {
        let source = Source()
        source.rows = [50]
        source.make = { [self] _, path in cell(path.row == 1 ? 80 : 40) }
        let table = table(source, height: 200)
        #expect(table.visibleCells.map(\.frame.height) == [60, 100, 60])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == 60)
        // the five rows that guesses of 44 put in sight were measured: 340 points; the others count 44 each
        #expect(table.contentSize.height == 2320)
    }

    // Apple: -1 asks for the content's height; the least is the default 44
    @Test func aCellIsAtLeastFortyFourTall() {
        let source = Source()
        source.make = { [self] _, _ in cell(10) }
        #expect(table(source).visibleCells.first?.frame.height == 44)
    }

    final class OwnCell: UITableViewCell {
        let block = Block(20, 50)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(block)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aRegisteredClassIsMadeByItsOwnInitializer() {
        let source = Source()
        source.rows = [100]
        source.make = { table, path in table.dequeueReusableCell(withIdentifier: "own", for: path) }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        table.register(OwnCell.self, forCellReuseIdentifier: "own")
        table.rowHeight = 44
        table.dataSource = source
        table.delegate = source
        twoPixelWindow().addSubview(table)
        table.layoutIfNeeded()
        let first = table.visibleCells.map(ObjectIdentifier.init)
        #expect(table.visibleCells.allSatisfy { $0 is OwnCell && $0.reuseIdentifier == "own" })
        table.contentOffset = CGPoint(x: 0, y: 2000)
        table.layoutIfNeeded()
        // cells that left sight come back
        #expect(Set(table.visibleCells.map(ObjectIdentifier.init)).isSuperset(of: first.prefix(5)))
    }

    @Test func cardsStandSixteenFromTheEdges() {
        let table = table(Source(), style: .insetGrouped)
        #expect(table.visibleCells.first?.frame.minX == 16)
        #expect(table.visibleCells.first?.frame.width == 288)
    }

    @Test func headersAndFootersOfTheTableKeepTheirHeight() {
        let source = Source(), table = table(source)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 30))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 20))
        table.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 162, width: 320, height: 20))
        #expect(table.contentSize.height == 182)
    }

    // measured: a chevron 10.5 wide stands 16 from the right, and the content ends where it begins; 40 points for the editing control
    @Test func accessoriesTakeRoomFromTheContent() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 293.5, height: 44))
        cell.setEditing(true, animated: false)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 40)
    }

    @Test func selectionIsRemembered() {
        let table = table(Source()), path = IndexPath(row: 1, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == path)
        #expect(table.cellForRow(at: path)?.isSelected == true)
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        #expect(table.cellForRow(at: path)?.isSelected == false)
    }

    @Test func scrollingToARow() {
        let source = Source()
        source.rows = [100]
        let table = table(source, height: 440)
        table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 2200)
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 3960)
    }

    // Apple: headers and footers of sections by views, heights by the delegate; arithmetic
    @Test func sectionsHaveTheirOwnHeadersAndFooters() {
        final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
            func numberOfSections(in tableView: UITableView) -> Int { 2 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let header = UITableViewHeaderFooterView(reuseIdentifier: nil), block = Block(10, 24)
                header.contentView.addSubview(block)
                NSLayoutConstraint.activate([
                    block.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 16),
                    block.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 8),
                    block.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
                ])
                return header
            }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { section == 0 ? 12 : 0 }
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
        }
        let source = Sections(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        table.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
        table.dataSource = source
        table.delegate = source
        twoPixelWindow().addSubview(table)
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == -30)
        // 40 by its constraints, 44, 12, 40, 88
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(table.rect(forSection: 0).height == 96 && table.rectForHeader(inSection: 1).minY == 96)
        #expect(table.contentSize.height == 224)
    }

    // facts 6.5: the row's height is encapsulated; a cell whose content can't be that tall gives up one of its own constraints, and the console names both
    @Test func aCellTooShortForItsContentConflictsWithItsEncapsulatedHeight() {
        let old = LayoutDiagnostics.conflictHandler
        var texts: [String] = []
        LayoutDiagnostics.conflictHandler = { texts.append($0.logText) }
        defer { LayoutDiagnostics.conflictHandler = old }
        let source = Source()
        source.rows = [1]
        source.heights = [IndexPath(row: 0, section: 0): 30]
        source.make = { _, _ in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil), block = Block()
            cell.contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                block.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                block.heightAnchor.constraint(equalToConstant: 80),
            ])
            return cell
        }
        let table = table(source)
        #expect(table.visibleCells.first?.frame.height == 30)
        #expect(texts.contains { $0.contains("'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:") })
        #expect(texts.allSatisfy { $0.contains("Will attempt to recover by breaking constraint") })
    }
}
