import UIKit

/// Says what the attributes of a chain are tied to.
@preconcurrency @MainActor public class ConstraintMakerRelatable {
    let description: ConstraintDescription
    init(_ description: ConstraintDescription) { self.description = description }

    func relate(_ relation: LayoutRelation, _ other: any ConstraintRelatableTarget, _ file: String, _ line: UInt)
        -> ConstraintMakerEditable
    {
        description.relation = relation
        description.place = "\(file):\(line)"
        switch other {
        case let item as ConstraintItem: description.related = item
        case let item as UIView: description.related = ConstraintItem(target: item, attributes: [])
        case let item as UILayoutGuide: description.related = ConstraintItem(target: item, attributes: [])
        case let constant as any ConstraintConstantTarget: description.constant = constant
        default: fatalError("SnapKit: \(type(of: other)) can't be the target of a constraint. \(description.place)")
        }
        return ConstraintMakerEditable(description)
    }

    private func relateToSuperview(_ relation: LayoutRelation, _ file: String, _ line: UInt) -> ConstraintMakerEditable {
        description.place = "\(file):\(line)"
        return relate(relation, description.superview, file, line)
    }

    /// Equal to a number, size, point, insets, view, guide or attributes of one.
    @discardableResult
    public func equalTo(_ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
        relate(.equal, other, file, line)
    }
    /// Equal to the superview's.
    @discardableResult
    public func equalToSuperview(_ file: String = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
        relateToSuperview(.equal, file, line)
    }
    /// At most.
    @discardableResult
    public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line)
        -> ConstraintMakerEditable
    {
        relate(.lessThanOrEqual, other, file, line)
    }
    /// At most the superview's.
    @discardableResult
    public func lessThanOrEqualToSuperview(_ file: String = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
        relateToSuperview(.lessThanOrEqual, file, line)
    }
    /// At least.
    @discardableResult
    public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line)
        -> ConstraintMakerEditable
    {
        relate(.greaterThanOrEqual, other, file, line)
    }
    /// At least the superview's.
    @discardableResult
    public func greaterThanOrEqualToSuperview(_ file: String = #fileID, _ line: UInt = #line) -> ConstraintMakerEditable {
        relateToSuperview(.greaterThanOrEqual, file, line)
    }
}

/// Ends a chain: its label and the constraint it made.
@preconcurrency @MainActor public class ConstraintMakerFinalizable {
    let description: ConstraintDescription
    init(_ description: ConstraintDescription) { self.description = description }

    /// Names the constraint in descriptions.
    @discardableResult
    public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        description.label = label
        return self
    }

    /// The constraint that the chain makes. Nothing said afterwards counts.
    public var constraint: Constraint {
        guard let constraint = description.constraint else { fatalError("SnapKit: the chain relates nothing. \(description.place)") }
        return constraint
    }
}

/// Says how much the constraint matters.
@preconcurrency @MainActor public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
    /// Sets the priority.
    @discardableResult
    public func priority(_ amount: ConstraintPriority) -> ConstraintMakerFinalizable { priority(amount as any ConstraintPriorityTarget) }
    /// Sets the priority.
    @discardableResult
    public func priority(_ amount: any ConstraintPriorityTarget) -> ConstraintMakerFinalizable {
        description.priority = amount.constraintPriorityTargetValue
        return self
    }
}

/// Says what the target is multiplied by, and what is added.
@preconcurrency @MainActor public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
    /// Multiplies the target's attribute.
    @discardableResult
    public func multipliedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = amount.constraintMultiplierTargetValue
        return self
    }
    /// Divides the target's attribute.
    @discardableResult
    public func dividedBy(_ amount: any ConstraintMultiplierTarget) -> ConstraintMakerEditable {
        description.multiplier = 1 / amount.constraintMultiplierTargetValue
        return self
    }
    /// Adds to the attribute, in points.
    @discardableResult
    public func offset(_ amount: any ConstraintOffsetTarget) -> ConstraintMakerEditable {
        description.constant = amount
        return self
    }
    /// Moves each side inwards, in points.
    @discardableResult
    public func inset(_ amount: any ConstraintInsetTarget) -> ConstraintMakerEditable {
        description.constant = amount.insets
        return self
    }
    /// Moves each side inwards in reading direction, in points.
    @discardableResult
    public func inset(_ amount: any ConstraintDirectionalInsetTarget) -> ConstraintMakerEditable {
        description.constant = amount
        return self
    }
}
