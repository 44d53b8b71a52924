import Foundation

/// Where one view of a collection lies and how it looks.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// The kinds of view.
    enum Kind: Hashable {
        case cell
        case supplementary(String)
        case decoration(String)
    }

    /// The rectangle in the content, in points.
    open var frame: CGRect = .zero
    /// The place of the item.
    open var indexPath: IndexPath
    /// 0 shows nothing, 1 everything.
    open var alpha: CGFloat = 1
    /// The order among the views: higher is nearer to the viewer.
    open var zIndex = 0
    /// Whether the view doesn't show.
    open var isHidden = false

    let kind: Kind
    /// Whether the layout has the last word about the width.
    var fixesWidth = false
    /// Whether the layout has the last word about the height.
    var fixesHeight = false
    /// Whether the view is to measure itself.
    var isEstimated = false

    init(kind: Kind, indexPath: IndexPath) {
        self.kind = kind
        self.indexPath = indexPath
        super.init()
    }

    /// Makes the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init(kind: .cell, indexPath: indexPath)
    }

    /// Makes the attributes of a header, footer or other view of a kind.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(kind: .supplementary(elementKind), indexPath: indexPath)
    }

    /// Makes the attributes of a view that the layout adds.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(kind: .decoration(decorationViewKind), indexPath: indexPath)
    }

    /// The size of the rectangle.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    /// The middle of the rectangle.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// A transform about the middle.
    open var transform: CGAffineTransform = .identity
    /// A transform of space about the middle; its part in the plane shows.
    open var transform3D: CATransform3D {
        get { CATransform3DMakeAffineTransform(transform) }
        set { transform = newValue.plane }
    }
    /// The rectangle in the view's own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set {
            let middle = center
            size = newValue.size
            center = middle
        }
    }
    /// Which kind of view it is for.
    open var representedElementCategory: UICollectionView.ElementCategory {
        switch kind {
        case .cell: .cell
        case .supplementary: .supplementaryView
        case .decoration: .decorationView
        }
    }
    /// The name of the kind; nil for a cell.
    open var representedElementKind: String? {
        switch kind {
        case .cell: nil
        case .supplementary(let name), .decoration(let name): name
        }
    }

    /// Makes attributes of their own for `copy()`; a subclass with more values overrides `copy(with:)`.
    public required init(copying other: UICollectionViewLayoutAttributes) {
        (kind, indexPath) = (other.kind, other.indexPath)
        super.init()
    }

    /// Attributes of their own with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Swift.type(of: self).init(copying: self)
        take(into: copy)
        return copy
    }

    func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = UICollectionViewLayoutAttributes(kind: kind, indexPath: indexPath)
        take(into: copy)
        return copy
    }

    private func take(into copy: UICollectionViewLayoutAttributes) {
        copy.transform = transform
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.fixesWidth = fixesWidth
        copy.fixesHeight = fixesHeight
        copy.isEstimated = isEstimated
    }
}

/// Computes where the views of a collection lie.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewlayout
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection the layout works for.
    open internal(set) weak var collectionView: UICollectionView?

    private var decorations = ReusePool<UICollectionReusableView>()

    /// Makes a layout.
    public override init() {
        super.init()
    }

    /// Says what makes the views of a kind that the layout adds: instances of a class.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) { decorations.register(viewClass, elementKind) }
    /// Says what makes the views of a kind that the layout adds: the first of a nib.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) { decorations.register(nib, elementKind) }

    /// A view of a kind that the layout adds; nil when nothing makes it.
    func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        decorations.make(kind) { ClassInstance.view(of: $0, as: UICollectionReusableView.self, frame: .zero) }
    }

    /// How a section looks as a list; nil for one that isn't.
    func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// The sections that scroll by themselves.
    var orthogonalBands: [Int: OrthogonalBand] { [:] }

    /// Makes a layout that a document describes.
    public required init?(coder: NSCoder) {
        super.init()
        IBCoder.decode(self, from: coder)
    }

    /// Called before attributes are asked for, after an invalidation.
    open func prepare() {}
    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }
    /// The attributes of the views that meet a rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// The attributes of a cell.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// The attributes of a header, footer or other view of a kind.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }
    /// Whether other bounds ask for other attributes: when the size differs.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    /// The class of the attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of what tells what no longer holds.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// The attributes of a view that the layout adds.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    /// Where scrolling that a finger let go comes to rest: where it would by itself.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    /// Where the content stands after a change: where it stood.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }
    /// The attributes that a cell comes from; changes take no time, so it isn't asked for.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForItem(at: itemIndexPath)
    }
    /// The attributes that a cell goes to; changes take no time, so it isn't asked for.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForItem(at: itemIndexPath)
    }
    /// Called before a change of items.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after a change of items.
    open func finalizeCollectionViewUpdates() {}
    /// Called before the bounds change in an animation.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the bounds changed in an animation.
    open func finalizeAnimatedBoundsChange() {}
    /// Whether what is laid out from left to right is mirrored where text runs the other way.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The direction in which the layout was written.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    /// What no longer holds with other bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        UICollectionViewLayoutInvalidationContext()
    }
    /// Whether the size that a view came out with asks for other attributes.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Says that some attributes no longer hold: here, that none does.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        guard let collectionView else { return }
        let (offset, move) = (collectionView.contentOffset, context.contentOffsetAdjustment)
        if move != .zero { collectionView.contentOffset = CGPoint(x: offset.x + move.x, y: offset.y + move.y) }
        collectionView.layoutIsStale()
    }

    /// Takes note of the size that a view came out with.
    ///
    /// - Returns: whether anything moves because of it.
    func take(_ preferred: UICollectionViewLayoutAttributes) -> Bool { false }

    /// Forgets what views measured, when the collection is reloaded.
    func forgetMeasuredSizes() {}

    /// Says that the attributes no longer hold.
    open func invalidateLayout() {
        collectionView?.layoutIsStale()
    }
}

extension UICollectionView {
    /// Which kind of view attributes are for. Raw values are Apple's.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0
        case supplementaryView, decorationView
    }
}

/// What no longer holds of a layout: everything.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Whether all attributes no longer hold.
    open var invalidateEverything: Bool { true }
    /// Whether the numbers of items no longer hold.
    open var invalidateDataSourceCounts: Bool { true }
    /// How far the content is moved, in points.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// How much larger the content is, in points; the layout is asked for its size anyway.
    open var contentSizeAdjustment: CGSize = .zero
    /// Items whose attributes no longer hold.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// Says that the attributes of items no longer hold.
    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }
}

/// The same for a flow layout.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewflowlayoutinvalidationcontext
@preconcurrency @MainActor open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether sizes are asked for again.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether attributes are made again.
    open var invalidateFlowLayoutAttributes = true
}

/// One change of items.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewupdateitem
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    /// What changed. Raw values are Apple's.
    public enum Action: Int, Sendable {
        case insert = 0
        case delete, reload, move
        case none
    }
    /// The place before; nil for a new item.
    open var indexPathBeforeUpdate: IndexPath? { nil }
    /// The place after; nil for one that is gone.
    open var indexPathAfterUpdate: IndexPath? { nil }
    /// What changed.
    open var updateAction: Action { .none }
}
