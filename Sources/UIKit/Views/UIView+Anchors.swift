import Foundation
import LayoutEngine

extension UIView {
    /// The leading edge of the alignment rectangle.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The trailing edge of the alignment rectangle.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The left edge of the alignment rectangle.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge of the alignment rectangle.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The top of the alignment rectangle.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The bottom of the alignment rectangle.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width of the alignment rectangle.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height of the alignment rectangle.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The horizontal centre of the alignment rectangle.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The vertical centre of the alignment rectangle.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
    /// The first baseline of the content.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
    /// The last baseline of the content.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    // MARK: Constraints held

    /// The constraints this view holds: those whose nearest common ancestor it is. A scroll view lists what ties its layout guides to it as well, as UIKit
    /// does (facts 1.1); those can't be removed.
    public var constraints: [NSLayoutConstraint] { ((self as? UIScrollView)?.guideConstraints ?? []) + heldConstraints }

    /// Adds a constraint between this view and its descendants.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        let owners = constraint.ends.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
        guard owners.allSatisfy({ $0.isDescendant(of: self) }) else {
            raise(
                "NSGenericException",
                """
                The view hierarchy is not prepared for the constraint: \(constraint.logText)
                \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint \
                needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) \
                _viewHierarchyUnpreparedForConstraint:] to debug.
                """)
        }
        constraint.hold(by: self)
    }

    /// Adds several constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { addConstraint($0) } }

    /// Removes a constraint this view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder === self else { return }
        constraint.deactivate()
    }

    /// Removes several constraints this view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach { removeConstraint($0) } }

    /// The active constraints that involve this view on one axis, in order of activation; then what its natural size or its autoresizing mask says, as
    /// `NSContentSizeLayoutConstraint` and `NSAutoresizingMaskLayoutConstraint`.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        layoutNode.sortedReferencing.filter { $0.firstAttribute.engineAttribute.axis?.rawValue == axis.rawValue }
            + impersonalConstraints(axis == .horizontal ? .horizontal : .vertical)
    }

    // MARK: Ambiguity

    /// Whether the constraints leave the view's frame open. Lays the hierarchy out first where something is pending.
    public var hasAmbiguousLayout: Bool {
        LayoutAxis.allCases.contains { isAmbiguous($0) }
    }

    /// Whether the constraints leave the frame open on an axis.
    package func isAmbiguous(_ axis: LayoutAxis) -> Bool {
        guard let ranges = layoutRanges(axis) else { return false }
        return !ranges.origin.isUnique || !ranges.length.isUnique
    }

    /// What the origin and length of the alignment rectangle can be over all best solutions, in the superview's coordinates; nil for a view laid out by frame.
    package func layoutRanges(_ axis: LayoutAxis) -> (origin: LengthRange, length: LengthRange)? {
        hierarchyRoot.layoutHierarchyIfNeeded()
        guard !storedTranslatesMask, superview != nil, let item = layoutNode.item, let host = layoutNode.host else { return nil }
        return (host.engine.originRange(of: item, axis), host.engine.lengthRange(of: item, axis))
    }
}
