import Findings
import UIKit

/// What lies behind ambiguous views: wishes of equal strength, and the one constraint that would settle most of them.
enum AmbiguityCause: LayoutRule {
    static let kinds = [tie, cause]

    private static let tie = FindingKind(
        "ambiguous.equal-priority-tie", .warning, "Two optional constraints of one priority contradict each other, and either may win.",
        why: "Of equal wishes UIKit meets any mixture: the result can differ between two layouts, and between versions of iOS.",
        mend: "Give one of them a higher priority.",
        example: "box.width == 100 @750\nbox.width == 200 @750")
    private static let cause = FindingKind(
        "ambiguous.root-cause", .info, "One constraint more would settle a chain of ambiguous views.",
        why: "Views that are tied to each other are open together. Mending one of them mends those that hang on it.",
        mend: "Add the constraint named.",
        example: "b.top == a.bottom + 4; c.top == b.bottom + 4 (and nothing holds a)")

    static func findings(in tree: CheckedTree) -> [Finding] {
        NSLayoutConstraint.Axis.both.flatMap { axis -> [Finding] in
            OpenLayout(of: tree, axis: axis).groups.flatMap { group -> [Finding] in
                if let tied = tied(group, axis, in: tree) { return [tied] }
                return group.count > 1 ? [cause(group, axis, in: tree)].compactMap { $0 } : []
            }
        }
    }

    // MARK: Equal wishes

    private static func tied(_ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Finding? {
        let wishes = group.flatMap { tree.ties(of: $0.view, axis).map(\.constraint) }.filter { $0.priority != .required }
        for missed in wishes where tree.shortfall(of: missed) != nil {
            guard let rival = wishes.first(where: { $0 !== missed && $0.priority == missed.priority && sharesView($0, missed) }) else {
                continue
            }
            return tree.finding(
                tie, at: missed,
                "\(tree.text(missed)) and \(tree.text(rival)) can't both be met and have the same priority, so either may win.",
                notes: [tree.note(rival, "the other one")], fix: "Give one of them a higher priority.")
        }
        return nil
    }

    private static func sharesView(_ one: NSLayoutConstraint, _ other: NSLayoutConstraint) -> Bool {
        guard let view = one.firstItem else { return false }
        return other.firstItem === view || other.secondItem === view
    }

    // MARK: The one that settles most

    /// Tries for each open value what holding it would settle. Long chains are tried at their first views only.
    private static func cause(_ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Finding? {
        var best: (view: UIView, isLength: Bool, settled: Int)?
        for member in group.prefix(6) {
            if member.length != nil { consider(member.view, true, group, axis, tree, &best) }
            if member.origin != nil { consider(member.view, false, group, axis, tree, &best) }
        }
        let open = group.reduce(0) { $0 + ($1.length == nil ? 0 : 1) + ($1.origin == nil ? 0 : 1) }
        guard let best, best.settled > 1 else { return nil }
        let what = best.isLength ? axis.lengthName : "\(axis.nearEdgeName) edge".replacingOccurrences(of: "edge edge", with: "edge")
        return tree.finding(
            cause, at: best.view,
            "A constraint for the \(what) of \(tree.name(best.view)) would settle \(best.settled) of \(open) open values of "
                + "\(group.count) views that hang together.",
            notes: group.prefix(6).map { tree.note($0.view, "open") }, fix: "Add a constraint for the \(what) of \(tree.name(best.view)).")
    }

    private static func consider(
        _ view: UIView, _ isLength: Bool, _ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis, _ tree: CheckedTree,
        _ best: inout (view: UIView, isLength: Bool, settled: Int)?
    ) {
        guard let outer = view.superview else { return }
        let trial: NSLayoutConstraint
        if isLength {
            let length = axis.length(of: view.bounds.size)
            trial =
                axis == .horizontal
                ? view.widthAnchor.constraint(equalToConstant: length) : view.heightAnchor.constraint(equalToConstant: length)
        } else if axis == .horizontal {
            trial = view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: view.frame.minX)
        } else {
            trial = view.topAnchor.constraint(equalTo: outer.topAnchor, constant: view.frame.minY)
        }
        trial.isActive = true
        let settled = group.reduce(0) { sum, member in
            sum + (member.length != nil && tree.lengthRange(of: member.view, axis) == nil ? 1 : 0)
                + (member.origin != nil && tree.originRange(of: member.view, axis) == nil ? 1 : 0)
        }
        trial.isActive = false
        if settled > best?.settled ?? 0 { best = (view, isLength, settled) }
    }
}
