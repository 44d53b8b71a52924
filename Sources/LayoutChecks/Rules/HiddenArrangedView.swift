import Findings
import UIKit

/// Hidden views of a document's stack views that their own constraints hold at a length.
///
/// On the canvas such a view keeps its length, and nothing conflicts. When the program runs the stack view makes it 0 long, required, and UIKit prints
/// a conflict (shared by many public reports; two of them are among the cases).
enum HiddenArrangedView: LayoutRule {
    /// The kind stands with those of conflicts.
    static let kinds: [FindingKind] = []

    static func findings(in tree: CheckedTree) -> [Finding] {
        guard tree.document != nil else { return [] }
        return tree.stacks.flatMap { reading in
            reading.stack.arrangedSubviews.filter(\.isHidden).compactMap { finding($0, reading, in: tree) }
        }
    }

    private static func finding(_ view: UIView, _ reading: StackReading, in tree: CheckedTree) -> Finding? {
        let length = reading.length(of: view)
        guard length > 0.5, !tree.isHiddenInStack(reading.stack), tree.memory.authored.contains(ObjectIdentifier(view)) else { return nil }
        let (name, adjective) = (reading.axis.lengthName, reading.axis == .horizontal ? "wide" : "high")
        let core = conflict(view, reading.axis, in: tree)
        // What may give way closes up, and nothing conflicts.
        guard !core.isEmpty else { return nil }
        let yielding = core.first { $0.firstItem === view && $0.secondItem == nil } ?? core[0]
        return tree.finding(
            UnsatisfiableConstraints.hiding, .warning, at: view,
            "\(tree.subject(view)) is hidden: on the canvas it keeps its \(name) of \(CheckedTree.number(length)), and when the program runs "
                + "\(tree.name(reading.stack)) makes it 0 \(adjective), against \(tree.text(yielding))"
                + (core.count > 1 ? " and what hangs on it" : "") + ": UIKit prints a conflict and gives one of them up.",
            notes: ([yielding] + core.filter { $0 !== yielding }).prefix(6).map { tree.note($0, "needs room") },
            fix: "Lower the priority of \(tree.text(yielding)) to 999, so that the stack view can close the gap of a hidden view.")
    }

    /// The author's constraints that a length of 0 conflicts with, found by trying it.
    private static func conflict(_ view: UIView, _ axis: NSLayoutConstraint.Axis, in tree: CheckedTree) -> [NSLayoutConstraint] {
        tree.quietly {
            let before = tree.conflicts.count
            let trial = (axis == .horizontal ? view.widthAnchor : view.heightAnchor).constraint(equalToConstant: 0)
            trial.isActive = true
            defer {
                trial.isActive = false
                tree.root.layoutIfNeeded()
            }
            let conflicts = tree.conflicts
            guard conflicts.count > before, let own = conflicts.first(where: { $0.core.contains { $0.constraint === trial } }) else {
                return []
            }
            return own.core.compactMap(\.constraint).filter { $0 !== trial && !$0.isSystem }
        }
    }
}
