import Foundation

/// Where one view of a collection lies and how it looks.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionviewlayoutattributes
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
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

    func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = UICollectionViewLayoutAttributes(kind: kind, indexPath: indexPath)
        copy.frame = frame
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.fixesWidth = fixesWidth
        copy.fixesHeight = fixesHeight
        copy.isEstimated = isEstimated
        return copy
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
