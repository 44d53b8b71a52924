import Testing
import UIKit

/// Lists as apps write them since iOS 13: diffable data sources, registrations, content configurations, sections that scroll by themselves.
@MainActor @Suite struct ModernListTests {
    private func shown(_ view: UIScrollView, width: CGFloat = 320, height: CGFloat = 400) {
        view.frame = CGRect(x: 0, y: 0, width: width, height: height)
        view.contentInsetAdjustmentBehavior = .never
        twoPixelWindow().addSubview(view)
        view.layoutIfNeeded()
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private final class PlainCell: UICollectionViewCell {}
    private final class Header: UICollectionReusableView {}
    private final class Ground: UICollectionReusableView {}

    private func collection(_ section: NSCollectionLayoutSection, counts: [Int]) -> (
        UICollectionView, UICollectionViewDiffableDataSource<Int, Int>
    ) {
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let cells = UICollectionView.CellRegistration<PlainCell, Int> { cell, _, item in cell.tag = item }
        let headers = UICollectionView.SupplementaryRegistration<Header>(elementKind: UICollectionView.elementKindSectionHeader) {
            _, _, _ in
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: headers, for: path) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for (section, count) in counts.enumerated() {
            snapshot.appendSections([section])
            snapshot.appendItems((0..<count).map { section * 100 + $0 })
        }
        source.apply(snapshot)
        shown(view)
        return (view, source)
    }

    // Apple: UITableViewDiffableDataSource
    @Test func aTableShowsTheSnapshotThatIsApplied() {
        let table = UITableView(frame: .zero)
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.tag = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4])
        source.apply(snapshot)
        shown(table)
        #expect(table.visibleCells.map(\.tag) == [1, 2, 3, 4])
        var next = source.snapshot()
        next.deleteItems([2])
        next.moveItem(4, beforeItem: 1)
        source.apply(next, animatingDifferences: true)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map(\.tag) == [4, 1, 3] && next.numberOfItems(inSection: "b") == 0)
        #expect(source.indexPath(for: 3) == IndexPath(row: 2, section: 0) && source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == 4)
    }

    // arithmetic on identifiers
    @Test func snapshotsKeepTheirOrder() {
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["b"])
        snapshot.insertSections(["a"], beforeSection: "b")
        snapshot.appendItems([5, 6], toSection: "a")
        snapshot.insertItems([7], afterItem: 5)
        #expect(snapshot.itemIdentifiers == [5, 7, 6] && snapshot.sectionIdentifier(containingItem: 7) == "a")
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["b", "a"] && snapshot.indexOfItem(6) == 2)
        snapshot.deleteSections(["a"])
        #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 1)
    }

    // iOS 14 to 18: a row of a list is 44 tall; a second line makes it as tall as both with 11 above and below
    @Test func contentConfigurationsMakeRows() throws {
        let table = UITableView(frame: .zero)
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            if item == 1 { content.secondaryText = "More" }
            cell.contentConfiguration = content
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot)
        shown(table)
        let cells = table.visibleCells
        #expect(cells[0].frame.height == 44)
        let labels = try #require(cells[1].contentView.subviews.first as? UIListContentView).subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["Row 1", "More"])
        #expect(labels[0].frame.minX == 16 && labels[0].frame.minY == 11)
        #expect(labels[1].frame.minY == labels[0].frame.maxY && cells[1].frame.height == labels[1].frame.maxY + 11)
    }

    // measured (P7, Q7): a value ends before the content's edge; the picture stands 16 before the text
    @Test func valuesStandAtTheEndAndPicturesBeforeTheText() throws {
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Name", "Value")
        content.image = UIImage(name: nil, size: CGSize(width: 28, height: 28))
        let view = content.makeContentView()
        let host = root(320, 44)
        twoPixelWindow().addSubview(host)
        host.hold(view, width: 320, height: 44)
        let labels = view.subviews.compactMap { $0 as? UILabel },
            image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(image.frame == CGRect(x: 16, y: 8, width: 28, height: 28))
        #expect(labels[0].frame.minX == 60 && labels[1].frame.maxX == 304)
    }

    // Apple: UICollectionViewListCell's accessories; a chevron's 26.5 measured
    @Test func accessoriesTakeRoomFromAListCell() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.accessories = [.disclosureIndicator(), .delete()]
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 293.5, height: 44))
        cell.isEditing = true
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 40 && cell.contentView.frame.width == 253.5)
    }

    // Apple: sectionHeadersPinToVisibleBounds; arithmetic: a header leaves with its section's end, as P9 measured it for tables
    @Test func flowHeadersStayInSight() {
        final class Source: NSObject, UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
            func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
            ) -> UICollectionReusableView {
                collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            }
        }
        let layout = UICollectionViewFlowLayout(), source = Source()
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 50), 0)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(PlainCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        view.dataSource = source
        shown(view)
        func header(_ section: Int) -> CGFloat? {
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
                .frame.minY
        }
        #expect(header(0) == 0)
        for (offset, expected): (CGFloat, CGFloat) in [(100, 100), (510, 500), (-20, 0)] {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
            #expect(header(0) == expected, "at \(offset)")
        }
        view.contentOffset.y = 510
        view.layoutIfNeeded()
        #expect(header(1) == 530)
    }

    // Apple: pinToVisibleBounds
    @Test func boundaryItemsStayInSight() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        let (view, _) = collection(section, counts: [20])
        view.contentOffset.y = 300
        view.layoutIfNeeded()
        let shown = try #require(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0)))
        #expect(shown.frame == CGRect(x: 0, y: 300, width: 320, height: 30))
    }

    private func row(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(.absolute(100), .absolute(80)), subitems: [item]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
        return section
    }

    // Apple: orthogonalScrollingBehavior; arithmetic: groups of 100 in a row, 10 apart, 20 from both ends
    @Test func aSectionScrollsByItself() throws {
        // A collection holds its data source weakly.
        let (view, source) = collection(row(.continuous), counts: [8, 8])
        defer { withExtendedLifetime(source) {} }
        #expect(view.contentSize == CGSize(width: 320, height: 180))
        let rows = view.subviews.compactMap { $0 as? UIScrollView }
        #expect(rows.map(\.frame) == [CGRect(x: 0, y: 5, width: 320, height: 80), CGRect(x: 0, y: 95, width: 320, height: 80)])
        #expect(rows[0].contentSize == CGSize(width: 20 + 8 * 100 + 7 * 10 + 20, height: 80))
        let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.superview === rows[0] && first.frame == CGRect(x: 20, y: 0, width: 100, height: 80))
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 3)
        rows[0].contentOffset.x = 330
        view.layoutIfNeeded()
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [2, 3, 4, 5])
        #expect(view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item) == [0, 1, 2])
    }

    private func throwRow(_ scroll: UIScrollView, by distance: CGFloat) {
        scroll.touchDown(at: CGPoint(x: 300, y: 40), time: 0)
        for step in 1...10 {
            scroll.touchMoved(to: CGPoint(x: 300 - distance * CGFloat(step) / 10, y: 40), time: 0.02 * Double(step))
        }
        scroll.touchUp(at: CGPoint(x: 300 - distance, y: 40), time: 0.2)
        var time = 0.2
        while scroll.step(to: time) && time < 10 { time += 1.0 / 60 }
    }

    // Apple: the behaviours' names say where a row comes to rest; a thrown row of groups goes one group on
    @Test func aRowRestsAtItsGroups() throws {
        for (behavior, expected): (UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat) in [
            (.groupPaging, 110), (.continuousGroupLeadingBoundary, 440), (.paging, 320),
        ] {
            let (view, _) = collection(row(behavior), counts: [8])
            let scroll = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
            throwRow(scroll, by: 180)
            // 170 after the slop and 800 points a second: 170 + 790 * 0.499 = 564, beyond the end at 590 - 0
            if behavior == .continuousGroupLeadingBoundary {
                #expect(scroll.contentOffset.x.truncatingRemainder(dividingBy: 110) == 0 && scroll.contentOffset.x >= expected)
            } else {
                #expect(scroll.contentOffset.x == expected, "\(behavior)")
            }
        }
    }

    // arithmetic: the first group stands in the middle: (320 - 100) / 2 = 110, 90 beyond its inset
    @Test func centredGroupsBeginInTheMiddle() throws {
        let (view, _) = collection(row(.groupPagingCentered), counts: [8])
        let scroll = try #require(view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.contentOffset.x == -90)
        throwRow(scroll, by: 60)
        #expect(scroll.contentOffset.x == 20)
    }

    // Apple: NSCollectionLayoutDecorationItem.background: behind the section, as large as it with its insets
    @Test func aGroundLiesBehindItsSection() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        section.decorationItems = [ground]
        let (view, _) = collection(section, counts: [2])
        let shown = try #require(view.subviews.first as? Ground)
        #expect(shown.frame == CGRect(x: 8, y: 0, width: 304, height: 120))
        #expect(view.visibleCells.first?.frame == CGRect(x: 16, y: 10, width: 288, height: 50))
    }

    // arithmetic: what is left of 320 goes between the items; a custom group's items stand where its closure says
    @Test func flexibleSpacingAndCustomGroups() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(60), .fractionalHeight(1)))
        let line = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item, item, item])
        line.interItemSpacing = .flexible(100)
        let (view, _) = collection(NSCollectionLayoutSection(group: line), counts: [2])
        #expect(view.visibleCells.map(\.frame.minX) == [0, 260], "two fit with at least 100 between them: 320 - 120")
        let custom = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { room in
            let width = room.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 100)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 50, width: width / 2, height: 50)),
            ]
        }
        let (own, _) = collection(NSCollectionLayoutSection(group: custom), counts: [3])
        #expect(
            own.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 50, width: 160, height: 50),
                CGRect(x: 0, y: 100, width: 160, height: 100),
            ])
    }

    // Apple: configurationUpdateHandler is called when the state changes
    @Test func aCellIsFilledAnewWhenItsStateChanges() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        var states: [Bool] = []
        cell.configurationUpdateHandler = {
            states.append($1.isSelected); _ = $0
        }
        cell.setSelected(true, animated: false)
        cell.setSelected(true, animated: false)
        #expect(states == [false, true])
    }

    // Apple: scrollToItem(at:at:animated:); arithmetic: item 30 begins at 1500; the last one can't come to the top
    @Test func scrollingToAnItem() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        let (view, source) = collection(section, counts: [40])
        defer { withExtendedLifetime(source) {} }
        view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
        #expect(view.contentOffset.y == 1500)
        view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .centeredVertically, animated: false)
        #expect(view.contentOffset.y == 1325)
        view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .top, animated: true)
        view.layoutIfNeeded()
        #expect(view.contentOffset.y == 1600)
        #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 1630)) == IndexPath(item: 32, section: 0))
    }
}
