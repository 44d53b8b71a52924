// Solves systems read from standard input, for comparison with another solver (script/test-solver-reference).
//
// Each line is one order: `new N` starts a system of N variables; `add PRIORITY REL LATE CONSTANT (VARIABLE COEFFICIENT)*` adds a
// constraint (REL 0 ==, 1 <=, 2 >=), `edit PRIORITY VARIABLE VALUE` an edit; `remove I`, `constant I C`, `priority I P` change the I-th
// constraint added; `solve` answers `values ...`, a line `conflict BROKEN : CORE...` each, and `fresh D`: the largest difference from a
// solver that was told the present constraints from the start, relative to the largest value.
//
// `solve-systems drift` makes 100,000 edits of a chain 1,000 deep instead and exits with 1 if the values drift from a fresh solver's.
import ConstraintSolver
import Foundation

struct Order {
    var priority: Float
    var relation: Relation
    var isLate: Bool
    var constant: Double
    var terms: [Term]
    var isEdit = false
}

struct Session {
    var solver = Solver()
    var variables: [Variable] = []
    var orders: [Order?] = []
    var ids: [ConstraintID?] = []

    init(variableCount: Int) { for _ in 0..<variableCount { variables.append(solver.addVariable()) } }

    mutating func add(_ order: Order) throws {
        orders.append(order)
        let expression = LinearExpression(order.terms, constant: order.constant)
        ids.append(
            order.isEdit
                ? try solver.addEdit(order.terms[0].variable, priority: Priority(order.priority), value: -order.constant)
                : try solver.add(expression, order.relation, priority: Priority(order.priority), entersLate: order.isLate))
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }

    func differenceFromFresh() throws -> Double {
        var other = Session(variableCount: variables.count)
        for case let order? in orders { try other.add(order) }
        other.solver.solve()
        let size = other.values.reduce(1) { max($0, abs($1)) }
        return zip(values, other.values).reduce(0) { max($0, abs($1.0 - $1.1) / size) }
    }

    mutating func solve() throws {
        let report = solver.solve()
        print("values", values.map { "\($0)" }.joined(separator: " "))
        for conflict in report.conflicts {
            print("conflict", number(conflict.broken), ":", conflict.core.map { "\(number($0))" }.joined(separator: " "))
        }
        print("fresh", try differenceFromFresh())
    }

    private func number(_ id: ConstraintID) -> Int { ids.firstIndex(of: id) ?? -1 }
}

if CommandLine.arguments.dropFirst().first == "drift" { try reportDrift() }
var session = Session(variableCount: 0)
while let line = readLine() {
    let words = line.split(separator: " ")
    func number(_ i: Int) -> Double { Double(words[i])! }
    switch words.first {
    case "new": session = Session(variableCount: Int(number(1)))
    case "add":
        let terms = stride(from: 5, to: words.count, by: 2).map { Term(session.variables[Int(number($0))], number($0 + 1)) }
        let relation = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual][Int(number(2))]
        try session.add(Order(priority: Float(number(1)), relation: relation, isLate: number(3) != 0, constant: number(4), terms: terms))
    case "edit":
        let v = session.variables[Int(number(2))]
        try session.add(
            Order(priority: Float(number(1)), relation: .equal, isLate: false, constant: -number(3), terms: [Term(v)], isEdit: true))
    case "remove":
        try session.solver.remove(session.ids[Int(number(1))]!)
        session.orders[Int(number(1))] = nil
    case "constant":
        try session.solver.setConstant(number(2), of: session.ids[Int(number(1))]!)
        session.orders[Int(number(1))]!.constant = number(2)
    case "priority":
        try session.solver.setPriority(Priority(Float(number(2))), of: session.ids[Int(number(1))]!)
        session.orders[Int(number(1))]!.priority = Float(number(2))
    case "solve":
        try session.solve()
        fflush(nil)
    default: print("unknown order: \(line)")
    }
}
