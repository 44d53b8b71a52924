import Foundation
import LayoutEngine

@testable import UIKit

extension Judgement {
    /// Every coordinate and length that the layout leaves open, in the words of the cases: `L.x`, `S.content.w`.
    var openValues: Set<String> {
        var open: Set<String> = []
        for (id, view) in built.views {
            for (axis, origin, length) in [(LayoutAxis.horizontal, "x", "w"), (.vertical, "y", "h")] {
                open.formUnion(frame(of: view, axis).map { "\(id).\($0 == .origin ? origin : length)" })
                guard let scroll = view as? UIScrollView else { continue }
                if let range = scroll.contentRange(axis), !range.isUnique { open.insert("\(id).content.\(length)") }
                // At offset 0 the content area begins where the frame does.
                if frame(of: view, axis).contains(.origin) { open.insert("\(id).content.\(origin)") }
            }
        }
        return open
    }

    private enum Part { case origin, length }

    private func frame(of view: UIView, _ axis: LayoutAxis) -> [Part] {
        guard let ranges = view.layoutRanges(axis) else { return [] }
        return (ranges.origin.isUnique ? [] : [.origin]) + (ranges.length.isUnique ? [] : [.length])
    }
}
