import CoreGraphics
import Foundation

// What a person does with rows: taps, swipes, long presses. Programs choose rows by `selectRow` and tell nobody.

extension UITableView {
    /// A person taps a row, at a point of its cell: an open swipe closes, the controls of editing and the accessory's button do what they are for, else the
    /// row is chosen or given up, and the delegate hears of it.
    package func tapped(_ cell: UITableViewCell, at point: CGPoint) {
        guard let path = indexPath(for: cell), !rowSwipe.close() else { return }
        if isEditing, !allowsSelectionDuringEditing, !allowsMultipleSelectionDuringEditing {
            if cell.isOnEditControl(point) { useEditControl(at: path) }
            return
        }
        if cell.isOnDetailButton(point) {
            delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
            return
        }
        let (single, multiple) =
            isEditing
            ? (allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing) : (allowsSelection, allowsMultipleSelection)
        guard single || multiple, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        if isSelected(path), multiple { return giveUp(path) }
        choose(path, cell, keepsOthers: multiple)
    }

    private func choose(_ path: IndexPath, _ cell: UITableViewCell, keepsOthers: Bool) {
        let delegate = delegate
        guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
        if !keepsOthers { for other in indexPathsForSelectedRows ?? [] where other != chosen { giveUp(other) } }
        selectRow(at: chosen, animated: false, scrollPosition: .none)
        // UIKit prepares the segue of a cell before the delegate hears of the choice.
        cell.selectionSegue?()
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    private func giveUp(_ path: IndexPath) {
        guard let given = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
        deselectRow(at: given, animated: false)
        delegate?.tableView(self, didDeselectRowAt: given)
    }

    /// The sign at the leading side while the table is edited: plus inserts at once, minus uncovers the button that deletes.
    private func useEditControl(at path: IndexPath) {
        switch shownEditingStyle(at: path) {
        case .none: break
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .delete: rowSwipe.uncover(deletion(at: path), at: path)
        }
    }

    /// What a row shows at its leading side while the table is edited.
    package func shownEditingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard canEdit(path) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration {
        let title = delegate.map { $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) } ?? "Delete"
        return UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
                if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
                done(true)
            }
        ])
    }

    /// Asks the prefetching data source for the rows of the next screen.
    func askAhead() {
        guard isPrefetchingEnabled, let source = prefetchDataSource, bounds.height > 0 else { return }
        let stretch = prefetching.ahead(of: bounds.minY...bounds.maxY)
        let rows = geometryNow.rows(from: stretch.lowerBound, to: stretch.upperBound)
        let (ask, cancel) = prefetching.update(visible: Set(shownCells.keys), ahead: rows)
        if !cancel.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancel) }
        if !ask.isEmpty { source.tableView(self, prefetchRowsAt: ask) }
    }
}

extension UITableView: SwipeableList {
    func swipeRow(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func swipeFrame(of path: IndexPath) -> CGRect? { shownCells[path] == nil ? nil : frame(ofRow: path) }

    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard !isEditing, canEdit(path) else { return nil }
        return isLeading
            ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }

    func swipeChanged(at path: IndexPath, isOpen: Bool) {
        if isOpen {
            delegate?.tableView(self, willBeginEditingRowAt: path)
        } else {
            delegate?.tableView(self, didEndEditingRowAt: path)
        }
    }

    func placeSwipedRows() { placeRows() }
}

extension UITableViewCell {
    /// Whether a point of the cell is on the sign at its leading side, which takes 40 points (measured).
    fileprivate func isOnEditControl(_ point: CGPoint) -> Bool { (isRightToLeft ? bounds.width - point.x : point.x) < 40 }

    /// Whether a point of the cell is on the i of its accessory: beyond the content, and before the chevron where there is one.
    fileprivate func isOnDetailButton(_ point: CGPoint) -> Bool {
        let type = isEditing ? editingAccessoryType : accessoryType
        guard accessoryView == nil, type == .detailButton || type == .detailDisclosureButton else { return false }
        let fromEnd = isRightToLeft ? point.x : bounds.width - point.x
        return fromEnd <= (type == .detailButton ? 40 : 58.5) && fromEnd >= (type == .detailButton ? 0 : 26.5)
    }
}
