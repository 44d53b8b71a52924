import CoreGraphics
import Foundation

// The geometry of a table with the metrics of iOS 15 to 18: rows 44, headers of plain tables 28 with 22 above them, cards 16 from the edges.

extension UITableView {
    /// The present geometry; computed when something it goes by has changed.
    var geometryNow: TableGeometry {
        if let geometry { return geometry }
        let computed = computeGeometry()
        geometry = computed
        return computed
    }

    private func computeGeometry() -> TableGeometry {
        let header = TableGeometry.Band(y: 0, height: max(0, tableHeaderView?.bounds.height ?? 0))
        var y = header.maxY
        let count = max(0, dataSource.map { $0.numberOfSections(in: self) } ?? 0)
        let sections = (0..<count).map { index -> TableGeometry.Section in
            let section = computeSection(index, from: y)
            y = section.extent.maxY
            return section
        }
        let footer = TableGeometry.Band(y: y, height: max(0, tableFooterView?.bounds.height ?? 0))
        return TableGeometry(tableHeader: header, sections: sections, tableFooter: footer)
    }

    private func computeSection(_ index: Int, from start: CGFloat) -> TableGeometry.Section {
        let header = TableGeometry.Band(y: start + topPadding(index), height: headerHeight(index))
        var y = header.maxY
        let count = max(0, dataSource?.tableView(self, numberOfRowsInSection: index) ?? 0)
        let rows = (0..<count).map { row -> TableGeometry.Band in
            let band = TableGeometry.Band(y: y, height: height(at: IndexPath(row: row, section: index)))
            y = band.maxY
            return band
        }
        let footer = TableGeometry.Band(y: y, height: footerHeight(index))
        return TableGeometry.Section(
            header: header, rows: rows, footer: footer, extent: TableGeometry.Band(y: start, height: footer.maxY - start))
    }

    // MARK: Heights

    /// What the delegate or the table says; for automatic rows the measured height, or the guess until they were in sight.
    private func height(at path: IndexPath) -> CGFloat {
        let asked = sane(delegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
        if asked >= 0 { return asked }
        if let measured = measuredHeights[path] { return measured }
        let guess = sane(delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight)
        return guess > 0 ? guess : 44
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let asked = sane(delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
        if asked >= 0 { return asked }
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) ?? shownHeaders[section] { return fitted(view) }
        let isTitled = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        switch style {
        case .plain: return isTitled ? 28 : 0
        case .grouped, .insetGrouped: return section == 0 ? (isTitled ? 55.5 : 35) : (isTitled ? 38 : 17.5)
        }
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let asked = sane(delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
        if asked >= 0 { return asked }
        if let view = delegate?.tableView(self, viewForFooterInSection: section) ?? shownFooters[section] { return fitted(view) }
        let isTitled = dataSource?.tableView(self, titleForFooterInSection: section) != nil
        switch style {
        case .plain: return isTitled ? 28 : 0
        case .grouped, .insetGrouped: return isTitled ? 30 : 17.5
        }
    }

    private func topPadding(_ section: Int) -> CGFloat {
        guard style == .plain, headerHeight(section) > 0 else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : 22
    }

    private func fitted(_ view: UIView) -> CGFloat {
        let fit = view.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return fit.height > 0 ? fit.height : view.bounds.height
    }

    private func sane(_ height: CGFloat) -> CGFloat { height.isFinite ? height : 0 }

    private var rowX: CGFloat { style == .insetGrouped ? 16 : 0 }
    private var rowWidth: CGFloat { max(0, bounds.width - 2 * rowX) }

    // MARK: What is in sight

    /// Brings in the rows that came into sight, puts away those that left, and measures automatic ones. A height that comes out different from
    /// the guess moves everything below it, which may bring in more; each round measures at least one row, so it ends.
    func layOutRows() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        repeat {
            let paths = geometryNow.rows(from: bounds.minY, to: bounds.maxY)
            bringIn(paths)
            if !measure(paths) { break }
            geometry = nil
        } while true
        contentSize = CGSize(width: bounds.width, height: geometryNow.contentHeight)
        placeRows()
        placeSupplements()
        backgroundView?.frame = bounds
        tableHeaderView?.frame = band(geometryNow.tableHeader, x: 0, width: bounds.width)
        tableFooterView?.frame = band(geometryNow.tableFooter, x: 0, width: bounds.width)
    }

    private func bringIn(_ paths: [IndexPath]) {
        let wanted = Set(paths)
        for (path, cell) in shownCells where !wanted.contains(path) { putAway(cell, from: path) }
        for path in paths where shownCells[path] == nil {
            guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { continue }
            cell.frame.size.width = rowWidth
            setReadableMargins(of: cell)
            if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level > 0 { cell.indentationLevel = level }
            let edits = isEditing && canEdit(path)
            if cell.isEditing != edits { cell.setEditing(edits, animated: false) }
            if isSelected(path) { cell.setSelected(true, animated: false) }
            shownCells[path] = cell
            insertSubview(cell, at: 0)
            delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
    }

    /// Measures the automatic rows that are in sight for the first time.
    ///
    /// - Returns: whether a height differs from what the geometry has.
    private func measure(_ paths: [IndexPath]) -> Bool {
        var changed = false
        for path in paths where measuredHeights[path] == nil {
            let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
            guard asked < 0, let cell = shownCells[path] else { continue }
            cell.frame.size.width = rowWidth
            let fit = cell.systemLayoutSizeFitting(
                CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
            let height = PixelScale(pixelScale).up(fit.height)
            measuredHeights[path] = height
            if height != geometryNow.sections[path.section].rows[path.row].height { changed = true }
        }
        return changed
    }

    /// Widens a cell's margins until its content is no wider than the table's readable guide, where the app wants that.
    private func setReadableMargins(of cell: UITableViewCell) {
        guard cellLayoutMarginsFollowReadableWidth else { return }
        let readable = readableInsets
        (cell.layoutMargins.left, cell.layoutMargins.right) = (max(16, readable.left - rowX), max(16, readable.right - rowX))
    }

    /// Puts the rows in sight where they are; one that is swiped stands aside.
    func placeRows() {
        for (path, cell) in shownCells {
            guard let frame = frame(ofRow: path) else { continue }
            cell.frame = frame.offsetBy(dx: rowSwipe.offset(of: path), dy: 0)
            if path == rowSwipe.openPath { rowSwipe.placeButtons(rowFrame: frame) }
        }
    }

    /// The rectangle of a row's cell at rest, in the content; nil for a row that doesn't exist.
    func frame(ofRow path: IndexPath) -> CGRect? {
        guard geometryNow.sections.indices.contains(path.section) else { return nil }
        let rows = geometryNow.sections[path.section].rows
        return rows.indices.contains(path.row) ? band(rows[path.row], x: rowX, width: rowWidth) : nil
    }

    private func placeSupplements() {
        for (index, section) in geometryNow.sections.enumerated() {
            let isInSight = section.extent.maxY > bounds.minY && section.extent.y < bounds.maxY
            placeHeader(index, section, isInSight)
            placeFooter(index, section, isInSight)
        }
    }

    private func placeHeader(_ index: Int, _ section: TableGeometry.Section, _ isInSight: Bool) {
        guard isInSight, section.header.height > 0 else {
            shownHeaders.removeValue(forKey: index)?.removeFromSuperview()
            return
        }
        let view = shownHeaders[index] ?? makeHeader(index)
        guard let view else { return }
        if view.superview !== self {
            addSubview(view)
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
        }
        shownHeaders[index] = view
        var frame = section.header
        if style == .plain {
            // A header stays at the top of the sight until its section's end pushes it out (measured: rows to 274, offset 260: y -14).
            let top = bounds.minY + adjustedContentInset.top
            frame.y = min(max(frame.y, top), max(frame.y, section.footer.maxY - frame.height))
        }
        view.frame = band(frame, x: rowX, width: rowWidth)
    }

    private func placeFooter(_ index: Int, _ section: TableGeometry.Section, _ isInSight: Bool) {
        guard isInSight, section.footer.height > 0, let view = shownFooters[index] ?? makeFooter(index) else {
            shownFooters.removeValue(forKey: index)?.removeFromSuperview()
            return
        }
        if view.superview !== self {
            addSubview(view)
            delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
        }
        shownFooters[index] = view
        view.frame = band(section.footer, x: rowX, width: rowWidth)
    }

    private func makeHeader(_ section: Int) -> UIView? {
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
        return dataSource?.tableView(self, titleForHeaderInSection: section).map { titleView($0, isHeader: true) }
    }

    private func makeFooter(_ section: Int) -> UIView? {
        if let view = delegate?.tableView(self, viewForFooterInSection: section) { return view }
        return dataSource?.tableView(self, titleForFooterInSection: section).map { titleView($0, isHeader: false) }
    }

    private func band(_ band: TableGeometry.Band, x: CGFloat, width: CGFloat) -> CGRect {
        CGRect(x: x, y: band.y, width: width, height: band.height)
    }
}
