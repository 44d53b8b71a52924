import Foundation
import UIKit

extension ViewDrawing {
    static let searchBar = ViewDrawing.of(UISearchBar.self, content: { bar, pen in pen.draw(bar) })
}

extension Pen {
    fileprivate func draw(_ bar: UISearchBar) {
        if bar.searchBarStyle != .minimal, bar.backgroundColor == nil {
            let ground = palette.isDark ? RGBA(hex: 0x1C1C1E) : RGBA(hex: 0xF7F7F8)
            canvas.fill(.rect(bar.bounds), color(bar.barTintColor, or: ground))
        }
        let hasScopes = bar.showsScopeBar && bar.scopeButtonTitles?.isEmpty == false
        let row = CGRect(
            x: bar.bounds.minX, y: bar.bounds.minY, width: bar.bounds.width, height: max(0, bar.bounds.height - (hasScopes ? 44 : 0)))
        let cancel = bar.showsCancelButton ? line("Cancel", .systemFont(ofSize: 17)) : nil
        let layout = SearchBarLayout(in: row, cancelWidth: cancel.map { Double($0.size.width) }, rightToLeft: rightToLeft)
        searchField(in: layout.field, text: bar.text, placeholder: bar.placeholder ?? "Search")
        if let cancel, let rect = layout.cancel { draw(cancel, in: rect, color: palette.tint) }
        guard hasScopes, let titles = bar.scopeButtonTitles else { return }
        let trough = CGRect(x: row.minX + 8, y: row.maxY + 4, width: max(0, row.width - 16), height: 32)
        segments(titles, in: trough, selected: 0)
    }

    /// The rounded field with the magnifier that search bars share.
    func searchField(in rect: CGRect, text words: String?, placeholder: String) {
        canvas.fill(.roundedRect(rect, radius: 10), palette.tertiaryFill)
        let side = min(16.0, rect.height)
        let lens = CGRect(x: rightToLeft ? rect.maxX - 8 - side : rect.minX + 8, y: rect.midY - side / 2, width: side, height: side)
        canvas.stroke(Glyph.magnifier(in: lens), palette.secondaryLabel, width: 1.6, cap: .round)
        let inset = 8 + side + 6
        let room = CGRect(
            x: rightToLeft ? rect.minX + 8 : rect.minX + inset, y: rect.minY, width: max(0, rect.width - inset - 8), height: rect.height)
        let hasWords = words?.isEmpty == false
        text(
            hasWords ? words ?? "" : placeholder, .systemFont(ofSize: 17), in: room, .leading(rightToLeft),
            color: hasWords ? palette.label : palette.secondaryLabel)
    }

    /// Titled segments of equal width.
    func segments(_ titles: [String], in trough: CGRect, selected: Int) {
        let widths = SegmentedControlFigure.equalWidths(titles.count, in: trough)
        let rects = SegmentedControlFigure.segments(in: trough, widths: widths, rightToLeft: rightToLeft)
        draw(
            SegmentedControlFigure.marks(
                in: trough, segments: rects, selected: selected, trough: palette.tertiaryFill, plate: palette.plate,
                separator: palette.separator))
        for (index, (title, rect)) in zip(titles, rects).enumerated() {
            text(
                title, .systemFont(ofSize: 13, weight: index == selected ? .semibold : .regular), in: rect.insetBy(dx: 4, dy: 0),
                color: palette.label)
        }
    }
}
