import UIKit

/// Attributes of a view or guide, as targets for other ones' constraints.
@preconcurrency @MainActor public protocol ConstraintAttributesDSL {
    /// The view or guide.
    var target: AnyObject? { get }
}

extension ConstraintAttributesDSL {
    private func item(_ attributes: ConstraintAttributes) -> ConstraintItem { ConstraintItem(target: target, attributes: attributes) }

    /// The left edge.
    public var left: ConstraintItem { item(.left) }
    /// The top edge.
    public var top: ConstraintItem { item(.top) }
    /// The bottom edge.
    public var bottom: ConstraintItem { item(.bottom) }
    /// The right edge.
    public var right: ConstraintItem { item(.right) }
    /// The leading edge.
    public var leading: ConstraintItem { item(.leading) }
    /// The trailing edge.
    public var trailing: ConstraintItem { item(.trailing) }
    /// The width.
    public var width: ConstraintItem { item(.width) }
    /// The height.
    public var height: ConstraintItem { item(.height) }
    /// The horizontal centre.
    public var centerX: ConstraintItem { item(.centerX) }
    /// The vertical centre.
    public var centerY: ConstraintItem { item(.centerY) }
    /// The last baseline.
    public var lastBaseline: ConstraintItem { item(.lastBaseline) }
    /// The first baseline.
    public var firstBaseline: ConstraintItem { item(.firstBaseline) }
    /// The left edge of the layout margins.
    public var leftMargin: ConstraintItem { item(.leftMargin) }
    /// The right edge of the layout margins.
    public var rightMargin: ConstraintItem { item(.rightMargin) }
    /// The top edge of the layout margins.
    public var topMargin: ConstraintItem { item(.topMargin) }
    /// The bottom edge of the layout margins.
    public var bottomMargin: ConstraintItem { item(.bottomMargin) }
    /// The leading edge of the layout margins.
    public var leadingMargin: ConstraintItem { item(.leadingMargin) }
    /// The trailing edge of the layout margins.
    public var trailingMargin: ConstraintItem { item(.trailingMargin) }
    /// The horizontal centre within the layout margins.
    public var centerXWithinMargins: ConstraintItem { item(.centerXWithinMargins) }
    /// The vertical centre within the layout margins.
    public var centerYWithinMargins: ConstraintItem { item(.centerYWithinMargins) }
    /// The four edges.
    public var edges: ConstraintItem { item(.edges) }
    /// Left and right.
    public var horizontalEdges: ConstraintItem { item(.horizontalEdges) }
    /// Top and bottom.
    public var verticalEdges: ConstraintItem { item(.verticalEdges) }
    /// Top, bottom, leading and trailing.
    public var directionalEdges: ConstraintItem { item(.directionalEdges) }
    /// Leading and trailing.
    public var directionalHorizontalEdges: ConstraintItem { item(.directionalHorizontalEdges) }
    /// Top and bottom.
    public var directionalVerticalEdges: ConstraintItem { item(.verticalEdges) }
    /// Width and height.
    public var size: ConstraintItem { item(.size) }
    /// Both centres.
    public var center: ConstraintItem { item(.center) }
    /// The four edges of the layout margins.
    public var margins: ConstraintItem { item(.margins) }
    /// The edges of the layout margins in reading direction.
    public var directionalMargins: ConstraintItem { item(.directionalMargins) }
    /// Both centres within the layout margins.
    public var centerWithinMargins: ConstraintItem { item(.centerWithinMargins) }
}
