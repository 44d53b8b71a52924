import Foundation

/// The ground of a button, cell or view: colour, corners, stroke.
///
/// Apple: https://developer.apple.com/documentation/uikit/uibackgroundconfiguration
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The colour, or nil for the one the owner would choose.
    public var backgroundColor: UIColor?
    /// How far the ground lies inside its owner, in points.
    public var backgroundInsets: NSDirectionalEdgeInsets = .zero
    /// The picture on the ground.
    public var image: UIImage?
    /// How the picture fills the ground.
    public var imageContentMode: UIView.ContentMode = .scaleToFill
    /// The colour of the stroke, or nil for the tint.
    public var strokeColor: UIColor?
    /// The width of the stroke, in points; 0 draws none.
    public var strokeWidth: CGFloat = 0
    /// How far the stroke lies outside the ground, in points.
    public var strokeOutset: CGFloat = 0
    /// A view on the ground.
    public var customView: UIView?

    /// Changes the colour before it is drawn.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The colours of a cell of a list, at rest and under a finger or chosen; nil for other grounds.
    private var listColors: (rest: UIColor?, chosen: UIColor)?

    /// A ground without colour.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// The ground of a row of a list: that of a plain one.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// The ground of a row of a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
    /// The ground of a row of a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
    /// The ground of a row in a sidebar.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        var ground = list(nil)
        ground.cornerRadius = 10
        return ground
    }
    /// The ground of a header or footer of a plain list.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground) }
    /// The ground of a header or footer of a grouped list.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

    private static func list(_ rest: UIColor?) -> UIBackgroundConfiguration {
        var ground = UIBackgroundConfiguration()
        (ground.backgroundColor, ground.listColors) = (rest, (rest, .systemGray4))
        return ground
    }

    /// The same in another state: rows of lists are grey under a finger and while they are chosen, unless their colour was changed.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let listColors, backgroundColor == listColors.rest || backgroundColor == listColors.chosen else { return self }
        let cell = state as? UICellConfigurationState
        let view = state as? UIViewConfigurationState
        let isChosen = cell.map { $0.isSelected || $0.isHighlighted } ?? view.map { $0.isSelected || $0.isHighlighted } ?? false
        var updated = self
        updated.backgroundColor = isChosen ? listColors.chosen : listColors.rest
        return updated
    }

    /// The colour as it is drawn.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer.map { $0(color) } ?? color
    }
    /// The colour of the stroke as it is drawn.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }
}
