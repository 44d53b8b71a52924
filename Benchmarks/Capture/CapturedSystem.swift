import ConstraintSolver

/// A layout's system as a workload: the root is resized, a link between two views is moved, one constraint goes and comes back.
struct CapturedSystem {
    private let name: String
    private let variables: [Variable]
    private let rows: [ConstraintDescription]
    private let numbers: [Variable: Int]
    private let restsFirst: [Int]
    private let widthRow: Int
    private let width: Double

    /// Nil for a system without a row that gives the root its width.
    init?(_ solver: Solver, name: String, widthRow: ConstraintID) {
        self.name = name
        variables = solver.variables
        rows = solver.constraints
        numbers = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($1, $0) })
        restsFirst = variables.indices.filter { [variables] in solver.restsFirst(variables[$0]) }
        guard let row = rows.firstIndex(where: { $0.id == widthRow }) else { return nil }
        self.widthRow = row
        width = -rows[row].expression.constant
    }

    var text: String {
        let links = rows.indices.filter {
            rows[$0].relation == .equal && rows[$0].priority == .required && rows[$0].expression.terms.count > 1
        }
        let moved = links.isEmpty ? widthRow : links[links.count / 2]
        let constant = rows[moved].expression.constant
        var lines = ["ALW1 \(name) \(variables.count / 4)", "vars \(variables.count)", "resize \(widthRow)", "cons \(rows.count)"]
        lines += rows.map(line)
        lines.append("extra 0")
        let widths = (0..<20).map { width * (1 + Double($0 % 2 == 0 ? $0 : 20 - $0) / 40) }
        lines.append("editseq \(widths.count) " + widths.map { "\($0)" }.joined(separator: " "))
        lines.append("const \(moved) \(constant) \(constant + 4)")
        lines.append("rowrm 1 \(moved)")
        lines.append(list("late", rows.indices.filter { rows[$0].entersLate }))
        lines.append(list("first", rows.indices.filter { rows[$0].entersFirst }))
        lines.append(list("restsfirst", restsFirst))
        return (lines + ["end", ""]).joined(separator: "\n")
    }

    private func line(_ row: ConstraintDescription) -> String {
        let relation = row.relation == .equal ? 0 : row.relation == .lessThanOrEqual ? 1 : 2
        let terms = row.expression.terms.map { " \(numbers[$0.variable]!) \($0.coefficient)" }.joined()
        return "\(row.priority.rawValue) \(relation) \(row.expression.constant) \(row.expression.terms.count)\(terms)"
    }

    private func list(_ word: String, _ numbers: [Int]) -> String {
        ([word, "\(numbers.count)"] + numbers.map { "\($0)" }).joined(separator: " ")
    }
}
