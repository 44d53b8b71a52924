import LayoutEngine

/// A layout's system as a workload: the root is resized, a link between two views is moved, one constraint goes and comes back.
struct CapturedSystem {
    private let name: String
    private let system: LayoutSystem
    private var rows: [LayoutSystem.Row] { system.rows }
    private let widthRow: Int
    private let width: Double

    /// Nil for a system without a row that gives the root its width.
    init?(_ system: LayoutSystem, name: String, root: ItemID) {
        (self.name, self.system) = (name, system)
        guard let row = system.rows.firstIndex(where: { $0.meaning == .autoresizing(root, .horizontal, isLength: true) }) else {
            return nil
        }
        widthRow = row
        width = -system.rows[row].constant
    }

    var text: String {
        let links = rows.indices.filter {
            rows[$0].relation == .equal && rows[$0].priority == 1000 && rows[$0].terms.count > 1
        }
        let moved = links.isEmpty ? widthRow : links[links.count / 2]
        let constant = rows[moved].constant
        var lines = [
            "ALW1 \(name) \(system.variables.count / 4)", "vars \(system.variables.count)", "resize \(widthRow)", "cons \(rows.count)",
        ]
        lines += rows.map(line)
        lines.append("extra 0")
        let widths = (0..<20).map { width * (1 + Double($0 % 2 == 0 ? $0 : 20 - $0) / 40) }
        lines.append("editseq \(widths.count) " + widths.map { "\($0)" }.joined(separator: " "))
        lines.append("const \(moved) \(constant) \(constant + 4)")
        lines.append("rowrm 1 \(moved)")
        lines.append(list("late", rows.indices.filter { rows[$0].entersLate }))
        lines.append(list("first", rows.indices.filter { rows[$0].entersFirst }))
        lines.append(list("restsfirst", system.variables.indices.filter { system.variables[$0].kind == .content }))
        return (lines + ["end", ""]).joined(separator: "\n")
    }

    private func line(_ row: LayoutSystem.Row) -> String {
        let relation = row.relation == .equal ? 0 : row.relation == .lessThanOrEqual ? 1 : 2
        let terms = row.terms.map { " \($0.variable) \($0.coefficient)" }.joined()
        return "\(row.priority) \(relation) \(row.constant) \(row.terms.count)\(terms)"
    }

    private func list(_ word: String, _ numbers: [Int]) -> String {
        ([word, "\(numbers.count)"] + numbers.map { "\($0)" }).joined(separator: " ")
    }
}
