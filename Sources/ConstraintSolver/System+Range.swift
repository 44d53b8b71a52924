extension System {
    /// The values a variable may take while every priority stays as satisfied as it is.
    func range(of v: Int32) -> ValueRange {
        var range = ValueRange(lower: variables[v].base, upper: variables[v].base)
        // A sum may have a term of each of thousands of parts (the last row of a column hangs on the heights of all above it): one look at each.
        var places: [Int32: Int] = [:]
        var parts: [(component: Component, terms: [FormTerm])] = []
        for term in form(ofVariable: v) {
            let number = variables[term.variable].component
            guard number >= 0, let component = components[Int(number)] else { return ValueRange(lower: -.infinity, upper: .infinity) }
            if let place = places[number] {
                parts[place].terms.append(term)
            } else {
                places[number] = parts.count
                parts.append((component, [term]))
            }
        }
        for part in parts {
            let bounds = part.component.range(of: part.terms, in: self)
            range.lower += bounds.lower
            range.upper += bounds.upper
        }
        return range
    }
}

extension Component {
    /// The least and the greatest value of a combination of columns within the room that the priorities leave.
    func range(of terms: [FormTerm], in system: System) -> (lower: Double, upper: Double) {
        if !hasRoom {
            let value = terms.reduce(0) { $0 + $1.coefficient * system.values[$1.variable] }
            return (value, value)
        }
        let simplex = PiecewiseSimplex(), trial = PiecewiseSimplex()
        load(simplex, system)
        _ = satisfyPriorities(simplex, system)
        let costs = terms.map { (column: system.variables[$0.variable].column, coefficient: $0.coefficient) }.sorted {
            $0.column < $1.column
        }
        func least(_ sign: Double) -> Double {
            trial.copy(simplex)
            trial.costsAreBounded = false
            let first = trial.costs.count
            for (column, coefficient) in costs {
                trial.costs.append(
                    .init(variable: column, level: 0, point: 0, weight: 0, slopeBefore: sign * coefficient * columnScales[Int(column)]))
            }
            let cost = trial.minimize(first..<trial.costs.count)
            return trial.fallsForever ? -.infinity : cost
        }
        return (least(1), -least(-1))
    }
}
