import ConstraintSolver

/// The constraints of a log as linear equations: each item has an origin and a length on each axis, in one plane for all.
///
/// What the text doesn't tell is left open: baselines, margins, and the superviews of items whose frames are given.
struct LoggedSystem {
    /// What a row of the solver says.
    enum Meaning: Hashable {
        case constraint(Int)
        case nonNegative(LoggedConstraint.Item, isWidth: Bool)
    }

    /// The attributes that descriptions name.
    static let attributes: Set<String> = [
        "left", "right", "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "lastBaseline",
        "baseline",
        "minX", "midX", "maxX", "minY", "midY", "maxY", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
        "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
    ]

    private struct Box {
        let origin: [Variable]
        let length: [Variable]
    }

    private enum Part {
        case near, middle, far, length
    }

    private(set) var solver = Solver()
    private(set) var meanings: [ConstraintID: Meaning] = [:]
    private(set) var constants: [ConstraintID: Double] = [:]
    private var boxes: [String: Box] = [:]
    private var contents: [String: Variable] = [:]
    private var opens: [String: Variable] = [:]
    private let containers: [LoggedConstraint.Item: LoggedConstraint.Item]

    /// A system of required constraints, entered in the order given; each is told by its number.
    init(_ constraints: [(number: Int, constraint: LoggedConstraint)]) {
        containers = constraints.reduce(into: [:]) { $0.merge($1.constraint.container) { first, _ in first } }
        for (number, constraint) in constraints {
            add(expression(of: constraint) + -constraint.constant, constraint.relation, .constraint(number))
        }
    }

    /// `first - multiplier * second` of a constraint.
    mutating func expression(of constraint: LoggedConstraint) -> LinearExpression {
        var expression = expression(of: constraint.first)
        if let second = constraint.second {
            return expression - constraint.multiplier * self.expression(of: second)
        }
        // A frame's numbers are in its superview's coordinates.
        if let (isWidth, part) = Self.place(constraint.first.attribute), part != .length {
            let outer = containers[constraint.first.item]?.key ?? "superview of \(constraint.first.item.key)"
            expression = expression - LinearExpression(box(outer, nil).origin[isWidth ? 0 : 1])
        }
        return expression
    }

    /// Solves, and answers the first conflict's smallest set, if there is one.
    mutating func core() -> [Meaning]? {
        solver.solve().conflicts.first.map { $0.core.compactMap { meanings[$0] } }
    }

    /// The values that an expression may take, and the numbers that make it up where it has one value only.
    mutating func range(of expression: LinearExpression) -> (range: ValueRange, parts: [Double]) {
        let variable = solver.addVariable()
        guard let row = try? solver.add(LinearExpression(variable) - expression, .equal, priority: .required) else {
            return (ValueRange(lower: -.infinity, upper: .infinity), [])
        }
        constants[row] = -expression.constant
        solver.solve()
        let reasons = solver.explanation(of: variable).reasons
        let parts = reasons.map { -$0.multiplier * (constants[$0.constraint] ?? 0) }.filter { abs($0) > 1e-9 }
        return (solver.range(of: variable), parts)
    }

    // MARK: Rows

    private mutating func add(_ expression: LinearExpression, _ relation: LoggedConstraint.Relation, _ meaning: Meaning) {
        let relation: Relation =
            switch relation {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        // A number that the solver refuses isn't one that UIKit printed.
        guard let row = try? solver.add(expression, relation, priority: .required) else { return }
        meanings[row] = meaning
        constants[row] = expression.constant
    }

    private mutating func expression(of end: LoggedConstraint.End) -> LinearExpression {
        let box = box(end.item.key, end.item)
        guard let (isWidth, part) = Self.place(end.attribute) else { return LinearExpression(open("\(end.item.key).\(end.attribute)")) }
        let axis = isWidth ? 0 : 1
        let (origin, length) = (LinearExpression(box.origin[axis]), LinearExpression(box.length[axis]))
        switch part {
        case .near: return origin
        case .length: return length
        case .middle: return origin + 0.5 * length
        case .far: return origin + (end.isContainer && Self.scrolls(end.item) ? LinearExpression(content(end.item.key, axis)) : length)
        }
    }

    private mutating func box(_ key: String, _ item: LoggedConstraint.Item?) -> Box {
        if let box = boxes[key] { return box }
        let box = Box(
            origin: [solver.addVariable(), solver.addVariable()], length: [solver.addVariable(), solver.addVariable()])
        boxes[key] = box
        if let item {
            for axis in 0...1 {
                add(LinearExpression(box.length[axis]), .greaterThanOrEqual, .nonNegative(item, isWidth: axis == 0))
            }
        }
        return box
    }

    private mutating func content(_ key: String, _ axis: Int) -> Variable {
        let name = "\(key) \(axis)"
        if let variable = contents[name] { return variable }
        let variable = solver.addVariable()
        contents[name] = variable
        return variable
    }

    private mutating func open(_ name: String) -> Variable {
        if let variable = opens[name] { return variable }
        let variable = solver.addVariable()
        opens[name] = variable
        return variable
    }

    /// The edges of these mean their content to the views inside.
    private static func scrolls(_ item: LoggedConstraint.Item) -> Bool {
        ["ScrollView", "TableView", "CollectionView", "TextView"].contains { item.className.hasSuffix($0) }
    }

    private static func place(_ attribute: String) -> (isWidth: Bool, part: Part)? {
        switch attribute {
        case "left", "leading", "minX": (true, .near)
        case "right", "trailing", "maxX": (true, .far)
        case "centerX", "midX": (true, .middle)
        case "width": (true, .length)
        case "top", "minY": (false, .near)
        case "bottom", "maxY": (false, .far)
        case "centerY", "midY": (false, .middle)
        case "height": (false, .length)
        default: nil
        }
    }
}
