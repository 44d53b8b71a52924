import CoreGraphics
import Foundation

/// Places the items of one section into groups, one after the other.
@MainActor struct GroupPlacer {
    let section: Int
    let total: Int
    let scale: PixelScale
    let measured: [UICollectionViewCompositionalLayout.Key: CGSize]
    let traits: UITraitCollection
    /// The item that gets the next place.
    var next = 0
    var attributes: [UICollectionViewLayoutAttributes] = []
    /// The views at the edges of items.
    var supplements: [UICollectionViewLayoutAttributes] = []
    private let rightToLeft: Bool

    init(
        section: Int, total: Int, scale: PixelScale, measured: [UICollectionViewCompositionalLayout.Key: CGSize], traits: UITraitCollection,
        rightToLeft: Bool
    ) {
        self.traits = traits
        self.rightToLeft = rightToLeft
        self.section = section
        self.total = total
        self.scale = scale
        self.measured = measured
    }

    /// Places an item or a group.
    ///
    /// - Returns: the size it takes.
    mutating func place(_ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, sharing: CGSize? = nil) -> CGSize {
        guard let spacing = item.edgeSpacing else { return placeSnugly(item, at: origin, in: container, sharing: sharing) }
        let room = spacing.insets(of: sharing ?? item.layoutSize.size(in: container), in: container)
        let size = placeSnugly(item, at: CGPoint(x: origin.x + room.leading, y: origin.y + room.top), in: container, sharing: sharing)
        return CGSize(width: size.width + room.leading + room.trailing, height: size.height + room.top + room.bottom)
    }

    /// Places an item or a group without the room around it.
    private mutating func placeSnugly(_ item: NSCollectionLayoutItem, at origin: CGPoint, in container: CGSize, sharing: CGSize?) -> CGSize
    {
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
        for view in item.supplementaryItems {
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: view.elementKind, with: path)
            attributes.frame = view.frame(at: cell.frame, rightToLeft: rightToLeft)
            attributes.zIndex = view.zIndex
            supplements.append(attributes)
        }
        next += 1
        return size
    }

    private mutating func placeGroup(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize, sharing: CGSize?) -> CGSize
    {
        let size = sharing ?? group.layoutSize.size(in: container)
        let inner = CGSize(
            width: max(0, size.width - group.contentInsets.leading - group.contentInsets.trailing),
            height: max(0, size.height - group.contentInsets.top - group.contentInsets.bottom))
        if let arrange = group.arrange { return placeCustom(arrange, size, at: origin) }
        let axis = FlowAxis(isVertical: !group.isHorizontal)
        let spacing = spacing(of: group, inner, axis)
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

    /// The items of a group that its app arranges, in its own coordinates.
    private mutating func placeCustom(
        _ arrange: (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem], _ size: CGSize, at origin: CGPoint
    ) -> CGSize {
        let room = LayoutEnvironment(contentSize: size, effectiveContentSize: size, traitCollection: traits)
        for item in arrange(room) where next < total {
            let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: next, section: section))
            cell.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
            cell.zIndex = item.zIndex
            attributes.append(cell)
            next += 1
        }
        return size
    }

    /// The room between items: as given, or where it is flexible an equal part of what the items leave free, and no less.
    private func spacing(of group: NSCollectionLayoutGroup, _ inner: CGSize, _ axis: FlowAxis) -> CGFloat {
        guard let given = group.interItemSpacing else { return 0 }
        guard given.isFlexibleSpacing, group.count == nil else { return given.spacing }
        let items = pattern(group, inner, axis, given.spacing)
        guard items.count > 1 else { return given.spacing }
        let used = items.reduce(0) { $0 + axis.along($1.outerSize(in: inner)) }
        return max(given.spacing, (axis.along(inner) - used) / CGFloat(items.count - 1))
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
            let length = axis.along(item.outerSize(in: inner))
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

extension NSCollectionLayoutItem {
    /// The size with the room around it: at least what flexible room has to be.
    fileprivate func outerSize(in container: CGSize) -> CGSize {
        let size = layoutSize.size(in: container)
        guard let room = edgeSpacing?.insets(of: size, in: size) else { return size }
        return CGSize(width: size.width + room.leading + room.trailing, height: size.height + room.top + room.bottom)
    }
}
