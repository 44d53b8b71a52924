import Testing
import UIKit

/// Compositional layout. "Q6" was measured on iOS.
@MainActor @Suite struct UICollectionViewCompositionalLayoutTests {
    final class Source: NSObject, UICollectionViewDataSource {
        var counts: [Int]
        var make: (IndexPath) -> UICollectionViewCell = { _ in UICollectionViewCell(frame: .zero) }
        init(_ counts: [Int]) { self.counts = counts }
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { counts[section] }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            make(indexPath)
        }
    }

    private func shown(_ source: Source, _ layout: UICollectionViewLayout, width: CGFloat = 320) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 1000), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        twoPixelWindow(width: width).addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    // Q6: three thirds of 288 with 8 between: 90.667 rounds down to 90.5
    @Test func threeColumns() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
        section.interGroupSpacing = 4
        let view = shown(Source([4]), UICollectionViewCompositionalLayout(section: section))
        #expect(
            view.visibleCells.map(\.frame) == [
                CGRect(x: 16, y: 10, width: 90.5, height: 40), CGRect(x: 114.5, y: 10, width: 90.5, height: 40),
                CGRect(x: 213, y: 10, width: 90.5, height: 40), CGRect(x: 16, y: 54, width: 90.5, height: 40),
            ])
        #expect(view.contentSize == CGSize(width: 320, height: 104))
    }

    // Apple: subitems repeat while there is room
    @Test func subitemsRepeatWhileThereIsRoom() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let view = shown(Source([5]), UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(view.visibleCells.map(\.frame.minX) == [2, 82, 162, 242, 2])
        #expect(view.visibleCells[4].frame == CGRect(x: 2, y: 52, width: 76, height: 46))
    }

    // arithmetic: one item of 160 by 100 beside two of 160 by 50
    @Test func groupsHoldGroups() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), subitems: [small])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
        let view = shown(Source([3]), UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(
            view.visibleCells.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 160, height: 100), CGRect(x: 160, y: 0, width: 160, height: 50),
                CGRect(x: 160, y: 50, width: 160, height: 50),
            ])
    }

    private func cell(_ height: CGFloat) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero), block = Block(10, height)
        cell.contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            block.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            block.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        return cell
    }

    // arithmetic: cells of 60, 20 and 80 points below each other, in cards 16 from the edges
    @Test func aListsRowsAreAsTallAsTheirCells() {
        let source = Source([3]), heights: [CGFloat] = [60, 20, 80]
        source.make = { [self] in cell(heights[$0.item]) }
        let view = shown(
            source, UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        #expect(
            view.visibleCells.map(\.frame) == [
                CGRect(x: 16, y: 0, width: 288, height: 60), CGRect(x: 16, y: 60, width: 288, height: 20),
                CGRect(x: 16, y: 80, width: 288, height: 80),
            ])
        #expect(view.contentSize.height == 160)
    }

    // Apple: "supplementariesFollowContentInsets ... whether the section's supplementary items follow the specified content insets ... default true"
    @Test(arguments: [true, false]) func aHeaderKeepsToTheInsetsAtTheSidesUnlessTheSectionSaysOtherwise(follows: Bool) {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.supplementariesFollowContentInsets = follows
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top)
        ]
        let view = shown(Source([1]), UICollectionViewCompositionalLayout(section: section))
        let path = IndexPath(item: 0, section: 0)
        #expect(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)?.frame
                == (follows ? CGRect(x: 5, y: 0, width: 310, height: 30) : CGRect(x: 0, y: 0, width: 320, height: 30)))
        #expect(view.visibleCells[0].frame == CGRect(x: 5, y: 35, width: 310, height: 40))
        #expect(view.contentSize.height == 80)
    }

    @Test func lengthsOfNothingDontStall() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(0), .absolute(0)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(0), .absolute(0)), subitems: [item])
        let view = shown(Source([20]), UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        #expect(view.contentSize.height == 0)
        let empty = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(10), .absolute(10)), subitems: [])
        _ = shown(Source([3]), UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: empty)))
    }
}
