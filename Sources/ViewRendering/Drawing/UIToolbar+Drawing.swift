import Foundation
import UIKit

extension ViewDrawing {
    static let toolbar = ViewDrawing.of(
        UIToolbar.self,
        content: { bar, pen in
            if bar.barTintColor != nil || bar.backgroundColor == nil {
                let ground = BarGround(color: bar.barTintColor, image: nil, hasLine: true)
                pen.barGround(bar.bottomBarExtent, ground, style: bar.barStyle, hairlineAtTop: true)
            }
            for (face, rect) in pen.places(in: bar) { face.draw(in: rect, pen) }
        })
}

extension Pen {
    /// The items of a toolbar, spaces too, each with its rectangle in the bar's coordinates.
    func places(in bar: UIToolbar) -> [(face: BarItemFace, rect: CGRect)] {
        let items = (bar.items ?? []).filter { !$0.isHidden }
        let faces = items.map { BarItemFace($0, self) }
        let row = CGRect(x: bar.bounds.minX, y: bar.bounds.minY, width: bar.bounds.width, height: min(bar.bounds.height, 50))
        let rects = ToolbarLayout.rects(of: zip(items, faces).map { ToolbarLayout.Item($0, $1) }, in: row, rightToLeft: rightToLeft)
        return zip(faces, rects).map { ($0, $1) }
    }
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
