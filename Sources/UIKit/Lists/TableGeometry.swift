import Foundation

/// Where everything of a table lies in its content, as a value: computed from heights, then searched.
struct TableGeometry {
    /// A stretch of the content from top to bottom, in points.
    struct Band: Equatable {
        var y: CGFloat
        var height: CGFloat
        var maxY: CGFloat { y + height }
    }

    /// One section: header, rows, footer.
    struct Section {
        var header: Band
        var rows: [Band]
        var footer: Band
        /// From the top of the header, with its padding, to the end of the footer.
        var extent: Band
    }

    var tableHeader: Band
    var sections: [Section]
    var tableFooter: Band
    var contentHeight: CGFloat { tableFooter.maxY }

    /// The rows that meet a stretch of the content, found by bisection in each section.
    func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
        sections.enumerated().flatMap { section, geometry -> [IndexPath] in
            guard geometry.extent.maxY > top, geometry.extent.y < bottom else { return [] }
            let first = geometry.rows.partitioningIndex { $0.maxY > top }
            let end = geometry.rows.partitioningIndex { $0.y >= bottom }
            return (first..<max(first, end)).map { IndexPath(row: $0, section: section) }
        }
    }
}

extension Array {
    /// The first index at which a condition holds that, once it holds, holds to the end.
    func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
