import Foundation

/// One item of a compositional layout.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size in the group that holds the item.
    public let layoutSize: NSCollectionLayoutSize
    /// The room between the item's place and its view, in points.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The room around the item's place, which moves its neighbours.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The views at the item's edges.
    public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    /// Makes an item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Makes an item of a size with views at its edges.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
        super.init()
    }
}

/// Items side by side or below each other; a group may hold groups.
///
/// A group of a count divides its length by it. A group of subitems repeats them as long as there is room; where its own length is a guess,
/// it holds each of them once.
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The items.
    public let subitems: [NSCollectionLayoutItem]
    /// The room between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    let isHorizontal: Bool
    let count: Int?
    /// What arranges the items of a custom group.
    let arrange: ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])?

    init(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?,
        arrange: ((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])? = nil
    ) {
        self.arrange = arrange
        self.subitems = subitems
        self.isHorizontal = isHorizontal
        self.count = count.map { max(1, $0) }
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Items where a closure puts them; it is told the group's own room.
    public static func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [], isHorizontal: true, count: nil, arrange: itemProvider)
    }

    /// Items side by side.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, isHorizontal: true, count: nil)
    }
    /// An item so many times side by side, sharing the width.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [subitem], isHorizontal: true, count: count)
    }
    /// An item so many times side by side, sharing the width (before iOS 16).
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    {
        horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }
    /// Items below each other.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: subitems, isHorizontal: false, count: nil)
    }
    /// An item so many times below each other, sharing the height.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize: layoutSize, subitems: [subitem], isHorizontal: false, count: count)
    }
    /// An item so many times below each other, sharing the height (before iOS 16).
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
    {
        vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
    }
}

/// A header or footer of a section.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutboundarysupplementaryitem
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// Where it stands: at the top or at the bottom, and at which side where it is narrower than its section.
    public let alignment: NSRectAlignment
    /// How far it is moved from there, in points.
    public let offset: CGPoint
    /// Whether it takes room of its own, or lies over the section's items.
    open var extendsBoundary = true
    /// Whether it stays in sight as long as its section does.
    open var pinToVisibleBounds = false

    /// Makes a header or footer.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a header or footer that is moved from its place.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint) {
        (self.alignment, offset) = (alignment, absoluteOffset)
        super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: []), itemAnchor: nil)
        zIndex = 10
    }
}

/// A place at the edge of a rectangle. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/nsrectalignment
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A view behind a section.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutdecorationitem
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of view; the layout's `register(_:forDecorationViewOfKind:)` says what makes it.
    public let elementKind: String
    /// The order among the views: higher is nearer to the viewer.
    open var zIndex = -1

    private init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [])
    }

    /// A ground as large as the section with its insets.
    public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

/// The place of one item of a group that its app arranges.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutgroupcustomitem
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The rectangle in the group, in points.
    public let frame: CGRect
    /// The order among the views: higher is nearer to the viewer.
    public let zIndex: Int

    /// Makes a place.
    public init(frame: CGRect, zIndex: Int = 0) {
        (self.frame, self.zIndex) = (frame, zIndex)
        super.init()
    }
}

/// How a section scrolls across the collection. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Freely.
    case continuous
    /// Freely, and comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary
    /// By the width of the collection.
    case paging
    /// By groups.
    case groupPaging
    /// By groups, which come to rest in the middle.
    case groupPagingCentered
}

/// One section: a group, repeated until all items have a place.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    /// Whether and how the section scrolls by itself, across the collection's own direction; its groups then stand in one row.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// The views behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The group.
    public let group: NSCollectionLayoutGroup
    /// The room around the groups, in points.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The room between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// Told of the items that show whenever they move; it may change how they look.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Whether headers and footers keep to the section's insets at the sides.
    open var supplementariesFollowContentInsets = true
    /// What the section's insets at the sides are counted from; automatic stands for the layout's.
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// How the section looks as a list; nil for other sections.
    var list: UICollectionLayoutListConfiguration?
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Makes a section of a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// Makes a section of rows across the collection, each as tall as its cell wants to be and at least 44 points.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        if configuration.appearance == .insetGrouped {
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }
        section.contentInsets.top = configuration.headerTopPadding ?? 0
        if configuration.headerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

/// The room a layout works in.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutcontainer
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size inside the insets.
    var effectiveContentSize: CGSize { get }
}

/// What a layout is told about its surroundings.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutenvironment
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The room.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits.
    var traitCollection: UITraitCollection { get }
}

/// The surroundings of one collection.
final class LayoutEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let effectiveContentSize: CGSize
    let traitCollection: UITraitCollection
    var container: any NSCollectionLayoutContainer { self }

    init(contentSize: CGSize, effectiveContentSize: CGSize, traitCollection: UITraitCollection) {
        self.contentSize = contentSize
        self.effectiveContentSize = effectiveContentSize
        self.traitCollection = traitCollection
    }
}

/// An item that shows.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutvisibleitem
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// 0 shows nothing, 1 everything.
    var alpha: CGFloat { get set }
    /// The order among the items.
    var zIndex: Int { get set }
    /// Whether it doesn't show.
    var isHidden: Bool { get set }
    /// The middle, in points.
    var center: CGPoint { get set }
    /// A transform about the middle.
    var transform: CGAffineTransform { get set }
    /// A transform of space about the middle; its part in the plane shows.
    var transform3D: CATransform3D { get set }
    /// The rectangle, in points.
    var frame: CGRect { get }
    /// The rectangle in the item's own coordinates, in points.
    var bounds: CGRect { get }
    /// The place of the item.
    var indexPath: IndexPath { get }
    /// Which kind of view it is.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The name of the kind; nil for a cell.
    var representedElementKind: String? { get }
}

/// What is told of the items that show.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void
