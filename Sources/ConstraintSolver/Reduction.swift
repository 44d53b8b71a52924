/// A system of required equalities, solved for as many variables as it has independent equations.
///
/// Each equation defines one variable by others that no equation defines when it comes; replacing defined variables by their
/// definitions, oldest first, therefore ends.
struct Reduction {
    struct Definition {
        var variable: Int
        var terms: [(variable: Int, coefficient: Double)]
        var constant: Double
    }

    /// A linear form over variables that nothing defines.
    struct Form {
        var terms: [(variable: Int, coefficient: Double)] = []
        var constant = 0.0
        /// The sum of the sizes of all that went into the constant: what rounding errors are measured by.
        var magnitude = 0.0
    }

    var definitions: [Definition] = []
    /// Per variable, the number of its definition, or -1.
    var definedBy: [Int]
    // Scratch, all zero between uses.
    private var sum: [Double]
    private var size: [Double]
    private var isTouched: [Bool]
    private var touched: [Int] = []
    private var pending: [Int] = []

    init(variableCount: Int) {
        definedBy = Array(repeating: -1, count: variableCount)
        sum = Array(repeating: 0, count: variableCount)
        size = sum
        isTouched = Array(repeating: false, count: variableCount)
    }

    /// A form with the defined variables replaced; terms in order of variables.
    mutating func expand(_ terms: [Term], _ constant: Double) -> Form {
        var form = Form(constant: constant, magnitude: abs(constant))
        for term in terms { gather(term.variable.slot, term.coefficient) }
        while let next = popPending() {
            let c = sum[next], s = size[next]
            sum[next] = 0
            size[next] = 0
            if abs(c) <= 1e-13 * s { continue }
            let definition = definitions[definedBy[next]]
            form.constant += c * definition.constant
            form.magnitude += abs(c * definition.constant)
            for t in definition.terms { gather(t.variable, c * t.coefficient) }
        }
        touched.sort()
        for v in touched {
            if abs(sum[v]) > 1e-13 * size[v] { form.terms.append((v, sum[v])) }
            sum[v] = 0
            size[v] = 0
            isTouched[v] = false
        }
        touched.removeAll(keepingCapacity: true)
        return form
    }

    private mutating func gather(_ v: Int, _ c: Double) {
        if !isTouched[v] {
            isTouched[v] = true
            touched.append(v)
            if definedBy[v] >= 0 { push(v) }
        }
        sum[v] += c
        size[v] += abs(c)
    }

    /// Solves `form == 0` for its best variable: a large coefficient, and among those the latest variable.
    mutating func define(by form: Form) {
        let largest = form.terms.reduce(0) { max($0, abs($1.coefficient)) }
        let pivot = form.terms.last { abs($0.coefficient) >= 0.1 * largest }!
        var terms: [(variable: Int, coefficient: Double)] = []
        for t in form.terms where t.variable != pivot.variable { terms.append((t.variable, -t.coefficient / pivot.coefficient)) }
        definedBy[pivot.variable] = definitions.count
        definitions.append(Definition(variable: pivot.variable, terms: terms, constant: -form.constant / pivot.coefficient))
    }

    // MARK: A heap of defined variables, oldest definition first

    private mutating func push(_ v: Int) {
        pending.append(v)
        var i = pending.count - 1
        while i > 0, definedBy[pending[i]] < definedBy[pending[(i - 1) / 2]] {
            pending.swapAt(i, (i - 1) / 2)
            i = (i - 1) / 2
        }
    }

    private mutating func popPending() -> Int? {
        guard let top = pending.first else { return nil }
        pending[0] = pending[pending.count - 1]
        pending.removeLast()
        var i = 0
        while true {
            var least = i
            for child in [2 * i + 1, 2 * i + 2] where child < pending.count {
                if definedBy[pending[child]] < definedBy[pending[least]] { least = child }
            }
            if least == i { return top }
            pending.swapAt(i, least)
            i = least
        }
    }
}
