import CoreGraphics
import Foundation

/// Items in lines, as many in each as fit.
///
/// Measured: a full line spreads its free room evenly; a last line of items of one size stands on the grid of a full one; a last line of
/// different sizes keeps the least spacing; positions round to pixels.
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The value of `estimatedItemSize` that lets cells measure themselves: 50 by 50 points until they have.
    public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The direction in which the collection scrolls; lines are across it.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
    /// The size of items, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The guess for items that measure themselves; zero for items of `itemSize`.
    open var estimatedItemSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// The least distance between lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least distance between items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The room around a section's items, in points.
    open var sectionInset: UIEdgeInsets = .zero { didSet { invalidateLayout() } }
    /// The size of headers; the length across the scrolling counts for nothing.
    open var headerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// The size of footers; the length across the scrolling counts for nothing.
    open var footerReferenceSize: CGSize = .zero { didSet { invalidateLayout() } }
    /// Whether headers stay in sight.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay in sight.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    private var items: [[UICollectionViewLayoutAttributes]] = []
    private var headers: [Int: UICollectionViewLayoutAttributes] = [:]
    private var footers: [Int: UICollectionViewLayoutAttributes] = [:]
    /// Where each section's items begin and end along the scrolling, with the section's inset.
    private var extents: [Int: ClosedRange<CGFloat>] = [:]
    private var contentSize = CGSize.zero
    private var measured: [IndexPath: CGSize] = [:]

    /// Whether cells measure themselves.
    var isEstimated: Bool { estimatedItemSize != .zero }

    /// What an item's size is before it has measured itself.
    var proposedItemSize: CGSize {
        guard isEstimated else { return itemSize }
        return estimatedItemSize == Self.automaticSize ? CGSize(width: 50, height: 50) : estimatedItemSize
    }

    /// The size of the content, in points.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// Computes all lines.
    open override func prepare() {
        super.prepare()
        (items, headers, footers, extents) = ([], [:], [:], [:])
        guard let collectionView else { return }
        var at: CGFloat = 0
        for section in 0..<collectionView.numberOfSections { at = layOutSection(section, from: at, in: collectionView) }
        let across = axis.isVertical ? collectionView.bounds.width : collectionView.bounds.height
        contentSize = axis.size(along: at, across: max(0, across - axis.acrossInset(collectionView.adjustedContentInset)))
    }

    /// The views whose rectangles meet a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let supplements = headers.map { pinned($1, $0, isHeader: true) } + footers.map { pinned($1, $0, isHeader: false) }
        return (items.flatMap { $0 } + supplements).filter { $0.frame.intersects(rect) }
    }

    /// The attributes of a cell.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard items.indices.contains(indexPath.section), items[indexPath.section].indices.contains(indexPath.item) else { return nil }
        return items[indexPath.section][indexPath.item]
    }

    /// The attributes of a header or footer.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let isHeader = elementKind != UICollectionView.elementKindSectionFooter
        let natural = isHeader ? headers[indexPath.section] : footers[indexPath.section]
        return natural.map { pinned($0, indexPath.section, isHeader: isHeader) }
    }

    /// A header or footer as it stands at the present offset.
    private func pinned(_ natural: UICollectionViewLayoutAttributes, _ section: Int, isHeader: Bool) -> UICollectionViewLayoutAttributes {
        guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds, let view = collectionView,
            let extent = extents[section]
        else { return natural }
        return natural.pinned(isHeader: isHeader, axis: axis, section: extent, in: view)
    }

    /// When the length across the scrolling changes.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.preparedSize else { return true }
        return axis.isVertical ? old.width != newBounds.width : old.height != newBounds.height
    }

    override func take(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
        guard isEstimated, preferred.kind == .cell, measured[preferred.indexPath] != preferred.size else { return false }
        measured[preferred.indexPath] = preferred.size
        return true
    }

    override func forgetMeasuredSizes() {
        measured = [:]
    }

    // MARK: One section

    private var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }
    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    private func layOutSection(_ section: Int, from start: CGFloat, in view: UICollectionView) -> CGFloat {
        let whole = axis.isVertical ? view.bounds.width : view.bounds.height
        let room = max(0, whole - axis.acrossInset(view.adjustedContentInset))
        var at = start
        at = supplement(section, UICollectionView.elementKindSectionHeader, at, room, in: view, into: &headers)
        let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
        let begin = at
        at += axis.start(inset)
        at = layOutLines(section, from: at, across: axis.acrossStart(inset), room: room - axis.acrossInset(inset), in: view)
        at += axis.end(inset)
        extents[section] = begin...max(begin, at)
        return supplement(section, UICollectionView.elementKindSectionFooter, at, room, in: view, into: &footers)
    }

    private func supplement(
        _ section: Int, _ kind: String, _ at: CGFloat, _ room: CGFloat, in view: UICollectionView,
        into store: inout [Int: UICollectionViewLayoutAttributes]
    ) -> CGFloat {
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        let reference =
            isHeader
            ? delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize
            : delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize
        let length = axis.along(reference)
        guard length > 0, length.isFinite else { return at }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
        attributes.frame = axis.rect(along: at, across: 0, size: axis.size(along: length, across: room))
        attributes.zIndex = 10
        store[section] = attributes
        return at + length
    }

    private func layOutLines(_ section: Int, from start: CGFloat, across: CGFloat, room: CGFloat, in view: UICollectionView) -> CGFloat {
        let lineSpacing = delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
        let spacing = delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section) ?? minimumInteritemSpacing
        let sizes = (0..<view.numberOfItems(inSection: section)).map { size(of: IndexPath(item: $0, section: section), in: view) }
        let lines = FlowLine.lines(of: sizes.map(axis.across), room: room, spacing: spacing)
        var at = start
        var placed: [UICollectionViewLayoutAttributes] = []
        let scale = PixelScale(view.pixelScale)
        for (index, line) in lines.enumerated() {
            if index > 0 { at += lineSpacing }
            let thickness = line.range.map { axis.along(sizes[$0]) }.max() ?? 0
            for (item, offset) in zip(line.range, line.offsets) {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
                attributes.isEstimated = isEstimated
                let centring = (thickness - axis.along(sizes[item])) / 2
                attributes.frame = axis.rect(along: scale.nearest(at + centring), across: scale.nearest(across + offset), size: sizes[item])
                placed.append(attributes)
            }
            at += thickness
        }
        items.append(placed)
        return at
    }

    private func size(of path: IndexPath, in view: UICollectionView) -> CGSize {
        let asked = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? proposedItemSize
        let size = asked == proposedItemSize ? measured[path] ?? asked : asked
        return CGSize(width: size.width.isFinite ? max(0, size.width) : 0, height: size.height.isFinite ? max(0, size.height) : 0)
    }
}

/// One line of a flow: which items, and where they begin.
struct FlowLine: Equatable {
    var range: Range<Int>
    /// The beginnings of the items from the line's beginning, in points.
    var offsets: [CGFloat]

    /// Fills lines one by one and places each line's items.
    static func lines(of lengths: [CGFloat], room: CGFloat, spacing: CGFloat) -> [FlowLine] {
        var lines: [FlowLine] = []
        var start = 0
        while start < lengths.count {
            var end = start + 1
            var used = lengths[start]
            while end < lengths.count, used + spacing + lengths[end] <= room + 0.001 {
                used += spacing + lengths[end]
                end += 1
            }
            let isLast = end == lengths.count
            lines.append(
                FlowLine(
                    range: start..<end, offsets: offsets(Array(lengths[start..<end]), used, room, spacing, isLast: isLast, all: lengths)))
            start = end
        }
        return lines
    }

    private static func offsets(
        _ lengths: [CGFloat], _ used: CGFloat, _ room: CGFloat, _ spacing: CGFloat, isLast: Bool, all: [CGFloat]
    ) -> [CGFloat] {
        let gap: CGFloat
        if isLast {
            gap = Set(all).count == 1 ? gridGap(lengths[0], room, spacing) : spacing
        } else {
            // A line alone in its room stands in the middle; otherwise what is free goes between the items.
            if lengths.count == 1 { return [max(0, (room - lengths[0]) / 2)] }
            gap = spacing + (room - used) / CGFloat(lengths.count - 1)
        }
        var at: CGFloat = 0
        return lengths.map { length in
            defer { at += length + gap }
            return at
        }
    }

    /// The gap of a full line of equal items.
    private static func gridGap(_ length: CGFloat, _ room: CGFloat, _ spacing: CGFloat) -> CGFloat {
        guard length + spacing > 0 else { return spacing }
        let fitting = ((room + spacing + 0.001) / (length + spacing)).rounded(.down)
        guard fitting > 1 else { return spacing }
        return (room - fitting * length) / (fitting - 1)
    }
}

/// Names for the two directions of a flow, so that its rules are written once.
struct FlowAxis {
    var isVertical: Bool

    func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
    func start(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.top : insets.left }
    func end(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.bottom : insets.right }
    func acrossStart(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left : insets.top }
    func acrossInset(_ insets: UIEdgeInsets) -> CGFloat { isVertical ? insets.left + insets.right : insets.top + insets.bottom }
    func size(along: CGFloat, across: CGFloat) -> CGSize {
        isVertical ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    }
    func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
        CGRect(origin: isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
    }
}
