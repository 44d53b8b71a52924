import UIKit

/// What an attribute can be equal to, at most or at least: a number, a size, a point, insets, a view, a guide, or attributes of one.
public protocol ConstraintRelatableTarget {}
/// What gives each attribute a constant.
public protocol ConstraintConstantTarget {}
/// What can be added to an attribute.
public protocol ConstraintOffsetTarget: ConstraintConstantTarget {}
/// What an edge can be inset by.
public protocol ConstraintInsetTarget: ConstraintConstantTarget {}
/// What an edge can be inset by in reading direction.
public protocol ConstraintDirectionalInsetTarget: ConstraintConstantTarget {}
/// What an attribute can be multiplied by.
public protocol ConstraintMultiplierTarget {
    /// The factor.
    var constraintMultiplierTargetValue: CGFloat { get }
}
/// What can stand for a priority.
public protocol ConstraintPriorityTarget {
    /// The number.
    var constraintPriorityTargetValue: Float { get }
}

extension Int: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    /// The number as a multiplier.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    /// The number as a priority.
    public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UInt: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    /// The number as a multiplier.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    /// The number as a priority.
    public var constraintPriorityTargetValue: Float { Float(self) }
}
extension Float: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    /// The number as a multiplier.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    /// The number as a priority.
    public var constraintPriorityTargetValue: Float { self }
}
extension Double: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    /// The number as a multiplier.
    public var constraintMultiplierTargetValue: CGFloat { CGFloat(self) }
    /// The number as a priority.
    public var constraintPriorityTargetValue: Float { Float(self) }
}
extension CGFloat: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget, ConstraintMultiplierTarget,
    ConstraintPriorityTarget
{
    /// The number as a multiplier.
    public var constraintMultiplierTargetValue: CGFloat { self }
    /// The number as a priority.
    public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UILayoutPriority: ConstraintPriorityTarget {
    /// The number as a priority.
    public var constraintPriorityTargetValue: Float { rawValue }
}
extension ConstraintPriority: ConstraintPriorityTarget {
    /// The number as a priority.
    public var constraintPriorityTargetValue: Float { value }
}
extension CGPoint: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension CGSize: ConstraintRelatableTarget, ConstraintOffsetTarget {}
extension UIEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintInsetTarget {}
extension NSDirectionalEdgeInsets: ConstraintRelatableTarget, ConstraintOffsetTarget, ConstraintDirectionalInsetTarget {}
extension ConstraintItem: ConstraintRelatableTarget {}
extension UIView: ConstraintRelatableTarget {}
extension UILayoutGuide: ConstraintRelatableTarget {}

@MainActor extension ConstraintConstantTarget {
    /// The constant that this target gives an attribute, in points. Sides that lie further along their axis count inwards.
    func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch self {
        case let value as any ConstraintMultiplierTarget: value.constraintMultiplierTargetValue
        case let size as CGSize: attribute == .width ? size.width : attribute == .height ? size.height : 0
        case let point as CGPoint: point.constant(for: attribute)
        case let insets as UIEdgeInsets: insets.constant(for: attribute)
        case let insets as NSDirectionalEdgeInsets: insets.constant(for: attribute)
        default: 0
        }
    }
}

extension CGPoint {
    fileprivate func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            x
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: y
        case .width, .height, .notAnAttribute: 0
        }
    }
}

extension UIEdgeInsets {
    @MainActor fileprivate func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
        switch attribute {
        case .left, .leftMargin: return left
        case .right, .rightMargin: return -right
        case .top, .topMargin, .firstBaseline: return top
        case .bottom, .bottomMargin, .lastBaseline: return -bottom
        case .leading, .leadingMargin: return isLeftToRight ? left : right
        case .trailing, .trailingMargin: return isLeftToRight ? -right : -left
        case .centerX, .centerXWithinMargins: return (left - right) / 2
        case .centerY, .centerYWithinMargins: return (top - bottom) / 2
        case .width: return -(left + right)
        case .height: return -(top + bottom)
        case .notAnAttribute: return 0
        }
    }
}

extension NSDirectionalEdgeInsets {
    @MainActor fileprivate func constant(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        let isLeftToRight = ConstraintConfig.interfaceLayoutDirection == .leftToRight
        switch attribute {
        case .leading, .leadingMargin: return leading
        case .trailing, .trailingMargin: return -trailing
        default:
            let absolute = UIEdgeInsets(
                top: top, left: isLeftToRight ? leading : trailing, bottom: bottom, right: isLeftToRight ? trailing : leading)
            return absolute.constant(for: attribute)
        }
    }
}

/// An inset of the same number on every side.
extension ConstraintInsetTarget {
    var insets: any ConstraintConstantTarget {
        guard let number = self as? any ConstraintMultiplierTarget else { return self }
        let value = number.constraintMultiplierTargetValue
        return UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    }
}
