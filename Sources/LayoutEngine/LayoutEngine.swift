import ConstraintSolver

/// Auto Layout's meaning on plain ids: attributes, guides, margins, content areas, reading direction, hugging and compression, autoresizing.
///
/// One engine serves one view hierarchy. Every position is a variable in its superview's bounds space, so moving a subtree or scrolling touches only the
/// constraints that cross its boundary. System guides (margins, safe area, content and frame guides) are expressions, never variables with rows of their
/// own. Nothing is computed before `solve()`.
public final class LayoutEngine {
    var solver = Solver()
    var items: [Item] = []
    var slots: [ConstraintSlot?] = []
    var freeSlots: [Int] = []
    /// Solver row -> what it stands for, to tell a conflict in the caller's terms.
    var meanings: [ConstraintID: RowMeaning] = [:]
    /// Variable -> the item it belongs to, so that a solve can name the items it moved.
    var owners: [ItemID] = []
    /// Items whose frames the caller has not asked for since they changed.
    var changed: Set<ItemID> = []
    /// The conflicts that stand after the last solve.
    public internal(set) var conflicts: [EngineConflict] = []
    /// Chooses which constraint of an impossible set to give up; nil takes the one added last.
    public var breakingPolicy: ((_ core: [EngineConstraint]) -> EngineConstraint?)?
    /// True when something changed since the last solve.
    public internal(set) var needsSolve = true

    /// Makes an engine that knows no item yet.
    public init() {}
}

/// A required row of the engine, in the caller's terms.
public enum EngineConstraint: Hashable, Sendable {
    /// A constraint the caller added.
    case constraint(ConstraintHandle)
    /// The row that holds a frame-based item's origin or length on an axis.
    case autoresizing(ItemID, LayoutAxis, isLength: Bool)
    /// A length that may not be negative.
    case nonNegative(ItemID, LayoutAxis)
}

/// Names a constraint inside one engine.
public struct ConstraintHandle: Hashable, Sendable {
    let slot: Int
}

/// Required constraints that can't hold together.
public struct EngineConflict: Sendable {
    /// An irreducible set: without any one of them the rest holds.
    public let core: [EngineConstraint]
    /// The constraint that was given up.
    public let broken: EngineConstraint
    /// Whether the set was searched for; else it is the constraint given up alone (see `Conflict.isSearched`).
    public var isSearched: Bool { rows.isSearched }
    let rows: Conflict
}

/// How the two ends of a constraint relate.
public typealias LayoutRelation = Relation

enum RowMeaning {
    case constraint(Int)
    case fixed(ItemID, LayoutAxis, isLength: Bool)
    case nonNegative(ItemID, LayoutAxis)
    case intrinsic(ItemID, LayoutAxis, isHugging: Bool)
}

/// A constraint in terms of anchors: `first relation multiplier * second + constant`; an end may also be a distance between two anchors.
public struct EngineConstraintDescription: Sendable, Equatable {
    /// The attribute on the left side.
    public var first: LayoutAnchor
    /// With it the first end is the distance from this anchor to `first`.
    public var firstOrigin: LayoutAnchor?
    /// How the sides compare.
    public var relation: Relation
    /// The attribute on the right side; nil for a constraint against a constant.
    public var second: LayoutAnchor?
    /// With it the second end is the distance from this anchor to `second`.
    public var secondOrigin: LayoutAnchor?
    /// What the second attribute is multiplied by.
    public var multiplier: Double
    /// What is added on the right side, in points.
    public var constant: Double
    /// UIKit's priority, 1...1000; 1000 is required.
    public var priority: Float
    /// Makes `first relation multiplier * second + constant`.
    public init(
        first: LayoutAnchor, relation: Relation, second: LayoutAnchor?, multiplier: Double = 1, constant: Double = 0, priority: Float = 1000
    ) {
        (self.first, self.relation, self.second) = (first, relation, second)
        (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    }
}

struct ConstraintSlot {
    var description: EngineConstraintDescription
    var row: ConstraintID
    var expression: LinearExpression
    var dependencies: [ItemID]
    var entersLate: Bool
}
