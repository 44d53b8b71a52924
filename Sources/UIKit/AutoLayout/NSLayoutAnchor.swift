import Foundation

/// One end of a constraint in UIKit's terms: a view or guide, and an attribute of it.
struct AnchorEnd {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
}

/// A factory of constraints from one attribute of a view or guide; use the subclasses, whose types keep the axes apart.
///
/// Apple: https://developer.apple.com/documentation/uikit/nslayoutanchor
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let end: AnchorEnd
    /// For a distance between two anchors: the one measured from.
    let origin: AnchorEnd?

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, origin: AnchorEnd? = nil) {
        self.end = AnchorEnd(item: item, attribute: attribute)
        self.origin = origin
        super.init()
    }

    /// The view or guide the anchor belongs to.
    open var item: AnyObject? { end.item }
    /// Whether the anchor's item has an ambiguous layout.
    open var hasAmbiguousLayout: Bool { (item as? UIView)?.hasAmbiguousLayout ?? (item as? UILayoutGuide)?.hasAmbiguousLayout ?? false }
    /// The active constraints on the anchor's item that involve its attribute.
    open var constraintsAffectingLayout: [NSLayoutConstraint] {
        guard let item else { return [] }
        return layoutNode(of: item)?.sortedReferencing.filter {
            ($0.firstItem === item && $0.firstAttribute == end.attribute) || ($0.secondItem === item && $0.secondAttribute == end.attribute)
        } ?? []
    }
    /// The name UIKit prints for an anchor: its item and attribute.
    open var name: String { item.map { "\(itemName(of: $0)).\(end.attribute.layoutName)" } ?? "(null)" }

    open nonisolated override var description: String {
        MainActor.assumeIsolated { "<\(anchorClassName):\(addressText(of: self)) \"\(name)\">" }
    }

    private var anchorClassName: String {
        guard let axis = end.attribute.engineAttribute.axis else { return "NSLayoutAnchor" }
        if end.attribute.engineAttribute.isLength { return "NSLayoutDimension" }
        return axis == .horizontal ? "NSLayoutXAxisAnchor" : "NSLayoutYAxisAnchor"
    }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
        return MainActor.assumeIsolated {
            end.item === other.end.item && end.attribute == other.end.attribute && origin?.item === other.origin?.item
                && origin?.attribute == other.origin?.attribute
        }
    }

    public nonisolated override var hash: Int {
        MainActor.assumeIsolated { end.item.map { ObjectIdentifier($0).hashValue } ?? 0 } &* 31
    }

    func make(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            first: end.item, end.attribute, relation, second: other.end.item, other.end.attribute, multiplier: multiplier,
            constant: constant,
            firstOrigin: origin, secondOrigin: other.origin)
    }

    /// `self == anchor`.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.equal, anchor) }
    /// `self >= anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor)
    }
    /// `self <= anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor) }
    /// `self == anchor + c`, c in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: c)
    }
    /// `self >= anchor + c`, c in points.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: c)
    }
    /// `self <= anchor + c`, c in points.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: c)
    }
}

/// A factory of horizontal position constraints.
///
/// Apple: https://developer.apple.com/documentation/uikit/nslayoutxaxisanchor
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distanceFrom: end, to: otherAnchor.end)
    }
    /// `self == anchor + multiplier * system spacing`. Between edges the system spacing is 8 pt (facts 6.10).
    open func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: SystemSpacing.between * max(0, multiplier))
    }
    /// `self >= anchor + multiplier * system spacing`.
    open func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: SystemSpacing.between * max(0, multiplier))
    }
    /// `self <= anchor + multiplier * system spacing`.
    open func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: SystemSpacing.between * max(0, multiplier))
    }
}

/// A factory of vertical position constraints.
///
/// Apple: https://developer.apple.com/documentation/uikit/nslayoutyaxisanchor
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to `otherAnchor`, as a dimension.
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(distanceFrom: end, to: otherAnchor.end)
    }
    /// `self == anchor + multiplier * system spacing`: 8 pt between edges, the line distance between baselines (facts 6.10).
    open func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, constant: SystemSpacing.below(anchor.end, end) * max(0, multiplier))
    }
    /// `self >= anchor + multiplier * system spacing`.
    open func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, constant: SystemSpacing.below(anchor.end, end) * max(0, multiplier))
    }
    /// `self <= anchor + multiplier * system spacing`.
    open func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, constant: SystemSpacing.below(anchor.end, end) * max(0, multiplier))
    }
}

/// A factory of size constraints.
///
/// Apple: https://developer.apple.com/documentation/uikit/nslayoutdimension
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    convenience init(distanceFrom origin: AnchorEnd, to end: AnchorEnd) {
        guard let item = end.item else { raise("NSInvalidArgumentException", "An anchor's item is gone.") }
        self.init(item, end.attribute, origin: origin)
    }

    private func make(_ relation: NSLayoutConstraint.Relation, constant: CGFloat) -> NSLayoutConstraint {
        // A distance between two anchors against a constant is a pair of places: first == origin + constant.
        if let origin {
            return NSLayoutConstraint(
                first: end.item, end.attribute, relation, second: origin.item, origin.attribute, multiplier: 1, constant: constant)
        }
        return NSLayoutConstraint(
            first: end.item, end.attribute, relation, second: nil, .notAnAttribute, multiplier: 1, constant: constant)
    }

    /// `self == c`, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, constant: c) }
    /// `self >= c`, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.greaterThanOrEqual, constant: c) }
    /// `self <= c`, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { make(.lessThanOrEqual, constant: c) }
    /// `self == multiplier * anchor`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m)
    }
    /// `self >= multiplier * anchor`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m)
    }
    /// `self <= multiplier * anchor`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m)
    }
    /// `self == multiplier * anchor + c`.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.equal, anchor, multiplier: m, constant: c)
    }
    /// `self >= multiplier * anchor + c`.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
    }
    /// `self <= multiplier * anchor + c`.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint {
        make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
    }
}
