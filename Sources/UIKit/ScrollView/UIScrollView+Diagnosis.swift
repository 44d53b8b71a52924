import LayoutEngine

extension UIScrollView {
    /// What the content's length on an axis can be over all best solutions, in points; nil where no constraint reaches the content area.
    ///
    /// Constraints that reach only the edge at which the content begins leave its length free.
    package func contentRange(_ axis: LayoutAxis) -> LengthRange? {
        hierarchyRoot.layoutHierarchyIfNeeded()
        guard let item = layoutNode.item, let host = layoutNode.host else { return nil }
        if let range = host.engine.contentRange(of: item, axis) { return range }
        return isContentReached(axis) ? LengthRange(lower: 0, upper: .infinity) : nil
    }

    /// Whether a constraint ties something to an edge of the content area: to the content guide's, or, from inside, to the scroll view's own.
    private func isContentReached(_ axis: LayoutAxis) -> Bool {
        // Asking for the guide would make it; one that isn't there has no constraints.
        let guide = storedGuides.first { $0.region == .content }
        let toGuide = guide?.layoutNode.sortedReferencing.contains { $0.firstAttribute.engineAttribute.axis == axis } ?? false
        return toGuide
            || layoutNode.sortedReferencing.contains { constraint in
                guard constraint.firstAttribute.engineAttribute.axis == axis else { return false }
                let (mine, other) =
                    constraint.firstItem === self
                    ? (constraint.firstAttribute, constraint.secondItem) : (constraint.secondAttribute, constraint.firstItem)
                guard mine.isEdge, let inner = other as? UIView ?? (other as? UILayoutGuide)?.owningView else { return false }
                return inner !== self && inner.isDescendant(of: self)
            }
    }
}

extension NSLayoutConstraint.Attribute {
    /// An edge or a margin, which on a scroll view mean the content area to views inside it.
    fileprivate var isEdge: Bool {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
            .trailingMargin:
            true
        default: false
        }
    }
}
