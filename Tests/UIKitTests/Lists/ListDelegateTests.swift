import Foundation
import Testing

@testable import UIKit

/// What lists ask and tell beside sizes: what comes, what goes, what may be needed soon, what was chosen.
@MainActor @Suite struct ListDelegateTests {
    private final class Log: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching,
        UICollectionViewDataSource, UICollectionViewDelegate, UICollectionViewDataSourcePrefetching
    {
        var calls: [String] = []
        var prefetched: [Int] = [], cancelled: [Int] = [], gone: [Int] = []
        var rows = 100
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { prefetched += indexPaths.map(\.row) }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { cancelled += indexPaths.map(\.row) }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            gone.append(indexPath.row)
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            calls.append("header \(section)")
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { calls.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { calls.append("deselect \(indexPath.row)") }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            calls.append("detail \(indexPath.row)")
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            prefetched += indexPaths.map(\.item)
        }
        func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
            cancelled += indexPaths.map(\.item)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            calls.append("select \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            calls.append("deselect \(indexPath.item)")
        }
    }

    private func table(_ log: Log) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .grouped)
        table.contentInsetAdjustmentBehavior = .never
        (table.rowHeight, table.sectionHeaderHeight) = (44, 0)
        (table.dataSource, table.delegate) = (log, log)
        twoPixelWindow().addSubview(table)
        return table
    }

    // arithmetic: ten rows of 44 fill the table, so the next screen has rows 10 to 19; each is asked for once
    @Test func rowsOfTheNextScreenAreAskedForAheadAndGivenUpWhenTheTableTurnsBack() {
        let log = Log(), table = table(log)
        table.prefetchDataSource = log
        table.layoutIfNeeded()
        #expect(log.prefetched == Array(10..<20))
        table.contentOffset.y = 440
        table.layoutIfNeeded()
        #expect(log.prefetched == Array(10..<30) && log.cancelled.isEmpty)
        table.contentOffset.y = 396
        table.layoutIfNeeded()
        #expect(log.cancelled == Array(20..<30) && log.prefetched.suffix(9) == Array(0..<9)[...])
    }

    @Test func itemsOfTheNextScreenAreAskedForAhead() {
        let log = Log(), layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (CGSize(width: 100, height: 100), 0, 0)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        (collection.dataSource, collection.prefetchDataSource) = (log, log)
        twoPixelWindow().addSubview(collection)
        collection.layoutIfNeeded()
        #expect(log.prefetched == Array(9..<18))
        collection.isPrefetchingEnabled = false
        collection.contentOffset.y = 300
        collection.layoutIfNeeded()
        #expect(log.prefetched == Array(9..<18))
    }

    @Test func cellsThatLeaveAndHeadersThatComeAreTold() {
        let log = Log(), table = table(log)
        table.sectionHeaderHeight = 30
        table.layoutIfNeeded()
        #expect(log.calls == ["header 0"])
        table.contentOffset.y = 30 + 88
        table.layoutIfNeeded()
        #expect(log.gone.sorted() == [0, 1])
    }

    // Apple: the row that was chosen is given up before another is chosen; with several choices a second tap gives a row up
    @Test func aPersonsTapChoosesAndGivesUp() throws {
        let log = Log(), table = table(log)
        table.layoutIfNeeded()
        let cells = try (0..<3).map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
        let middle = CGPoint(x: 160, y: 22)
        table.tapped(cells[0], at: middle)
        table.tapped(cells[1], at: middle)
        #expect(log.calls.filter { !$0.hasPrefix("header") } == ["select 0", "deselect 0", "select 1"])
        table.allowsMultipleSelection = true
        log.calls = []
        table.tapped(cells[0], at: middle)
        table.tapped(cells[1], at: middle)
        #expect(log.calls == ["select 0", "deselect 1"] && table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
        cells[2].accessoryType = .detailDisclosureButton
        table.tapped(cells[2], at: CGPoint(x: 275, y: 22))
        #expect(log.calls.last == "detail 2")
    }

    // by definition: selectedBackgroundView shows behind the content while the cell is chosen, unless the selection style is none
    @Test func theViewOfAChosenCellShowsWhileItIsChosen() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil), view = UIView()
        cell.selectedBackgroundView = view
        #expect(view.superview == nil)
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(view.superview === cell && view.frame == cell.bounds && cell.subviews.first === view)
        cell.isSelected = false
        #expect(view.superview == nil)
        cell.selectionStyle = .none
        cell.isSelected = true
        #expect(view.superview == nil)
    }

    // by definition of UIBackgroundConfiguration: a ground behind the content, its insets inside the cell
    @Test func aBackgroundConfigurationIsAViewBehindTheContent() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        var ground = UIBackgroundConfiguration.clear()
        (ground.backgroundColor, ground.cornerRadius) = (.systemYellow, 8)
        ground.backgroundInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 0)
        cell.backgroundConfiguration = ground
        cell.layoutIfNeeded()
        let view = try #require(cell.subviews.first as? _UISystemBackgroundView)
        view.layoutIfNeeded()
        #expect(view.subviews[0].frame == CGRect(x: 10, y: 5, width: 90, height: 40))
        #expect(view.subviews[0].backgroundColor == .systemYellow && view.subviews[0].layer.cornerRadius == 8)
        cell.backgroundConfiguration = nil
        #expect(view.superview == nil)
    }
}
