import Foundation

extension UICollectionView {
    /// Where an item should come when it is scrolled to. Raw values are Apple's.
    ///
    /// Apple: https://developer.apple.com/documentation/uikit/uicollectionview/scrollposition
    public struct ScrollPosition: OptionSet, Sendable, Hashable {
        /// One bit for each position.
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle from left to right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// Scrolls to an item, along each axis that a position is given for, and no further than the content goes; an item that doesn't exist is ignored.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let sight = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        if scrollPosition.contains(.top) {
            offset.y += frame.minY - sight.minY
        } else if scrollPosition.contains(.centeredVertically) {
            offset.y += frame.midY - sight.midY
        } else if scrollPosition.contains(.bottom) {
            offset.y += frame.maxY - sight.maxY
        }
        if scrollPosition.contains(.left) {
            offset.x += frame.minX - sight.minX
        } else if scrollPosition.contains(.centeredHorizontally) {
            offset.x += frame.midX - sight.midX
        } else if scrollPosition.contains(.right) {
            offset.x += frame.maxX - sight.maxX
        }
        setContentOffset(clamped(offset), animated: animated)
    }

    /// Chooses an item, without telling the delegate, and scrolls to it where a position is given.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectItem(at: indexPath, animated: animated)
        if let indexPath, !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// The item at a point of the content, or nil.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        indexPathsForVisibleItems.first { path in
            guard let cell = cellForItem(at: path) else { return false }
            return convert(cell.bounds, from: cell).contains(point)
        }
    }

    /// Takes note of an item that was moved.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
}
