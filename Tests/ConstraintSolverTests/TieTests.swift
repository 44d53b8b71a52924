import ConstraintSolver
import Testing

/// Ties among equal priorities, as measured on iOS 26.1 (iPhone 16, 20 rows of frames published with the layout probes of an open
/// UIKit port). A row is 393 wide; two or three items stand in it, 20 from its edges and 24 apart.
struct TieTests {
    struct Item {
        var width: Double
        var hugging: Float = 250
        var resistance: Float = 750
        var wraps = false
    }

    /// The widths of items in a row, entered as UIKit does: sizes of the items in the order in which constraints mention them, then the
    /// constraints, then once more the sizes of wrapping labels.
    func widths(_ items: [Item], mentioned order: [Int]? = nil, row: Double = 393) throws -> [Double] {
        var solver = Solver()
        let x = items.map { _ in solver.addVariable() }, w = items.map { _ in solver.addVariable() }
        func sizes(late: Bool) throws {
            for i in order ?? Array(items.indices) where items[i].wraps == late {
                let size = w[i] - items[i].width
                _ = try solver.add(size, .lessThanOrEqual, priority: Priority(items[i].hugging), entersLate: late)
                _ = try solver.add(size, .greaterThanOrEqual, priority: Priority(items[i].resistance), entersLate: late)
            }
        }
        try sizes(late: false)
        _ = try solver.add(x[0] - 20, .equal)
        for i in items.indices.dropLast() { _ = try solver.add(x[i] + w[i] - LinearExpression(x[i + 1]) + 24, .equal) }
        _ = try solver.add(x[items.count - 1] + w[items.count - 1] - (row - 20), .equal)
        try sizes(late: true)
        #expect(solver.solve().conflicts.isEmpty)
        return w.map { (solver.value(of: $0) * 1000).rounded() / 1000 }
    }

    let download = Item(width: 83.667), wifi = Item(width: 76.333)

    @Test func theItemMentionedFirstTakesAllTheSlack() throws {
        #expect(try widths([download, wifi]) == [252.667, 76.333])
        #expect(try widths([download, wifi], mentioned: [1, 0]) == [83.667, 245.333])
        #expect(try widths([Item(width: 34.333), Item(width: 35), Item(width: 49)]) == [221, 35, 49])
    }

    @Test func strongerHuggingKeepsTheSize() throws {
        #expect(try widths([Item(width: 83.667, hugging: 251), wifi]) == [83.667, 245.333])
        #expect(try widths([download, Item(width: 76.333, hugging: 251)]) == [252.667, 76.333])
    }

    @Test func theItemMentionedFirstKeepsItsSizeInAShortage() throws {
        #expect(try widths([Item(width: 255.667), Item(width: 195.333)]) == [255.667, 73.333])
    }

    @Test func aWrappingLabelYieldsBecauseItsSizeEntersLate() throws {
        var (a, b) = (Item(width: 83.667, resistance: 751), Item(width: 76.333, resistance: 749))
        #expect(try widths([a, b]) == [252.667, 76.333])
        a.wraps = true
        #expect(try widths([a, b]) == [252.667, 76.333])
        b.wraps = true
        #expect(try widths([a, b]) == [83.667, 245.333])
        a.wraps = false
        #expect(try widths([a, b]) == [83.667, 245.333])
    }

    @Test func equalWishesForAWidthBehaveLikeHugging() throws {
        var solver = Solver()
        let a = solver.addVariable(), b = solver.addVariable()
        _ = try solver.add(a - 50, .equal, priority: Priority(250))
        _ = try solver.add(b - 50, .equal, priority: Priority(250))
        _ = try solver.add(a + b - 329, .equal)
        _ = solver.solve()
        #expect(solver.value(of: a) == 279)
        #expect(solver.value(of: b) == 50)
    }
}
