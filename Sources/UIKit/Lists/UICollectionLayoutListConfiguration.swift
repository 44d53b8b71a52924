import Foundation

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
    /// How the lines look.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Asked how the lines of a row look.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// The colour behind the list; nil for the look's own.
    public var backgroundColor: UIColor?
    /// The room above headers, in points; nil for the look's own.
    public var headerTopPadding: CGFloat?
    /// What a swipe to the leading side uncovers at a row's trailing edge.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?
    /// What a swipe to the trailing side uncovers at a row's leading edge.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)?

    /// How the lines of a row look, from how the list's look.
    public typealias ItemSeparatorHandler = (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
        UIListSeparatorConfiguration

    /// Makes a list of a look.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}

/// How the lines of a list's rows look.
///
/// Apple: https://developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct
@preconcurrency @MainActor public struct UIListSeparatorConfiguration {
    /// Whether a line shows. Raw values are Apple's.
    public enum Visibility: Int, Sendable {
        /// As the list likes.
        case automatic = 0
        /// It shows.
        case visible
        /// It doesn't.
        case hidden
    }

    /// Insets that stand for the list's own.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude)

    /// Whether the line above the row shows; by itself only above the first row of a plain or grouped section.
    public var topSeparatorVisibility: Visibility = .automatic
    /// Whether the line below the row shows; by itself not below the last row of a card.
    public var bottomSeparatorVisibility: Visibility = .automatic
    /// How far the line above stays from the row's edges, in points.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// How far the line below stays from the row's edges, in points.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
    /// The colour of the lines.
    public var color: UIColor = .separator
    let appearance: UICollectionLayoutListConfiguration.Appearance

    /// Makes the lines of a list of a look.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) { appearance = listAppearance }
}
