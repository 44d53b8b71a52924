import ConstraintSolver

/// The constraints of a log as linear equations: each item has an origin and a length on each axis, in one plane for all.
///
/// A view's margins are the edges of its margins guide, where the log lists what places that guide. What the text doesn't tell is left open:
/// baselines, other margins, and the superviews of items whose frames are given. Or it is guessed, as it mostly is: each baseline as far from
/// its view's edge as any other, and margins inside their views.
struct LoggedSystem {
    /// What a row of the solver says.
    enum Meaning: Hashable {
        case constraint(Int)
        case nonNegative(LoggedConstraint.Item, isWidth: Bool)
        case marginsInside(LoggedConstraint.Item)
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

    /// What an attribute means of an item: a part of its rectangle, or of the rectangle inside its margins.
    private struct Place {
        let isWidth: Bool
        let part: Part
        var isOfMargins = false
    }

    private(set) var solver = Solver()
    private(set) var meanings: [ConstraintID: Meaning] = [:]
    private(set) var constants: [ConstraintID: Double] = [:]
    private var boxes: [String: Box] = [:]
    private var contents: [String: Variable] = [:]
    private var opens: [String: Variable] = [:]
    private let containers: [LoggedConstraint.Item: LoggedConstraint.Item]
    /// The key of the margins guide of a view, by the view's key.
    private let marginGuides: [String: String]
    private let guesses: Bool
    private var margins: Set<String> = []

    /// A system of required constraints, entered in the order given; each is told by its number.
    ///
    /// - Parameters:
    ///   - context: All constraints of the log, which tell what lies in what.
    ///   - guesses: Whether what the log doesn't tell is guessed instead of left open.
    init(_ constraints: [(number: Int, constraint: LoggedConstraint)], context: [LoggedConstraint], guesses: Bool) {
        containers = context.reduce(into: [:]) { $0.merge($1.container) { first, _ in first } }
        marginGuides = containers.reduce(into: [:]) { guides, pair in
            if pair.key.text == "UIViewLayoutMarginsGuide" { guides[pair.value.key] = pair.key.key }
        }
        self.guesses = guesses
        for (number, constraint) in constraints {
            add(expression(of: constraint) + -constraint.constant, constraint.systemRelation, .constraint(number))
        }
    }

    /// `first - multiplier * second` of a constraint.
    mutating func expression(of constraint: LoggedConstraint) -> LinearExpression {
        if let second = constraint.second {
            return expression(of: constraint.first, beside: second.item) - constraint.multiplier
                * expression(of: second, beside: constraint.first.item)
        }
        var expression = expression(of: constraint.first, beside: nil)
        // A frame's numbers are in its superview's coordinates.
        if let place = Self.place(constraint.first.attribute), place.part != .length {
            let outer = containers[constraint.first.item]?.key ?? "superview of \(constraint.first.item.key)"
            expression = expression - LinearExpression(box(outer, nil).origin[place.isWidth ? 0 : 1])
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

    private mutating func expression(of end: LoggedConstraint.End, beside other: LoggedConstraint.Item?) -> LinearExpression {
        guard let place = Self.place(end.attribute) else { return baseline(of: end) }
        let box = place.isOfMargins ? marginBox(end.item) : box(end.item.key, end.item)
        let axis = place.isWidth ? 0 : 1
        let (origin, length) = (LinearExpression(box.origin[axis]), LinearExpression(box.length[axis]))
        switch place.part {
        case .near: return origin
        case .length: return length
        case .middle: return origin + 0.5 * length
        case .far: return origin + (isContentEdge(end, beside: other) ? LinearExpression(content(end.item.key, axis)) : length)
        }
    }

    /// Whether an edge of a scroll view means its content: to the views inside.
    private func isContentEdge(_ end: LoggedConstraint.End, beside other: LoggedConstraint.Item?) -> Bool {
        Self.scrolls(end.item) && (end.isContainer || other.flatMap { containers[$0] }?.key == end.item.key)
    }

    /// A baseline, which the log doesn't place.
    private mutating func baseline(of end: LoggedConstraint.End) -> LinearExpression {
        guard guesses else { return LinearExpression(open("\(end.item.key).\(end.attribute)")) }
        let box = box(end.item.key, end.item)
        let top = LinearExpression(box.origin[1])
        if end.attribute == "firstBaseline" { return top + LinearExpression(open("ascent")) }
        return top + LinearExpression(box.length[1]) - LinearExpression(open("descent"))
    }

    /// The rectangle inside a view's margins.
    private mutating func marginBox(_ item: LoggedConstraint.Item) -> Box {
        if let guide = marginGuides[item.key] { return box(guide, nil) }
        let (outer, inner) = (box(item.key, item), box("margins of \(item.key)", nil))
        guard guesses, margins.insert(item.key).inserted else { return inner }
        for axis in 0...1 {
            let near = LinearExpression(inner.origin[axis]) - LinearExpression(outer.origin[axis])
            add(near, .greaterThanOrEqual, .marginsInside(item))
            add(
                LinearExpression(outer.length[axis]) - near - LinearExpression(inner.length[axis]), .greaterThanOrEqual,
                .marginsInside(item))
        }
        return inner
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

    private static func place(_ attribute: String) -> Place? {
        switch attribute {
        case "left", "leading", "minX": Place(isWidth: true, part: .near)
        case "right", "trailing", "maxX": Place(isWidth: true, part: .far)
        case "centerX", "midX": Place(isWidth: true, part: .middle)
        case "width": Place(isWidth: true, part: .length)
        case "top", "minY": Place(isWidth: false, part: .near)
        case "bottom", "maxY": Place(isWidth: false, part: .far)
        case "centerY", "midY": Place(isWidth: false, part: .middle)
        case "height": Place(isWidth: false, part: .length)
        case "leftMargin", "leadingMargin": Place(isWidth: true, part: .near, isOfMargins: true)
        case "rightMargin", "trailingMargin": Place(isWidth: true, part: .far, isOfMargins: true)
        case "centerXWithinMargins": Place(isWidth: true, part: .middle, isOfMargins: true)
        case "topMargin": Place(isWidth: false, part: .near, isOfMargins: true)
        case "bottomMargin": Place(isWidth: false, part: .far, isOfMargins: true)
        case "centerYWithinMargins": Place(isWidth: false, part: .middle, isOfMargins: true)
        default: nil
        }
    }

    /// Whether the log doesn't place what an attribute means.
    static func isUntold(_ attribute: String) -> Bool { place(attribute)?.isOfMargins ?? true }
}

extension LoggedConstraint {
    /// How it takes part in a conflict. A natural size holds at least, or at most, where it resists or hugs as strongly as what is required.
    fileprivate var systemRelation: Relation {
        guard isContentSize, let hugging, let resistance else { return relation }
        if hugging >= 1000, resistance >= 1000 { return relation }
        return hugging >= 1000 ? .lessThanOrEqual : .greaterThanOrEqual
    }

    /// Whether it can take part in a conflict: UIKit gives up an optional one without a word.
    var isInConflict: Bool {
        if isContentSize, let hugging, let resistance { return max(hugging, resistance) >= 1000 }
        return priority >= 1000
    }
}
