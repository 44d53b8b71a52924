// The solver's face in a web page: numbers in the page's memory, no objects. Compiled as one module with the solver's own sources
// (script/build-wasm), so that nothing of it has to be public.

/// The one system that a page works on at a time.
nonisolated(unsafe) private var solver = Solver()
nonisolated(unsafe) private var variables: [Variable] = []
nonisolated(unsafe) private var rows: [ConstraintID] = []
/// Rows that yield first when required ones can't all hold: those that the layout's own rule gave up.
nonisolated(unsafe) private var yields: [Bool] = []
/// Row by the slot of its constraint; slots are small and dense.
nonisolated(unsafe) private var rowOfSlot: [Int32] = []
nonisolated(unsafe) private var placeOfVariable: [Int32] = []
/// What the last call answers, and room for what the page hands over.
nonisolated(unsafe) private var answer: UnsafeMutablePointer<Double> = .allocate(capacity: 1)
nonisolated(unsafe) private var answerRoom = 1
nonisolated(unsafe) private var input: UnsafeMutablePointer<Double> = .allocate(capacity: 1)
nonisolated(unsafe) private var inputRoom = 1

/// Room for `count` numbers that the page fills before `load`.
@_expose(wasm, "reserve") @_cdecl("reserve")
public func reserve(_ count: Int32) -> UnsafeMutablePointer<Double> {
    if Int(count) > inputRoom {
        input.deallocate()
        inputRoom = Int(count)
        input = .allocate(capacity: inputRoom)
    }
    return input
}

/// Takes a system: the numbers of variables and rows; a number a variable (1: it rests first); then for each row relation (0 ==, 1 <=,
/// 2 >=), priority, flags (1: enters late, 2: enters first, 4: yields
/// first in a conflict), constant, number of terms, and variable and coefficient of each.
/// - Returns: How many rows were taken; fewer than there are where one is no constraint.
@_expose(wasm, "load") @_cdecl("load")
public func load() -> Int32 {
    solver = Solver()
    variables = []
    rows = []
    yields = []
    rowOfSlot = []
    placeOfVariable = []
    var at = 2
    func next() -> Double {
        at += 1
        return input[at - 1]
    }
    let (variableCount, rowCount) = (Int(input[0]), Int(input[1]))
    for _ in 0..<variableCount {
        let variable = solver.addVariable(restsFirst: next() != 0)
        while placeOfVariable.count <= Int(variable.index) { placeOfVariable.append(-1) }
        placeOfVariable[Int(variable.index)] = Int32(variables.count)
        variables.append(variable)
    }
    for _ in 0..<rowCount {
        let relation = Relation(rawValue: UInt8(next())) ?? .equal
        let priority = Priority(Float(next()))
        let flags = Int(next())
        let constant = next()
        var terms: [Term] = []
        for _ in 0..<Int(next()) {
            let place = Int(next())
            terms.append(Term(variables[place], next()))
        }
        guard
            let id = try? solver.add(
                LinearExpression(terms, constant: constant), relation, priority: priority, entersLate: flags & 1 != 0,
                entersFirst: flags & 2 != 0)
        else { return Int32(rows.count) }
        while rowOfSlot.count <= Int(id.index) { rowOfSlot.append(-1) }
        rowOfSlot[Int(id.index)] = Int32(rows.count)
        rows.append(id)
        yields.append(flags & 4 != 0)
    }
    return Int32(rows.count)
}

/// Changes the constant of a row.
@_expose(wasm, "set") @_cdecl("set")
public func set(_ row: Int32, _ constant: Double) {
    try? solver.setConstant(constant, of: rows[Int(row)])
}

/// Solves; answers the values of all variables.
@_expose(wasm, "solve") @_cdecl("solve")
public func solve() -> UnsafeMutablePointer<Double> {
    solver.solve(breaking: chosen)
    prepare(variables.count)
    for (place, variable) in variables.enumerated() { answer[place] = solver.value(of: variable) }
    return answer
}

/// The conflicts that stand: their number; for each the row given up, the number of rows that can't hold together, and these rows.
@_expose(wasm, "conflicts") @_cdecl("conflicts")
public func conflicts() -> UnsafeMutablePointer<Double> {
    let standing = solver.solve(breaking: chosen).conflicts
    var numbers: [Double] = [Double(standing.count)]
    for conflict in standing {
        numbers.append(Double(rowOfSlot[Int(conflict.broken.index)]))
        numbers.append(Double(conflict.core.count))
        for id in conflict.core { numbers.append(Double(rowOfSlot[Int(id.index)])) }
    }
    return give(numbers)
}

private func chosen(_ core: [ConstraintID]) -> ConstraintID {
    for id in core where yields[Int(rowOfSlot[Int(id.index)])] { return id }
    return core[0]
}

/// Why a variable has its value: what is constant in it; the number of rows that determine it, and each with its multiplier; the number of
/// variables that nothing determines, and each with its coefficient.
@_expose(wasm, "explain") @_cdecl("explain")
public func explain(_ place: Int32) -> UnsafeMutablePointer<Double> {
    let explanation = solver.explanation(of: variables[Int(place)])
    var numbers: [Double] = [explanation.constant, Double(explanation.reasons.count)]
    for reason in explanation.reasons {
        numbers.append(Double(rowOfSlot[Int(reason.constraint.index)]))
        numbers.append(reason.multiplier)
    }
    numbers.append(Double(explanation.resting.count))
    for term in explanation.resting {
        numbers.append(Double(placeOfVariable[Int(term.variable.index)]))
        numbers.append(term.coefficient)
    }
    return give(numbers)
}

/// The least and the largest value that a variable can have with every priority as satisfied as it is.
@_expose(wasm, "range") @_cdecl("range")
public func range(_ place: Int32) -> UnsafeMutablePointer<Double> {
    let range = solver.range(of: variables[Int(place)])
    return give([range.lower, range.upper])
}

/// By how much a row misses; 0 when it holds.
@_expose(wasm, "violation") @_cdecl("violation")
public func violation(_ row: Int32) -> Double { solver.violation(of: rows[Int(row)]) }

private func give(_ numbers: [Double]) -> UnsafeMutablePointer<Double> {
    prepare(numbers.count)
    for (place, number) in numbers.enumerated() { answer[place] = number }
    return answer
}

private func prepare(_ count: Int) {
    guard count > answerRoom else { return }
    answer.deallocate()
    answerRoom = count
    answer = .allocate(capacity: count)
}
