import UIKit

/// The arithmetic behind an impossible set: how much room its members need, how much there is, and what a length would have to be.
///
/// Each member is a linear equation over the origins and lengths of views and guides. Of an irreducible set exactly one combination cancels
/// every unknown and leaves numbers that contradict each other (Farkas' lemma); it is found by elimination.
@MainActor struct CoreArithmetic {
    /// By how many points the member that was given up has to fail.
    let missing: CGFloat
    /// What the members come to, against the length that is given.
    let needed: ConflictSum
    /// The length that is given: that of the view around the others, else the one of a constraint.
    let available: ConflictSum
    /// Whether what is given is the length of the view around all others, so that there can be too much of it.
    let isGivenAround: Bool
    /// The length that the equations alone would force, where they force one below 0.
    let negative: (item: AnyObject, axis: NSLayoutConstraint.Axis, length: CGFloat)?

    /// Nil for sets with members that can't be written over frames.
    init?(_ conflict: LayoutConflict, in tree: CheckedTree) {
        var rows: [LinearForm] = []
        for member in conflict.core {
            guard let form = LinearForm(member, isBroken: Self.isSame(member, conflict.broken), in: tree) else { return nil }
            rows.append(form)
        }
        guard let weights = Self.dependency(rows), let index = conflict.core.firstIndex(where: { Self.isSame($0, conflict.broken) }),
            abs(weights[index]) > 1e-9
        else { return nil }
        missing = abs(zip(weights, rows).reduce(0) { $0 + $1.0 * $1.1.constant } / weights[index])
        guard missing > 1e-9 else { return nil }
        let given = GivenLength(conflict, rows, weights)
        isGivenAround = given?.isAround ?? false
        (needed, available) = Self.sides(rows, weights, given?.index, scale: weights[given?.index ?? index])
        negative = Self.negativeLength(conflict, rows, weights)
    }

    /// How much the two sums are apart.
    var difference: CGFloat { abs(needed.total - available.total) }

    /// The sums of both sides, scaled so that what is given counts once.
    private static func sides(
        _ rows: [LinearForm], _ weights: [CGFloat], _ given: Int?, scale: CGFloat
    ) -> (needed: ConflictSum, available: ConflictSum) {
        var (plus, minus) = (ConflictSum(), ConflictSum())
        for (weight, row) in zip(weights, rows) where abs(weight * row.constant) > 1e-9 {
            let factor = weight / scale
            if factor * row.constant > 0 { plus.add(abs(factor), abs(row.constant)) } else { minus.add(abs(factor), abs(row.constant)) }
        }
        guard let given else { return plus.total > minus.total ? (plus, minus) : (minus, plus) }
        return rows[given].constant > 0 ? (minus, plus) : (plus, minus)
    }

    private static func isSame(_ left: LayoutConflict.Member, _ right: LayoutConflict.Member) -> Bool {
        switch (left, right) {
        case (.constraint(let one), .constraint(let other)): one === other
        case (.autoresizing(let one, let axis, let length), .autoresizing(let other, let otherAxis, let otherLength)):
            one === other && axis == otherAxis && length == otherLength
        case (.nonNegative(let one, let axis), .nonNegative(let other, let otherAxis)): one === other && axis == otherAxis
        default: false
        }
    }

    /// The equations force the length whose bound at 0 takes part: the combination says how far below 0 it lies.
    private static func negativeLength(
        _ conflict: LayoutConflict, _ rows: [LinearForm], _ weights: [CGFloat]
    ) -> (item: AnyObject, axis: NSLayoutConstraint.Axis, length: CGFloat)? {
        for (index, member) in conflict.core.enumerated() {
            guard case .nonNegative(let item, let axis) = member, abs(weights[index]) > 1e-9 else { continue }
            let sum = zip(weights, rows).reduce(0) { $0 + $1.0 * $1.1.constant } / weights[index]
            return (item, NSLayoutConstraint.Axis(axis), -abs(sum))
        }
        return nil
    }

    /// Weights of the rows that cancel every unknown; nil where there are none.
    private static func dependency(_ rows: [LinearForm]) -> [CGFloat]? {
        var unknowns: [LinearForm.Unknown: Int] = [:]
        for row in rows {
            for unknown in row.terms.keys where unknowns[unknown] == nil { unknowns[unknown] = unknowns.count }
        }
        // Each row beside the combination of the given rows that made it.
        var work = rows.enumerated().map { index, row -> (terms: [CGFloat], from: [CGFloat]) in
            var terms = [CGFloat](repeating: 0, count: unknowns.count)
            for (unknown, factor) in row.terms { terms[unknowns[unknown] ?? 0] += factor }
            var from = [CGFloat](repeating: 0, count: rows.count)
            from[index] = 1
            return (terms, from)
        }
        var next = 0
        for column in 0..<unknowns.count {
            guard let pivot = (next..<work.count).max(by: { abs(work[$0].terms[column]) < abs(work[$1].terms[column]) }), next < work.count,
                abs(work[pivot].terms[column]) > 1e-9
            else { continue }
            work.swapAt(next, pivot)
            for row in (next + 1)..<max(next + 1, work.count) where abs(work[row].terms[column]) > 1e-12 {
                let factor = work[row].terms[column] / work[next].terms[column]
                for index in work[row].terms.indices { work[row].terms[index] -= factor * work[next].terms[index] }
                for index in work[row].from.indices { work[row].from[index] -= factor * work[next].from[index] }
            }
            next += 1
        }
        // What is left of the last rows is the dependency.
        return next < work.count ? work[next].from : nil
    }
}

/// `terms + constant (relation) 0`, over the origins and lengths of views and guides.
@MainActor struct LinearForm {
    /// The near edge or the length of an item on an axis, or of a scroll view's content.
    struct Unknown: Hashable {
        let item: ObjectIdentifier
        let isHorizontal: Bool
        let isLength: Bool
        let isContent: Bool
    }

    private(set) var terms: [Unknown: CGFloat] = [:]
    private(set) var constant: CGFloat = 0
    private let tree: CheckedTree

    /// Nil where the member can't be written so.
    ///
    /// - Parameter isBroken: Whether the layout does without the member, so that frames don't tell its numbers.
    init?(_ member: LayoutConflict.Member, isBroken: Bool, in tree: CheckedTree) {
        self.tree = tree
        switch member {
        case .nonNegative(let item, let axis):
            addPart(item, NSLayoutConstraint.Axis(axis), isLength: true, factor: 1)
        case .autoresizing(let view, let axis, let isLength):
            let axis = NSLayoutConstraint.Axis(axis)
            // One that follows its superview is as long as the layout made it, unless that does without it.
            guard !isBroken || view === tree.root || view.autoresizingMask.isFixed(axis, isLength: isLength) else { return nil }
            addPart(view, axis, isLength: isLength, factor: 1)
            if !isLength { addEdge(view.superview, axis, factor: -1) }
            constant -= isLength ? axis.length(of: view.bounds.size) : axis.near(of: view.frame)
        case .constraint(let constraint):
            guard add(constraint.firstItem, constraint.firstAttribute, other: constraint.secondItem, factor: 1) else { return nil }
            if constraint.secondItem != nil {
                guard add(constraint.secondItem, constraint.secondAttribute, other: constraint.firstItem, factor: -constraint.multiplier)
                else {
                    return nil
                }
            }
            constant -= isMirrored(constraint) ? -constraint.constant : constraint.constant
            addSpace(of: constraint)
        }
    }

    /// Leading and trailing count from the other side where the layout reads from right to left.
    private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
        switch constraint.firstAttribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin: tree.isRightToLeft
        default: false
        }
    }

    /// A share of a position is one of its distance from the view around both items.
    private mutating func addSpace(of constraint: NSLayoutConstraint) {
        guard constraint.multiplier != 1, constraint.firstAttribute.isPosition, let axis = constraint.firstAttribute.axis,
            let first = constraint.endViews.first, let last = constraint.endViews.last, constraint.secondItem != nil
        else { return }
        let around = ([first] + tree.ancestors(of: first)).first { last.isDescendant(of: $0) }
        addEdge(around, axis, factor: constraint.multiplier - 1)
    }

    private mutating func add(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, other: AnyObject?, factor: CGFloat
    ) -> Bool {
        guard let item, let axis = attribute.axis else { return false }
        // Margins of a view are edges of its margins guide.
        if attribute.isMargin {
            guard let view = item as? UIView, let plain = attribute.withoutMargin else { return false }
            return add(view.layoutMarginsGuide, plain, other: other, factor: factor)
        }
        let isContent = isContent(item, other)
        let isMirrored = axis == .horizontal && tree.isRightToLeft
        let isFar: Bool
        switch attribute {
        case .leading: isFar = isMirrored
        case .trailing: isFar = !isMirrored
        default: isFar = attribute.isFarEdge
        }
        if attribute.isLength {
            addPart(item, axis, isLength: true, factor: factor, isContent: isContent)
        } else if attribute == .centerX || attribute == .centerY {
            addPart(item, axis, isLength: false, factor: factor, isContent: isContent)
            addPart(item, axis, isLength: true, factor: factor / 2, isContent: isContent)
        } else if attribute.isNearEdge || attribute.isFarEdge {
            addPart(item, axis, isLength: false, factor: factor, isContent: isContent)
            if isFar { addPart(item, axis, isLength: true, factor: factor, isContent: isContent) }
        } else if attribute == .firstBaseline || attribute == .lastBaseline, let view = item as? UIView {
            let place = view.baselinePlace(attribute)
            addPart(place.view, axis, isLength: false, factor: factor)
            if place.fraction != 0 { addPart(place.view, axis, isLength: true, factor: factor * place.fraction) }
            constant += factor * place.offset
        } else {
            return false
        }
        return true
    }

    private func isContent(_ item: AnyObject, _ other: AnyObject?) -> Bool {
        guard let scroll = item as? UIScrollView else { return false }
        let view = other as? UIView ?? (other as? UILayoutGuide)?.owningView
        return view.map { $0 !== scroll && $0.isDescendant(of: scroll) } ?? false
    }

    private mutating func addEdge(_ view: UIView?, _ axis: NSLayoutConstraint.Axis, factor: CGFloat) {
        if let view { addPart(view, axis, isLength: false, factor: factor, isContent: view is UIScrollView) }
    }

    /// A system guide is its owner, less what the safe area or the margins take.
    private mutating func addPart(
        _ item: AnyObject, _ axis: NSLayoutConstraint.Axis, isLength: Bool, factor: CGFloat, isContent: Bool = false
    ) {
        if let guide = item as? UILayoutGuide, guide.isSystemGuide, let owner = guide.owningView {
            if guide.identifier == "UIScrollView-contentLayoutGuide" {
                return addPart(owner, axis, isLength: isLength, factor: factor, isContent: true)
            }
            let rect = guide.layoutFrame
            addPart(owner, axis, isLength: isLength, factor: factor)
            constant +=
                factor
                * (isLength
                    ? axis.length(of: rect.size) - axis.length(of: owner.bounds.size) : axis.near(of: rect) - axis.near(of: owner.bounds))
            return
        }
        let unknown = Unknown(item: ObjectIdentifier(item), isHorizontal: axis == .horizontal, isLength: isLength, isContent: isContent)
        terms[unknown, default: 0] += factor
    }
}

extension NSLayoutConstraint.Attribute {
    /// The edge or centre that a margin is, of the margins guide.
    fileprivate var withoutMargin: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}

extension UIView.AutoresizingMask {
    /// Whether the mask holds an origin or a length whatever the superview's length is.
    fileprivate func isFixed(_ axis: NSLayoutConstraint.Axis, isLength: Bool) -> Bool {
        let (near, length) =
            axis == .horizontal
            ? (contains(.flexibleLeftMargin), contains(.flexibleWidth)) : (contains(.flexibleTopMargin), contains(.flexibleHeight))
        return isLength ? !length : !near
    }
}
