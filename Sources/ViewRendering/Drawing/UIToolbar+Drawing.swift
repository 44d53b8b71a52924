import Foundation
import UIKit

extension ViewDrawing {
    static let toolbar = ViewDrawing.of(
        UIToolbar.self,
        content: { bar, pen in
            if bar.barTintColor != nil || bar.backgroundColor == nil {
                pen.barGround(bar.bottomBarExtent, tint: bar.barTintColor, style: bar.barStyle, hairlineAtTop: true)
            }
            let items = bar.items ?? []
            let faces = items.map { BarItemFace($0, pen) }
            let row = CGRect(
                x: bar.bounds.minX, y: bar.bounds.minY, width: bar.bounds.width, height: min(bar.bounds.height, 50))
            let rects = ToolbarLayout.rects(of: zip(items, faces).map { ToolbarLayout.Item($0, $1) }, in: row, rightToLeft: pen.rightToLeft)
            for (face, rect) in zip(faces, rects) { face.draw(in: rect, pen) }
        })
}

extension ToolbarLayout.Item {
    @MainActor fileprivate init(_ item: UIBarButtonItem, _ face: BarItemFace) {
        switch item.systemItem {
        case .flexibleSpace: self = .flexible
        case .fixedSpace: self = .fixed(Double(item.width))
        default: self = .item(width: face.width)
        }
    }
}
