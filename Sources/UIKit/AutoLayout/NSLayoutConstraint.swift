import Foundation
import LayoutEngine

/// A linear relation between an attribute of one item and an attribute of another, or a constant:
/// `first.attribute relation multiplier * second.attribute + constant`.
///
/// Apple: https://developer.apple.com/documentation/uikit/nslayoutconstraint
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// The relation between the two ends.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// The horizontal or the vertical direction.
    public enum Axis: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The part of an item that a constraint speaks of; raw values as in UIKit.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
        /// The name that documents and old code use for `lastBaseline`.
        public static var baseline: Attribute { .lastBaseline }
    }

    weak var firstEnd: AnyObject?
    weak var secondEnd: AnyObject?
    var hasSecondEnd = false
    private(set) var firstPart = Attribute.notAnAttribute
    private(set) var secondPart = Attribute.notAnAttribute
    private(set) var relationKind = Relation.equal
    private(set) var factor: CGFloat = 1
    /// Where an end is the distance between two anchors (`anchorWithOffset(to:)`): the anchor measured from.
    var firstOrigin: AnchorEnd?
    var secondOrigin: AnchorEnd?

    private var storedConstant: CGFloat = 0
    private var storedPriority = UILayoutPriority.required
    private var storedIdentifier: String?

    /// The view whose `constraints` hold this one while it is active.
    weak var holder: UIView?
    /// Where the engine keeps it, once it is installed.
    var handle: ConstraintHandle?
    weak var host: EngineHost?
    /// Order of activation; the engine takes constraints in this order.
    var activationIndex = 0
    /// Says that UIKit (not the app) made it: autoresizing, a stack view, a cell's encapsulation.
    package var isSystem = false
    /// The priorities before and after the last change from required to optional, or back, that was made while it was active.
    package private(set) var crossedRequired: (from: UILayoutPriority, to: UILayoutPriority)?
    /// The Interface Builder object id, where it came from a document.
    package var documentID: String?
    /// The line of the document it came from.
    package var sourceLine: Int?

    /// Makes an empty constraint between nothing and nothing; it can't be activated.
    ///
    /// The one designated initializer, so that a subclass in another module inherits the others (layout libraries subclass this class).
    public override init() { super.init() }

    /// Makes `view1.attr1 relation multiplier * view2.attr2 + c`, inactive, at priority 1000.
    ///
    /// Stops with UIKit's exception where the attributes can't be paired (https://developer.apple.com/documentation/uikit/nslayoutconstraint).
    public convenience init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
        multiplier: CGFloat, constant c: CGFloat
    ) {
        self.init(
            first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2, multiplier: multiplier, constant: c)
    }

    convenience init(
        first: AnyObject?, _ firstPart: Attribute, _ relation: Relation, second: AnyObject?, _ secondPart: Attribute, multiplier: CGFloat,
        constant: CGFloat, firstOrigin: AnchorEnd? = nil, secondOrigin: AnchorEnd? = nil
    ) {
        self.init()
        relate(
            first, firstPart, relation, second, secondPart, multiplier: multiplier, constant: constant, firstOrigin: firstOrigin,
            secondOrigin: secondOrigin)
    }

    /// Says what the constraint relates; once, as it is made.
    func relate(
        _ first: AnyObject?, _ firstPart: Attribute, _ relation: Relation, _ second: AnyObject?, _ secondPart: Attribute,
        multiplier: CGFloat, constant: CGFloat, firstOrigin: AnchorEnd? = nil, secondOrigin: AnchorEnd? = nil
    ) {
        (self.firstEnd, self.secondEnd, self.hasSecondEnd) = (first, second, second != nil)
        self.firstPart = firstPart
        self.secondPart = second == nil ? .notAnAttribute : secondPart
        (self.relationKind, self.factor, self.storedConstant) = (relation, multiplier, constant)
        (self.firstOrigin, self.secondOrigin) = (firstOrigin, secondOrigin)
        checkPairing()
    }

    // MARK: The equation

    /// The first item: a view or a layout guide.
    open var firstItem: AnyObject? { firstEnd }
    /// The second item, or nil for a constraint against a constant.
    open var secondItem: AnyObject? { secondEnd }
    /// The attribute of the first item.
    open var firstAttribute: Attribute { firstPart }
    /// The attribute of the second item; `notAnAttribute` without one.
    open var secondAttribute: Attribute { secondPart }
    /// The relation between the ends.
    open var relation: Relation { relationKind }
    /// What the second attribute is multiplied by.
    open var multiplier: CGFloat { factor }

    /// The anchor of the first end.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor<AnyObject>(firstItem ?? self, firstAttribute, origin: firstOrigin) }
    /// The anchor of the second end, or nil for a constraint against a constant.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        secondItem.map { NSLayoutAnchor<AnyObject>($0, secondAttribute, origin: secondOrigin) }
    }

    /// The text of UIKit's logs.
    open nonisolated override var description: String { MainActor.assumeIsolated { logText } }

    /// The constant added to the multiplied second attribute, in points. Changing it costs no more than the change itself.
    open var constant: CGFloat {
        get { storedConstant }
        set {
            guard newValue != storedConstant else { return }
            checkFinite(newValue, "constant")
            storedConstant = newValue
            host?.constantDidChange(self)
        }
    }

    /// The priority. It may cross 1000 while the constraint is active, as since iOS 13; up to iOS 12 UIKit raises an exception there (facts 6.7;
    /// https://github.com/SnapKit/SnapKit/issues/755), which `crossedRequired` remembers.
    open var priority: UILayoutPriority {
        get { storedPriority }
        set {
            guard newValue != storedPriority else { return }
            checkPriority(newValue)
            if isActive, (newValue == .required) != (storedPriority == .required) { crossedRequired = (storedPriority, newValue) }
            storedPriority = newValue
            host?.priorityDidChange(self)
        }
    }

    /// A name that shows in descriptions and logs.
    open var identifier: String? {
        get { storedIdentifier }
        set { storedIdentifier = newValue }
    }

    /// Kept for archives; has no effect on layout.
    open var shouldBeArchived = false

    // MARK: Activation

    /// Whether the constraint takes part in layout: true exactly while the nearest common ancestor of its items holds it.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates each constraint in order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates each constraint in order.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}
