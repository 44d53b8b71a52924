import UIKit

/// What a chain has said so far.
@MainActor final class ConstraintDescription {
    let item: AnyObject
    var attributes: ConstraintAttributes
    var relation: LayoutRelation?
    var related: ConstraintItem?
    /// A constant that stands in place of a target: `width.equalTo(20)`.
    var multiplier: CGFloat = 1
    var constant: any ConstraintConstantTarget = CGFloat(0)
    var priority: Float = 1000
    var label: String?
    /// Where the relation was written.
    var place = ""

    /// The finished constraint; nil for a chain that relates nothing.
    private(set) lazy var constraint: Constraint? = relation.map { _ in Constraint(self) }

    init(item: AnyObject, attributes: ConstraintAttributes) { (self.item, self.attributes) = (item, attributes) }

    /// The view the item stands in: a view's superview, a guide's owner.
    var superview: UIView {
        let view = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let view else { fatalError("SnapKit: expected a superview, but found none, when making a constraint. \(place)") }
        return view
    }
}

/// The constraints of one chain: one layout constraint for each attribute it names.
@preconcurrency @MainActor public final class Constraint {
    /// The layout constraints, in the order of their attributes.
    public private(set) var layoutConstraints: [LayoutConstraint] = []

    init(_ description: ConstraintDescription) {
        layoutConstraints = Constraint.make(description)
        for constraint in layoutConstraints { constraint.constraint = self }
    }

    private static func make(_ description: ConstraintDescription) -> [LayoutConstraint] {
        let target = description.related?.target
        return description.attributes.layoutAttributes.map { attribute in
            guard let counterpart = (description.related?.attributes ?? []).counterpart(of: attribute) else {
                fatalError("SnapKit: \(attribute) has no counterpart among the target's attributes. \(description.place)")
            }
            // A place equal to a number is measured from the superview.
            let other: AnyObject? = target ?? (attribute.isLength ? nil : description.superview)
            let constraint = LayoutConstraint(
                item: description.item, attribute: attribute, relatedBy: description.relation ?? .equal, toItem: other,
                attribute: other == nil ? .notAnAttribute : counterpart, multiplier: description.multiplier,
                constant: description.constant.constant(for: attribute))
            constraint.priority = LayoutPriority(description.priority)
            constraint.label = description.label
            return constraint
        }
    }

    // MARK: On and off

    /// Whether a layout constraint is active.
    public var isActive: Bool {
        get { layoutConstraints.contains(where: \.isActive) }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates the constraint and lets its item know of it.
    public func activate() {
        NSLayoutConstraint.activate(layoutConstraints)
        if let item = layoutConstraints.first?.firstItem { ConstraintSet.of(item).add(self) }
    }

    /// Deactivates the constraint.
    public func deactivate() {
        NSLayoutConstraint.deactivate(layoutConstraints)
        if let item = layoutConstraints.first?.firstItem { ConstraintSet.of(item).remove(self) }
    }

    // MARK: Changes

    /// Changes what is added to the attributes.
    @discardableResult
    public func update(offset: any ConstraintOffsetTarget) -> Constraint { update(constant: offset) }
    /// Changes the insets.
    @discardableResult
    public func update(inset: any ConstraintInsetTarget) -> Constraint { update(constant: inset.insets) }
    /// Changes the insets in reading direction.
    @discardableResult
    public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint { update(constant: inset) }
    /// Changes the priority; not across required while the constraint is active.
    @discardableResult
    public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        for constraint in layoutConstraints { constraint.priority = LayoutPriority(priority.constraintPriorityTargetValue) }
        return self
    }
    /// Changes the priority.
    @discardableResult
    public func update(priority: ConstraintPriority) -> Constraint { update(priority: priority as any ConstraintPriorityTarget) }

    private func update(constant: any ConstraintConstantTarget) -> Constraint {
        for constraint in layoutConstraints { constraint.constant = constant.constant(for: constraint.firstAttribute) }
        return self
    }

    // MARK: Sameness

    /// Takes constant and priority from a constraint that says the same of the same items; false where this one says something else.
    func takesOver(_ other: LayoutConstraint) -> Bool {
        guard let mine = layoutConstraints.first(where: { $0.saysTheSame(as: other) }) else { return false }
        mine.constant = other.constant
        if mine.priority != other.priority { mine.priority = other.priority }
        return true
    }
}

extension LayoutConstraint {
    fileprivate func saysTheSame(as other: LayoutConstraint) -> Bool {
        firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
            && secondItem === other.secondItem
            && secondAttribute == other.secondAttribute && multiplier == other.multiplier
    }
}

/// The active constraints made through an item's `snp`.
@MainActor final class ConstraintSet {
    private(set) var constraints: [Constraint] = []
    private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func of(_ item: AnyObject) -> ConstraintSet {
        if let set = objc_getAssociatedObject(item, key) as? ConstraintSet { return set }
        let set = ConstraintSet()
        objc_setAssociatedObject(item, key, set, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return set
    }

    func add(_ constraint: Constraint) { if !constraints.contains(where: { $0 === constraint }) { constraints.append(constraint) } }
    func remove(_ constraint: Constraint) { constraints.removeAll { $0 === constraint } }
}
