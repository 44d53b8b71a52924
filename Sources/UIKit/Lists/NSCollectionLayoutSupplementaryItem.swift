import CoreGraphics
import Foundation

/// A view at an edge of an item or of a section.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutsupplementaryitem
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind of view.
    public let elementKind: String
    /// The place of the item that the view stands at.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The place of the view that comes to stand there; nil for the same edges as the item's.
    public let itemAnchor: NSCollectionLayoutAnchor?
    /// The order among the views: higher is nearer to the viewer.
    open var zIndex = 1

    /// Makes a view at a place of an item.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
    }

    /// Makes a view of which a place comes to stand at a place of an item.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor?
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The rectangle at an item's, in points: the two places meet, then offsets move the view (fractions are of its own size).
    func frame(at item: CGRect, rightToLeft: Bool) -> CGRect {
        let size = layoutSize.size(in: item.size)
        let own = itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges)
        let (there, here) = (containerAnchor.place(in: item.size, rightToLeft), own.place(in: size, rightToLeft))
        let offsets = [containerAnchor.shift(of: size, rightToLeft), own.shift(of: size, rightToLeft)]
        return CGRect(
            origin: CGPoint(
                x: item.minX + there.x - here.x + offsets[0].x + offsets[1].x, y: item.minY + there.y - here.y + offsets[0].y + offsets[1].y
            ),
            size: size)
    }
}

/// A place at the edges of a rectangle.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutanchor
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; the middle on an axis of which none is named.
    public let edges: NSDirectionalRectEdge
    /// How far from there: in points, or in parts of the size.
    public let offset: CGPoint
    /// Whether the offset is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }
    /// Whether the offset is in parts of the view's size.
    public let isFractionalOffset: Bool

    private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
        (self.edges, self.offset, isFractionalOffset) = (edges, offset, isFractional)
        super.init()
    }

    /// Makes a place at edges.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, offset: .zero, isFractional: false) }
    /// Makes a place at a distance from edges, in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges: edges, offset: absoluteOffset, isFractional: false)
    }
    /// Makes a place at a distance from edges, in parts of the view's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges: edges, offset: fractionalOffset, isFractional: true)
    }

    fileprivate func place(in size: CGSize, _ rightToLeft: Bool) -> CGPoint {
        let left = rightToLeft ? edges.contains(.trailing) : edges.contains(.leading)
        let right = rightToLeft ? edges.contains(.leading) : edges.contains(.trailing)
        return CGPoint(
            x: left == right ? size.width / 2 : left ? 0 : size.width,
            y: edges.contains(.top) == edges.contains(.bottom) ? size.height / 2 : edges.contains(.top) ? 0 : size.height)
    }

    fileprivate func shift(of size: CGSize, _ rightToLeft: Bool) -> CGPoint {
        let x = isFractionalOffset ? offset.x * size.width : offset.x
        return CGPoint(x: rightToLeft ? -x : x, y: isFractionalOffset ? offset.y * size.height : offset.y)
    }
}

/// The room around an item.
///
/// Apple: https://developer.apple.com/documentation/uikit/nscollectionlayoutedgespacing
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// Where reading starts.
    public let leading: NSCollectionLayoutSpacing?
    /// Above.
    public let top: NSCollectionLayoutSpacing?
    /// Where reading ends.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below.
    public let bottom: NSCollectionLayoutSpacing?

    /// Makes room around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        super.init()
    }

    /// The room in points, of an item of a size in a container: flexible room shares what is free, and is no less than given.
    func insets(of size: CGSize, in container: CGSize) -> NSDirectionalEdgeInsets {
        let (leading, trailing) = Self.share(leading, trailing, free: container.width - size.width)
        let (top, bottom) = Self.share(top, bottom, free: container.height - size.height)
        return NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    private static func share(_ first: NSCollectionLayoutSpacing?, _ second: NSCollectionLayoutSpacing?, free: CGFloat) -> (
        CGFloat, CGFloat
    ) {
        let sides = [first, second]
        let flexible = sides.filter { $0?.isFlexibleSpacing == true }.count
        let rest = sides.reduce(free) { $0 - ($1?.isFixedSpacing == true ? $1?.spacing ?? 0 : 0) }
        func length(_ side: NSCollectionLayoutSpacing?) -> CGFloat {
            guard let side else { return 0 }
            return side.isFixedSpacing ? side.spacing : max(side.spacing, rest / CGFloat(flexible))
        }
        return (length(first), length(second))
    }
}

/// What a section's insets at the sides are counted from. Raw values are Apple's.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicontentinsetsreference
public enum UIContentInsetsReference: Int, Sendable {
    /// As the layout says; for a layout the safe area.
    case automatic = 0
    /// The edges of the collection.
    case none
    /// The safe area.
    case safeArea
    /// The margins.
    case layoutMargins
    /// The width in which text is read well.
    case readableContent
}
