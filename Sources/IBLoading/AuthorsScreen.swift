import IBDocuments
import UIKit

/// The screen at which a document's author sat, as far as the document tells.
///
/// Up to Xcode 8 Interface Builder showed its canvas at the pixels of the Mac's own screen. A table cell's content ends above its separator, which
/// is one pixel high: where content is a whole point lower than its cell, the screen had one pixel a point, and text was measured so (17 labels of
/// 8 public documents are whole points high, 2 aren't); where it is half a point lower, two.
struct AuthorsScreen {
    /// Pixels a point; nil where no cell tells.
    let scale: CGFloat?

    /// Looks at a document's cells.
    init(document: IBDocument) {
        var scales: Set<CGFloat> = []
        if document.toolsVersion > 0, document.toolsVersion < 12_300 {
            document.root.visit { element, ancestors in
                guard element.name == "tableViewCell",
                    let content = element.first("tableViewCellContentView", key: "contentView")
                else { return }
                let table = ancestors.last { $0.name == "tableView" }
                guard table?["separatorStyle"] != "none", let cell = element.rect(key: "frame"), let inner = content.rect(key: "frame")
                else { return }
                switch cell.height - inner.height {
                case 0.5: scales.insert(2)
                case 1: scales.insert(1)
                // One document has its contents as high as its cells, and what stands in them (11 fields, 4 labels) at one pixel a point.
                case 0 where table != nil: scales.insert(1)
                default: break
                }
            }
        }
        scale = scales.max()
    }
}
