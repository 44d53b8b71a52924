import UIKit

/// Makes the constraints of one view or guide: name attributes, then say what they are tied to.
@preconcurrency @MainActor public class ConstraintMaker {
    private let item: AnyObject
    private var descriptions: [ConstraintDescription] = []

    init(item: AnyObject) { self.item = item }

    private func begin(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
        let description = ConstraintDescription(item: item, attributes: attributes)
        descriptions.append(description)
        return ConstraintMakerExtendable(description)
    }

    /// The constraints of the chains written so far, in order.
    var constraints: [Constraint] { descriptions.compactMap(\.constraint) }

    /// The left edge.
    public var left: ConstraintMakerExtendable { begin(.left) }
    /// The top edge.
    public var top: ConstraintMakerExtendable { begin(.top) }
    /// The bottom edge.
    public var bottom: ConstraintMakerExtendable { begin(.bottom) }
    /// The right edge.
    public var right: ConstraintMakerExtendable { begin(.right) }
    /// The leading edge.
    public var leading: ConstraintMakerExtendable { begin(.leading) }
    /// The trailing edge.
    public var trailing: ConstraintMakerExtendable { begin(.trailing) }
    /// The width.
    public var width: ConstraintMakerExtendable { begin(.width) }
    /// The height.
    public var height: ConstraintMakerExtendable { begin(.height) }
    /// The horizontal centre.
    public var centerX: ConstraintMakerExtendable { begin(.centerX) }
    /// The vertical centre.
    public var centerY: ConstraintMakerExtendable { begin(.centerY) }
    /// The last baseline.
    public var lastBaseline: ConstraintMakerExtendable { begin(.lastBaseline) }
    /// The first baseline.
    public var firstBaseline: ConstraintMakerExtendable { begin(.firstBaseline) }
    /// The left edge of the layout margins.
    public var leftMargin: ConstraintMakerExtendable { begin(.leftMargin) }
    /// The right edge of the layout margins.
    public var rightMargin: ConstraintMakerExtendable { begin(.rightMargin) }
    /// The top edge of the layout margins.
    public var topMargin: ConstraintMakerExtendable { begin(.topMargin) }
    /// The bottom edge of the layout margins.
    public var bottomMargin: ConstraintMakerExtendable { begin(.bottomMargin) }
    /// The leading edge of the layout margins.
    public var leadingMargin: ConstraintMakerExtendable { begin(.leadingMargin) }
    /// The trailing edge of the layout margins.
    public var trailingMargin: ConstraintMakerExtendable { begin(.trailingMargin) }
    /// The horizontal centre within the layout margins.
    public var centerXWithinMargins: ConstraintMakerExtendable { begin(.centerXWithinMargins) }
    /// The vertical centre within the layout margins.
    public var centerYWithinMargins: ConstraintMakerExtendable { begin(.centerYWithinMargins) }
    /// The four edges.
    public var edges: ConstraintMakerExtendable { begin(.edges) }
    /// Left and right.
    public var horizontalEdges: ConstraintMakerExtendable { begin(.horizontalEdges) }
    /// Top and bottom.
    public var verticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
    /// Top, bottom, leading and trailing.
    public var directionalEdges: ConstraintMakerExtendable { begin(.directionalEdges) }
    /// Leading and trailing.
    public var directionalHorizontalEdges: ConstraintMakerExtendable { begin(.directionalHorizontalEdges) }
    /// Top and bottom.
    public var directionalVerticalEdges: ConstraintMakerExtendable { begin(.verticalEdges) }
    /// Width and height.
    public var size: ConstraintMakerExtendable { begin(.size) }
    /// Both centres.
    public var center: ConstraintMakerExtendable { begin(.center) }
    /// The four edges of the layout margins.
    public var margins: ConstraintMakerExtendable { begin(.margins) }
    /// The edges of the layout margins in reading direction.
    public var directionalMargins: ConstraintMakerExtendable { begin(.directionalMargins) }
    /// Both centres within the layout margins.
    public var centerWithinMargins: ConstraintMakerExtendable { begin(.centerWithinMargins) }
}
