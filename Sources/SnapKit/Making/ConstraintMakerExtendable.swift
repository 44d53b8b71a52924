import UIKit

/// Names further attributes of the same chain, or says what they are tied to.
@preconcurrency @MainActor public class ConstraintMakerExtendable: ConstraintMakerRelatable {
    private func adding(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
        description.attributes.formUnion(attributes)
        return self
    }

    /// The left edge.
    public var left: ConstraintMakerExtendable { adding(.left) }
    /// The top edge.
    public var top: ConstraintMakerExtendable { adding(.top) }
    /// The bottom edge.
    public var bottom: ConstraintMakerExtendable { adding(.bottom) }
    /// The right edge.
    public var right: ConstraintMakerExtendable { adding(.right) }
    /// The leading edge.
    public var leading: ConstraintMakerExtendable { adding(.leading) }
    /// The trailing edge.
    public var trailing: ConstraintMakerExtendable { adding(.trailing) }
    /// The width.
    public var width: ConstraintMakerExtendable { adding(.width) }
    /// The height.
    public var height: ConstraintMakerExtendable { adding(.height) }
    /// The horizontal centre.
    public var centerX: ConstraintMakerExtendable { adding(.centerX) }
    /// The vertical centre.
    public var centerY: ConstraintMakerExtendable { adding(.centerY) }
    /// The last baseline.
    public var lastBaseline: ConstraintMakerExtendable { adding(.lastBaseline) }
    /// The first baseline.
    public var firstBaseline: ConstraintMakerExtendable { adding(.firstBaseline) }
    /// The left edge of the layout margins.
    public var leftMargin: ConstraintMakerExtendable { adding(.leftMargin) }
    /// The right edge of the layout margins.
    public var rightMargin: ConstraintMakerExtendable { adding(.rightMargin) }
    /// The top edge of the layout margins.
    public var topMargin: ConstraintMakerExtendable { adding(.topMargin) }
    /// The bottom edge of the layout margins.
    public var bottomMargin: ConstraintMakerExtendable { adding(.bottomMargin) }
    /// The leading edge of the layout margins.
    public var leadingMargin: ConstraintMakerExtendable { adding(.leadingMargin) }
    /// The trailing edge of the layout margins.
    public var trailingMargin: ConstraintMakerExtendable { adding(.trailingMargin) }
    /// The horizontal centre within the layout margins.
    public var centerXWithinMargins: ConstraintMakerExtendable { adding(.centerXWithinMargins) }
    /// The vertical centre within the layout margins.
    public var centerYWithinMargins: ConstraintMakerExtendable { adding(.centerYWithinMargins) }
    /// The four edges.
    public var edges: ConstraintMakerExtendable { adding(.edges) }
    /// Left and right.
    public var horizontalEdges: ConstraintMakerExtendable { adding(.horizontalEdges) }
    /// Top and bottom.
    public var verticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
    /// Top, bottom, leading and trailing.
    public var directionalEdges: ConstraintMakerExtendable { adding(.directionalEdges) }
    /// Leading and trailing.
    public var directionalHorizontalEdges: ConstraintMakerExtendable { adding(.directionalHorizontalEdges) }
    /// Top and bottom.
    public var directionalVerticalEdges: ConstraintMakerExtendable { adding(.verticalEdges) }
    /// Width and height.
    public var size: ConstraintMakerExtendable { adding(.size) }
    /// Both centres.
    public var center: ConstraintMakerExtendable { adding(.center) }
    /// The four edges of the layout margins.
    public var margins: ConstraintMakerExtendable { adding(.margins) }
    /// The edges of the layout margins in reading direction.
    public var directionalMargins: ConstraintMakerExtendable { adding(.directionalMargins) }
    /// Both centres within the layout margins.
    public var centerWithinMargins: ConstraintMakerExtendable { adding(.centerWithinMargins) }
}
