import Foundation
import IBDocuments

/// The sections and cells that a document gives a table (`dataMode="static"`). A table view controller answers with them where its subclass
/// doesn't answer itself.
@MainActor final class StaticTableContent {
    /// A section as the document has it.
    struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
        /// The height that the document gives a cell, in points; nil for the table's.
        let heights: [CGFloat?]
    }

    let sections: [Section]

    init(_ table: IBElement, _ decoder: IBDecoder) {
        sections = table.list("sections").filter { $0.name == "tableViewSection" }.map { section in
            let elements = section.list("cells").filter { $0.name == "tableViewCell" }
            @MainActor func title(_ key: String) -> String? { section.string(key).map { decoder.localized($0, key: key, of: section) } }
            return Section(
                header: title("headerTitle"), footer: title("footerTitle"),
                cells: elements.map { decoder.makeView($0) as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: nil) },
                heights: elements.map { decoder.source($0).number("rowHeight").map { CGFloat($0) } })
        }
    }

    func numberOfRows(in section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].cells.count : 0
    }

    func cell(at path: IndexPath) -> UITableViewCell? {
        let cells = sections.indices.contains(path.section) ? sections[path.section].cells : []
        return cells.indices.contains(path.row) ? cells[path.row] : nil
    }

    func height(at path: IndexPath) -> CGFloat? {
        let heights = sections.indices.contains(path.section) ? sections[path.section].heights : []
        return heights.indices.contains(path.row) ? heights[path.row] : nil
    }

    func header(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].header : nil }
    func footer(of section: Int) -> String? { sections.indices.contains(section) ? sections[section].footer : nil }
}
