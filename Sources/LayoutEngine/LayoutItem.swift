import ConstraintSolver

/// Names a view or a free layout guide inside one `LayoutEngine`.
public struct ItemID: Hashable, Comparable, Sendable {
    let index: Int
    public static func < (left: ItemID, right: ItemID) -> Bool { left.index < right.index }
}

/// Distances from the four edges of a rectangle, in points, in absolute (not reading) directions.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from each edge inwards, in points.
    public var top, left, bottom, right: Double
    /// Makes insets; edges not named are 0.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    func min(_ axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }
    func max(_ axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }
}

/// A rectangle in points.
public struct LayoutRect: Equatable, Sendable {
    /// The origin and the lengths, in points.
    public var x, y, width, height: Double
    /// Makes a rectangle.
    public init(x: Double, y: Double, width: Double, height: Double) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    func origin(_ axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
    func length(_ axis: LayoutAxis) -> Double { axis == .horizontal ? width : height }
}

/// The part of an item that an anchor speaks of. Everything but `own` is a system guide of a view, an expression and not an item of its own.
public enum LayoutRegion: Int, Sendable, Hashable {
    /// The alignment rectangle itself (of a scroll view seen from inside: the content area's edges, the frame's lengths and centre).
    case own
    /// The layout margins guide.
    case margins
    /// The safe area guide.
    case safeArea
    /// The readable content guide.
    case readable
    /// A scroll view's content layout guide.
    case content
    /// A scroll view's frame layout guide.
    case frame
    /// The keyboard layout guide; of its insets, `top` is the guide's height above `bottom`.
    case keyboard
}

/// One end of a constraint: an item, the region of it, and the attribute of that region.
public struct LayoutAnchor: Hashable, Sendable {
    /// The item it is of.
    public var item: ItemID
    /// Which of the item's rectangles is meant: its own, or that of one of its guides.
    public var region: LayoutRegion
    /// The attribute of that rectangle.
    public var attribute: LayoutAttribute
    /// Names an attribute of an item.
    public init(_ item: ItemID, _ attribute: LayoutAttribute, region: LayoutRegion = .own) {
        (self.item, self.region, self.attribute) = (item, region, attribute)
    }
}

/// A natural length with the priorities that hold it, on one axis.
public struct IntrinsicLength: Equatable, Sendable {
    /// Points, or nil for no intrinsic length.
    public var length: Double?
    /// The priority of `length <= natural length`.
    public var hugging: Float
    /// The priority of `length >= natural length`.
    public var compressionResistance: Float
    /// Makes a natural length; nil for none.
    public init(length: Double?, hugging: Float, compressionResistance: Float) {
        (self.length, self.hugging, self.compressionResistance) = (length, hugging, compressionResistance)
    }
}

/// How an autoresizing mask shares a change of the superview's length, on one axis: fractions that go to the leading margin and to the length.
public struct AutoresizingShare: Equatable, Sendable {
    /// The smaller coordinate, in points.
    public var origin: Double
    /// The length, in points.
    public var length: Double
    /// Makes a stretch of an axis.
    public init(origin: Double, length: Double) { (self.origin, self.length) = (origin, length) }
}

/// One value for each axis, in place: an item has many of these.
struct PerAxis<Value> {
    var horizontal, vertical: Value

    init(_ horizontal: Value, _ vertical: Value) { (self.horizontal, self.vertical) = (horizontal, vertical) }

    /// By `LayoutAxis.rawValue`.
    subscript(axis: Int) -> Value {
        get { axis == 0 ? horizontal : vertical }
        set { if axis == 0 { horizontal = newValue } else { vertical = newValue } }
    }
}

/// Insets of the system guides from the bounds.
struct RegionInsets {
    private var margins = EdgeInsets(), safeArea = EdgeInsets(), readable = EdgeInsets(), keyboard = EdgeInsets()

    /// Regions that are no insets of the bounds have none.
    subscript(region: LayoutRegion) -> EdgeInsets {
        get {
            switch region {
            case .margins: margins
            case .safeArea: safeArea
            case .readable: readable
            case .keyboard: keyboard
            case .own, .content, .frame: EdgeInsets()
            }
        }
        set {
            switch region {
            case .margins: margins = newValue
            case .safeArea: safeArea = newValue
            case .readable: readable = newValue
            case .keyboard: keyboard = newValue
            case .own, .content, .frame: break
            }
        }
    }
}

/// What the engine keeps of an item. Variables are those of the alignment rectangle, in the superview's (a guide's: the owner's) bounds space.
struct Item {
    var parent: ItemID?
    /// How many ancestors it has.
    var depth: Int
    var isGuide: Bool
    var isScrollView = false
    var isAlive = true
    /// The four variables: origin and length by axis.
    var origin: PerAxis<Variable>
    var length: PerAxis<Variable>
    /// A scroll view's content length by axis, once somebody asks for it.
    var content = PerAxis<Variable?>(nil, nil)
    var nonNegative: [ConstraintID] = []

    var alignmentInsets = EdgeInsets()
    var insets = RegionInsets()
    /// Where the bounds' origin stands: a scroll view's content offset.
    var boundsOrigin = PerAxis(0.0, 0.0)
    var isRightToLeft = false
    var firstBaseline = 0.0
    var lastBaseline = 0.0
    /// The height at which the baselines are so far from the edges, when they keep their distances from the middle instead.
    var baselinesCenteredIn: Double?

    var intrinsic = PerAxis<IntrinsicLength?>(nil, nil)
    var intrinsicRows = PerAxis<IntrinsicRows?>(nil, nil)
    var entersLate = false
    /// Whether it stands in a row in which the first of equals gives way.
    var yieldsFirst = false
    /// The rows that hold a frame-based item, by axis: origin and length.
    var fixedRows = PerAxis<FixedRows?>(nil, nil)
    /// Constraint slots whose expressions were built from this item's state.
    var dependents: Set<Int> = []
}

struct IntrinsicRows {
    var hugging: ConstraintID
    var compression: ConstraintID
}

struct FixedRows {
    var origin: ConstraintID
    var length: ConstraintID
    var share: AutoresizingShare
}
