import CoreGraphics
import Foundation

// What a person does with items: taps, swipes in lists, long presses. Programs choose items by `selectItem` and tell nobody.

extension UICollectionView {
    /// A person taps an item: an open swipe closes, else the item is chosen or given up, and the delegate hears of it.
    package func tapped(_ cell: UICollectionViewCell, at point: CGPoint) {
        let (single, multiple) =
            isEditing
            ? (allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing) : (allowsSelection, allowsMultipleSelection)
        guard let path = indexPath(for: cell), !rowSwipe.close() else { return }
        if (cell as? UICollectionViewListCell)?.useSign(at: point) == true { return }
        guard single || multiple, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        if multiple, indexPathsForSelectedItems?.contains(path) == true {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            return giveUp(path)
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !multiple { for other in indexPathsForSelectedItems ?? [] where other != path { giveUp(other) } }
        selectItem(at: path, animated: false)
        cell.selectionSegue?()
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    /// The menu at a point of the content, with the rectangle it stands beside.
    func menu(at point: CGPoint) -> (configuration: UIContextMenuConfiguration, frame: CGRect)? {
        let path = swipeRow(at: point)
        let paths = path.map { [$0] } ?? []
        let newer = delegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
        let older = path.flatMap { delegate?.collectionView(self, contextMenuConfigurationForItemAt: $0, point: point) }
        let frame = path.flatMap { layoutAttributesForItem(at: $0)?.frame } ?? CGRect(origin: point, size: .zero)
        return (newer ?? older).map { ($0, frame) }
    }

    private func giveUp(_ path: IndexPath) {
        deselectItem(at: path, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    // MARK: Moving items

    /// Begins to move an item, as a recogniser of the app's does. - Returns: whether the data source lets it be moved.
    @discardableResult
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false else { return false }
        moving = (indexPath, indexPath)
        return true
    }

    /// Moves the item to a point of the content, in points: it goes where the item there stands.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let moving, let path = indexPathForItem(at: targetPosition) else { return }
        self.moving = (moving.from, path)
    }

    /// Ends the move: the data source follows, and everything is asked for again.
    public func endInteractiveMovement() {
        guard let moving else { return }
        self.moving = nil
        guard moving.from != moving.to else { return }
        dataSource?.collectionView(self, moveItemAt: moving.from, to: moving.to)
        reloadData()
    }

    /// Gives the move up.
    public func cancelInteractiveMovement() { moving = nil }

    /// Asks the prefetching data source for the items of the next screen along the axis on which the content is longer than the collection.
    func askAhead() {
        guard isPrefetchingEnabled, let source = prefetchDataSource else { return }
        let isVertical = contentSize.height - bounds.height >= contentSize.width - bounds.width
        let sight = isVertical ? bounds.minY...bounds.maxY : bounds.minX...bounds.maxX
        let stretch = prefetching.ahead(of: sight)
        let length = stretch.upperBound - stretch.lowerBound
        let rect =
            isVertical
            ? CGRect(x: bounds.minX, y: stretch.lowerBound, width: bounds.width, height: length)
            : CGRect(x: stretch.lowerBound, y: bounds.minY, width: length, height: bounds.height)
        let ahead = (collectionViewLayout.layoutAttributesForElements(in: rect) ?? []).filter { $0.kind == .cell }.map(\.indexPath)
        let (ask, cancel) = prefetching.update(visible: Set(indexPathsForVisibleItems), ahead: ahead)
        if !cancel.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: cancel) }
        if !ask.isEmpty { source.collectionView(self, prefetchItemsAt: ask) }
    }
}

extension UICollectionView: SwipeableList {
    func swipeRow(at point: CGPoint) -> IndexPath? {
        shownCells.first { path, _ in collectionViewLayout.layoutAttributesForItem(at: path)?.frame.contains(point) ?? false }?.key
    }

    func swipeFrame(of path: IndexPath) -> CGRect? { shownCells[path] == nil ? nil : layoutAttributesForItem(at: path)?.frame }

    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let list = collectionViewLayout.listConfiguration(ofSection: path.section) else { return nil }
        return (isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider)?(path)
    }

    func swipeChanged(at path: IndexPath, isOpen: Bool) {}

    func placeSwipedRows() { placeCells() }
}
