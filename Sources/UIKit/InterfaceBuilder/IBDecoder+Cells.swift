import Foundation
import IBDocuments

extension IBDecoder {
    /// Gives table cells' content views the margins that they have on the canvas, unless the document says otherwise.
    ///
    /// Counted in public documents: 8 all around before Xcode 9; since then 11 above and below (15 in Xcode 26), at the sides those of a
    /// controller's root (16 or 20 by its width), but 8 beside an accessory. A cell that stands in no table has 20 from 376 points on.
    func decodeCellMargins(of made: [(element: IBElement, object: NSObject)]) {
        for (cell, object) in made where cell.name == "tableViewCell" {
            guard let cellView = object as? UIView, let content = cell.child(key: "contentView") else { continue }
            guard let view = content.id.flatMap({ objects[$0] }) as? UIView ?? cellView.subviews.first else { continue }
            let hasOwn = content.child(key: "layoutMargins") != nil || content.child(key: "directionalLayoutMargins") != nil
            if !hasOwn { view.directionalLayoutMargins = cellMargins(of: cellView, content: view) }
            view.insetsLayoutMarginsFromSafeArea = false
        }
    }

    private func cellMargins(of cell: UIView, content: UIView) -> NSDirectionalEdgeInsets {
        let vertical = InterfaceGeneration.current.cellMargin
        guard vertical > 8 else { return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        let side = cellSideMargin(cell)
        let hasAccessory = content.bounds.width < cell.bounds.width - 1
        return NSDirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: hasAccessory ? 8 : side)
    }

    private func cellSideMargin(_ cell: UIView) -> CGFloat {
        guard cell.superview != nil else {
            return cell.bounds.width > 375 && document.toolsVersion >= 17_000 ? 20 : document.toolsVersion < 17_000 ? 15 : 16
        }
        let width = screenWidth ?? cell.hierarchyRoot.bounds.width
        return document.toolsVersion >= 24_000 && width > 375 ? 20 : DeviceProfile.systemMinimumMargin(forWidth: width)
    }
}
