/// Free variables that can still move and rest together, and everything defined that moves with them.
struct RestingGroup {
    var free: [Int32] = []
    var defined: [Int32] = []
}

/// Where in `System.restingTerms` the form of a variable stands.
struct RestingForm {
    var first: Int32
    var count: Int32
}

/// The few dimensions in which a group of variables can still move, as displacements from where they are.
///
/// A dimension is an open nonbasic variable of a solved component, or a free variable that no constraint ties down. Everything else that
/// moves is a row over these.
struct RestingPlan {
    /// A dimension or a row: which variable it is of which component's simplex; without a component, which of the system's.
    struct Member {
        var component: Int32 = -1
        var variable: Int32
        /// Where it is, in a component.
        var now = 0.0
        /// How far it may move.
        var lower = -Double.infinity
        var upper = Double.infinity
    }

    /// A variable that is to go as near to 0 as those before it allow.
    struct Turn {
        var variable: Int32
        /// Its dimension, or the number of dimensions plus its row.
        var member: Int32
        /// Where it is, and what its movement is multiplied by.
        var now: Double
        var scale: Double
    }

    private(set) var dimensions: [Member] = []
    private(set) var rows: [Member] = []
    private(set) var turns: [Turn] = []
    /// The rows' shares in the dimensions, one row after another.
    private var terms: [FormTerm] = []
    private var rowEnds: [Int32] = []
    /// For each component, from its `restingPlace` on, where its variables are: a dimension as it is, a row as its complement.
    private var places: [Int32] = []
    private let stamp: UInt32
    // A row that is being added up.
    private var shares: [Double] = []
    private var shared: [Int32] = []
    private static let nowhere = Int32.max

    init(_ group: RestingGroup, _ system: System) {
        system.restingStamp &+= 1
        stamp = system.restingStamp
        var parts: [Int32] = []
        for v in group.free {
            let number = system.variables[v].component
            if number < 0 {
                system.variables[v].column = Int32(dimensions.count)
                dimensions.append(Member(variable: v))
            } else if let component = system.components[Int(number)], component.restingStamp != stamp {
                parts.append(number)
                addDimensions(number, component, system)
            }
        }
        shares = Array(repeating: 0, count: dimensions.count)
        for number in parts { addRows(number, system.components[Int(number)]!, system) }
        for v in group.free {
            turns.append(Turn(variable: v, member: place(of: v, system), now: system.values[v], scale: scale(of: v, system)))
        }
        for defined in group.defined { add(defined, system) }
        for t in turns.indices where turns[t].member < 0 { turns[t].member = Int32(dimensions.count) + ~turns[t].member }
        turns.sort { system.restsBefore($0.variable, $1.variable) }
    }

    private mutating func addDimensions(_ number: Int32, _ component: Component, _ system: System) {
        let simplex = component.simplex!
        component.restingStamp = stamp
        component.restingPlace = Int32(places.count)
        let start = places.count
        places.append(contentsOf: repeatElement(Self.nowhere, count: simplex.columnCount + simplex.rowCount))
        for j in 0..<simplex.columnCount where simplex.isOpen(column: j) {
            let v = simplex.nonbasic[j]
            places[start + Int(v)] = Int32(dimensions.count)
            dimensions.append(member(v, number, component, system))
        }
    }

    private func member(_ v: Int32, _ number: Int32, _ component: Component, _ system: System) -> Member {
        let simplex = component.simplex!, now = component.value(of: Int(v), system.values)
        return Member(component: number, variable: v, now: now, lower: simplex.lower[v] - now, upper: simplex.upper[v] - now)
    }

    private mutating func addRows(_ number: Int32, _ component: Component, _ system: System) {
        let simplex = component.simplex!, start = Int(component.restingPlace)
        for j in 0..<simplex.columnCount where simplex.isOpen(column: j) {
            var c = simplex.table.columns[j]
            while c >= 0 {
                let i = simplex.table.cells[c].row
                c = simplex.table.cells[c].nextInColumn
                let v = simplex.basic[i]
                if places[start + Int(v)] != Self.nowhere { continue }
                places[start + Int(v)] = ~Int32(rows.count)
                rows.append(member(v, number, component, system))
                appendShares(i, simplex, start)
            }
        }
    }

    private mutating func appendShares(_ i: Int32, _ simplex: PiecewiseSimplex, _ start: Int) {
        var c = simplex.table.rows[i]
        while c >= 0 {
            let cell = simplex.table.cells[c]
            c = cell.nextInRow
            let place = places[start + Int(simplex.nonbasic[cell.column])]
            if place >= 0, place != Self.nowhere { terms.append(FormTerm(variable: place, coefficient: cell.coefficient)) }
        }
        rowEnds.append(Int32(terms.count))
    }

    // MARK: Variables

    /// Where a mover of the group is: a dimension, or the complement of a row.
    private func place(of v: Int32, _ system: System) -> Int32 {
        let state = system.variables[v]
        return state.component < 0 ? state.column : places[Int(system.components[Int(state.component)]!.restingPlace + state.column)]
    }

    private func scale(of v: Int32, _ system: System) -> Double {
        let state = system.variables[v]
        return state.component < 0 ? 1 : system.components[Int(state.component)]!.columnScales[Int(state.column)]
    }

    /// Adds a defined variable, if it moves.
    private mutating func add(_ v: Int32, _ system: System) {
        let form = system.restingForms[v]
        for t in form.first..<form.first + form.count {
            let mover = system.restingTerms[t].variable
            share(place(of: mover, system), system.restingTerms[t].coefficient * scale(of: mover, system))
        }
        let start = terms.count
        for d in shared {
            if abs(shares[Int(d)]) > 1e-12 { terms.append(FormTerm(variable: d, coefficient: shares[Int(d)])) }
            shares[Int(d)] = 0
        }
        shared.removeAll(keepingCapacity: true)
        if terms.count == start { return }
        turns.append(Turn(variable: v, member: ~Int32(rows.count), now: system.values[v], scale: 1))
        rows.append(Member(variable: v))
        rowEnds.append(Int32(terms.count))
    }

    /// Adds a multiple of a dimension or row to `shares`.
    private mutating func share(_ place: Int32, _ factor: Double) {
        if place >= 0 {
            shares[Int(place)] += factor
            shared.append(place)
            return
        }
        let r = Int(~place)
        for t in (r == 0 ? 0 : Int(rowEnds[r - 1]))..<Int(rowEnds[r]) {
            shares[Int(terms[t].variable)] += factor * terms[t].coefficient
            shared.append(terms[t].variable)
        }
    }

    // MARK: Resting

    func member(_ i: Int32) -> Member { Int(i) < dimensions.count ? dimensions[Int(i)] : rows[Int(i) - dimensions.count] }

    /// Lets every variable have its turn. Values are displacements.
    func settle(_ system: System) -> PiecewiseSimplex {
        let simplex = makeSimplex()
        for turn in turns {
            if simplex.isUnique { break }
            _ = simplex.minimize(
                PiecewiseSimplex.Kink(variable: turn.member, level: 0, point: -turn.now / turn.scale, weight: 2, slopeBefore: -1))
        }
        system.work.pivots += simplex.pivots
        return simplex
    }

    private func makeSimplex() -> PiecewiseSimplex {
        let simplex = PiecewiseSimplex(), n = dimensions.count
        simplex.reset(columnCount: n, rowCount: rows.count)
        for (d, dimension) in dimensions.enumerated() {
            simplex.lower[d] = min(0, dimension.lower)
            simplex.upper[d] = max(0, dimension.upper)
        }
        var t = 0
        for (r, row) in rows.enumerated() {
            while t < rowEnds[r] {
                simplex.table.insert(terms[t].coefficient, row: Int32(r), column: terms[t].variable)
                t += 1
            }
            simplex.lower[n + r] = min(0, row.lower)
            simplex.upper[n + r] = max(0, row.upper)
        }
        return simplex
    }
}
