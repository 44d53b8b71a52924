import Testing

@testable import UIKit

/// Flow layout. "Q..." were measured on iOS.
@MainActor @Suite struct UICollectionViewFlowLayoutTests {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var sizes: [[CGSize]]
        var make: (UICollectionView, IndexPath) -> UICollectionViewCell = { _, _ in UICollectionViewCell(frame: .zero) }
        init(_ sizes: [[CGSize]]) { self.sizes = sizes }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sizes.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { sizes[section].count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            make(collectionView, indexPath)
        }
        func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath)
            -> CGSize
        {
            sizes[indexPath.section][indexPath.item]
        }
    }

    private func collection(_ source: Source, width: CGFloat, _ prepare: (UICollectionViewFlowLayout) -> Void) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        prepare(layout)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: width, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.dataSource = source
        view.delegate = source
        twoPixelWindow(width: width).addSubview(view)
        view.layoutIfNeeded()
        return view
    }

    private func widths(_ widths: [CGFloat], height: CGFloat = 30) -> Source {
        Source([widths.map { CGSize(width: $0, height: height) }])
    }

    private func origins(_ view: UICollectionView) -> [CGFloat] { view.visibleCells.map(\.frame.minX) }

    // Q1: a full line spreads its room; a last line of different sizes keeps the least spacing
    @Test func aFullLineSpreadsItsRoom() {
        let inset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
        #expect(origins(collection(widths([60, 100, 200]), width: 320) { $0.sectionInset = inset }) == [10, 210, 10])
        #expect(origins(collection(widths([140, 60, 60]), width: 320) { $0.sectionInset = inset }) == [10, 160, 230])
    }

    // Q2: equal sizes stand on the grid of a full line
    @Test func equalItemsStandOnAGrid() {
        let inset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let view = collection(widths(Array(repeating: 90, count: 5)), width: 320) {
            $0.sectionInset = inset
            $0.minimumInteritemSpacing = 8
        }
        #expect(origins(view) == [16, 115, 214, 16, 115])
    }

    // Q3: items 60 tall, lines 8 apart, sections inset 16
    @Test func linesAndSectionsStandBelowEachOther() {
        let size = CGSize(width: 200, height: 60)
        let view = collection(Source([[size, size, size], [size]]), width: 320) {
            $0.minimumLineSpacing = 8
            $0.sectionInset = UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
        }
        #expect(view.visibleCells.map(\.frame.minY) == [16, 84, 152, 244])
        #expect(view.contentSize == CGSize(width: 320, height: 320))
    }

    // Q3: horizontal, 120 wide, 12 apart
    @Test func aHorizontalFlowRunsInColumns() {
        let size = CGSize(width: 120, height: 300)
        let view = collection(Source([[size, size, size]]), width: 500) {
            $0.scrollDirection = .horizontal
            $0.minimumLineSpacing = 12
            $0.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        }
        #expect(origins(view) == [20, 152, 284])
    }

    // Q5: an estimated cell is as large as its content's fit: 35 + 24 by 18 + 16
    @Test func cellsMeasureThemselves() {
        let source = Source([[UICollectionViewFlowLayout.automaticSize]])
        source.sizes = [[CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)]]
        source.make = { _, path in
            let cell = UICollectionViewCell(frame: .zero), block = Block(path.item == 0 ? 35 : 55, 18)
            cell.contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 12),
                block.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -12),
                block.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
                block.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
            ])
            return cell
        }
        let view = collection(source, width: 320) { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
        #expect(view.visibleCells.map(\.frame) == [CGRect(x: 0, y: 0, width: 59, height: 34), CGRect(x: 69, y: 0, width: 79, height: 34)])
    }

    // Q4: header before and footer after the inset, as wide as the collection
    @Test func headersStandOutsideTheInset() {
        let view = collection(widths([60]), width: 320) {
            $0.sectionInset = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
            $0.headerReferenceSize = CGSize(width: 1, height: 40)
            $0.footerReferenceSize = CGSize(width: 1, height: 20)
        }
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        let footer = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
        #expect(view.visibleCells[0].frame.origin == CGPoint(x: 5, y: 45))
        #expect(footer?.frame == CGRect(x: 0, y: 80, width: 320, height: 20))
    }

    final class OwnCell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 7
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aRegisteredClassIsMadeByItsOwnInitializer() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.register(OwnCell.self, forCellWithReuseIdentifier: "own")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "own", for: IndexPath(item: 0, section: 0))
        #expect(cell.tag == 7)
        #expect(cell.reuseIdentifier == "own")
    }

    @Test func emptyAndOversizedLinesDontStall() {
        #expect(FlowLine.lines(of: [], room: 100, spacing: 10).isEmpty)
        #expect(FlowLine.lines(of: [500, 20], room: 100, spacing: 10).map(\.range) == [0..<1, 1..<2])
    }
}
