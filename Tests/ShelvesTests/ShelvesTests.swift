import Testing
import UIKit

@testable import Shelves

/// The example of iOS sources compiled unchanged. Expected frames: arithmetic on an iPhone 15 Pro (393 x 852 points, 59 above and 34 below
/// the safe area).
@MainActor @Suite struct ShelvesTests {
    let window = shelvesWindow()
    var controller: ShelvesViewController { shelves(in: window) }
    var column: UIScrollView { controller.columnForPrinting }

    @Test func theScrollViewsHaveTheirPlaces() {
        #expect(controller.row.frame == CGRect(x: 0, y: 59, width: 393, height: 120))
        // From the row's end to the buttons, which are 44 high and end at 852 - 34.
        #expect(column.frame == CGRect(x: 0, y: 179, width: 393, height: 595))
    }

    @Test func theRowScrollsSidewaysOverItsTiles() {
        // Six of 80 with five gaps of 8 and the padding of 16 that the storyboard sets.
        #expect(controller.row.contentSize == CGSize(width: 552, height: 120))
        let tiles = controller.row.stack.arrangedSubviews
        #expect(tiles.map(\.frame.minX) == [16, 104, 192, 280, 368, 456])
        #expect(tiles.allSatisfy { $0.frame.size == CGSize(width: 80, height: 88) })
    }

    @Test func theColumnScrollsDownOverItsTiles() {
        // Twelve of 60 with eleven gaps of 12 and twice 16.
        #expect(column.contentSize == CGSize(width: 393, height: 884))
        #expect(column.subviews[0].subviews[1].frame == CGRect(x: 16, y: 88, width: 361, height: 60))
    }

    @Test func outletsAreSetAndTheirObserversRan() {
        #expect(controller.row.showsHorizontalScrollIndicator == false)
        #expect(controller.buttons.map { $0.title(for: .normal) } == ["Add", "Clear"])
    }

    @Test func actionsOfTheStoryboardReachTheController() {
        controller.buttons[0].sendActions(for: .touchUpInside)
        window.layoutIfNeeded()
        // A tile of 60 and a gap of 12 more than before.
        #expect(abs(column.contentSize.height - 956) < 0.001)
        // The action posts a notification that the controller observes by selector.
        #expect(controller.title == "13 books")
        controller.buttons[1].sendActions(for: .touchUpInside)
        #expect(column.subviews[0].subviews.isEmpty)
    }
}
