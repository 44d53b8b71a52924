extension Solver {
    /// The values that a variable may take while every priority stays as satisfied as it is; one value if the constraints determine it.
    ///
    /// Ties and resting places don't narrow the range: they choose within it. Answers for the constraints of the last `solve()`.
    public mutating func range(of v: Variable) -> ValueRange {
        guard isAlive(v), v.slot < solution.resting.count else { return ValueRange(lower: value(of: v), upper: value(of: v)) }
        let form = solution.reduction.expand([Term(v)], 0)
        var range = ValueRange(lower: form.constant, upper: form.constant)
        var rest = form.terms[...]
        while let t = rest.first {
            let c = solution.componentOf[t.variable]
            if c < 0 { return ValueRange(lower: -.infinity, upper: .infinity) }
            let part = rest.filter { solution.componentOf[$0.variable] == c }
            rest = rest.filter { solution.componentOf[$0.variable] != c }[...]
            let bounds = solution.components[c].range(of: part.map { (solution.columnOf[$0.variable], $0.coefficient) })
            range.lower += bounds.lower
            range.upper += bounds.upper
        }
        return range
    }
}

extension Component {
    /// The least and the greatest value of a combination of columns within the room that the priorities leave.
    func range(of terms: [(column: Int, coefficient: Double)]) -> (lower: Double, upper: Double) {
        guard let simplex else { return (0, 0) }
        guard let room else {
            let value = terms.reduce(0) { $0 + $1.coefficient * simplex.value[$1.column] }
            return (value, value)
        }
        func least(_ sign: Double) -> Double {
            let trial = PiecewiseSimplex(copying: simplex)
            trial.lower = room.lower
            trial.upper = room.upper
            let cost = trial.minimize(
                terms.sorted { $0.column < $1.column }.map {
                    .init(variable: $0.column, level: 0, point: 0, weight: 0, slopeBefore: sign * $0.coefficient)
                })
            return trial.fallsForever ? -.infinity : cost
        }
        return (least(1), -least(-1))
    }
}
