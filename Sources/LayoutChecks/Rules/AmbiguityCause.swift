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
            tree.memory.openLayout(axis, of: tree).groups.flatMap { group -> [Finding] in
                if let tied = tied(group, axis, in: tree) { return [tied] }
                return group.count > 1 ? [cause(group, axis, in: tree)].compactMap { $0 } : []
            }
        }
    }

    // MARK: Equal wishes

    /// Whether nothing is missing and only equal wishes leave the group open, each value between what two of them ask for: the tie is reported,
    /// and another constraint would be no mend.
    static func isLeftOpenByWishes(_ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Bool {
        let ranges = group.flatMap { [$0.origin, $0.length].compactMap { $0 } }
        guard ranges.allSatisfy(\.isBounded), let (missed, rival) = rivals(group, axis, in: tree) else { return false }
        return missed.defeaters?.reasons.contains { reason in
            if case .constraint(let binding) = reason.cause { binding === rival } else { false }
        } ?? false
    }

    private static func tied(_ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Finding? {
        guard let (missed, rival) = rivals(group, axis, in: tree) else { return nil }
        return tree.finding(
            tie, at: missed,
            "\(tree.text(missed)) and \(tree.text(rival)) can't both be met and have the same priority, so either may win.",
            notes: [tree.note(rival, "the other one")], fix: "Give one of them a higher priority.")
    }

    /// A wish that isn't met, and one of its priority on the same view.
    private static func rivals(_ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree)
        -> (missed: NSLayoutConstraint, rival: NSLayoutConstraint)?
    {
        let wishes = group.flatMap { tree.ties(of: $0.view, axis).map(\.constraint) }.filter { $0.priority != .required }
        for missed in wishes where tree.shortfall(of: missed) != nil {
            guard let rival = wishes.first(where: { $0 !== missed && $0.priority == missed.priority && sharesView($0, missed) }) else {
                continue
            }
            return (missed, rival)
        }
        return nil
    }

    private static func sharesView(_ one: NSLayoutConstraint, _ other: NSLayoutConstraint) -> Bool {
        guard let view = one.firstItem else { return false }
        return other.firstItem === view || other.secondItem === view
    }

    // MARK: The one that settles most

    private static func cause(_ group: [OpenLayout.Member], _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> Finding? {
        // Long chains are tried at their first views: what holds those holds the rest.
        guard let best = RootCause(tree: tree).best(in: Array(group.prefix(8)), axis), best.settled > 1, let first = group.first else {
            return nil
        }
        return tree.finding(
            cause, at: first.view,
            "\(group.count) views that hang together are open; what settles most of it is \(best.words): \(best.settled) of \(best.open) values.",
            notes: group.prefix(6).map { tree.note($0.view, "open") }, fix: "Add \(best.words).")
    }
}
