import Foundation

/// Where a header or footer stands that stays in sight as long as its section does: along the scrolling, in points of the content.
enum PinnedBand {
    /// A header: at the beginning of what is in sight, until the section's end pushes it out (measured for tables: facts P9).
    static func header(_ natural: CGFloat, length: CGFloat, sightStart: CGFloat, sectionEnd: CGFloat) -> CGFloat {
        min(max(natural, sightStart), max(natural, sectionEnd - length))
    }

    /// A footer: at the end of what is in sight, until the section's beginning pushes it out.
    static func footer(_ natural: CGFloat, length: CGFloat, sightEnd: CGFloat, sectionStart: CGFloat) -> CGFloat {
        max(min(natural, sightEnd - length), min(natural, sectionStart))
    }
}

extension UICollectionViewLayoutAttributes {
    /// The same as it stands while it is pinned to what is in sight; it lies over the cells.
    func pinned(isHeader: Bool, axis: FlowAxis, section: ClosedRange<CGFloat>, in view: UICollectionView)
        -> UICollectionViewLayoutAttributes
    {
        let sight = view.bounds.inset(by: view.adjustedContentInset)
        let length = axis.along(frame.size)
        let natural = axis.isVertical ? frame.minY : frame.minX
        let (start, end) = axis.isVertical ? (sight.minY, sight.maxY) : (sight.minX, sight.maxX)
        let place =
            isHeader
            ? PinnedBand.header(natural, length: length, sightStart: start, sectionEnd: section.upperBound)
            : PinnedBand.footer(natural, length: length, sightEnd: end, sectionStart: section.lowerBound)
        let copy = duplicate()
        if axis.isVertical { copy.frame.origin.y = place } else { copy.frame.origin.x = place }
        copy.zIndex = 1024
        return copy
    }
}
