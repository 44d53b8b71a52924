import Findings
import UIKit

/// What is done to a stack view's views behind its back: positions by constraints, and subviews that it doesn't arrange.
enum StackArrangement: LayoutRule {
    static let kinds = [position, notArranged]

    private static let position = FindingKind(
        "stack.position-constraint-on-arranged", .warning, "A constraint fixes the position of a view that a stack view arranges.",
        why:
            "The stack view places the view by constraints of its own. Both hold only as long as they happen to agree; while they do it is only "
            + "mentioned.",
        mend: "Remove the constraint, and use alignment, spacing or margins of the stack view.",
        example: "stack.addArrangedSubview(title)\ntitle.top == view.top + 20")
    private static let notArranged = FindingKind(
        "stack.subview-not-arranged", .warning, "A subview of a stack view isn't arranged by it.",
        why: "addSubview doesn't arrange, and removeArrangedSubview leaves the view in the hierarchy: it stays visible where it was.",
        mend: "Use addArrangedSubview; after removeArrangedSubview call removeFromSuperview too.",
        example: "stack.removeArrangedSubview(row) (and no row.removeFromSuperview())")

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.stacks.flatMap { reading in positions(reading, in: tree) + strangers(reading, in: tree) }
    }

    private static func positions(_ reading: StackReading, in tree: CheckedTree) -> [Finding] {
        let arranged = Set(reading.visible.map { ObjectIdentifier($0) })
        return reading.visible.flatMap { view in
            tree.ties(of: view).compactMap { tie -> Finding? in
                guard tie.attribute.isPosition, tie.isEqual, tie.isRequired, let other = tie.otherView, other !== view,
                    !other.isDescendant(of: view), !isInside(other, arranged, below: reading.stack),
                    !hangs(other, on: tie, reading.stack, in: tree)
                else { return nil }
                // One that agrees with the stack view costs nothing today; one that doesn't is in a conflict too.
                let agrees = tree.shortfall(of: tie.constraint) == nil
                return tree.finding(
                    position, agrees ? .info : nil, at: tie.constraint,
                    "\(tree.subject(view)) is placed by \(tree.name(reading.stack)) and by a constraint as well: \(tree.text(tie.constraint)).",
                    fix: "Remove the constraint, and use the stack view's alignment, spacing or margins.")
            }
        }
    }

    /// Whether a view is one of the arranged ones, or inside one.
    private static func isInside(_ view: UIView, _ arranged: Set<ObjectIdentifier>, below stack: UIStackView) -> Bool {
        var next: UIView? = view
        while let here = next, here !== stack {
            if arranged.contains(ObjectIdentifier(here)) { return true }
            next = here.superview
        }
        return false
    }

    /// Whether it is the other view that gets its place from the arranged one: it stands beside the stack view and nothing else places it.
    private static func hangs(_ other: UIView, on tie: Tie, _ stack: UIStackView, in tree: CheckedTree) -> Bool {
        guard !stack.isDescendant(of: other), let axis = tie.attribute.axis else { return false }
        return !tree.ties(of: other, axis).contains { $0.attribute.isPosition && $0.constraint !== tie.constraint }
    }

    private static func strangers(_ reading: StackReading, in tree: CheckedTree) -> [Finding] {
        reading.stack.subviews.filter { view in
            tree.memory.authored.contains(ObjectIdentifier(view)) && !tree.isPlacedByContainer(view) && tree.isShown(view)
                // A ground behind all others is added so on purpose.
                && !view.frame.insetBy(dx: -0.5, dy: -0.5).contains(reading.stack.bounds) && tree.showsContent(view)
                && tree.ties(of: view).isEmpty
        }.map { view in
            tree.finding(
                notArranged, at: view,
                "\(tree.subject(view)) is a subview of \(tree.name(reading.stack)) that isn't arranged, at \(CheckedTree.number(view.frame.minX)), "
                    + "\(CheckedTree.number(view.frame.minY)).",
                fix: "Add it with addArrangedSubview, or remove it from its superview.")
        }
    }
}
