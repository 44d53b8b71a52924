extension System {
    /// The values a variable may take while every priority stays as satisfied as it is.
    func range(of v: Int32) -> ValueRange {
        var range = ValueRange(lower: variables[v].base, upper: variables[v].base)
        var rest = form(ofVariable: v)
        while let t = rest.first {
            let number = variables[t.variable].component
            guard number >= 0, let component = components[Int(number)] else { return ValueRange(lower: -.infinity, upper: .infinity) }
            let part = rest.filter { variables[$0.variable].component == number }
            rest.removeAll { variables[$0.variable].component == number }
            let bounds = component.range(of: part, in: self)
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
