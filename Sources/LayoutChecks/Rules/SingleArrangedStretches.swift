import Findings
import UIKit

/// The only visible view of a filling stack view is stretched, although it holds on to its natural length.
enum SingleArrangedStretches: LayoutRule {
    static let kinds = [
        FindingKind(
            "stack.single-arranged-stretches", .info, "The only view of a stack view is stretched to it although it hugs its content.",
            why: "With distribution fill, the views fill the stack view whatever they hug; one view alone takes all of it.",
            mend: "Add an empty view that takes what is spare, choose another distribution, or let the stack view be as long as its view.",
            example: "stack.distribution = .fill\nstack.addArrangedSubview(button) (hugs at 251, natural 80, stack 300)")
    ]

    static func findings(in tree: CheckedTree) -> [Finding] {
        tree.stacks.compactMap { reading in
            guard reading.stack.distribution == .fill, reading.visible.count == 1, tree.isShown(reading.stack),
                let view = reading.visible.first,
                view is UIControl || view is UIImageView, view.contentHuggingPriority(for: reading.axis).rawValue > 250,
                let natural = tree.naturalLength(of: view, reading.axis), reading.length(of: view) > natural + 1
            else { return nil }
            return tree.finding(
                kinds[0], at: view,
                "\(tree.subject(view)) is stretched from \(CheckedTree.number(natural)) to \(CheckedTree.number(reading.length(of: view))): it is the "
                    + "only view of \(tree.name(reading.stack)), which fills.")
        }
    }
}
