import Findings
import UIKit

/// Required constraints that hold where the content rests and fail once it is scrolled.
enum ScrollDependentConflict: LayoutRule {
    static let kinds = [
        FindingKind(
            "unsat.scroll-dependent", .error, "Required constraints hold at rest and fail when the content is scrolled.",
            why: "A constraint between something that scrolls and something that doesn't changes its meaning with the offset. Required, it "
                + "fails as soon as there is no room: UIKit prints a conflict while the finger moves. An optional tie that gives way is only mentioned.",
            mend: "Lower the priority of the tie to what doesn't scroll to 999.",
            example: "header.top == view.top\nheader.bottom == page.contentLayoutGuide.top + 200\n(scrolled by more than 200)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.scrollViews.flatMap { scroll -> [Finding] in
            let crossing = (tree.memory.inScrollViews[ObjectIdentifier(scroll)] ?? []).filter { crosses($0, scroll) }
            guard !crossing.isEmpty, tree.memory.conflicts.isEmpty else { return [] }
            return NSLayoutConstraint.Axis.both.compactMap { axis in
                let ties = crossing.filter { $0.firstAttribute.axis == axis && $0.priority.rawValue > 750 }
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
        let isBouncing =
            scroll.bounces && (end > 0.5 || (axis == .horizontal ? scroll.alwaysBounceHorizontal : scroll.alwaysBounceVertical))
        let distances = (end > 0.5 ? [end] : []) + (isBouncing ? [-100] : [])
        let wishes = ties.filter { $0.priority != .required && $0.relation == .equal && tree.shortfall(of: $0) == nil }
        var yielding: Finding?
        for distance in distances {
            scroll.contentOffset = axis == .horizontal ? CGPoint(x: rest.x + distance, y: rest.y) : CGPoint(x: rest.x, y: rest.y + distance)
            tree.root.layoutIfNeeded()
            if let conflict = tree.conflicts.first(where: {
                $0.core.compactMap(\.constraint).contains { tie in ties.contains { $0 === tie } }
            }) {
                return failing(scroll, distance, conflict, ties, in: tree)
            }
            if yielding == nil, let wish = wishes.first(where: { tree.shortfall(of: $0) != nil }) {
                yielding = yields(scroll, distance, wish, in: tree)
            }
        }
        return yielding
    }

    private static func failing(
        _ scroll: UIScrollView, _ distance: CGFloat, _ conflict: LayoutConflict, _ ties: [NSLayoutConstraint], in tree: CheckedTree
    ) -> Finding {
        let members = conflict.core.compactMap(\.constraint)
        let tie = members.first { member in ties.contains { $0 === member } } ?? ties[0]
        return tree.finding(
            kinds[0], at: scroll,
            "Constraints hold while \(tree.name(scroll)) is at rest and fail when it is \(words(distance)): \(tree.text(tie)) ties what scrolls to "
                + "what doesn't.",
            notes: members.map { tree.note($0) }, fix: "Lower the priority of \(tree.text(tie)) to 999, or remove it.")
    }

    /// What would be a conflict if it were required.
    private static func yields(_ scroll: UIScrollView, _ distance: CGFloat, _ wish: NSLayoutConstraint, in tree: CheckedTree) -> Finding {
        tree.finding(
            kinds[0], .info, at: wish,
            "\(tree.text(wish)) holds while \(tree.name(scroll)) is at rest and gives way when it is \(words(distance)), as its priority lets it."
        )
    }

    /// A drag past the start has a negative distance.
    private static func words(_ distance: CGFloat) -> String {
        distance < 0
            ? "pulled \(CheckedTree.number(-distance)) points past its start" : "scrolled by \(CheckedTree.number(distance)) points"
    }
}
