import Foundation
import Testing

@testable import UIKit

/// Outlines of a section: what stands below what, what shows, and what a person's tap opens. Expected values follow from Apple's descriptions of the methods.
@MainActor @Suite struct SectionSnapshotTests {
    private var fruit: NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["Fruit", "Nuts"])
        snapshot.append(["Apple", "Pear"], to: "Fruit")
        snapshot.append(["Boskoop"], to: "Apple")
        return snapshot
    }

    @Test func itemsStandBelowOthersAndShowWhileAllAboveAreExpanded() {
        var snapshot = fruit
        #expect(snapshot.items == ["Fruit", "Apple", "Boskoop", "Pear", "Nuts"])
        #expect(snapshot.rootItems == ["Fruit", "Nuts"] && snapshot.visibleItems == ["Fruit", "Nuts"])
        snapshot.expand(["Apple"])
        #expect(snapshot.visibleItems == ["Fruit", "Nuts"])
        snapshot.expand(["Fruit"])
        #expect(snapshot.visibleItems == snapshot.items)
        snapshot.collapse(["Fruit"])
        #expect(!snapshot.isVisible("Boskoop") && snapshot.isExpanded("Apple"))
        #expect(snapshot.level(of: "Boskoop") == 2 && snapshot.parent(of: "Boskoop") == "Apple" && snapshot.parent(of: "Nuts") == nil)
    }

    @Test func changesKeepTheOutline() {
        var snapshot = fruit
        snapshot.insert(["Cherry"], before: "Pear")
        snapshot.insert(["Banana"], after: "Apple")
        #expect(snapshot.items == ["Fruit", "Apple", "Boskoop", "Banana", "Cherry", "Pear", "Nuts"])
        #expect(snapshot.parent(of: "Banana") == "Fruit")
        #expect(snapshot.snapshot(of: "Fruit").rootItems == ["Apple", "Banana", "Cherry", "Pear"])
        #expect(snapshot.snapshot(of: "Apple", includingParent: true).items == ["Apple", "Boskoop"])
        snapshot.delete(["Apple"])
        #expect(snapshot.items == ["Fruit", "Banana", "Cherry", "Pear", "Nuts"] && !snapshot.contains("Boskoop"))
        var others = NSDiffableDataSourceSectionSnapshot<String>()
        others.append(["Fig"])
        snapshot.replace(childrenOf: "Fruit", using: others)
        #expect(snapshot.items == ["Fruit", "Fig", "Nuts"] && snapshot.parent(of: "Fig") == "Fruit")
    }

    @Test func aTapOnTheSignOpensTheOutline() throws {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .sidebar))
        )
        twoPixelWindow().addSubview(collection)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            cell.accessories = item == "Fruit" ? [.outlineDisclosure()] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var opened: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { opened.append($0) }
        source.apply(fruit, to: 0)
        collection.layoutIfNeeded()
        #expect(source.snapshot().itemIdentifiers == ["Fruit", "Nuts"])
        collection.tapped(try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0))), at: CGPoint(x: 100, y: 20))
        collection.layoutIfNeeded()
        #expect(opened == ["Fruit"] && source.snapshot().itemIdentifiers == ["Fruit", "Apple", "Pear", "Nuts"])
        let child = collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
        #expect(child?.indentationLevel == 1)
        #expect(source.snapshot(for: 0).isExpanded("Fruit"))
    }
}
