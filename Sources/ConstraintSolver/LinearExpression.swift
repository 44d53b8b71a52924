/// How a constraint's expression is compared with zero.
public enum Relation: UInt8, Sendable, Hashable, BitwiseCopyable {
    /// The expression is zero.
    case equal
    /// The expression is zero or less.
    case lessThanOrEqual
    /// The expression is zero or more.
    case greaterThanOrEqual
}

/// One variable times a number.
public struct Term: Sendable, Equatable, BitwiseCopyable {
    /// The variable.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double

    /// `coefficient * variable`.
    public init(_ variable: Variable, _ coefficient: Double = 1) {
        self.variable = variable
        self.coefficient = coefficient
    }
}

/// A sum of terms and a constant. A variable may occur more than once; its coefficients add up.
public struct LinearExpression: Sendable, Equatable {
    /// The terms, in the order they were written.
    public var terms: [Term]
    /// The number added to the terms.
    public var constant: Double

    /// The given terms plus a constant.
    public init(_ terms: [Term], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    /// The variable itself.
    public init(_ variable: Variable) { self.init([Term(variable)]) }

    /// A constant without terms.
    public init(constant: Double) { self.init([], constant: constant) }

    /// The sum of two expressions.
    public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
    }

    /// The first expression less the second.
    public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + (-1 * b) }

    /// The expression times a number.
    public static func * (k: Double, a: LinearExpression) -> LinearExpression {
        LinearExpression(a.terms.map { Term($0.variable, k * $0.coefficient) }, constant: k * a.constant)
    }

    /// The expression times a number.
    public static func * (a: LinearExpression, k: Double) -> LinearExpression { k * a }

    /// The expression plus a number.
    public static func + (a: LinearExpression, k: Double) -> LinearExpression { LinearExpression(a.terms, constant: a.constant + k) }

    /// The expression less a number.
    public static func - (a: LinearExpression, k: Double) -> LinearExpression { LinearExpression(a.terms, constant: a.constant - k) }
}

extension Variable {
    /// The variable times a number.
    public static func * (k: Double, v: Variable) -> LinearExpression { LinearExpression([Term(v, k)]) }
    /// The sum of two variables.
    public static func + (a: Variable, b: Variable) -> LinearExpression { LinearExpression([Term(a), Term(b)]) }
    /// The first variable less the second.
    public static func - (a: Variable, b: Variable) -> LinearExpression { LinearExpression([Term(a), Term(b, -1)]) }
    /// The variable plus a number.
    public static func + (a: Variable, k: Double) -> LinearExpression { LinearExpression([Term(a)], constant: k) }
    /// The variable less a number.
    public static func - (a: Variable, k: Double) -> LinearExpression { LinearExpression([Term(a)], constant: -k) }
}

extension LinearExpression {
    /// The expression plus a variable.
    public static func + (a: LinearExpression, v: Variable) -> LinearExpression {
        LinearExpression(a.terms + [Term(v)], constant: a.constant)
    }
    /// The expression less a variable.
    public static func - (a: LinearExpression, v: Variable) -> LinearExpression {
        LinearExpression(a.terms + [Term(v, -1)], constant: a.constant)
    }
    /// A variable plus an expression.
    public static func + (v: Variable, a: LinearExpression) -> LinearExpression { LinearExpression(v) + a }
    /// A variable less an expression.
    public static func - (v: Variable, a: LinearExpression) -> LinearExpression { LinearExpression(v) - a }
}
