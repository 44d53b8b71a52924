/// The reduced system and the solved components of one set of constraints.
struct Solution {
    var reduction = Reduction(variableCount: 0)
    var components: [Component] = []
    /// Per free variable, the component and the column it has there; -1 where it has none.
    var componentOf: [Int] = []
    var columnOf: [Int] = []
    /// Where undetermined variables that no constraint ties down rest.
    var resting: [Double] = []
    var isFeasible = true
}

extension Solver {
    /// Reduces a set of constraints (slots in order of entry) and splits it; with `wishes` false only what is required counts.
    func reduce(_ active: [Int], wishes: Bool, work: inout Work) -> Solution {
        var solution = Solution()
        solution.reduction = Reduction(variableCount: variables.count)
        solution.componentOf = Array(repeating: -1, count: variables.count)
        solution.columnOf = Array(repeating: -1, count: variables.count)
        for c in active where constraints[c].level.isRequired && constraints[c].relation == .equal {
            work.rowsTouched += 1
            let form = solution.reduction.expand(constraints[c].terms, constraints[c].constant)
            if form.terms.isEmpty {
                let scale = constraints[c].terms.reduce(1e-30) { max($0, abs($1.coefficient)) }
                if abs(form.constant) > 1e-8 * scale + 1e-13 * form.magnitude { solution.isFeasible = false; return solution }
            } else {
                solution.reduction.define(by: form)
            }
        }
        var forms: [(constraint: Int, form: Reduction.Form)] = []
        for c in active {
            let required = constraints[c].level.isRequired
            if required ? constraints[c].relation == .equal : !wishes { continue }
            work.rowsTouched += 1
            let form = solution.reduction.expand(constraints[c].terms, constraints[c].constant)
            if !form.terms.isEmpty { forms.append((c, form)); continue }
            let error = constraints[c].relation == .lessThanOrEqual ? form.constant : -form.constant
            let scale = constraints[c].terms.reduce(1e-30) { max($0, abs($1.coefficient)) }
            if required, error > 1e-8 * scale + 1e-13 * form.magnitude { solution.isFeasible = false; return solution }
        }
        split(forms, into: &solution)
        return solution
    }

    private func split(_ forms: [(constraint: Int, form: Reduction.Form)], into solution: inout Solution) {
        var parent = Array(0..<variables.count)
        func root(_ v: Int) -> Int {
            var v = v
            while parent[v] != v {
                parent[v] = parent[parent[v]]
                v = parent[v]
            }
            return v
        }
        var occurs = Array(repeating: false, count: variables.count)
        for f in forms {
            for t in f.form.terms {
                occurs[t.variable] = true
                let a = root(t.variable), b = root(f.form.terms[0].variable)
                parent[max(a, b)] = min(a, b)
            }
        }
        for v in 0..<variables.count where occurs[v] {
            let r = root(v)
            if solution.componentOf[r] < 0 {
                solution.componentOf[r] = solution.components.count
                solution.components.append(Component())
            }
            let component = solution.components[solution.componentOf[r]]
            solution.componentOf[v] = solution.componentOf[r]
            solution.columnOf[v] = component.columns.count
            component.columns.append(v)
        }
        for f in forms {
            install(f.constraint, f.form, solution.components[solution.componentOf[f.form.terms[0].variable]], solution.columnOf)
        }
        for component in solution.components { finish(component) }
    }

    /// Turns a constraint into bends of the cost of a column, or of a row made for it.
    private func install(_ c: Int, _ form: Reduction.Form, _ component: Component, _ columnOf: [Int]) {
        var scale = form.terms[0].coefficient
        for t in form.terms where abs(t.coefficient) > abs(scale) * (1 + 1e-9) { scale = t.coefficient }
        var variable = columnOf[form.terms[0].variable]
        if form.terms.count > 1 {
            let row = form.terms.map { (column: columnOf[$0.variable], coefficient: $0.coefficient / scale) }
            if let same = component.rows.lastIndex(where: { isSame($0, row) }) {
                variable = -1 - same
            } else {
                component.rows.append(row)
                variable = -component.rows.count
            }
        }
        let record = constraints[c]
        let level = record.level
        let weight = level.isRequired ? 1 : abs(scale)
        let point = -form.constant / scale
        if !component.levels.contains(level) { component.levels.append(level) }
        // Wishes are told apart by how the constraint reads when its first variable has a positive coefficient.
        let first = record.terms.filter { $0.coefficient != 0 }.min { $0.variable.index < $1.variable.index }
        let flipped = (first?.coefficient ?? 1) < 0
        for side in [Relation.greaterThanOrEqual, .lessThanOrEqual] where record.relation == .equal || record.relation == side {
            let keepsAbove = (side == .greaterThanOrEqual) == (scale > 0)
            let kink = PiecewiseSimplex.Kink(
                variable: variable, level: Int(level.rawValue.bitPattern), point: point, weight: weight,
                slopeBefore: keepsAbove ? -weight : 0)
            component.kinks.append(kink)
            if level.isRequired { continue }
            let rank = Self.rank(late: record.entersLate, floor: (side == .greaterThanOrEqual) != flipped, entry: record.entry)
            component.wishes.append(Component.Wish(priority: level, rank: rank, kink: kink))
        }
    }

    /// The order in which tied wishes of one priority are satisfied: floors (`>=`) as they came, then ceilings (`<=`) the last first,
    /// then those that entered late. So of two tied items the one mentioned first ends up the larger, as measured on iOS 26.
    static func rank(late: Bool, floor: Bool, entry: UInt64) -> (class: Int, number: Int64) {
        if late { return (2, Int64(entry) * 2 + (floor ? 0 : 1)) }
        return floor ? (0, Int64(entry)) : (1, -Int64(entry))
    }

    private func isSame(_ a: [(column: Int, coefficient: Double)], _ b: [(column: Int, coefficient: Double)]) -> Bool {
        if a.count != b.count { return false }
        for i in a.indices where a[i].column != b[i].column || abs(a[i].coefficient - b[i].coefficient) > 1e-12 { return false }
        return true
    }

    private func finish(_ component: Component) {
        component.levels.sort { $1 < $0 }
        func settle(_ kink: inout PiecewiseSimplex.Kink) {
            if kink.variable < 0 { kink.variable = component.columns.count - 1 - kink.variable }
            kink.level = component.levels.firstIndex { Int($0.rawValue.bitPattern) == kink.level }!
        }
        for k in component.kinks.indices { settle(&component.kinks[k]) }
        for w in component.wishes.indices { settle(&component.wishes[w].kink) }
        component.wishes.sort { $0.priority != $1.priority ? $1.priority < $0.priority : $0.rank < $1.rank }
    }
}
