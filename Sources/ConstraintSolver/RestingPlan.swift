/// The few dimensions in which a group of variables can still move, as displacements from where priorities and ties left them.
///
/// A dimension is an open nonbasic variable of a solved component, or a free variable that no constraint ties down. Everything else that
/// moves is a row over these.
struct RestingPlan {
    private var dimensions: [(lower: Double, upper: Double)] = []
    private var rows: [(shares: [Double], lower: Double, upper: Double)] = []
    /// Per component, where its variables are: a dimension as it is, a row as its complement; `nowhere` if it doesn't move.
    private var places: [(component: Int32, of: [Int])] = []
    private var loosePlaces: [(variable: Int32, dimension: Int)] = []
    private static let nowhere = Int.max

    var dimensionCount: Int { dimensions.count }

    init(_ free: [Int32], _ system: System) {
        var parts: [Int32] = []
        for v in free {
            let number = system.variables[v].component
            if number < 0 {
                loosePlaces.append((v, dimensions.count))
                dimensions.append((-.infinity, .infinity))
            } else if !parts.contains(number) {
                parts.append(number)
                addDimensions(number, system.components[Int(number)]!.simplex!)
            }
        }
        for (part, number) in parts.enumerated() { addRows(system.components[Int(number)]!.simplex!, part) }
    }

    private mutating func addDimensions(_ number: Int32, _ simplex: PiecewiseSimplex) {
        var place = Array(repeating: Self.nowhere, count: simplex.columnCount + simplex.rowCount)
        for j in simplex.openColumns {
            let v = simplex.nonbasic[j]
            place[Int(v)] = dimensions.count
            dimensions.append((simplex.lower[v] - simplex.value[v], simplex.upper[v] - simplex.value[v]))
        }
        places.append((number, place))
    }

    private mutating func addRows(_ simplex: PiecewiseSimplex, _ part: Int) {
        let open = simplex.openColumns
        for i in 0..<simplex.rowCount {
            var shares = Array(repeating: 0.0, count: open.isEmpty ? 0 : dimensions.count), moves = false
            for j in open where simplex.table[i * simplex.columnCount + j] != 0 {
                shares[places[part].of[Int(simplex.nonbasic[j])]] = simplex.table[i * simplex.columnCount + j]
                moves = true
            }
            if !moves { continue }
            let v = simplex.basic[i]
            places[part].of[Int(v)] = ~rows.count
            rows.append((shares, simplex.lower[v] - simplex.value[v], simplex.upper[v] - simplex.value[v]))
        }
    }

    /// Adds a row without bounds; answers its place.
    mutating func addRow(_ shares: [Double]) -> Int {
        rows.append((shares, -.infinity, .infinity))
        return ~(rows.count - 1)
    }

    // MARK: Free variables

    /// A dimension, or the complement of a row.
    func place(of v: Int32, _ system: System) -> Int {
        let state = system.variables[v]
        if state.component < 0 { return loosePlaces.first { $0.variable == v }?.dimension ?? Self.nowhere }
        return places.first { $0.component == state.component }?.of[Int(state.column)] ?? Self.nowhere
    }

    func scale(of v: Int32, _ system: System) -> Double {
        let state = system.variables[v]
        return state.component < 0 ? 1 : system.components[Int(state.component)]!.columnScales[Int(state.column)]
    }

    /// Where priorities and ties left a free variable.
    func valueNow(of v: Int32, _ system: System) -> Double {
        let state = system.variables[v]
        if state.component < 0 { return loosePlaces.contains { $0.variable == v } ? 0 : system.values[v] }
        let component = system.components[Int(state.component)]!
        guard component.isOpen, let simplex = component.simplex else { return system.values[v] }
        return component.columnScales[Int(state.column)] * simplex.value[state.column]
    }

    /// Adds a multiple of a free variable's movement to `shares`; answers where it is now.
    func add(_ v: Int32, _ multiple: Double, _ system: System, to shares: inout [Double]) -> Double {
        let place = place(of: v, system)
        if place != Self.nowhere {
            let factor = multiple * scale(of: v, system)
            if place >= 0 {
                shares[place] += factor
            } else {
                for (d, share) in rows[~place].shares.enumerated() { shares[d] += factor * share }
            }
        }
        return valueNow(of: v, system)
    }

    // MARK: The simplex

    func index(_ place: Int) -> Int { place >= 0 ? place : dimensions.count + ~place }

    func makeSimplex() -> PiecewiseSimplex {
        let simplex = PiecewiseSimplex(), n = dimensions.count
        simplex.reset(columnCount: n, rowCount: rows.count)
        for (d, dimension) in dimensions.enumerated() {
            simplex.lower[d] = min(0, dimension.lower)
            simplex.upper[d] = max(0, dimension.upper)
        }
        for (r, row) in rows.enumerated() {
            for (d, share) in row.shares.enumerated() { simplex.table[r * n + d] = share }
            simplex.lower[n + r] = min(0, row.lower)
            simplex.upper[n + r] = max(0, row.upper)
        }
        return simplex
    }
}
