import Foundation
import Testing

@testable import UIKit

/// Compositional layouts: room around items, views at their edges, where insets are counted from, items that the app shows in its own way.
@MainActor @Suite struct CompositionalEdgesTests {
    private final class Source: NSObject, UICollectionViewDataSource {
        let count: Int
        init(_ count: Int) { self.count = count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            UICollectionViewCell(frame: .zero)
        }
    }

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func shown(_ source: Source, _ section: NSCollectionLayoutSection) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        twoPixelWindow().addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    // arithmetic: 10 before each item of 50, and 5 above and below make rows of 60
    @Test func roomAroundItemsMovesTheirNeighbours() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(50)))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .fixed(10), top: .fixed(5), trailing: nil, bottom: .fixed(5))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(120), .estimated(60)), subitems: [item, item])
        let source = Source(4), view = shown(source, NSCollectionLayoutSection(group: group))
        #expect(view.visibleCells.map(\.frame.origin) == [(10, 5), (70, 5), (10, 65), (70, 65)].map { CGPoint(x: $0.0, y: $0.1) })
    }

    // arithmetic: flexible room at both sides of a group of 200 in 300 leaves 50 before it
    @Test func flexibleRoomSharesWhatIsFree() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(40)), subitems: [item])
        group.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
        let source = Source(1), view = shown(source, NSCollectionLayoutSection(group: group))
        #expect(view.visibleCells.map(\.frame) == [CGRect(x: 50, y: 0, width: 200, height: 40)])
    }

    // Apple: UIContentInsetsReference, the boundary that insets are counted from
    @Test func insetsAreCountedFromTheMargins() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsetsReference = .layoutMargins
        let source = Source(1), view = shown(source, section)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
        view.collectionViewLayout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(view.visibleCells.map(\.frame) == [CGRect(x: 30, y: 0, width: 250, height: 40)])
    }

    // Apple's sample of badges: the view's middle comes to stand at its own corner moved by 0.3 of its size
    @Test func aBadgeStandsAtTheCornerOfItsItem() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let source = Source(1), view = shown(source, NSCollectionLayoutSection(group: group))
        let attributes = view.collectionViewLayout.layoutAttributesForSupplementaryView(
            ofKind: "badge", at: IndexPath(item: 0, section: 0))
        #expect(attributes?.frame == CGRect(x: 86, y: -6, width: 20, height: 20))
    }

    // by definition: what the handler sets of the visible items is how their cells look; it is told again when the section scrolls
    @Test func theAppChangesHowVisibleItemsLook() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        var told = 0
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            told += 1
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.transform = CGAffineTransform(scaleX: distance < 100 ? 1 : 0.5, y: distance < 100 ? 1 : 0.5)
                item.alpha = distance < 100 ? 1 : 0.4
            }
        }
        let source = Source(5), view = shown(source, section)
        let cells = view.visibleCells
        #expect(told > 0 && cells.map(\.alpha) == [1, 0.4] || cells.map(\.alpha) == [1, 1])
        let row = try #require(cells[0].superview as? UIScrollView)
        let before = told
        row.contentOffset.x = 200
        view.layoutIfNeeded()
        #expect(told > before)
        #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.transform.a == 1)
    }
}
