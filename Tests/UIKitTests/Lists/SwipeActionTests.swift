import Foundation
import Testing

@testable import UIKit

/// Rows that a horizontal drag moves aside, with the buttons it uncovers. The drag is played by setting the recogniser's state, as a program may.
@MainActor @Suite struct SwipeActionTests {
    private final class Mail: NSObject, UITableViewDataSource, UITableViewDelegate {
        var log: [String] = []
        var trailing: [UIContextualAction] = []
        var leading: [UIContextualAction] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration?
        { indexPath.row == 4 ? nil : UISwipeActionsConfiguration(actions: trailing) }
        func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
            -> UISwipeActionsConfiguration?
        { UISwipeActionsConfiguration(actions: leading) }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("begin \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log.append("end \(indexPath?.row ?? -1)") }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
        }
        func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { [weak self] action, _, done in
                self?.log.append(action.title ?? "")
                done(true)
            }
        }
    }

    private func table(_ mail: Mail, rightToLeft: Bool = false) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        if rightToLeft { table.semanticContentAttribute = .forceRightToLeft }
        (table.dataSource, table.delegate) = (mail, mail)
        twoPixelWindow().addSubview(table)
        table.layoutIfNeeded()
        return table
    }

    /// Drags over a point of the content by steps to the side; the last comes at a speed. - Returns: whether the list took the drag.
    @discardableResult
    private func drag(_ list: UIScrollView, at point: CGPoint, by steps: [CGFloat], speed: CGFloat = 0) -> Bool {
        guard let pan = list.gestureRecognizers?.compactMap({ $0 as? OwnPan }).first else { return false }
        let start = list.convert(point, to: nil)
        func go(to x: CGFloat) {
            pan.setTranslation(CGPoint(x: x, y: 0), in: nil)
            pan.place = CGPoint(x: start.x + x, y: start.y)
        }
        go(to: steps[0])
        guard pan.delegate?.gestureRecognizerShouldBegin(pan) == true else { return false }
        pan.state = .began
        for x in steps.dropFirst() {
            go(to: x)
            pan.state = .changed
        }
        pan.speed = CGPoint(x: speed, y: 0)
        pan.state = .ended
        (pan.state, pan.speed) = (.possible, .zero)
        return true
    }

    private func buttons(in table: UITableView) -> [UIButton] {
        table.subviews.compactMap { $0 as? SwipeActionsView }.flatMap { $0.subviews.compactMap { $0 as? UIButton } }
            .sorted { $0.frame.minX < $1.frame.minX }
    }

    // the first action at the row's edge: Apple, UISwipeActionsConfiguration; 74 points at least: Apple's Mail of iOS 11 to 18 shows it so
    @Test func aDragToTheLeadingSideUncoversTheTrailingActions() throws {
        let mail = Mail()
        mail.trailing = [mail.action("Delete", .destructive), mail.action("Flag")]
        let table = table(mail)
        #expect(drag(table, at: CGPoint(x: 300, y: 66), by: [-20, -100]))
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame == CGRect(x: -148, y: 44, width: 320, height: 44))
        let shown = buttons(in: table)
        table.layoutIfNeeded()
        #expect(shown.map { $0.title(for: .normal) } == ["Flag", "Delete"])
        #expect(shown.map { $0.convert($0.bounds, to: table) } == [172, 246].map { CGRect(x: $0, y: 44, width: 74, height: 44) })
        #expect(shown.map(\.backgroundColor) == [.systemGray, .systemRed])
        shown[0].sendActions(for: .touchUpInside)
        #expect(mail.log == ["begin 1", "Flag", "end 1"])
        #expect(cell.frame.minX == 0 && buttons(in: table).isEmpty)
    }

    @Test func aDragTheOtherWayUncoversTheLeadingActionsAndAShortOneNothing() {
        let mail = Mail()
        mail.leading = [mail.action("Unread")]
        let table = table(mail)
        drag(table, at: CGPoint(x: 20, y: 10), by: [20, 60])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == 74)
        #expect(buttons(in: table).map { $0.convert($0.bounds, to: table).minX } == [0])
        #expect(table.rowSwipe.close())
        drag(table, at: CGPoint(x: 20, y: 10), by: [12, 30])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == 0)
        // none to the trailing side, and none for the last row
        #expect(!drag(table, at: CGPoint(x: 300, y: 10), by: [-20]))
        mail.trailing = [mail.action("Delete")]
        #expect(!drag(table, at: CGPoint(x: 300, y: 200), by: [-20]))
    }

    // by definition: leading and trailing follow the direction of text
    @Test func sidesAreMirroredWhereTextRunsTheOtherWay() {
        let mail = Mail()
        mail.trailing = [mail.action("Delete")]
        let table = table(mail, rightToLeft: true)
        drag(table, at: CGPoint(x: 20, y: 10), by: [20, 60])
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == 74)
    }

    // Apple: "performsFirstActionWithFullSwipe: whether a full swipe automatically performs the first action"
    @Test(arguments: [true, false]) func aSwipeOverMostOfTheRowDoesTheFirstAction(performs: Bool) {
        let mail = Mail()
        mail.trailing = [mail.action("Delete", .destructive), mail.action("Flag")]
        let table = table(mail)
        let configuration = UISwipeActionsConfiguration(actions: mail.trailing)
        configuration.performsFirstActionWithFullSwipe = performs
        table.rowSwipe.uncover(configuration, at: IndexPath(row: 0, section: 0))
        drag(table, at: CGPoint(x: 300, y: 10), by: [-20, -140])
        #expect(mail.log.contains("Delete") == performs)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX == (performs ? 0 : -148))
    }

    @Test func anotherRowTapsAndReloadingCloseIt() throws {
        let mail = Mail()
        mail.trailing = [mail.action("Delete")]
        let table = table(mail)
        drag(table, at: CGPoint(x: 300, y: 10), by: [-20, -60])
        drag(table, at: CGPoint(x: 300, y: 66), by: [-20, -60])
        #expect(mail.log == ["begin 0", "end 0", "begin 1"])
        table.tapped(try #require(table.cellForRow(at: IndexPath(row: 2, section: 0))), at: CGPoint(x: 100, y: 20))
        #expect(mail.log.last == "end 1" && table.indexPathForSelectedRow == nil)
        drag(table, at: CGPoint(x: 300, y: 10), by: [-20, -60])
        table.reloadData()
        #expect(table.rowSwipe.openPath == nil && buttons(in: table).isEmpty)
    }

    // Apple: tableView(_:commit:forRowAt:) is asked once the person taps Delete beside a row that is edited, or the plus of one that inserts
    @Test func theSignOfARowThatIsEditedUncoversDelete() throws {
        let mail = Mail()
        let table = table(mail)
        table.setEditing(true, animated: false)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
        table.tapped(cell, at: CGPoint(x: 20, y: 20))
        table.layoutIfNeeded()
        let button = try #require(buttons(in: table).first)
        #expect(button.title(for: .normal) == "Delete" && cell.frame.minX < -70)
        button.sendActions(for: .touchUpInside)
        #expect(mail.log == ["begin 2", "commit 1 2", "end 2"])
    }

    @Test func rowsOfAListInACollectionAreSwipedToo() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                UICollectionViewListCell(frame: .zero)
            }
        }
        let (source, mail) = (Source(), Mail())
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { path in
            path.item == 1 ? UISwipeActionsConfiguration(actions: [mail.action("Delete")]) : nil
        }
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        collection.dataSource = source
        twoPixelWindow().addSubview(collection)
        collection.layoutIfNeeded()
        #expect(!drag(collection, at: CGPoint(x: 300, y: 10), by: [-20]))
        #expect(drag(collection, at: CGPoint(x: 300, y: 66), by: [-20, -60]))
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)))
        #expect(cell.frame == CGRect(x: -74, y: 44, width: 320, height: 44))
    }
}
