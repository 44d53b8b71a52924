import UIKit

/// The one missing constraint whose addition settles most of what is open around a view.
///
/// Each candidate is tried on the laid-out tree: a value that is open is held at what it is now, and what is still open then is counted.
@MainActor struct RootCause {
    let tree: CheckedTree

    /// A constraint that isn't there.
    struct Candidate {
        let words: String
        /// How many open values it settles, its own among them.
        let settled: Int
        let open: Int
    }

    /// A paragraph where something about the view is open.
    func paragraphs(about view: UIView, _ axes: [NSLayoutConstraint.Axis]) -> [String] {
        axes.compactMap { axis in
            guard let group = group(around: view, axis), let best = best(in: group, axis) else { return nil }
            let others = best.open == 1 ? "it is the only value that is open" : "it settles \(best.settled) of the \(best.open) open values"
            return "what is missing: \(best.words); \(others)"
        }
    }

    /// The open views that constraints join with this one.
    private func group(around view: UIView, _ axis: NSLayoutConstraint.Axis) -> [OpenLayout.Member]? {
        OpenLayout(of: tree, axis: axis).groups.first { group in group.contains { $0.view === view } }
    }

    /// The candidate that settles most; of equals the first in reading order.
    func best(in group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis) -> Candidate? {
        let open = openCount(group, axis)
        var best: Candidate?
        // More candidates than these take long and say no more.
        for member in group.prefix(20) {
            for isLength in [true, false] where (isLength ? member.length : member.origin) != nil {
                guard let (constraint, words) = constraint(member.view, axis, isLength: isLength) else { continue }
                constraint.isActive = true
                let settled = open - openCount(group, axis)
                constraint.isActive = false
                if settled > best?.settled ?? 0 { best = Candidate(words: words, settled: settled, open: open) }
            }
        }
        tree.root.layoutIfNeeded()
        return best
    }

    private func openCount(_ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis) -> Int {
        group.reduce(0) { count, member in
            count + (tree.originRange(of: member.view, axis) == nil ? 0 : 1) + (tree.lengthRange(of: member.view, axis) == nil ? 0 : 1)
        }
    }

    private func constraint(_ view: UIView, _ axis: NSLayoutConstraint.Axis, isLength: Bool) -> (NSLayoutConstraint, String)? {
        let value = isLength ? axis.length(of: view.bounds.size) : axis.near(of: view.frame)
        if isLength {
            let dimension = axis == .horizontal ? view.widthAnchor : view.heightAnchor
            return (dimension.constraint(equalToConstant: value), "a \(axis.lengthName) for \(tree.name(view))")
        }
        guard let superview = view.superview else { return nil }
        let edge = axis == .horizontal ? "leading edge" : "top"
        let constraint =
            axis == .horizontal
            ? view.leftAnchor.constraint(equalTo: superview.leftAnchor, constant: value)
            : view.topAnchor.constraint(equalTo: superview.topAnchor, constant: value)
        return (constraint, "a constraint for the \(edge) of \(tree.name(view))")
    }
}
