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
    private var contentSize = CGSize.zero
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
        (cells, supplements) = ([], [])
        guard let view = collectionView else { return }
        let inset = view.adjustedContentInset
        let room = CGSize(
            width: max(0, view.bounds.width - inset.left - inset.right), height: max(0, view.bounds.height - inset.top - inset.bottom))
        let environment = LayoutEnvironment(
            contentSize: view.bounds.size, effectiveContentSize: room, traitCollection: view.traitCollection)
        var at: CGFloat = 0
        for section in 0..<view.numberOfSections {
            if section > 0 { at += configuration.interSectionSpacing }
            guard let description = provider(section, environment) else {
                cells.append([])
                continue
            }
            at = layOut(description, section, from: at, room: room, in: view)
        }
        contentSize = axis.size(along: at, across: axis.across(room))
    }

    /// The views whose rectangles meet a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (cells.flatMap { $0 } + supplements).filter { $0.frame.intersects(rect) }
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
        supplements.first { $0.kind == .supplementary(elementKind) && $0.indexPath == indexPath }
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
        let insets = UIEdgeInsets(section.contentInsets, rightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let inner = CGSize(width: max(0, room.width - insets.horizontal), height: max(0, room.height - insets.vertical))
        var at = supplement(section, index, isTop: true, from: start, room: room) + axis.start(insets)
        var placed: [UICollectionViewLayoutAttributes] = []
        let total = view.numberOfItems(inSection: index)
        var groups = GroupPlacer(section: index, total: total, scale: PixelScale(view.pixelScale), measured: measured)
        while groups.next < total {
            if !placed.isEmpty { at += section.interGroupSpacing }
            let origin = axis.rect(along: at, across: axis.acrossStart(insets), size: .zero).origin
            let before = groups.next
            let size = groups.place(section.group, at: origin, in: inner)
            placed = groups.attributes
            at += axis.along(size)
            if groups.next == before { break }
        }
        cells.append(placed)
        return supplement(section, index, isTop: false, from: at + axis.end(insets), room: room)
    }

    private func supplement(
        _ section: NSCollectionLayoutSection, _ index: Int, isTop: Bool, from start: CGFloat, room: CGSize
    ) -> CGFloat {
        var at = start
        for item in section.boundarySupplementaryItems where item.alignment.isAtTop == isTop {
            let path = IndexPath(item: 0, section: index)
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: item.elementKind, with: path)
            var size = item.layoutSize.size(in: room)
            attributes.describe(item.layoutSize)
            if attributes.isEstimated, let own = measured[Key(kind: attributes.kind, path: path)] { size = own }
            attributes.frame = axis.rect(along: at, across: 0, size: size)
            attributes.zIndex = 10
            supplements.append(attributes)
            at += axis.along(size)
        }
        return at
    }
}

/// What holds for all sections of a compositional layout.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the collection scrolls.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The room between sections, in points.
    open var interSectionSpacing: CGFloat = 0
}

extension NSRectAlignment {
    /// Whether the place is at the top edge.
    var isAtTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
}

extension UICollectionViewLayoutAttributes {
    /// Takes over which lengths are given and which are guesses.
    @MainActor func describe(_ size: NSCollectionLayoutSize) {
        fixesWidth = !size.widthDimension.isEstimated
        fixesHeight = !size.heightDimension.isEstimated
        isEstimated = !fixesWidth || !fixesHeight
    }
}

/// Places the items of one section into groups, one after the other.
@MainActor struct GroupPlacer {
    let section: Int
    let total: Int
    let scale: PixelScale
    let measured: [UICollectionViewCompositionalLayout.Key: CGSize]
    /// The item that gets the next place.
    var next = 0
    var attributes: [UICollectionViewLayoutAttributes] = []

    init(section: Int, total: Int, scale: PixelScale, measured: [UICollectionViewCompositionalLayout.Key: CGSize]) {
        self.section = section
        self.total = total
        self.scale = scale
        self.measured = measured
    }

    /// Places an item or a group.
    ///
    /// - Returns: the size it takes.
    mutating func place(_ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, sharing: CGSize? = nil) -> CGSize {
        if let group = item as? NSCollectionLayoutGroup { return placeGroup(group, at: origin, in: container, sharing: sharing) }
        var size = sharing ?? item.layoutSize.size(in: container)
        guard next < total else { return size }
        let path = IndexPath(item: next, section: section)
        let cell = UICollectionViewLayoutAttributes(forCellWith: path)
        cell.describe(item.layoutSize)
        size = CGSize(width: scale.down(size.width), height: scale.down(size.height))
        if let own = measured[UICollectionViewCompositionalLayout.Key(kind: .cell, path: path)] {
            // What was measured is the view; its place is larger by the insets.
            if !cell.fixesWidth { size.width = own.width + item.contentInsets.leading + item.contentInsets.trailing }
            if !cell.fixesHeight { size.height = own.height + item.contentInsets.top + item.contentInsets.bottom }
        }
        cell.frame = CGRect(origin: origin, size: size).inset(by: UIEdgeInsets(item.contentInsets, rightToLeft: false))
        attributes.append(cell)
        next += 1
        return size
    }

    private mutating func placeGroup(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, sharing: CGSize?) -> CGSize
    {
        let size = sharing ?? group.layoutSize.size(in: container)
        let inner = CGSize(
            width: max(0, size.width - group.contentInsets.leading - group.contentInsets.trailing),
            height: max(0, size.height - group.contentInsets.top - group.contentInsets.bottom))
        let axis = FlowAxis(isVertical: !group.isHorizontal)
        let spacing = group.interItemSpacing?.spacing ?? 0
        var along: CGFloat = 0
        var thickness: CGFloat = 0
        let start = CGPoint(x: origin.x + group.contentInsets.leading, y: origin.y + group.contentInsets.top)
        for (index, item) in pattern(group, inner, axis, spacing).enumerated() where next < total {
            if index > 0 { along += spacing }
            let place = axis.rect(along: along, across: 0, size: .zero).origin
            let share = group.count.map { self.share(of: item, count: $0, spacing: spacing, in: inner, axis) }
            let taken = self.place(item, at: CGPoint(x: start.x + place.x, y: start.y + place.y), in: inner, sharing: share)
            along += axis.along(taken)
            thickness = max(thickness, axis.across(taken))
        }
        return grown(group, size, along: along, thickness: thickness, axis)
    }

    /// The items of one group in order: a count's worth, as many as fit, or each once where the group's length is a guess.
    private func pattern(_ group: NSCollectionLayoutGroup, _ inner: CGSize, _ axis: FlowAxis, _ spacing: CGFloat)
        -> [NSCollectionLayoutItem]
    {
        guard !group.subitems.isEmpty else { return [] }
        if let count = group.count { return Array(repeating: group.subitems[0], count: count) }
        let own = axis.isVertical ? group.layoutSize.heightDimension : group.layoutSize.widthDimension
        if own.isEstimated { return group.subitems }
        var items: [NSCollectionLayoutItem] = []
        var used: CGFloat = 0
        while items.count < max(group.subitems.count, total) {
            let item = group.subitems[items.count % group.subitems.count]
            let length = axis.along(item.layoutSize.size(in: inner))
            let gap = items.isEmpty ? 0 : spacing
            guard items.isEmpty || (length > 0 && used + gap + length <= axis.along(inner) + 0.01) else { break }
            used += gap + length
            items.append(item)
        }
        return items
    }

    /// An equal part of the group's length.
    private func share(of item: NSCollectionLayoutItem, count: Int, spacing: CGFloat, in inner: CGSize, _ axis: FlowAxis) -> CGSize {
        let whole = axis.along(inner) - spacing * CGFloat(count - 1)
        return axis.size(along: max(0, whole / CGFloat(count)), across: axis.across(item.layoutSize.size(in: inner)))
    }

    /// The size of the group: its own lengths, or what its items took where those are guesses.
    private func grown(_ group: NSCollectionLayoutGroup, _ size: CGSize, along: CGFloat, thickness: CGFloat, _ axis: FlowAxis) -> CGSize {
        let insets = group.contentInsets
        let content = axis.size(along: along, across: thickness)
        return CGSize(
            width: group.layoutSize.widthDimension.isEstimated ? content.width + insets.leading + insets.trailing : size.width,
            height: group.layoutSize.heightDimension.isEstimated ? content.height + insets.top + insets.bottom : size.height)
    }
}
