// What an app has Xcode's templates for: the program. The iOS sources beside this folder are compiled unchanged.
import UIKit

let window = shelvesWindow()
for (name, scrollView) in [("row", shelves(in: window).row as UIScrollView), ("column", shelves(in: window).columnForPrinting)] {
    let (frame, content) = (scrollView.frame, scrollView.contentSize)
    print("\(name): x \(frame.minX), y \(frame.minY), \(frame.width) x \(frame.height), scrolls over \(content.width) x \(content.height)")
}
