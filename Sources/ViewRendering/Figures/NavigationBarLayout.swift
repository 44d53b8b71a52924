import Foundation

/// Where the parts of a navigation bar stand (iOS 7 to 18), from the widths of what it shows.
struct NavigationBarLayout: Equatable {
    /// Widths in points of what stands in the bar, each side from its edge inwards.
    struct Parts: Equatable {
        var leading: [Double] = []
        var trailing: [Double] = []
        /// The back button's chevron and title; nil without one.
        var back: Double?
        var title: Double = 0
        var hasPrompt = false
        var hasLargeTitle = false
    }

    static let promptHeight = 30.0
    static let largeTitleHeight = 52.0
    static let itemGap = 16.0
    static let titleGap = 6.0

    /// The row of the title and the buttons.
    let row: CGRect
    let prompt: CGRect?
    let largeTitle: CGRect?
    let back: CGRect?
    let leading: [CGRect]
    let trailing: [CGRect]
    /// Where the title is written: in the middle of the bar as far as the buttons leave room.
    let title: CGRect

    init(in bounds: CGRect, rowHeight: Double, parts: Parts, rightToLeft: Bool) {
        let margin = bounds.width >= 414 ? 20.0 : 16
        let top = bounds.minY + (parts.hasPrompt ? Self.promptHeight : 0)
        let height = min(rowHeight, max(0, bounds.maxY - top))
        row = CGRect(x: bounds.minX, y: top, width: bounds.width, height: height)
        prompt = parts.hasPrompt ? CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.promptHeight) : nil
        largeTitle =
            parts.hasLargeTitle
            ? CGRect(x: bounds.minX + margin, y: row.maxY, width: max(0, bounds.width - 2 * margin), height: Self.largeTitleHeight) : nil

        var (left, right) = (bounds.minX + margin, bounds.maxX - margin)
        let row = row
        func place(_ width: Double, atLeft: Bool) -> CGRect {
            defer { if atLeft { left += width + Self.itemGap } else { right -= width + Self.itemGap } }
            return CGRect(x: atLeft ? left : right - width, y: row.minY, width: width, height: row.height)
        }
        if let width = parts.back {
            // The chevron stands 8 from the edge.
            if rightToLeft { right += margin - 8 } else { left -= margin - 8 }
            back = place(width, atLeft: !rightToLeft)
        } else {
            back = nil
        }
        leading = parts.leading.map { place($0, atLeft: !rightToLeft) }
        trailing = parts.trailing.map { place($0, atLeft: rightToLeft) }
        title = Self.titleRect(width: parts.title, in: row, from: left, to: right, margin: margin)
    }

    private static func titleRect(width: Double, in row: CGRect, from left: Double, to right: Double, margin: Double) -> CGRect {
        // `left` and `right` already stand a gap behind the last item.
        let least = left - itemGap + titleGap
        let most = right + itemGap - titleGap
        let room = max(0, most - least)
        let width = min(width, room)
        let x = max(least, min(most - width, row.midX - width / 2))
        return CGRect(x: x, y: row.minY, width: width, height: row.height)
    }
}
