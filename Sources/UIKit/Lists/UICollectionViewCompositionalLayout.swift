import CoreGraphics
import Foundation

/// Sections of groups of items.
///
/// Lengths that come out between pixels are rounded down (measured: a third of 272 points is 90.5 at 2 pixels a point).
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout
@preconcurrency @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
    /// What holds for all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    private var cells: [[UICollectionViewLayoutAttributes]] = []
    private var supplements: [UICollectionViewLayoutAttributes] = []
    private var decorations: [UICollectionViewLayoutAttributes] = []
    /// Headers and footers that stay in sight, with the stretch of their section.
    private var pinned: [ObjectIdentifier: (isHeader: Bool, section: ClosedRange<CGFloat>)] = [:]
    private var bands: [Int: OrthogonalBand] = [:]
    private var contentSize = CGSize.zero
    /// What the provider said of each section.
    private var sections: [NSCollectionLayoutSection?] = []
    private var measured: [Key: CGSize] = [:]

    struct Key: Hashable {
        var kind: UICollectionViewLayoutAttributes.Kind
        var path: IndexPath
    }

    /// Makes a layout in which all sections are alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout in which all sections are alike.
    public convenience init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Makes a layout that asks for each section.
    public convenience init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout that asks for each section.
    public init(
        sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Makes a layout that a document describes: a list of one item a row.
    public required init?(coder: NSCoder) {
        provider = { NSCollectionLayoutSection.list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: $1) }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// Makes the layout of a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: $1) }
    }

    /// The size of the content, in points.
    open override var collectionViewContentSize: CGSize { contentSize }

    /// Computes all sections.
    open override func prepare() {
        super.prepare()
        (cells, supplements, decorations, pinned, bands, sections) = ([], [], [], [:], [:], [])
        guard let view = collectionView else { return }
        let inset = view.adjustedContentInset
        let room = CGSize(
            width: max(0, view.bounds.width - inset.left - inset.right), height: max(0, view.bounds.height - inset.top - inset.bottom))
        let environment = self.environment(of: view)
        var at: CGFloat = 0
        if let header = configuration.boundarySupplementaryItems.nonEmpty { at = placeAtLayoutsEdge(header, isTop: true, from: at, room) }
        for section in 0..<view.numberOfSections {
            if section > 0 { at += configuration.interSectionSpacing }
            let description = provider(section, environment)
            sections.append(description)
            guard let description else {
                cells.append([])
                continue
            }
            at = layOut(description, section, from: at, room: room, in: view)
        }
        if let footer = configuration.boundarySupplementaryItems.nonEmpty { at = placeAtLayoutsEdge(footer, isTop: false, from: at, room) }
        contentSize = axis.size(along: at, across: axis.across(room))
    }

    /// The views whose rectangles meet a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let rows = cells.enumerated().flatMap { section, placed -> [UICollectionViewLayoutAttributes] in
            guard bands[section] != nil else { return placed.filter { $0.frame.intersects(rect) } }
            // What a section that scrolls by itself shows lies as far to the side as it is scrolled.
            let offset = collectionView?.orthogonalOffset(ofSection: section) ?? .zero
            return placed.filter { $0.frame.offsetBy(dx: -offset.x, dy: -offset.y).intersects(rect) }
        }
        let others = (decorations + supplements.map(shown)).filter { $0.frame.intersects(rect) }
        return sections.contains { $0?.visibleItemsInvalidationHandler != nil } ? asTheAppShows(rows + others) : rows + others
    }

    /// Lets the app change how the visible items of its sections look.
    private func asTheAppShows(_ visible: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] {
        guard let view = collectionView else { return visible }
        var result: [UICollectionViewLayoutAttributes] = []
        for (index, attributes) in Dictionary(grouping: visible, by: \.indexPath.section).sorted(by: { $0.key < $1.key }) {
            guard sections.indices.contains(index), let handler = sections[index]?.visibleItemsInvalidationHandler else {
                result += attributes
                continue
            }
            let copies = attributes.map { $0.duplicate() }
            let offset = bands[index] == nil ? view.contentOffset : view.orthogonalOffset(ofSection: index)
            handler(copies.map(VisibleItem.init), offset, environment(of: view))
            result += copies
        }
        return result
    }

    private func environment(of view: UICollectionView) -> LayoutEnvironment {
        let inset = view.adjustedContentInset
        return LayoutEnvironment(
            contentSize: view.bounds.size,
            effectiveContentSize: CGSize(
                width: max(0, view.bounds.width - inset.left - inset.right), height: max(0, view.bounds.height - inset.top - inset.bottom)),
            traitCollection: view.traitCollection)
    }

    override func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
        sections.indices.contains(section) ? sections[section]?.list : nil
    }

    override var orthogonalBands: [Int: OrthogonalBand] { bands }

    /// A header or footer as it stands at the present offset.
    private func shown(_ natural: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let pin = pinned[ObjectIdentifier(natural)], let view = collectionView else { return natural }
        return natural.pinned(isHeader: pin.isHeader, axis: axis, section: pin.section, in: view)
    }

    /// The attributes of a cell.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard cells.indices.contains(indexPath.section), cells[indexPath.section].indices.contains(indexPath.item) else { return nil }
        return cells[indexPath.section][indexPath.item]
    }

    /// The attributes of a header or footer.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        supplements.first { $0.kind == .supplementary(elementKind) && $0.indexPath == indexPath }.map(shown)
    }

    /// When the size changes.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView?.preparedSize != newBounds.size
    }

    override func take(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
        let key = Key(kind: preferred.kind, path: preferred.indexPath)
        guard measured[key] != preferred.size else { return false }
        measured[key] = preferred.size
        return true
    }

    override func forgetMeasuredSizes() {
        measured = [:]
    }

    // MARK: One section

    private var axis: FlowAxis { FlowAxis(isVertical: configuration.scrollDirection == .vertical) }

    private func layOut(
        _ section: NSCollectionLayoutSection, _ index: Int, from start: CGFloat, room: CGSize, in view: UICollectionView
    ) -> CGFloat {
        var insets = UIEdgeInsets(section.contentInsets, rightToLeft: view.isRightToLeft)
        let outer = referenceInsets(section, in: view)
        if axis.isVertical {
            (insets.left, insets.right) = (insets.left + outer.left, insets.right + outer.right)
        } else {
            (insets.top, insets.bottom) = (insets.top + outer.top, insets.bottom + outer.bottom)
        }
        let inner = CGSize(width: max(0, room.width - insets.horizontal), height: max(0, room.height - insets.vertical))
        let begin = supplement(section, index, isTop: true, from: start, room: room, insets)
        var placer = GroupPlacer(
            section: index, total: view.numberOfItems(inSection: index), scale: PixelScale(view.pixelScale), measured: measured,
            traits: view.traitCollection, rightToLeft: view.isRightToLeft)
        let from = begin + axis.start(insets)
        let to =
            section.orthogonalScrollingBehavior == .none
            ? stack(section, &placer, from: from, insets, inner) : row(section, index, &placer, from: from, insets, inner, room)
        cells.append(placer.attributes)
        supplements += placer.supplements
        let end = to + axis.end(insets)
        let last = supplement(section, index, isTop: false, from: end, room: room, insets)
        noteStretch(of: section, index, start...max(start, last), items: begin...max(begin, end), room)
        return last
    }

    /// Group after group along the scrolling. - Returns: where they end.
    private func stack(
        _ section: NSCollectionLayoutSection, _ placer: inout GroupPlacer, from start: CGFloat, _ insets: UIEdgeInsets, _ inner: CGSize
    ) -> CGFloat {
        var at = start
        var isFirst = true
        while placer.next < placer.total {
            if !isFirst { at += section.interGroupSpacing }
            isFirst = false
            let before = placer.next
            let size = placer.place(
                section.group, at: axis.rect(along: at, across: axis.acrossStart(insets), size: .zero).origin, in: inner)
            at += axis.along(size)
            if placer.next == before { break }
        }
        return at
    }

    /// Groups in a row across the scrolling, which scrolls by itself. - Returns: where the row ends along the collection.
    private func row(
        _ section: NSCollectionLayoutSection, _ index: Int, _ placer: inout GroupPlacer, from start: CGFloat, _ insets: UIEdgeInsets,
        _ inner: CGSize, _ room: CGSize
    ) -> CGFloat {
        let across = FlowAxis(isVertical: !axis.isVertical)
        var at = across.start(insets)
        var starts: [CGFloat] = []
        var (thickness, length): (CGFloat, CGFloat) = (0, 0)
        while placer.next < placer.total {
            if !starts.isEmpty { at += section.interGroupSpacing }
            let before = placer.next
            let size = placer.place(section.group, at: axis.rect(along: start, across: at, size: .zero).origin, in: inner)
            if placer.next == before { break }
            starts.append(at)
            if starts.count == 1 { length = across.along(size) }
            at += across.along(size)
            thickness = max(thickness, axis.along(size))
        }
        bands[index] = OrthogonalBand(
            frame: axis.rect(along: start, across: 0, size: axis.size(along: thickness, across: axis.across(room))),
            contentSize: across.size(along: at + across.end(insets), across: thickness), behavior: section.orthogonalScrollingBehavior,
            groupStarts: starts, groupLength: length, leadingInset: across.start(insets), isHorizontal: axis.isVertical)
        return start + thickness
    }

    /// The views behind the section, and how far its pinned headers and footers go.
    private func noteStretch(
        of section: NSCollectionLayoutSection, _ index: Int, _ whole: ClosedRange<CGFloat>, items: ClosedRange<CGFloat>, _ room: CGSize
    ) {
        for item in section.decorationItems {
            let ground = UICollectionViewLayoutAttributes(
                forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
            let size = axis.size(along: whole.upperBound - whole.lowerBound, across: axis.across(room))
            ground.frame = axis.rect(along: whole.lowerBound, across: 0, size: size)
                .inset(by: UIEdgeInsets(item.contentInsets, rightToLeft: collectionView?.isRightToLeft == true))
            ground.zIndex = item.zIndex
            decorations.append(ground)
        }
        for item in section.boundarySupplementaryItems where item.pinToVisibleBounds {
            let path = IndexPath(item: 0, section: index)
            guard let shown = supplements.first(where: { $0.kind == .supplementary(item.elementKind) && $0.indexPath == path }) else {
                continue
            }
            pinned[ObjectIdentifier(shown)] = (item.alignment.isAtTop, items)
        }
    }

    /// The section's headers or footers, between its insets at the sides unless it says otherwise. - Returns: where they end.
    private func supplement(
        _ section: NSCollectionLayoutSection, _ index: Int, isTop: Bool, from start: CGFloat, room: CGSize, _ insets: UIEdgeInsets
    ) -> CGFloat {
        let follows = section.supplementariesFollowContentInsets
        let side = follows ? axis.acrossStart(insets) : 0
        let inner = axis.size(along: axis.along(room), across: max(0, axis.across(room) - (follows ? axis.acrossInset(insets) : 0)))
        return place(
            section.boundarySupplementaryItems, isTop: isTop, at: IndexPath(item: 0, section: index), from: start, side: side, inner)
    }

    private func placeAtLayoutsEdge(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], isTop: Bool, from start: CGFloat, _ room: CGSize
    ) -> CGFloat {
        place(items, isTop: isTop, at: IndexPath(index: 0), from: start, side: 0, room)
    }

    private func place(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem], isTop: Bool, at path: IndexPath, from start: CGFloat, side: CGFloat,
        _ room: CGSize
    ) -> CGFloat {
        var at = start
        for item in items where item.alignment.isAtTop == isTop {
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
            var size = item.layoutSize.size(in: room)
            attributes.describe(item.layoutSize)
            if attributes.isEstimated, let own = measured[Key(kind: attributes.kind, path: path)] { size = own }
            let free = axis.across(room) - axis.across(size)
            let isRightToLeft = axis.isVertical && collectionView?.isRightToLeft == true
            let across: CGFloat =
                item.alignment.isCentred ? free / 2 : item.alignment.isLeading != isRightToLeft ? 0 : free
            // What doesn't extend the boundary lies over the items.
            let along = item.extendsBoundary || isTop ? at : at - axis.along(size)
            attributes.frame = axis.rect(along: along, across: side + across, size: size)
                .offsetBy(dx: isRightToLeft ? -item.offset.x : item.offset.x, dy: item.offset.y)
            attributes.zIndex = item.zIndex
            supplements.append(attributes)
            if item.extendsBoundary { at += axis.along(size) }
        }
        return at
    }

    /// How far the line from which a section's insets are counted lies inside the collection, beyond what its content inset takes.
    private func referenceInsets(_ section: NSCollectionLayoutSection, in view: UICollectionView) -> UIEdgeInsets {
        let own = section.contentInsetsReference
        let reference = own == .automatic ? configuration.contentInsetsReference : own
        let outer: UIEdgeInsets =
            switch reference {
            case .none: .zero
            case .automatic, .safeArea: view.safeAreaInsets
            case .layoutMargins: view.layoutMargins
            case .readableContent: view.readableInsets
            }
        let taken = view.adjustedContentInset
        return UIEdgeInsets(
            top: max(0, outer.top - taken.top), left: max(0, outer.left - taken.left), bottom: max(0, outer.bottom - taken.bottom),
            right: max(0, outer.right - taken.right))
    }
}

extension Array {
    /// The array, or nil where it is empty.
    fileprivate var nonEmpty: Array? { isEmpty ? nil : self }
}

/// An item as its section's app sees and changes it.
private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes

    init(_ attributes: UICollectionViewLayoutAttributes) { self.attributes = attributes }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var center: CGPoint {
        get { attributes.center }
        set { attributes.center = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var transform3D: CATransform3D {
        get { attributes.transform3D }
        set { attributes.transform3D = newValue }
    }
    var frame: CGRect { attributes.frame }
    var bounds: CGRect { attributes.bounds }
    var indexPath: IndexPath { attributes.indexPath }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

/// What holds for all sections of a compositional layout.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the collection scrolls.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The room between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What the insets of sections at the sides are counted from; automatic stands for the safe area.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea
}

extension NSRectAlignment {
    /// Whether the place is at the top edge.
    var isAtTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
    /// Whether the place is at the leading side.
    var isLeading: Bool { self == .topLeading || self == .leading || self == .bottomLeading }
    /// Whether the place is in the middle between the sides.
    var isCentred: Bool { self == .top || self == .bottom || self == .none }
}

extension UICollectionViewLayoutAttributes {
    /// Takes over which lengths are given and which are guesses.
    @MainActor func describe(_ size: NSCollectionLayoutSize) {
        fixesWidth = !size.widthDimension.isEstimated
        fixesHeight = !size.heightDimension.isEstimated
        isEstimated = !fixesWidth || !fixesHeight
    }
}
