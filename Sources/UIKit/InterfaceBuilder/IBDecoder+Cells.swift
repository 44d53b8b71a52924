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
            if content.rect(key: "frame") == nil { fillTable(view, of: cellView, cell) }
            followTable(cellView, cell, content: view)
            let hasOwn = content.child(key: "layoutMargins") != nil || content.child(key: "directionalLayoutMargins") != nil
            let margins = cellMargins(of: cellView, content: view)
            if !hasOwn {
                view.directionalLayoutMargins = margins
            } else if content["preservesSuperviewLayoutMargins"] == "YES" {
                view.directionalLayoutMargins = larger(view.directionalLayoutMargins, margins)
            }
            view.insetsLayoutMarginsFromSafeArea = false
        }
    }

    /// Up to Xcode 6 documents don't store the contents' rectangle: it is as wide as the table, whatever the cell's own says, less 33 points
    /// for a chevron (3 of 3 cells).
    private func fillTable(_ content: UIView, of cell: UIView, _ element: IBElement) {
        guard let table = cell.superview, table.bounds.width > cell.bounds.width else { return }
        let accessory: CGFloat = element["accessoryType"] == "disclosureIndicator" ? 33 : 0
        content.frame.size.width = table.bounds.width - accessory
        // It reaches over the cell's edge, whose margins would count as far outside.
        content.preservesSuperviewLayoutMargins = false
    }

    /// On another canvas than the document's own, cells drawn as wide as their table are as wide as it is there, and their contents keep their distance
    /// from the cell's edges: so a table makes them on a device. Their heights stay as drawn.
    private func followTable(_ cell: UIView, _ element: IBElement, content: UIView) {
        guard purpose == .canvas, let table = cell.superview as? UITableView else { return }
        dependsOnCanvas = true
        guard !isDocumentsCanvas, let drawn = element.rect(key: "frame")?.width, let width = drawnTableWidth(around: element),
            abs(width - drawn) < 1
        else { return }
        followEdges(content, element)
        // The table may have its new width already.
        let wider = table.bounds.width - cell.frame.width
        cell.frame.size.width += wider
        if !content.autoresizingMask.contains(.flexibleWidth) { content.frame.size.width += wider }
        for view in [cell, content] { view.autoresizingMask.insert(.flexibleWidth) }
        for label in ownLabels(of: element, in: content) where label.frame.minX < content.bounds.width {
            label.frame.size.width = min(label.frame.width, content.bounds.width - label.frame.minX)
        }
    }

    /// The labels of a cell's style, which the cell places.
    private func ownLabels(of cell: IBElement, in content: UIView) -> [UIView] {
        ["textLabel", "detailTextLabel"].compactMap { cell[$0].flatMap { objects[$0] } as? UIView }.filter { $0.superview === content }
    }

    /// What a cell places itself stands at its trailing edge, or reaches there, as it was drawn.
    private func followEdges(_ content: UIView, _ cell: IBElement) {
        if let view = cell.child(key: "accessoryView")?.id.flatMap({ objects[$0] }) as? UIView {
            view.autoresizingMask.insert(.flexibleLeftMargin)
        }
        for view in ownLabels(of: cell, in: content) where content.bounds.width - view.frame.maxX < 32 {
            view.autoresizingMask = view.frame.minX > content.bounds.width / 3 ? .flexibleLeftMargin : .flexibleWidth
        }
    }

    private func drawnTableWidth(around cell: IBElement) -> CGFloat? {
        document.elements(around: cell).first { $0.name == "tableView" }?.rect(key: "frame")?.width
    }

    /// Contents that keep the cell's margins have no less than those, whatever their own (one document).
    private func larger(_ one: NSDirectionalEdgeInsets, _ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: max(one.top, other.top), leading: max(one.leading, other.leading), bottom: max(one.bottom, other.bottom),
            trailing: max(one.trailing, other.trailing))
    }

    private func cellMargins(of cell: UIView, content: UIView) -> NSDirectionalEdgeInsets {
        let vertical = InterfaceGeneration.current.cellMargin
        guard vertical > 8 else { return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        let side = cellSideMargin(cell)
        let hasAccessory = content.bounds.width < cell.bounds.width - 1
        // Up to Xcode 10 a separator stands below the contents: the cell's margin reaches that much less far into them (2 of 2 cells).
        let separator = document.toolsVersion < 14_800 ? min(max(cell.bounds.height - content.frame.maxY, 0), 1) : 0
        return NSDirectionalEdgeInsets(
            top: vertical, leading: side, bottom: vertical - separator, trailing: hasAccessory ? 8 : side)
    }

    /// 16, and 20 for wide ones (5 of 5 cells of Xcode 10), for all but the narrowest in Xcode 26; in Xcode 11 by the device, 15 beside a home
    /// button (7 of 7), else 16 (3 of 3).
    private func freeCellSideMargin(_ width: CGFloat) -> CGFloat {
        let device = document.device.flatMap { DeviceProfile.device(interfaceBuilderID: $0.id, toolsVersion: Int(document.toolsVersion)) }
        if document.toolsVersion >= 14_800, document.toolsVersion < 17_000 { return (device?.safeAreaInsets.bottom ?? 0) > 0 ? 16 : 15 }
        return width > (document.toolsVersion >= 24_000 ? 320 : 375) ? 20 : 16
    }

    private func cellSideMargin(_ cell: UIView) -> CGFloat {
        guard cell.superview != nil else {
            return freeCellSideMargin(cell.bounds.width)
        }
        let width = screenWidth ?? cell.hierarchyRoot.bounds.width
        return document.toolsVersion >= 24_000 && width > 375 ? 20 : DeviceProfile.systemMinimumMargin(forWidth: width)
    }
}
