import LayoutEngine
import UIKit

/// The conflicts that a view takes part in: the smallest set, what UIKit would print, what it gives up, and what the layout then looks like.
@MainActor struct ConflictAccount {
    let tree: CheckedTree

    /// A paragraph for each conflict that speaks of the view on one of the axes.
    func paragraphs(about view: UIView, _ axes: [NSLayoutConstraint.Axis]) -> [String] {
        tree.conflicts.filter { conflict in
            conflict.core.contains { member in
                axes.contains { axis in member.axis.map { $0 == axis } ?? true }
                    && member.items.contains { $0 === view || ($0 as? UILayoutGuide)?.owningView === view }
            }
        }.map(paragraph)
    }

    private func paragraph(_ conflict: LayoutConflict) -> String {
        var lines = ["in a conflict: \(conflict.core.count) required constraints can't hold together (the smallest set)"]
        lines += conflict.core.map { "    " + text($0) }
        if let sums = CoreArithmetic(conflict, in: tree) {
            let decimals = sums.difference < 0.01 ? 4 : 2
            let (needed, available) = (sums.needed.text(decimals: decimals), sums.available.text(decimals: decimals))
            let isMissing = sums.needed.total > sums.available.total
            let sides =
                isMissing || sums.isGivenAround
                ? "needs \(needed), has \(available)" : "comes to \(needed) on one side and \(available) on the other"
            let outcome = isMissing ? "missing" : sums.isGivenAround ? "left over" : "apart"
            lines.append("  \(sides): \(CheckedTree.number(sums.difference, decimals: decimals)) \(outcome)")
        }
        if let broken = conflict.broken.constraint {
            let off = tree.shortfall(of: broken).map { ", and ends \(CheckedTree.points($0)) off" } ?? ""
            lines.append("  UIKit gives up: \(tree.text(broken))\(off)")
        } else {
            lines.append("  UIKit gives up: \(text(conflict.broken))")
        }
        lines.append("  the layout then:")
        lines += involved(conflict).prefix(8).map { view in
            let frame = view.frame
            return
                "    \(tree.name(view)) at x \(CheckedTree.number(frame.minX)), y \(CheckedTree.number(frame.minY)), \(CheckedTree.size(frame.size))"
        }
        lines.append("  UIKit prints:")
        lines += conflict.wider.filter { if case .nonNegative = $0 { false } else { true } }.map { "    \($0.logText)" }
        lines.append("    Will attempt to recover by breaking constraint \(conflict.broken.logText)")
        return lines.joined(separator: "\n")
    }

    private func text(_ member: LayoutConflict.Member) -> String {
        switch member {
        case .constraint(let constraint):
            return tree.text(constraint) + (constraint.sourceLine.map { "  (line \($0))" } ?? "")
        case .autoresizing(let view, let layoutAxis, let isLength):
            let axis = NSLayoutConstraint.Axis(layoutAxis)
            let value = isLength ? axis.length(of: view.bounds.size) : axis.near(of: view.frame)
            let why = view === tree.root ? "the size given to the root view" : "from its frame and autoresizing mask"
            return "\(tree.shortName(view)).\(isLength ? axis.lengthName : axis.originName) == \(CheckedTree.number(value)) (\(why))"
        case .nonNegative(let item, let axis):
            return "\(tree.name(ofItem: item)).\(NSLayoutConstraint.Axis(axis).lengthName) >= 0 (nothing is smaller than nothing)"
        }
    }

    private func involved(_ conflict: LayoutConflict) -> [UIView] {
        var views: [UIView] = []
        for item in conflict.core.flatMap(\.items) {
            guard let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView, !views.contains(where: { $0 === view }) else {
                continue
            }
            views.append(view)
        }
        return views
    }
}

extension LayoutConflict.Member {
    /// The views and guides it speaks of.
    fileprivate var items: [AnyObject] {
        switch self {
        case .constraint(let constraint): [constraint.firstItem, constraint.secondItem].compactMap { $0 }
        case .autoresizing(let view, _, _): [view]
        case .nonNegative(let item, _): [item]
        }
    }

    fileprivate var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .constraint(let constraint): constraint.firstAttribute.axis
        case .autoresizing(_, let axis, _), .nonNegative(_, let axis): NSLayoutConstraint.Axis(axis)
        }
    }
}
