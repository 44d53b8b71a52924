/// The chain of binding constraints behind a value.
///
/// What the definitions leave of an expression speaks of free variables. A component says which of its constraints those rest on; a
/// multiple of each is taken off the expression, and what is left then cancels in the definitions, each of which is a constraint too.
extension System {
    func explain(_ expression: [FormTerm], constant: Double, without excluded: Int32) -> Explanation {
        let none = Array(repeating: 0.0, count: constraints.count)
        var ledger = Ledger(rest: expression, constant: constant, multipliers: none, isBooked: none.map { _ in false })
        for (number, terms) in byComponent(freeForm(of: expression)) {
            guard number >= 0, let component = components[Int(number)] else { continue }
            for (c, multiplier) in component.binding(terms, in: self, without: excluded) { take(c, multiplier, &ledger) }
        }
        followDefinitions(&ledger)
        var explanation = Explanation(constant: ledger.constant)
        for c in ledger.order where abs(ledger.multipliers[Int(c)]) > 1e-12 {
            explanation.reasons.append(.init(constraint: id(c), multiplier: ledger.multipliers[Int(c)]))
        }
        for t in ledger.rest {
            let v = Variable(index: t.variable, generation: variables[t.variable].generation)
            explanation.resting.append(Term(v, t.coefficient))
        }
        return explanation
    }

    /// `expression = rest + constant + sum of multiplier * constraint`, at every point of the explanation.
    private struct Ledger {
        var rest: [FormTerm]
        var constant: Double
        var multipliers: [Double]
        var isBooked: [Bool]
        var order: [Int32] = []
    }

    private func take(_ c: Int32, _ multiplier: Double, _ ledger: inout Ledger) {
        book(c, multiplier, &ledger)
        let state = constraints[c]
        ledger.constant -= multiplier * state.constant
        for t in state.firstTerm..<state.firstTerm + state.termCount {
            ledger.rest.append(FormTerm(variable: terms[t].variable, coefficient: -multiplier * terms[t].coefficient))
        }
    }

    /// Notes a multiple of a constraint; an internal row stands for the equations it was made of.
    private func book(_ c: Int32, _ multiplier: Double, _ ledger: inout Ledger) {
        if constraints[c].isInternal {
            guard let expansion = expansions.first(where: { $0.row == c }) else { return }
            book(expansion.owner, multiplier, &ledger)
            for u in expansion.used { book(u.constraint, multiplier * u.multiplier, &ledger) }
            return
        }
        if !ledger.isBooked[Int(c)] {
            ledger.isBooked[Int(c)] = true
            ledger.order.append(c)
        }
        ledger.multipliers[Int(c)] += multiplier
    }

    private func followDefinitions(_ ledger: inout Ledger) {
        spread(ledger.rest)
        var rest: [FormTerm] = []
        for i in 0..<order.count {
            let v = order[i], d = variables[v].definition
            if sums[v] == 0 || isNothing(v) { continue }
            if d < 0 {
                rest.append(FormTerm(variable: v, coefficient: sums[v]))
                continue
            }
            let multiplier = sums[v] / coefficient(of: v, in: d)
            book(d, multiplier, &ledger)
            ledger.constant -= multiplier * constraints[d].constant
        }
        clearSums()
        ledger.rest = rest
    }

    /// The expression over free variables.
    private func freeForm(of expression: [FormTerm]) -> [FormTerm] {
        spread(expression)
        var form: [FormTerm] = []
        for i in 0..<order.count where variables[order[i]].definition < 0 && sums[order[i]] != 0 && !isNothing(order[i]) {
            form.append(FormTerm(variable: order[i], coefficient: sums[order[i]]))
        }
        clearSums()
        return form
    }

    private func byComponent(_ form: [FormTerm]) -> [(component: Int32, terms: [FormTerm])] {
        var parts: [(component: Int32, terms: [FormTerm])] = []
        for t in form {
            let number = variables[t.variable].component
            if let i = parts.firstIndex(where: { $0.component == number }) { parts[i].terms.append(t) } else { parts.append((number, [t])) }
        }
        return parts
    }
}

extension Component {
    /// The constraints on which a combination of columns rests, and how often each must be taken to make the combination.
    func binding(_ terms: [FormTerm], in system: System, without excluded: Int32) -> [(constraint: Int32, multiplier: Double)] {
        let simplex = PiecewiseSimplex()
        load(simplex, system)
        guard satisfyPriorities(simplex, system) else { return [] }
        if !simplex.isUnique { settleTies(simplex, system) }
        var shares = Array(repeating: 0.0, count: columnCount)
        for t in terms {
            let column = system.variables[t.variable].column
            simplex.addRow(of: column, t.coefficient * columnScales[Int(column)], to: &shares)
        }
        var found: [(constraint: Int32, multiplier: Double)] = []
        for j in 0..<columnCount where abs(shares[j]) > 1e-12 {
            guard let e = entry(holding: simplex.nonbasic[j], at: simplex.value[simplex.nonbasic[j]], system, excluded) else { continue }
            found.append((entries[e].constraint, shares[j] / entries[e].scale))
        }
        return found
    }

    /// The most important constraint whose kink a variable rests on.
    private func entry(holding v: Int32, at value: Double, _ system: System, _ excluded: Int32) -> Int? {
        var best: Int?
        for e in 0..<entryCount where entries[e].variable == v && entries[e].constraint != excluded {
            if abs(entries[e].point - value) > 1e-7 + 1e-12 * abs(value) { continue }
            if let b = best, system.constraints[entries[b].constraint].level >= system.constraints[entries[e].constraint].level { continue }
            best = e
        }
        return best
    }
}

extension PiecewiseSimplex {
    /// Adds a multiple of a variable, written in the nonbasic ones, to `shares`.
    func addRow(of v: Int32, _ multiple: Double, to shares: inout [Double]) {
        if place[v] < 0 {
            shares[Int(~place[v])] += multiple
            return
        }
        var c = table.rows[place[v]]
        while c >= 0 {
            shares[Int(table.cells[c].column)] += multiple * table.cells[c].coefficient
            c = table.cells[c].nextInRow
        }
    }
}
