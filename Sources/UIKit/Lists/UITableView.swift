import Foundation

/// A column of rows in sections, of which only those in sight exist as views.
///
/// Heights are asked for all rows, or guessed where they are automatic; a row that comes into sight is measured by its constraints and keeps
/// that height until the table is reloaded (measured on iOS). `UITableView+Layout.swift` has the geometry.
/// Apple: https://developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor open class UITableView: UIScrollView {
    /// Hears of rows that are about to be needed: those of the next screen in the direction of scrolling.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            prefetching.forget()
            setNeedsLayout()
        }
    }
    /// Whether rows are asked for ahead.
    open var isPrefetchingEnabled = true
    /// Whether a person can choose rows while the table is edited.
    open var allowsSelectionDuringEditing = false
    /// Whether a person can choose several rows while the table is edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Moves a row: reloads.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
    /// Moves a section: reloads.
    open func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }
    /// Sets up the cells of rows again: reloads.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
    /// Scrolls to the chosen row.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }
    /// The title of the index that stands for the search bar.
    public static let indexSearch = "{search}"

    /// The look. Raw values are Apple's.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge, headers that stay in sight.
        case plain = 0
        /// Sections apart.
        case grouped = 1
        /// Sections as cards, 16 points from the edges.
        case insetGrouped = 2
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// A line of one pixel.
        case singleLine = 1
    }

    /// Where a row should come when it is scrolled to. Raw values are Apple's.
    public enum ScrollPosition: Int, Sendable {
        /// Into sight by the shortest way.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// How rows come and go; nothing moves here.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }

    /// The height that means: by the constraints of the content. -1.
    public nonisolated static let automaticDimension: CGFloat = -1

    /// The look.
    open private(set) var style: Style
    /// The sections and cells that a document gives a static table.
    var staticContent: StaticTableContent?
    /// The object that has the rows.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// The object that is asked about sizes and hears of choices.
    @_nonoverride open var delegate: (any UITableViewDelegate)? {
        get { scrollDelegate as? any UITableViewDelegate }
        set {
            scrollDelegate = newValue
            reloadData()
        }
    }
    /// The height of rows in points, or automatic.
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetGeometry() } }
    /// The height of headers in points, or automatic.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { forgetGeometry() } }
    /// The height of footers in points, or automatic.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { forgetGeometry() } }
    /// The guess for rows of automatic height, in points; automatic stands for 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetGeometry() } }
    /// The guess for headers, in points. Headers are all measured before the table is laid out, so the guess stands for nothing.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
    /// The guess for footers, in points. Footers are all measured before the table is laid out, so the guess stands for nothing.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
    /// The room above each titled header of a plain table, in points: 22 since iOS 15.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { forgetGeometry() } }
    /// The lines between rows.
    open var separatorStyle: SeparatorStyle = .singleLine
    /// Their colour.
    open var separatorColor: UIColor? = .separator
    /// How far they stay from the edges, in points.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether the margins of cells widen until no more is left than text is read well in.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { reloadData() } }
    }
    /// Whether rows can be chosen.
    open var allowsSelection = true
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// The view behind the rows.
    open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
    /// The view above all rows; its height counts, its width becomes the table's.
    open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
    /// The view below all rows; its height counts, its width becomes the table's.
    open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
    /// Whether rows show their editing controls.
    open var isEditing = false {
        didSet { for (path, cell) in shownCells { cell.setEditing(isEditing && canEdit(path), animated: false) } }
    }

    /// Whether the data source lets a row be edited.
    func canEdit(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? false }

    /// Shows or hides the editing controls.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    var geometry: TableGeometry?
    var measuredHeights: [IndexPath: CGFloat] = [:]
    var shownCells: [IndexPath: UITableViewCell] = [:]
    var shownHeaders: [Int: UIView] = [:]
    var shownFooters: [Int: UIView] = [:]
    var reuse = ReusePool<UITableViewCell>()
    var supplementaryReuse = ReusePool<UITableViewHeaderFooterView>()
    private var selection: [IndexPath] = []
    private(set) lazy var rowSwipe = RowSwipe(of: self)
    private lazy var rowMenus = RowMenus(of: self) { [weak self] point in
        guard let self, let path = indexPathForRow(at: point), let frame = frame(ofRow: path) else { return nil }
        return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point).map { ($0, frame) }
    }
    var prefetching = Prefetching()

    /// Makes a table of a look.
    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a table that a document describes.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        alwaysBounceVertical = true
        _ = (rowSwipe, rowMenus)
        if backgroundColor == nil { backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground }
    }

    /// Sets the look, as the decoding of a document does.
    package func become(_ style: Style) {
        self.style = style
        forgetGeometry()
    }

    // MARK: Asking the data source

    /// The number of sections.
    open var numberOfSections: Int { geometryNow.sections.count }

    /// The number of rows of a section; 0 for one that doesn't exist.
    open func numberOfRows(inSection section: Int) -> Int {
        geometryNow.sections.indices.contains(section) ? geometryNow.sections[section].rows.count : 0
    }

    /// Asks the data source for everything again.
    open func reloadData() {
        measuredHeights = [:]
        selection = []
        prefetching.forget()
        forgetGeometry()
        rowSwipe.close()
        for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) { putAway(cell, from: path) }
        for view in Array(shownHeaders.values) + Array(shownFooters.values) { view.removeFromSuperview() }
        (shownHeaders, shownFooters) = ([:], [:])
    }

    /// Asks for rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        for path in indexPaths {
            measuredHeights[path] = nil
            if let cell = shownCells[path] { putAway(cell, from: path) }
        }
        forgetGeometry()
    }

    /// Asks for sections again; here the whole table, whose sections may have moved.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Takes note of rows that were added.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Takes note of rows that were taken away.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
    /// Takes note of sections that were added.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Takes note of sections that were taken away.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
    /// Begins a group of changes.
    open func beginUpdates() {}
    /// Ends a group of changes; heights are asked for again.
    open func endUpdates() {
        measuredHeights = [:]
        forgetGeometry()
    }
    /// Makes a group of changes.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        endUpdates()
        completion?(true)
    }

    // MARK: Choosing

    /// The row that is chosen first.
    open var indexPathForSelectedRow: IndexPath? { selection.first }
    /// The rows that are chosen.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Chooses a row, without telling the delegate.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let indexPath else {
            for path in selection { deselectRow(at: path, animated: animated) }
            return
        }
        if !(isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection) {
            for path in selection where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        shownCells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Gives up the choice of a row, without telling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        shownCells[indexPath]?.setSelected(false, animated: animated)
    }

    func isSelected(_ path: IndexPath) -> Bool { selection.contains(path) }

    // MARK: Layout

    /// Lays out headers, footers and the rows in sight.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if isDragging { rowSwipe.close() }
        layOutRows()
        askAhead()
    }

    override func sizeDidChange(from oldSize: CGSize) {
        super.sizeDidChange(from: oldSize)
        if oldSize.width != bounds.width { measuredHeights = [:] }
        forgetGeometry()
    }

    func forgetGeometry() {
        geometry = nil
        setNeedsLayout()
    }

    private func exchange(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        forgetGeometry()
    }
}

extension UIScrollView {
    /// The delegate as a scroll view's own; subclasses show it under a narrower type.
    var scrollDelegate: (any UIScrollViewDelegate)? {
        get { delegate }
        set { delegate = newValue }
    }
}
