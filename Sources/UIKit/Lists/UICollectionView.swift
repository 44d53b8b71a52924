import Foundation

/// Items in an arrangement that a layout object computes; only those in sight exist as views.
///
/// Apple: https://developer.apple.com/documentation/uikit/uicollectionview
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// Hears of items that are about to be needed: those of the next screen in the direction of scrolling.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet {
            prefetching.forget()
            setNeedsLayout()
        }
    }
    /// Whether items are asked for ahead.
    open var isPrefetchingEnabled = true
    /// Inserts sections: reloads.
    open func insertSections(_ sections: IndexSet) { reloadData() }
    /// Deletes sections: reloads.
    open func deleteSections(_ sections: IndexSet) { reloadData() }
    /// Moves a section: reloads.
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    /// Sets up the cells of items again: reloads.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadData() }

    /// The direction in which a collection scrolls. Raw values are Apple's.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// To the sides.
        case horizontal = 1
    }

    /// The kind of a section's header.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The object that has the items.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// The object that hears of choices.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { scrollDelegate as? any UICollectionViewDelegate }
        set {
            scrollDelegate = newValue
            layoutIsStale()
        }
    }
    /// The object that computes where things lie.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            if oldValue !== collectionViewLayout { oldValue.collectionView = nil }
            adoptLayout()
        }
    }
    /// Whether items can be chosen.
    open var allowsSelection = true
    /// Whether several items can be chosen.
    open var allowsMultipleSelection = false
    /// Whether a person can choose items while the collection is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether a person can choose several items while the collection is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether rows of lists show their editing controls.
    open var isEditing = false {
        didSet { for cell in shownCells.values { (cell as? UICollectionViewListCell)?.isEditing = isEditing } }
    }
    /// The item that is being moved, and where it would go.
    var moving: (from: IndexPath, to: IndexPath)?
    /// The view behind the items.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    private var counts: [Int]?
    private var isPrepared = false
    private(set) var preparedSize: CGSize?
    private(set) var shownCells: [IndexPath: UICollectionViewCell] = [:]
    private var shownSupplements: [Supplement: UICollectionReusableView] = [:]
    private var rows: [Int: _UICollectionViewOrthogonalScrollerEmbeddedScrollView] = [:]
    private var cellReuse = ReusePool<UICollectionViewCell>()
    private var supplementReuse: [String: ReusePool<UICollectionReusableView>] = [:]
    private var selection: [IndexPath] = []
    private(set) lazy var rowSwipe = RowSwipe(of: self)
    private lazy var rowMenus = RowMenus(of: self) { [weak self] point in self?.menu(at: point) }
    var prefetching = Prefetching()

    private struct Supplement: Hashable {
        var kind: String
        var path: IndexPath
        var isDecoration = false
    }

    /// Makes a collection with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        adoptLayout()
        _ = (rowSwipe, rowMenus)
    }

    /// Makes a collection that a document describes; the document's layout is set when it is decoded, a flow until then.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        adoptLayout()
        _ = (rowSwipe, rowMenus)
    }

    /// Puts another layout in place.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    // MARK: Asking the data source

    /// The number of sections.
    open var numberOfSections: Int { itemCounts.count }

    /// The number of items of a section; 0 for one that doesn't exist.
    open func numberOfItems(inSection section: Int) -> Int {
        itemCounts.indices.contains(section) ? itemCounts[section] : 0
    }

    private var itemCounts: [Int] {
        if let counts { return counts }
        guard let dataSource else { return [] }
        let asked = (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
        }
        counts = asked
        return asked
    }

    /// Asks the data source for everything again.
    open func reloadData() {
        counts = nil
        selection = []
        prefetching.forget()
        rowSwipe.close()
        for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) { putAway(cell, from: path) }
        for view in shownSupplements.values { view.removeFromSuperview() }
        (shownCells, shownSupplements) = ([:], [:])
        for row in rows.values { row.removeFromSuperview() }
        rows = [:]
        collectionViewLayout.forgetMeasuredSizes()
        layoutIsStale()
    }

    /// Asks for items again.
    open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Asks for sections again.
    open func reloadSections(_ sections: IndexSet) { reloadData() }
    /// Takes note of items that were added.
    open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Takes note of items that were taken away.
    open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
    /// Makes a group of changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        reloadData()
        completion?(true)
    }

    // MARK: Cells used again

    /// Says what makes cells of a name: instances of a class.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) { cellReuse.register(cellClass, identifier) }
    /// Says what makes cells of a name: the first cell of a nib.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) { cellReuse.register(nib, identifier) }
    /// Says what makes views of a kind and name: instances of a class.
    open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        supplementReuse[elementKind, default: ReusePool()].register(viewClass, identifier)
    }
    /// Says what makes views of a kind and name: the first of a nib.
    open func register(_ nib: UINib?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String) {
        supplementReuse[elementKind, default: ReusePool()].register(nib, identifier)
    }

    /// A cell of a name. Stops as UIKit does when nothing was registered for it.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let cell = cellReuse.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        let size = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.size ?? .zero
        let made = cellReuse.make(identifier) { type in
            ClassInstance.view(of: type, as: UICollectionViewCell.self, frame: CGRect(origin: .zero, size: size))
        }
        guard let made else { failToDequeue("cell", identifier) }
        made.reuseIdentifier = identifier
        return made
    }

    /// A view of a kind and name. Stops as UIKit does when nothing was registered for them.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementReuse[elementKind]?.take(identifier) {
            view.prepareForReuse()
            return view
        }
        let made = supplementReuse[elementKind]?.make(identifier) { type in
            ClassInstance.view(of: type, as: UICollectionReusableView.self, frame: .zero)
        }
        guard let made else { failToDequeue(elementKind, identifier) }
        made.reuseIdentifier = identifier
        return made
    }

    private func failToDequeue(_ kind: String, _ identifier: String) -> Never {
        raise(
            "NSInternalInconsistencyException",
            "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
    }

    // MARK: What is in sight

    /// The cell of an item in sight, or nil.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shownCells[indexPath] }
    /// The item of a cell in sight, or nil.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }
    /// The cells in sight.
    open var visibleCells: [UICollectionViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }
    /// The items in sight.
    open var indexPathsForVisibleItems: [IndexPath] { shownCells.keys.sorted() }
    /// The header, footer or other view in sight, or nil.
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shownSupplements[Supplement(kind: elementKind, path: indexPath)]
    }
    /// What the layout says about an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// The items that are chosen.
    open var indexPathsForSelectedItems: [IndexPath]? { selection }

    /// Chooses an item, without telling the delegate.
    open func selectItem(at indexPath: IndexPath?, animated: Bool) {
        guard let indexPath else { return }
        if !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
            for path in selection where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        shownCells[indexPath]?.isSelected = true
    }

    /// Gives up the choice of an item, without telling the delegate.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        shownCells[indexPath]?.isSelected = false
    }

    // MARK: Layout

    /// Says that the layout's answers no longer hold.
    func layoutIsStale() {
        isPrepared = false
        setNeedsLayout()
    }

    private func adoptLayout() {
        collectionViewLayout.collectionView = self
        layoutIsStale()
    }

    private func prepareLayout() {
        if let preparedSize, preparedSize != bounds.size, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            isPrepared = false
        }
        guard !isPrepared else { return }
        isPrepared = true
        preparedSize = bounds.size
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    /// Brings in what the layout puts in sight and puts away what left. Cells that measure themselves may move others, which may bring in
    /// more; each round measures at least one for the first time, so it ends.
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        backgroundView?.frame = bounds
        if isDragging { rowSwipe.close() }
        var settled = false
        var rounds = 0
        while !settled {
            prepareLayout()
            placeRows()
            let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
            bringIn(attributes)
            rounds += 1
            settled = !measure(attributes) || rounds > 100
            if !settled { isPrepared = false }
        }
        askAhead()
    }

    /// How far a section that scrolls by itself is scrolled.
    func orthogonalOffset(ofSection section: Int) -> CGPoint { rows[section]?.contentOffset ?? .zero }

    /// Gives the sections that scroll by themselves their rows.
    private func placeRows() {
        let bands = collectionViewLayout.orthogonalBands
        for (section, row) in rows where bands[section] == nil {
            row.removeFromSuperview()
            rows[section] = nil
        }
        for (section, band) in bands.sorted(by: { $0.key < $1.key }) {
            let row = rows[section] ?? _UICollectionViewOrthogonalScrollerEmbeddedScrollView(in: self)
            if row.superview == nil {
                rows[section] = row
                addSubview(row)
            }
            row.show(band)
        }
    }

    private func bringIn(_ attributes: [UICollectionViewLayoutAttributes]) {
        let wantedCells = Set(attributes.filter { $0.kind == .cell }.map(\.indexPath))
        for (path, cell) in shownCells where !wantedCells.contains(path) { putAway(cell, from: path) }
        var wantedSupplements: Set<Supplement> = []
        for element in attributes {
            switch element.kind {
            case .cell: showCell(element)
            case .supplementary(let kind):
                let key = Supplement(kind: kind, path: element.indexPath)
                wantedSupplements.insert(key)
                showSupplement(element, key) {
                    dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: element.indexPath)
                }
            case .decoration(let kind):
                let key = Supplement(kind: kind, path: element.indexPath, isDecoration: true)
                wantedSupplements.insert(key)
                showSupplement(element, key) { collectionViewLayout.makeDecoration(kind) }
            }
        }
        for (key, view) in shownSupplements where !wantedSupplements.contains(key) {
            shownSupplements[key] = nil
            view.removeFromSuperview()
            if let identifier = view.reuseIdentifier { supplementReuse[key.kind]?.give(view, identifier) }
        }
    }

    private func showCell(_ attributes: UICollectionViewLayoutAttributes) {
        let path = attributes.indexPath
        let existing = shownCells[path]
        guard let cell = existing ?? dataSource?.collectionView(self, cellForItemAt: path) else { return }
        if existing == nil {
            shownCells[path] = cell
            (cell as? UICollectionViewListCell)?.listLook = listLook(at: path)
            if let row = cell as? UICollectionViewListCell, row.isEditing != isEditing { row.isEditing = isEditing }
            cell.isSelected = selection.contains(path)
            (rows[path.section] ?? self).addSubview(cell)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
        apply(attributes, to: cell)
    }

    private func showSupplement(_ attributes: UICollectionViewLayoutAttributes, _ key: Supplement, make: () -> UICollectionReusableView?) {
        let existing = shownSupplements[key]
        guard let view = existing ?? make() else { return }
        if existing == nil {
            shownSupplements[key] = view
            if attributes.zIndex < 0 { insertSubview(view, at: backgroundView == nil ? 0 : 1) } else { addSubview(view) }
            if !key.isDecoration {
                delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
            }
        }
        apply(attributes, to: view)
    }

    /// Puts the cells in sight where the layout has them; one that is swiped stands aside.
    func placeCells() {
        for (path, cell) in shownCells {
            if let attributes = collectionViewLayout.layoutAttributesForItem(at: path) { apply(attributes, to: cell) }
        }
    }

    private func apply(_ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView) {
        var frame = attributes.frame
        if let row = view.superview as? _UICollectionViewOrthogonalScrollerEmbeddedScrollView {
            frame = frame.offsetBy(dx: -row.frame.minX, dy: -row.frame.minY)
        }
        if attributes.kind == .cell, attributes.indexPath == rowSwipe.openPath {
            rowSwipe.placeButtons(rowFrame: frame)
            frame = frame.offsetBy(dx: rowSwipe.offset(of: attributes.indexPath), dy: 0)
        }
        if attributes.transform.isIdentity {
            if !view.transform.isIdentity { view.transform = .identity }
            if view.frame != frame { view.frame = frame }
        } else {
            view.transform = .identity
            view.frame = frame
            view.transform = attributes.transform
        }
        view.alpha = attributes.alpha
        if view.layer.zPosition != CGFloat(attributes.zIndex) { view.layer.zPosition = CGFloat(attributes.zIndex) }
        if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
        view.apply(attributes)
    }

    /// Lets cells measure themselves where the layout wants that.
    ///
    /// - Returns: whether anything moves because of it.
    private func measure(_ attributes: [UICollectionViewLayoutAttributes]) -> Bool {
        var moves = false
        for element in attributes where element.isEstimated {
            guard let view = shownView(element) else { continue }
            if collectionViewLayout.take(view.preferredLayoutAttributesFitting(element)) { moves = true }
        }
        return moves
    }

    private func shownView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        switch attributes.kind {
        case .cell: shownCells[attributes.indexPath]
        case .supplementary(let kind): shownSupplements[Supplement(kind: kind, path: attributes.indexPath)]
        case .decoration(let kind): shownSupplements[Supplement(kind: kind, path: attributes.indexPath, isDecoration: true)]
        }
    }

    /// Takes a cell out of sight and keeps it for another item.
    private func putAway(_ cell: UICollectionViewCell, from path: IndexPath) {
        shownCells[path] = nil
        if rowSwipe.openPath == path { rowSwipe.close() }
        cell.removeFromSuperview()
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        if let identifier = cell.reuseIdentifier { cellReuse.give(cell, identifier) }
    }
}
