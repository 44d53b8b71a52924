import Foundation

/// A section that scrolls across its collection: where its row lies, and how it comes to rest.
struct OrthogonalBand {
    /// The row's rectangle in the collection's content.
    var frame: CGRect
    /// The size of what scrolls in it, in points.
    var contentSize: CGSize
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// The beginnings of the groups along the row, in points.
    var groupStarts: [CGFloat]
    /// The length of the first group, in points.
    var groupLength: CGFloat
    /// The inset before the first group, in points.
    var leadingInset: CGFloat
    var isHorizontal: Bool

    /// The room before the first group that lets it come to rest in the middle.
    var centringInset: CGFloat {
        guard behavior == .groupPagingCentered else { return 0 }
        return max(0, ((isHorizontal ? frame.width : frame.height) - groupLength) / 2 - leadingInset)
    }

    /// The beginning of a group at which the row may come to rest, nearest to an offset; at most one group from where the drag began where it goes by groups.
    func resting(near offset: CGFloat, from start: CGFloat) -> CGFloat {
        let stops = groupStarts.map { $0 - leadingInset - centringInset }
        guard let nearest = stops.indices.min(by: { abs(stops[$0] - offset) < abs(stops[$1] - offset) }) else { return offset }
        switch behavior {
        case .continuousGroupLeadingBoundary: return stops[nearest]
        case .groupPaging, .groupPagingCentered:
            let begun = stops.indices.min { abs(stops[$0] - start) < abs(stops[$1] - start) } ?? nearest
            return stops[min(max(nearest, begun - 1), begun + 1)]
        case .none, .continuous, .paging: return offset
        }
    }
}

/// UIKit's class of the scroll view that holds the cells of such a section.
final class _UICollectionViewOrthogonalScrollerEmbeddedScrollView: UIScrollView {
    private weak var collection: UICollectionView?
    private var band: OrthogonalBand?

    init(in collection: UICollectionView) {
        self.collection = collection
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the place and the content that the layout gives the section.
    func show(_ band: OrthogonalBand) {
        self.band = band
        if frame != band.frame { frame = band.frame }
        contentSize = band.contentSize
        isPagingEnabled = band.behavior == .paging
        let room = band.centringInset
        contentInset =
            band.isHorizontal
            ? UIEdgeInsets(top: 0, left: room, bottom: 0, right: room) : UIEdgeInsets(top: room, left: 0, bottom: room, right: 0)
    }

    override var bounds: CGRect {
        get { super.bounds }
        set {
            let moved = newValue.origin != super.bounds.origin
            super.bounds = newValue
            if moved { collection?.setNeedsLayout() }
        }
    }

    override func restingPlace(for target: CGPoint, from start: CGPoint) -> CGPoint {
        guard let band else { return target }
        return band.isHorizontal
            ? CGPoint(x: band.resting(near: target.x, from: start.x), y: target.y)
            : CGPoint(x: target.x, y: band.resting(near: target.y, from: start.y))
    }
}
