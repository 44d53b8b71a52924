import Foundation

// What stack views do otherwise on Interface Builder's canvas, where a document's views are hidden before they ever stood in their line.

extension UIStackView {
    /// The arranged views that form the line. In an app hidden ones stand in it without a length; on the canvas they stand aside, so a stack
    /// whose views are all hidden has no length by them (4 documents).
    var lined: [UIView] { isOnCanvas ? visible : arranged }

    /// Whether hidden views are left out of the line.
    var hasViewsAside: Bool { isOnCanvas && arranged.contains(where: \.isHidden) }

    /// On the canvas a hidden view whose own constraints require a length keeps it (4 views of 2 documents); one that only wishes for it,
    /// at 999, doesn't (one document).
    var hidingPriority: UILayoutPriority { isOnCanvas ? UILayoutPriority(999.9) : .required }

    /// Visible neighbours at their spacing; a hidden view between two of them begins in the middle of their gap (4 documents). Hidden views
    /// at the ends aren't tied along the axis, and stand where the stack begins (6 views of 5 documents).
    func spacingBesideHiddenViews() -> [StackConstraint] {
        var before: UIView?
        var between: [UIView] = []
        var ties: [StackConstraint] = []
        for view in arranged {
            guard !view.isHidden else {
                between.append(view)
                continue
            }
            if let before {
                let gap = spacing(after: before)
                ties += between.map { tie($0, after: before, gap / 2, .equal) }
                ties.append(tie(view, after: before, gap, needsGapGuides ? .greaterThanOrEqual : .equal))
            }
            (before, between) = (view, [])
        }
        return ties
    }

    private func tie(
        _ view: UIView, after before: UIView, _ gap: CGFloat, _ relation: NSLayoutConstraint.Relation
    ) -> StackConstraint {
        let byBaseline = axis == .vertical && isBaselineRelativeArrangement && !view.isHidden
        return StackConstraint(
            identifier: "UISV-spacing", first: view, firstAttribute: byBaseline ? .firstBaseline : along.start, relation: relation,
            second: before, secondAttribute: byBaseline ? .lastBaseline : along.end, constant: gap)
    }
}
