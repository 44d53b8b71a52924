import Findings
import UIKit

/// Required constraints that hold where the content rests and fail once it is scrolled.
enum ScrollDependentConflict: LayoutRule {
    static let kinds = [
        FindingKind(
            "unsat.scroll-dependent", .error, "Required constraints hold at rest and fail when the content is scrolled.",
            why: "A constraint between something that scrolls and something that doesn't changes its meaning with the offset. Required, it "
                + "fails as soon as there is no room: UIKit prints a conflict while the finger moves.",
            mend: "Lower the priority of the tie to what doesn't scroll to 999.",
            example: "header.top == view.top\nheader.bottom == page.contentLayoutGuide.top + 200\n(scrolled by more than 200)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll -> [Finding] in
            let crossing = tree.constraints.filter { $0.priority == .required && crosses($0, scroll) }
            guard !crossing.isEmpty, tree.conflicts.isEmpty else { return [] }
            return NSLayoutConstraint.Axis.both.compactMap { axis in
                let ties = crossing.filter { $0.firstAttribute.axis == axis }
                return ties.isEmpty ? nil : tree.quietly { finding(scroll, axis, ties, in: tree) }
            }
        }
    }

    /// Whether it ties something that scrolls with the content to something that doesn't, by position.
    private static func crosses(_ constraint: NSLayoutConstraint, _ scroll: UIScrollView) -> Bool {
        guard constraint.firstAttribute.isPosition, let first = constraint.firstItem, let second = constraint.secondItem else {
            return false
        }
        return moves(first, scroll, other: second) != moves(second, scroll, other: first)
    }

    private static func moves(_ item: AnyObject, _ scroll: UIScrollView, other: AnyObject) -> Bool {
        if let guide = item as? UILayoutGuide, guide.owningView === scroll { return guide.identifier == "UIScrollView-contentLayoutGuide" }
        if item === scroll { return isInside(other, scroll) }
        return isInside(item, scroll)
    }

    private static func isInside(_ item: AnyObject, _ scroll: UIScrollView) -> Bool {
        let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        return view.map { $0 !== scroll && $0.isDescendant(of: scroll) } ?? false
    }

    /// Scrolls to the ends, looks for a conflict and scrolls back.
    private static func finding(
        _ scroll: UIScrollView, _ axis: NSLayoutConstraint.Axis, _ ties: [NSLayoutConstraint], in tree: CheckedTree
    ) -> Finding? {
        let rest = scroll.contentOffset
        let end = axis.length(of: scroll.contentSize) + axis.total(of: scroll.adjustedContentInset) - axis.length(of: scroll.bounds.size)
        defer {
            scroll.contentOffset = rest
            tree.root.layoutIfNeeded()
        }
        // A page that scrolls is dragged past its start by some way, too.
        let isBouncing = end > 0.5 || (axis == .horizontal ? scroll.alwaysBounceHorizontal : scroll.alwaysBounceVertical)
        for distance in [end, isBouncing ? -100 : 0] where distance > 0.5 || distance < -99 {
            scroll.contentOffset = axis == .horizontal ? CGPoint(x: rest.x + distance, y: rest.y) : CGPoint(x: rest.x, y: rest.y + distance)
            tree.root.layoutIfNeeded()
            guard
                let conflict = tree.conflicts.first(where: {
                    $0.core.compactMap(\.constraint).contains { tie in ties.contains { $0 === tie } }
                })
            else { continue }
            return tree.finding(
                kinds[0], at: scroll,
                "Constraints hold while \(tree.name(scroll)) is at rest and fail when it is scrolled by "
                    + "\(CheckedTree.number(distance)) points.",
                notes: conflict.core.compactMap(\.constraint).map { tree.note($0) },
                fix: "Lower the priority of \(tree.text(ties[0])) to 999.")
        }
        return nil
    }
}
