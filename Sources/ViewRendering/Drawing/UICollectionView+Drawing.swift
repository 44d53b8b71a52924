import Foundation
import UIKit

extension ViewDrawing {
    static let collectionView = ViewDrawing.of(
        UICollectionView.self,
        content: { view, pen in
            if view.backgroundColor == nil, let ground = view.listGround { pen.canvas.fill(.rect(view.bounds), pen.color(ground)) }
        }, overlay: { view, pen in pen.scrollIndicators(of: view) })

    static let listCell = ViewDrawing.of(
        UICollectionViewListCell.self, content: { cell, pen in pen.drawGround(of: cell) }, overlay: { cell, pen in pen.drawMarks(on: cell) }
    )
}

extension Pen {
    /// A row without a ground of its own stands on the list's: white on gray in grouped lists, with round corners in cards.
    fileprivate func drawGround(of cell: UICollectionViewListCell) {
        guard let look = cell.listLook, cell.backgroundColor == nil, cell.backgroundView == nil, cell.backgroundConfiguration == nil else {
            return
        }
        let isChosen = (cell.isSelected || cell.isHighlighted) && cell.selectedBackgroundView == nil
        if isChosen { return canvas.fill(cell.outline, color(.systemGray4)) }
        switch look.appearance {
        case .plain: canvas.fill(cell.outline, palette.background)
        case .grouped, .insetGrouped: canvas.fill(cell.outline, palette.groupedCell)
        case .sidebar, .sidebarPlain: break
        }
    }

    /// The system's signs and the lines above and below.
    fileprivate func drawMarks(on cell: UICollectionViewListCell) {
        for (sign, tint, rect) in cell.shownSigns { draw(sign, tint, in: rect, isOpen: cell.isOutlineOpen) }
        guard let look = cell.listLook, let lines = look.lines else { return }
        let bounds = cell.bounds
        func line(atTop: Bool, _ insets: NSDirectionalEdgeInsets) {
            let isOwn = insets.leading < CGFloat.greatestFiniteMagnitude
            let stretch = cell.separatorStretch
            let left = isOwn ? (rightToLeft ? insets.trailing : insets.leading) : stretch.lowerBound
            let right = isOwn ? bounds.width - (rightToLeft ? insets.leading : insets.trailing) : stretch.upperBound
            let y = atTop ? bounds.minY : bounds.maxY - pixel
            canvas.fill(.rect(CGRect(x: left, y: y, width: max(0, right - left), height: pixel)), color(lines.color))
        }
        if look.hasLineAbove { line(atTop: true, lines.topSeparatorInsets) }
        if look.hasLineBelow { line(atTop: false, lines.bottomSeparatorInsets) }
    }

    private func draw(_ sign: UICellAccessory.Sign, _ tint: UIColor?, in room: CGRect, isOpen: Bool) {
        func place(_ width: Double, _ height: Double) -> CGRect {
            CGRect(x: room.midX - width / 2, y: room.midY - height / 2, width: width, height: height)
        }
        switch sign {
        case .disclosure:
            // The chevron stands at the far side from the edge: 16 points and its own width.
            let chevron = CGRect(x: rightToLeft ? room.maxX - 9.5 : room.minX + 2.5, y: room.midY - 6, width: 7, height: 12)
            draw(AccessoryFigure.disclosure(in: chevron, rightToLeft: rightToLeft, color: color(tint, or: palette.tertiaryLabel)))
        case .outline:
            let chevron = CGRect(x: rightToLeft ? room.maxX - 9.5 : room.minX + 2.5, y: room.midY - 6, width: 7, height: 12)
            guard isOpen else {
                return draw(AccessoryFigure.disclosure(in: chevron, rightToLeft: rightToLeft, color: color(tint, or: palette.tint)))
            }
            let middle = CGPoint(x: chevron.midX, y: chevron.maxY - 3)
            draw([
                .stroke(.line(CGPoint(x: middle.x - 5, y: middle.y - 5), middle), color(tint, or: palette.tint), width: 2, round: true),
                .stroke(.line(middle, CGPoint(x: middle.x + 5, y: middle.y - 5)), color(tint, or: palette.tint), width: 2, round: true),
            ])
        case .checkmark: draw(AccessoryFigure.checkmark(in: place(14, 12), color: color(tint, or: palette.tint)))
        case .delete: draw(AccessoryFigure.edit(in: place(22, 22), isPlus: false, color: color(tint, or: palette.red)))
        case .multiselect:
            draw([
                .stroke(
                    .circle(center: CGPoint(x: room.midX, y: room.midY), radius: 10.5), color(tint, or: palette.tertiaryLabel), width: 1.5,
                    round: true)
            ])
        case .reorder: draw(AccessoryFigure.reorder(in: place(20, 12), color: palette.tertiaryLabel))
        }
    }
}

extension UICollectionViewListCell {
    /// The round corners of a row at an end of a card; nil for other rows.
    var cardCorners: Path.Corners? {
        guard let listLook, listLook.isInCard else { return nil }
        var corners: Path.Corners = []
        if listLook.isFirst { corners.formUnion([.topLeft, .topRight]) }
        if listLook.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        return corners
    }
}
