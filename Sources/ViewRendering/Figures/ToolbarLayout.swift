import Foundation

/// Where the items of a toolbar stand: flexible spaces share what the items leave.
enum ToolbarLayout {
    /// What stands in a toolbar.
    enum Item: Equatable {
        case item(width: Double)
        case fixed(Double)
        case flexible
    }

    static let margin = 16.0
    static let gap = 12.0

    /// One rectangle for each item, spaces too, in reading order.
    static func rects(of items: [Item], in bounds: CGRect, rightToLeft: Bool) -> [CGRect] {
        let widths = items.map { item in
            switch item {
            case .item(let width), .fixed(let width): width
            case .flexible: 0.0
            }
        }
        let gaps = zip(items, items.dropFirst()).map { isItem($0) && isItem($1) ? gap : 0 }
        let used = widths.reduce(0, +) + gaps.reduce(0, +)
        let flexible = items.filter { $0 == .flexible }.count
        let share = flexible > 0 ? max(0, bounds.width - 2 * margin - used) / Double(flexible) : 0
        var x = bounds.minX + margin
        return items.indices.map { index in
            let width = items[index] == .flexible ? share : widths[index]
            defer { x += width + (index < gaps.count ? gaps[index] : 0) }
            let left = rightToLeft ? bounds.minX + bounds.maxX - x - width : x
            return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
        }
    }

    private static func isItem(_ item: Item) -> Bool {
        if case .item = item { true } else { false }
    }
}
