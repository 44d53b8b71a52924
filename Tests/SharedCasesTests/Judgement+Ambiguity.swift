import Foundation
import LayoutEngine

@testable import UIKit

extension Judgement {
    /// Every coordinate and length that the layout leaves open, in the words of the cases: `L.x`, `S.content.w`.
    var openValues: Set<String> {
        var open: Set<String> = []
        for (id, view) in built.views {
            for (axis, origin, length) in [(LayoutAxis.horizontal, "x", "w"), (.vertical, "y", "h")] {
                if let ranges = view.layoutRanges(axis) {
                    if !ranges.origin.isUnique { open.insert("\(id).\(origin)") }
                    if !ranges.length.isUnique { open.insert("\(id).\(length)") }
                }
            }
        }
        return open
    }
}
