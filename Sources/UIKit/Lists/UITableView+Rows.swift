import Foundation

// Rectangles, cells in sight, scrolling to rows, and cells used again.

extension UITableView {
    /// The cell of a row in sight, or nil.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

    /// The row of a cell in sight, or nil.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { shownCells.first { $0.value === cell }?.key }

    /// The cells in sight, from top to bottom.
    public var visibleCells: [UITableViewCell] { shownCells.sorted { $0.key < $1.key }.map(\.value) }

    /// The rows in sight, from top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

    /// The row at a point of the content, or nil.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        geometryNow.rows(from: point.y, to: point.y.nextUp).first
    }

    /// The rectangle of a row in the content, in points; zero for a row that doesn't exist.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        let sections = geometryNow.sections
        guard sections.indices.contains(indexPath.section), sections[indexPath.section].rows.indices.contains(indexPath.row) else {
            return .zero
        }
        let row = sections[indexPath.section].rows[indexPath.row]
        return CGRect(x: 0, y: row.y, width: bounds.width, height: row.height)
    }

    /// The rectangle of a section in the content, in points; zero for one that doesn't exist.
    public func rect(forSection section: Int) -> CGRect {
        guard geometryNow.sections.indices.contains(section) else { return .zero }
        let extent = geometryNow.sections[section].extent
        return CGRect(x: 0, y: extent.y, width: bounds.width, height: extent.height)
    }

    /// The rectangle of a section's header in the content, in points.
    public func rectForHeader(inSection section: Int) -> CGRect {
        guard geometryNow.sections.indices.contains(section) else { return .zero }
        let header = geometryNow.sections[section].header
        return CGRect(x: 0, y: header.y, width: bounds.width, height: header.height)
    }

    /// The view above a section in sight, or nil.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        shownHeaders[section] as? UITableViewHeaderFooterView
    }

    /// Scrolls to a row; one that doesn't exist is ignored.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let rect = rectForRow(at: indexPath)
        guard rect != .zero else { return }
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        let least = -inset.top
        let greatest = max(least, geometryNow.contentHeight + inset.bottom - bounds.height)
        var y = contentOffset.y
        switch scrollPosition {
        case .top: y = rect.minY - inset.top
        case .middle: y = rect.midY - room / 2 - inset.top
        case .bottom: y = rect.maxY + inset.bottom - bounds.height
        case .none:
            if rect.minY < y + inset.top {
                y = rect.minY - inset.top
            } else if rect.maxY > y + bounds.height - inset.bottom {
                y = rect.maxY + inset.bottom - bounds.height
            }
        }
        setContentOffset(CGPoint(x: contentOffset.x, y: min(max(y, least), greatest)), animated: animated)
    }

    // MARK: Cells used again

    /// Says what makes cells of a name: instances of a class.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        reuse.register(cellClass, identifier)
    }

    /// Says what makes cells of a name: the first cell of a nib.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        reuse.register(nib, identifier)
    }

    /// Says what makes headers and footers of a name: the first of a nib.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        supplementaryReuse.register(nib, identifier)
    }

    /// Says what makes headers and footers of a name: instances of a class.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        supplementaryReuse.register(aClass, identifier)
    }

    /// A cell of a name: one that left sight, or a new one; nil when nothing was registered for the name.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = reuse.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return reuse.make(identifier) { type in ClassInstance.cell(of: type, style: .default, reuseIdentifier: identifier) }
    }

    /// A cell of a name. Stops as UIKit does when nothing was registered for it.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        raise(
            "NSInternalInconsistencyException",
            "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
        )
    }

    /// A header or footer of a name; nil when nothing was registered for it.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        if let view = supplementaryReuse.take(identifier) {
            view.prepareForReuse()
            return view
        }
        return supplementaryReuse.make(identifier) { type in ClassInstance.headerFooter(of: type, reuseIdentifier: identifier) }
    }

    /// Takes a cell out of sight and keeps it for another row.
    func putAway(_ cell: UITableViewCell, from path: IndexPath) {
        shownCells[path] = nil
        if rowSwipe.openPath == path { rowSwipe.close() }
        cell.removeFromSuperview()
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        if let identifier = cell.reuseIdentifier { reuse.give(cell, identifier) }
    }
}
