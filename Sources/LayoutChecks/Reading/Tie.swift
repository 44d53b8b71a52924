import UIKit

/// A constraint seen from one of its two items: `attribute (relation) multiplier * other.otherAttribute + constant`.
@MainActor struct Tie {
    let constraint: NSLayoutConstraint
    /// The attribute of the item that looks.
    let attribute: NSLayoutConstraint.Attribute
    /// The item at the other end; nil for a constraint to a number.
    let other: AnyObject?
    let otherAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    /// What is added to the other end, in points, as it looks from this end (for a multiplier of 1).
    let constant: CGFloat

    /// From the first item.
    init(first constraint: NSLayoutConstraint) {
        self.constraint = constraint
        attribute = constraint.firstAttribute
        other = constraint.secondItem
        otherAttribute = constraint.secondAttribute
        relation = constraint.relation
        constant = constraint.constant
    }

    /// From the second item.
    init(second constraint: NSLayoutConstraint) {
        self.constraint = constraint
        attribute = constraint.secondAttribute
        other = constraint.firstItem
        otherAttribute = constraint.firstAttribute
        constant = -constraint.constant
        switch constraint.relation {
        case .equal: relation = .equal
        case .lessThanOrEqual: relation = .greaterThanOrEqual
        case .greaterThanOrEqual: relation = .lessThanOrEqual
        }
    }

    var isEqual: Bool { relation == .equal }
    var isRequired: Bool { constraint.priority == .required }
    /// The view at the other end, or the one that owns the guide there.
    var otherView: UIView? { other as? UIView ?? (other as? UILayoutGuide)?.owningView }
    /// Whether it gives a length as a number.
    var isConstantLength: Bool { other == nil && attribute.isLength }

    /// Whether it is a required equation to a number.
    var isFixedLength: Bool { isConstantLength && isEqual && isRequired }
}

extension NSLayoutConstraint {
    /// The view or guides' owner at each end.
    var endViews: [UIView] {
        [firstItem, secondItem].compactMap { item in item as? UIView ?? (item as? UILayoutGuide)?.owningView }
    }
}

extension NSLayoutConstraint.Attribute {
    /// A margin, or a centre within margins.
    var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
            .centerYWithinMargins:
            true
        default: false
        }
    }

    /// An edge, a centre or a baseline.
    var isPosition: Bool { self != .notAnAttribute && !isLength }
}
