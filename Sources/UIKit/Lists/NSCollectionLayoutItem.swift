import Foundation

/// One item of a compositional layout.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutitem
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// The size in the group that holds the item.
    public let layoutSize: NSCollectionLayoutSize
    /// The room between the item's place and its view, in points.
    open var contentInsets: NSDirectionalEdgeInsets = .zero

    /// Makes an item of a size.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
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

    init(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?) {
        self.subitems = subitems
        self.isHorizontal = isHorizontal
        self.count = count.map { max(1, $0) }
        super.init(layoutSize: layoutSize)
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
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// Where it stands: at the top or at the bottom.
    public let alignment: NSRectAlignment

    /// Makes a header or footer.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        self.alignment = alignment
        super.init(layoutSize: layoutSize)
    }
}

/// A place at the edge of a rectangle. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/nsrectalignment
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// One section: a group, repeated until all items have a place.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutsection
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    /// The group.
    public let group: NSCollectionLayoutGroup
    /// The room around the groups, in points.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The room between groups, in points.
    open var interGroupSpacing: CGFloat = 0
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
        if configuration.appearance == .insetGrouped {
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        }
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

/// How a list looks.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The look. Raw values are Apple's.
    public enum Appearance: Int, Sendable {
        case plain = 0
        case grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// Where headers come from. Raw values are Apple's.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        case supplementary, firstItemInSection
    }

    /// Where footers come from. Raw values are Apple's.
    public enum FooterMode: Int, Sendable {
        case none = 0
        case supplementary
    }

    /// The look.
    public let appearance: Appearance
    /// Where headers come from.
    public var headerMode: HeaderMode = .none
    /// Where footers come from.
    public var footerMode: FooterMode = .none
    /// Whether lines stand between rows.
    public var showsSeparators = true

    /// Makes a list of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
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
