import UIKit

/// A view that constraints are made on.
public typealias ConstraintView = UIView
/// A guide that constraints are made on.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// A top or bottom layout guide.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// Insets by absolute side.
public typealias ConstraintInsets = UIEdgeInsets
/// Insets by reading direction.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// The direction in which insets given by absolute side are read for leading and trailing.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// A view or guide as an end of a constraint.
public typealias LayoutConstraintItem = AnyObject

// The library's own short names, which its tests use as well.
typealias LayoutAttribute = NSLayoutConstraint.Attribute
typealias LayoutRelation = NSLayoutConstraint.Relation
typealias LayoutPriority = UILayoutPriority

/// What holds for all constraints made through `snp`.
@MainActor public enum ConstraintConfig {
    /// How insets by absolute side are read for leading and trailing.
    public static var interfaceLayoutDirection: ConstraintInterfaceLayoutDirection = .leftToRight
}

/// An attribute, or several, of a view or guide: what another one's can be tied to.
public final class ConstraintItem: @unchecked Sendable {
    weak var target: AnyObject?
    let attributes: ConstraintAttributes

    init(target: AnyObject?, attributes: ConstraintAttributes) { (self.target, self.attributes) = (target, attributes) }
}

/// A constraint's priority: a number between 0 and 1000.
public struct ConstraintPriority: ExpressibleByFloatLiteral, Equatable, Strideable, Sendable {
    /// The number.
    public let value: Float
    /// A priority written as a number.
    public init(floatLiteral value: Float) { self.value = value }
    /// A priority of a number.
    public init(_ value: Float) { self.value = value }
    /// 1000.
    public static var required: ConstraintPriority { 1000.0 }
    /// 750.
    public static var high: ConstraintPriority { 750.0 }
    /// 500.
    public static var medium: ConstraintPriority { 500.0 }
    /// 250.
    public static var low: ConstraintPriority { 250.0 }
    public static func == (left: ConstraintPriority, right: ConstraintPriority) -> Bool { left.value == right.value }
    /// The priority a distance away, so that ranges and steps work.
    public func advanced(by n: Float) -> ConstraintPriority { ConstraintPriority(value + n) }
    /// The distance to another priority.
    public func distance(to other: ConstraintPriority) -> Float { other.value - value }
}

/// The layout constraint that a chain makes for one attribute.
@preconcurrency @MainActor open class LayoutConstraint: NSLayoutConstraint {
    /// The label that shows in descriptions.
    open var label: String? {
        get { identifier }
        set { identifier = newValue }
    }
    /// The chain's constraint this one belongs to.
    weak var constraint: Constraint?
}
