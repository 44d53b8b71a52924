import Foundation

/// A row of a list in a collection.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewlistcell
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
    /// What stands at the ends.
    open var accessories: [UICellAccessory] = [] {
        didSet {
            for accessory in oldValue { accessory.view?.removeFromSuperview() }
            for accessory in accessories { accessory.view.map { addSubview($0) } }
            setNeedsLayout()
        }
    }
    /// How far the content is moved in, in steps of `indentationWidth`.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// One step, in points.
    open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
    /// Whether the cell shows its editing controls.
    open var isEditing = false { didSet { setNeedsLayout() } }

    /// How the row looks as its list has it; nil outside of a list.
    package var listLook: ListRowLook?
    /// The stretch of the row in which the lines above and below it lie by themselves: to the row's end from where an app's constraint says, else from 16
    /// points after its beginning.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewlistcell/separatorlayoutguide
    public var separatorLayoutGuide: UILayoutGuide {
        if let separatorGuide { return separatorGuide }
        let guide = UILayoutGuide()
        addLayoutGuide(guide)
        let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
        start.priority = .init(250)
        NSLayoutConstraint.activate([
            start, guide.trailingAnchor.constraint(equalTo: trailingAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 0),
        ])
        separatorGuide = guide
        return guide
    }
    private var separatorGuide: UILayoutGuide?

    /// Where the lines begin and end by themselves, in the row's coordinates.
    package var separatorStretch: ClosedRange<CGFloat> {
        if let separatorGuide {
            let frame = separatorGuide.layoutFrame
            return frame.minX...max(frame.minX, frame.maxX)
        }
        let content = contentView.subviews.lazy.compactMap { $0 as? UIListContentView }.first
        let text = content.flatMap { content in content.textLayoutGuide.map { content.convert($0.layoutFrame, to: self) } }
        if isRightToLeft { return 0...max(0, text?.maxX ?? bounds.width - 16) }
        let start = text?.minX ?? 16
        return start...max(start, bounds.width)
    }

    /// The content a row of a list has at first.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

    /// The content between the accessories; at least 44 points tall.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isOnCanvas { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (leading, trailing) = (room(at: .leading), room(at: .trailing))
        contentView.frame = CGRect(
            x: isRightToLeft ? trailing : leading, y: 0, width: max(0, bounds.width - leading - trailing), height: bounds.height)
        for accessory in shownAccessories {
            guard let view = accessory.view else { continue }
            let isLeft = (accessory.placement == .leading) != isRightToLeft
            view.frame.origin = CGPoint(
                x: isLeft ? 16 : bounds.width - 16 - view.bounds.width, y: (bounds.height - view.bounds.height) / 2)
        }
    }

    /// The content's fit between the accessories, and at least 44 points tall.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority, verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        let outside = room(at: .leading) + room(at: .trailing)
        let fit = super.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - outside), height: targetSize.height), withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
        return CGSize(width: fit.width + outside, height: max(44, fit.height))
    }

    /// The system's signs that show, each with its rectangle in the row, as wide as the room kept for it.
    package var shownSigns: [(sign: UICellAccessory.Sign, tint: UIColor?, rect: CGRect)] {
        var result: [(sign: UICellAccessory.Sign, tint: UIColor?, rect: CGRect)] = []
        for end in [UICellAccessory.End.leading, .trailing] {
            let isLeft = (end == .leading) != isRightToLeft
            var used: CGFloat = end == .leading ? CGFloat(indentationLevel) * indentationWidth : 0
            for accessory in end == .leading ? shownAccessories : shownAccessories.reversed() where accessory.placement == end {
                let rect = CGRect(
                    x: isLeft ? used : bounds.width - used - accessory.room, y: 0, width: accessory.room, height: bounds.height)
                if let sign = accessory.sign { result.append((sign, accessory.tintColor, rect)) }
                used += accessory.room
            }
        }
        return result
    }

    /// What the data source does when the row's outline is to be opened or closed.
    var toggleOutline: (() -> Void)?
    /// Whether the row's outline is open: its sign then points down.
    package var isOutlineOpen = false

    /// A person taps a point of the row: a sign of the system's does what it is for. A row whose outline opens anywhere does that.
    /// - Returns: whether something was done.
    func useSign(at point: CGPoint) -> Bool {
        for accessory in shownAccessories {
            guard let sign = accessory.sign, let place = shownSigns.first(where: { $0.sign == sign })?.rect else { continue }
            let isAnywhere = sign == .outline && accessory.opensAnywhere
            guard isAnywhere || place.contains(point) else { continue }
            if let action = accessory.action {
                action()
                return true
            }
            guard sign == .outline, let toggleOutline else { continue }
            toggleOutline()
            return true
        }
        return false
    }

    private var shownAccessories: [UICellAccessory] {
        accessories.filter { $0.displayed == .always || ($0.displayed == .whenEditing) == isEditing }
    }

    private func room(at placement: UICellAccessory.End) -> CGFloat {
        let own = shownAccessories.filter { $0.placement == placement }.reduce(0) { $0 + $1.room }
        return placement == .leading ? own + CGFloat(indentationLevel) * indentationWidth : own
    }
}

/// How a row of a list looks by its place in its section.
package struct ListRowLook {
    /// The look of the list.
    package let appearance: UICollectionLayoutListConfiguration.Appearance
    /// Whether the row is the first of its section.
    package let isFirst: Bool
    /// Whether the row is the last of its section.
    package let isLast: Bool
    /// How its lines look; nil where the list has none.
    package let lines: UIListSeparatorConfiguration?

    /// Whether a line shows above the row.
    @MainActor package var hasLineAbove: Bool {
        guard let lines else { return false }
        return lines.topSeparatorVisibility == .automatic ? isFirst && appearance == .grouped : lines.topSeparatorVisibility == .visible
    }
    /// Whether a line shows below the row.
    @MainActor package var hasLineBelow: Bool {
        guard let lines else { return false }
        guard lines.bottomSeparatorVisibility == .automatic else { return lines.bottomSeparatorVisibility == .visible }
        return appearance == .plain || appearance == .grouped || appearance == .insetGrouped && !isLast
    }
    /// Whether the row is a part of a card with round corners.
    package var isInCard: Bool { appearance == .insetGrouped }
}

extension UICollectionView {
    /// The colour behind the rows where the collection is a list and has no ground of its own.
    package var listGround: UIColor? {
        guard let list = collectionViewLayout.listConfiguration(ofSection: 0) else { return nil }
        if let own = list.backgroundColor { return own }
        switch list.appearance {
        case .plain, .sidebarPlain: return .systemBackground
        case .grouped, .insetGrouped, .sidebar: return .systemGroupedBackground
        }
    }

    /// How a row of a list looks at its place.
    func listLook(at path: IndexPath) -> ListRowLook? {
        guard let list = collectionViewLayout.listConfiguration(ofSection: path.section) else { return nil }
        let lines = list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
        let first = list.headerMode == .firstItemInSection ? 1 : 0
        return ListRowLook(
            appearance: list.appearance, isFirst: path.item == first, isLast: path.item == numberOfItems(inSection: path.section) - 1,
            lines: list.showsSeparators ? lines : nil)
    }
}
