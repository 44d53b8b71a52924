import Findings
import UIKit

/// A wrapping text in a row takes an equal share of it at the expense of a view that should have kept its natural width.
enum TextWidthDisambiguation: LayoutRule {
    static let kinds = [
        FindingKind(
            "stack.text-width-disambiguation", .warning, "A wrapping text and another view each get an equal part of a row.",
            why:
                "In a row with distribution fill, UIKit adds a wish of priority 759 or 760 that each wrapping text takes its equal part. A view "
                + "that hugs its content less than that is stretched.",
            mend: "Raise the other view's horizontal hugging priority to 760 or more (1000 for switches and icons).",
            example: "row: label (numberOfLines = 0), switch (hugs at 750)")
    ]

    private static let identifier = "UISV-text-width-disambiguation"

    static func findings(in tree: CheckedTree) -> [Finding] {
        let wishes = tree.allConstraints.filter { $0.identifier == identifier && (tree.shortfall(of: $0) ?? 0) < 0.5 }
        return tree.stacks.filter { $0.axis == .horizontal && $0.stack.distribution == .fill && tree.isShown($0.stack) }.compactMap {
            reading in
            guard let text = reading.visible.first(where: { view in wishes.contains { $0.firstItem === view } }) else { return nil }
            let stretched = reading.visible.filter { view in
                view !== text && view.contentHuggingPriority(for: .horizontal).rawValue > 250
                    && view.contentHuggingPriority(for: .horizontal).rawValue < 760 && !wishes.contains { $0.firstItem === view }
                    && reading.length(of: view) > (tree.naturalLength(of: view, .horizontal) ?? .infinity) + 1
            }
            return stretched.first.map { finding($0, text, reading, in: tree) }
        }
    }

    private static func finding(_ view: UIView, _ text: UIView, _ reading: StackReading, in tree: CheckedTree) -> Finding {
        let natural = CheckedTree.number(tree.naturalLength(of: view, .horizontal) ?? 0)
        let hugging = CheckedTree.number(CGFloat(view.contentHuggingPriority(for: .horizontal).rawValue))
        return tree.finding(
            kinds[0], at: view,
            "\(tree.subject(view)) is stretched from \(natural) to \(CheckedTree.number(reading.length(of: view))): the stack view gives the wrapping "
                + "text beside it an equal part of the row at priority 760, and it hugs at \(hugging).",
            notes: [tree.note(text, "the text")], fix: "Raise its horizontal hugging priority to 1000.")
    }
}
