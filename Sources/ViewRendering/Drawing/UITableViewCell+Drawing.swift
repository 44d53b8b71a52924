import Foundation
import UIKit

extension ViewDrawing {
    static let tableViewCell = ViewDrawing.of(
        UITableViewCell.self, content: { cell, pen in pen.drawGround(of: cell) }, overlay: { cell, pen in pen.drawMarks(on: cell) })
}

extension Pen {
    /// A cell without a colour of its own stands on the table's: white on gray in grouped tables, with round corners in cards.
    fileprivate func drawGround(of cell: UITableViewCell) {
        if cell.showsSystemSelection { return canvas.fill(cell.outline, color(.systemGray4)) }
        guard cell.backgroundColor == nil, cell.backgroundView == nil, let table = cell.table else { return }
        canvas.fill(cell.outline, table.style == .plain ? palette.background : palette.groupedCell)
    }

    /// The accessory and the line below.
    fileprivate func drawMarks(on cell: UITableViewCell) {
        if cell.accessoryView == nil { drawAccessory(of: cell) }
        if cell.isEditing, cell.editingStyle != .none {
            let isPlus = cell.editingStyle == .insert
            // In the middle of the 40 points that the content leaves (measured).
            let x = rightToLeft ? cell.bounds.maxX - 31 : cell.bounds.minX + 9
            let rect = CGRect(x: x, y: cell.bounds.midY - 11, width: 22, height: 22)
            draw(AccessoryFigure.edit(in: rect, isPlus: isPlus, color: isPlus ? palette.green : palette.red))
        }
        guard let table = cell.table, table.separatorStyle != .none else { return }
        // The last row of a plain table has its line too; in groups the section's own edge takes its place.
        if table.style == .insetGrouped, !cell.neighbours.below { return }
        let inset = cell.separatorInset == .zero ? table.separatorInset : cell.separatorInset
        let isEdge = table.style == .grouped && !cell.neighbours.below
        let left = isEdge ? 0 : Double(rightToLeft ? inset.right : inset.left)
        let right = isEdge ? 0 : Double(rightToLeft ? inset.left : inset.right)
        let bounds = cell.bounds
        let color = color(table.separatorColor, or: palette.separator)
        canvas.fill(
            .rect(CGRect(x: bounds.minX + left, y: bounds.maxY - pixel, width: max(0, bounds.width - left - right), height: pixel)), color)
        if table.style == .grouped, !cell.neighbours.above {
            canvas.fill(.rect(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: pixel)), color)
        }
    }

    private func drawAccessory(of cell: UITableViewCell) {
        let type = cell.isEditing ? cell.editingAccessoryType : cell.accessoryType
        let bounds = cell.bounds
        func place(_ width: Double, _ height: Double, fromEdge: Double) -> CGRect {
            let x = rightToLeft ? bounds.minX + fromEdge : bounds.maxX - fromEdge - width
            return CGRect(x: x, y: bounds.midY - height / 2, width: width, height: height)
        }
        let chevron = place(7, 12, fromEdge: 17)
        switch type {
        case .none: break
        case .disclosureIndicator: draw(AccessoryFigure.disclosure(in: chevron, rightToLeft: rightToLeft, color: palette.tertiaryLabel))
        case .checkmark: draw(AccessoryFigure.checkmark(in: place(14, 12, fromEdge: 20), color: palette.tint))
        case .detailButton: draw(AccessoryFigure.detail(in: place(22, 22, fromEdge: 16), color: palette.tint))
        case .detailDisclosureButton:
            draw(AccessoryFigure.disclosure(in: chevron, rightToLeft: rightToLeft, color: palette.tertiaryLabel))
            draw(AccessoryFigure.detail(in: place(22, 22, fromEdge: 35), color: palette.tint))
        }
    }
}

extension UITableViewCell {
    fileprivate var table: UITableView? { superview as? UITableView }

    /// The round corners of a cell at an end of a card; nil for other cells.
    var cardCorners: Path.Corners? {
        guard let table, table.style == .insetGrouped else { return nil }
        let neighbours = neighbours
        var corners: Path.Corners = []
        if !neighbours.above { corners.formUnion([.topLeft, .topRight]) }
        if !neighbours.below { corners.formUnion([.bottomLeft, .bottomRight]) }
        return corners
    }

    /// Whether other cells touch this one.
    fileprivate var neighbours: (above: Bool, below: Bool) {
        var (above, below) = (false, false)
        for case let other as UITableViewCell in superview?.subviews ?? [] where other !== self && !other.isHidden {
            if abs(other.frame.maxY - frame.minY) < 0.5 { above = true }
            if abs(other.frame.minY - frame.maxY) < 0.5 { below = true }
        }
        return (above, below)
    }
}
