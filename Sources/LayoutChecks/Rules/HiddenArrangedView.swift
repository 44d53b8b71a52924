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
        guard length > 0.5, !tree.isHiddenInStack(reading.stack), tree.views.contains(where: { $0 === view }) else { return nil }
        let (name, adjective) = (reading.axis.lengthName, reading.axis == .horizontal ? "wide" : "high")
        let own = tree.ties(of: view, reading.axis).map(\.constraint).filter { $0.priority == .required }
        return tree.finding(
            UnsatisfiableConstraints.hiding, .warning, at: view,
            "\(tree.subject(view)) is hidden, so \(tree.name(reading.stack)) makes it 0 \(adjective) when the program runs, and its constraints need "
                + "\(CheckedTree.points(length)) of \(name): UIKit prints a conflict.",
            notes: own.prefix(4).map { tree.note($0, "needs room") },
            fix: own.first.map {
                "Lower the priority of \(tree.text($0)) to 999, so that the stack view can close the gap of a hidden view."
            })
    }
}
