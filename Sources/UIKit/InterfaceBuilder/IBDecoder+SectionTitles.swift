import Foundation
import IBDocuments

extension IBDecoder {
    /// Makes the titles of a static table's sections on the canvas, as the table itself would show them: above and below the rows, which stand at
    /// their stored rectangles.
    ///
    /// They have no id, so no frame of the document is theirs.
    func makeSectionTitles(of table: UITableView, _ source: IBSource) {
        guard purpose == .canvas else { return }
        let sections = source.element.list("sections").filter { $0.name == "tableViewSection" }
        let rows = sections.map(storedRows)
        var end = source.child(key: "tableHeaderView")?.rect(key: "frame")?.maxY ?? 0
        for (index, section) in sections.enumerated() {
            let next = rows[(index + 1)...].compactMap(\.first).first
            if let header = sectionTitle("headerTitle", of: section) {
                let height = table.titleHeight(isHeader: true)
                let rowsTop = rows[index].first?.minY ?? end + height
                // Rows that stand closer together, as in tables of Xcode 7 (22 points), leave the title less room.
                let top = table.style == .plain ? max(end, rowsTop - height) : end
                add(table.titleView(header, isHeader: true), to: table, from: min(top, rowsTop), to: rowsTop, like: rows[index].first)
                end = max(end, rowsTop)
            }
            end = rows[index].last?.maxY ?? end
            if let footer = sectionTitle("footerTitle", of: section) {
                let view = table.titleView(footer, isHeader: false)
                let bottom = end + max(table.titleHeight(isHeader: false), footerHeight(of: view, in: table, like: rows[index].last))
                add(view, to: table, from: end, to: next.map { max(end, min(bottom, $0.minY)) } ?? bottom, like: rows[index].last)
                end = bottom
            }
        }
    }

    /// A title that would show something; groups' headers are in capitals up to iOS 18
    /// (https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass).
    private func sectionTitle(_ key: String, of section: IBElement) -> String? {
        guard let text = section.string(key), !text.isEmpty else { return nil }
        return localized(text, key: key, of: section)
    }

    /// The rectangles of a section's first and last row, and what lies between; empty for one without rows.
    private func storedRows(of section: IBElement) -> [CGRect] {
        section.list("cells").filter { $0.name == "tableViewCell" }.compactMap { $0.rect(key: "frame") }
    }

    /// Two lines below a group need 16 points more than one.
    private func footerHeight(of view: UITableViewHeaderFooterView, in table: UITableView, like row: CGRect?) -> CGFloat {
        guard let label = view.textLabel, label.numberOfLines == 0 else { return 0 }
        let width = max(0, (row?.width ?? table.bounds.width) - 2 * sideMargin(of: table))
        let fit = label.sizeThatFits(CGSize(width: width, height: 0)).height
        let lines = max(1, (fit / label.font.lineHeight).rounded())
        return table.titleHeight(isHeader: false) + fit * (1 - 1 / lines)
    }

    private func sideMargin(of table: UITableView) -> CGFloat {
        DeviceProfile.systemMinimumMargin(forWidth: screenWidth ?? table.bounds.width)
    }

    private func add(
        _ view: UITableViewHeaderFooterView, to table: UITableView, from top: CGFloat, to bottom: CGFloat, like row: CGRect?
    ) {
        let side = sideMargin(of: table)
        if table.style != .plain, InterfaceGeneration.current.groupTitlesAreCapitals, case .low = view.textPlace {
            view.textLabel?.text = view.textLabel?.text?.uppercased()
        }
        (view.layoutMargins.left, view.layoutMargins.right) = (side, side)
        view.frame = CGRect(x: row?.minX ?? 0, y: top, width: row?.width ?? table.bounds.width, height: bottom - top)
        view.autoresizingMask = .flexibleWidth
        table.addSubview(view)
    }
}
